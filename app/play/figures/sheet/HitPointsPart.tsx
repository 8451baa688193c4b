import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Section, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

interface HitPointsProps {
  readonly figure: string;
  readonly hp: number;
  readonly maxHp: number;
}

const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text.trim());

/** The players' word, typed in: three digits for commanders and bosses too. */
export function HitPointsPart({ figure, hp, maxHp }: HitPointsProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const stored = { now: String(hp), most: String(maxHp) };
  const [draft, setDraft, finish] = useCampaignChangeDraft(`hit points of ${figure}`, stored);
  const { now, most } = draft;
  const changed = now !== stored.now || most !== stored.most;
  const set = async () => {
    const command = { kind: 'setHp', figure, hp: Number(now), maxHp: Number(most) } as const;
    if (await act(command)) finish();
  };
  return (
    <Section caption={t('tableFigure.hp.caption')}>
      <View style={styles.row}>
        <View style={styles.field}>
          <TextField
            label={t('tableFigure.hp.now')}
            value={now}
            onChangeText={(text) => setDraft({ ...draft, now: text })}
            keyboard="numeric"
          />
        </View>
        <View style={styles.field}>
          <TextField
            label={t('tableFigure.hp.most')}
            value={most}
            onChangeText={(text) => setDraft({ ...draft, most: text })}
            keyboard="numeric"
          />
        </View>
        <Button
          label={t('tableFigure.set')}
          kind="quiet"
          size="small"
          disabled={!changed || !isNumber(now) || !isNumber(most)}
          onPress={() => void set()}
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 10 },
  field: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
});
