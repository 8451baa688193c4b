import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME } from '@/src/rules';
import { Button, Card, Cube, Text, TextField, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { Warnings } from '../parts/Warnings';
import { useNames } from '../turn/names';
import type { OpenCube } from '../turn/running-turn';
import { useOpenCubes } from './open-cubes';

/** Q5, Q6: which skill a new cube blocks. Nobody has to say; the hero's sheet asks again. */
export function OpenCubes() {
  const { cubes, later } = useOpenCubes();
  const [first] = cubes;
  if (first === undefined) return null;
  const key = [first.hero, first.cube, first.index].join();
  return <Naming key={key} cube={first} onLater={() => later(first)} />;
}

interface NamingProps {
  readonly cube: OpenCube;
  readonly onLater: () => void;
}

function Naming({ cube, onLater }: NamingProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const names = useNames();
  const { scaled } = useTheme();
  const [skill, setSkill] = useState('');
  const block = { kind: 'block', ...cube, skill: skill.trim() } as const;
  const save = () => void act(block);
  return (
    <Card padding="tight">
      <View style={styles.line}>
        <Cube kind={cube.cube} size={scaled(26)} />
        <Text variant="label" grow>
          {t(`tableTurn.cubes.${cube.cube}`, { name: names.one(cube.hero) })}
        </Text>
      </View>
      <TextField
        label={t('tableTurn.cubes.skill')}
        value={skill}
        onChangeText={setSkill}
        maxLength={LONGEST_NAME}
        onSubmit={save}
      />
      {skill.trim() === '' ? null : <Warnings command={block} />}
      <View style={styles.line}>
        <Button
          label={t('tableTurn.cubes.later')}
          kind="quiet"
          size="small"
          grow
          onPress={onLater}
        />
        <Button
          label={t('tableTurn.cubes.save')}
          size="small"
          grow
          disabled={skill.trim() === ''}
          onPress={save}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
});
