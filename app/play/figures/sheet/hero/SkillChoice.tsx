import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME, type AdventureHero } from '@/src/rules';
import { Button, TextField } from '@/src/ui';
import { SkillChips } from '@/app/play/skills/SkillChips';
import { useCampaignDraft } from '@/app/wiring/useDraft';

interface SkillChoiceProps {
  readonly hero: AdventureHero;
  /** What the skill is for: half a name typed is found there again. */
  readonly of: string;
  readonly value: string | null;
  readonly onPick: (skill: string | null) => void;
  /** Skills with a cube on them already: still possible, but said. */
  readonly blocked: readonly string[];
}

/** Q5: what the hero has, by its place on the boards, or in the players' words. */
export function SkillChoice({ hero, of, value, onPick, blocked }: SkillChoiceProps) {
  const { t } = useTranslation();
  const [own, setOwn, finish] = useCampaignDraft(`skill ${of}`, '');
  return (
    <View style={styles.choice}>
      <SkillChips hero={hero} value={value} onPick={onPick} blocked={blocked} />
      <View style={styles.own}>
        <View style={styles.field}>
          <TextField
            label={t('tableFigure.skills.own')}
            value={own}
            onChangeText={setOwn}
            maxLength={LONGEST_NAME}
          />
        </View>
        <Button
          kind="quiet"
          size="small"
          label={t('tableFigure.set')}
          disabled={own.trim() === ''}
          onPress={() => {
            finish();
            onPick(own.trim());
          }}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: 10 },
  own: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8 },
  field: { flexGrow: 1, flexBasis: 160 },
});
