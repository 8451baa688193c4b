import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, LONGEST_NAME } from '@/src/rules';
import { Button, Chip, TextField } from '@/src/ui';

interface SkillChoiceProps {
  readonly value: string | null;
  readonly onPick: (skill: string | null) => void;
  /** Skills with a cube on them already: still possible, but said. */
  readonly blocked: readonly string[];
}

const LEVELS = [1, 2] as const;
const ROLE_SKILLS = ['I', 'II', 'III'] as const;

/** Q5: hero and role skills as the boards have them, or in the players' words. */
export function SkillChoice({ value, onPick, blocked }: SkillChoiceProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState('');
  const skills = [
    ...CUBE_COLOURS.flatMap((colour) =>
      LEVELS.map((level) =>
        t('tableFigure.skills.hero', { colour: t(`words.cube.${colour}`), level }),
      ),
    ),
    ...ROLE_SKILLS.map((level) => t('tableFigure.skills.role', { level })),
  ];
  const named = value === null || skills.includes(value) ? skills : [value, ...skills];
  return (
    <View style={styles.choice}>
      <View role="group" aria-label={t('tableFigure.skills.label')} style={styles.chips}>
        {named.map((skill) => (
          <Chip
            key={skill}
            label={skill}
            selected={skill === value}
            {...(blocked.includes(skill) && skill !== value ? { icon: 'lock' as const } : {})}
            onPress={() => onPick(skill === value ? null : skill)}
          />
        ))}
      </View>
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
          onPress={() => onPick(own.trim())}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: 10 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  own: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8 },
  field: { flexGrow: 1, flexBasis: 160 },
});
