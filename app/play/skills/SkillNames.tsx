import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME } from '@/src/rules';
import { Fold, TextField } from '@/src/ui';
import { useSkills } from './useSkills';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Q5: the eight skills of his board by name, entered once. */
export function SkillNames({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { skills, remember } = useSkills(hero);
  const [open, setOpen] = useState(false);
  const name = (key: string, text: string) =>
    remember({ ...skills, names: { ...skills.names, [key]: text } });
  return (
    <Fold label={t('tableFigure.skills.names')} open={open} onToggle={setOpen}>
      <View style={styles.names}>
        {PLACES.map((place) => (
          <TextField
            key={place}
            label={t('tableFigure.skills.board', { place })}
            value={skills.names[`board-${place}`] ?? ''}
            onChangeText={(text) => name(`board-${place}`, text)}
            maxLength={LONGEST_NAME}
          />
        ))}
      </View>
    </Fold>
  );
}

const styles = StyleSheet.create({ names: { gap: 8 } });
