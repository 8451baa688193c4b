import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, sheetOf, type Campaign, type RoleSkills } from '@/src/rules';
import { SegmentedControl, Text } from '@/src/ui';
import { asksColours, withColours, type HeroStartDraft } from './draft';

interface RoleColoursProps {
  readonly campaign: Campaign;
  readonly draft: HeroStartDraft;
  readonly onChange: (change: Partial<HeroStartDraft>) => void;
}

/** L6b: a new role asks which colours its learnt skills' cubes have. */
export function RoleColours({ campaign, draft, onChange }: RoleColoursProps) {
  const { t } = useTranslation();
  if (!asksColours(campaign, draft)) return null;
  const now: RoleSkills = draft.roleSkills ?? sheetOf(campaign, draft.hero).roleSkills;
  return (
    <View style={styles.asked}>
      <Text variant="small" ink="ember">
        {t('tableSetup.start.roleColours')}
      </Text>
      {(['a', 'b'] as const).map((skill) => {
        const colour = now[skill];
        return colour === null ? null : (
          <SegmentedControl
            key={skill}
            label={t('tableSetup.start.roleColour', { skill: skill.toUpperCase() })}
            value={colour}
            segments={CUBE_COLOURS.map((value) => ({ value, label: t(`words.cube.${value}`) }))}
            onChange={(value) => onChange(withColours(campaign, draft, { ...now, [skill]: value }))}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ asked: { gap: 8 } });
