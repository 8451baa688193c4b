import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { RUNE_COLOURS, type Campaign, type CarryOver } from '@/src/rules';
import { Card, Chip, SwitchRow, Text } from '@/src/ui';
import type { StartDraft } from './draft';

interface CarriedProps {
  readonly campaign: Campaign;
  readonly draft: StartDraft;
  readonly onChange: (draft: StartDraft) => void;
}

const runesOf = ({ runes }: CarryOver): number =>
  RUNE_COLOURS.reduce((sum, colour) => sum + runes[colour], 0);

/** V2: straight on from the adventure before, and help for those who lost this one once. */
export function Carried({ campaign, draft, onChange }: CarriedProps) {
  const { t } = useTranslation();
  const { carryOver, chronicle } = campaign;
  if (carryOver === null) return null;
  const again = draft.sequential && chronicle.at(-1)?.result !== 'won';
  return (
    <Card padding="tight">
      <SwitchRow
        title={t('tableSetup.start.sequential')}
        subtitle={t('tableSetup.start.sequentialText', { runes: runesOf(carryOver) })}
        value={draft.sequential}
        onChange={(sequential) => onChange({ ...draft, sequential })}
      />
      {again ? (
        <Help campaign={campaign} carryOver={carryOver} draft={draft} onChange={onChange} />
      ) : null}
    </Card>
  );
}

interface HelpProps extends CarriedProps {
  readonly carryOver: CarryOver;
}

function Help({ campaign, carryOver, draft, onChange }: HelpProps) {
  const { t } = useTranslation();
  const { help, heroes } = draft;
  const isHurt = (id: string) =>
    heroes.some(({ hero }) => hero === id) &&
    carryOver.heroes.some(({ hero, trauma }) => hero === id && trauma > 0);
  const set = (change: Partial<typeof help>) =>
    onChange({ ...draft, help: { ...help, ...change } });
  return (
    <View style={styles.part}>
      <Text variant="small" ink="muted">
        {t('tableSetup.start.help')}
      </Text>
      <View style={styles.chips}>
        <Chip
          label={t('tableSetup.start.helpRunes')}
          selected={help.runes}
          onPress={() => set({ runes: !help.runes })}
        />
        <Chip
          label={t('tableSetup.start.helpCleanse')}
          selected={help.cleanse}
          onPress={() => set({ cleanse: !help.cleanse })}
        />
        {campaign.heroes
          .filter(({ id }) => isHurt(id))
          .map(({ id, name }) => (
            <Chip
              key={id}
              label={t('tableSetup.start.helpTrauma', { name })}
              selected={help.trauma === id}
              onPress={() => set({ trauma: help.trauma === id ? null : id })}
            />
          ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
