import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { blockableSkills, type AdventureHero, type Campaign } from '@/src/rules';
import { Chip } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useSkillWords } from './skill-words';

interface SkillChipsProps {
  readonly hero: AdventureHero;
  readonly value: string | null;
  readonly onPick: (skill: string | null) => void;
  /** Skills with a cube on them already: still possible, but said. */
  readonly blocked: readonly string[];
  /** After the skills. */
  readonly children?: ReactNode;
}

const blockableBy = (campaign: Campaign | undefined, { id, role }: AdventureHero): string =>
  campaign === undefined ? '' : blockableSkills(campaign, id, role).join();

/** Q5: what the hero has, by its place on the boards. */
export function SkillChips({ hero, value, onPick, blocked, children }: SkillChipsProps) {
  const { t } = useTranslation();
  const words = useSkillWords(hero.id);
  const skills = useGameView(({ open }) => blockableBy(open?.state.campaign, hero)).split(',');
  const named = value === null || skills.includes(value) ? skills : [value, ...skills];
  return (
    <View role="group" aria-label={t('tableFigure.skills.label')} style={styles.chips}>
      {named.map((skill) => (
        <Chip
          key={skill}
          label={words(skill)}
          selected={skill === value}
          {...(blocked.includes(skill) && skill !== value ? { icon: 'lock' as const } : {})}
          onPress={() => onPick(skill === value ? null : skill)}
        />
      ))}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
