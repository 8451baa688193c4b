import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn, type AdventureHero } from '@/src/rules';
import { Card, Chip, Cube, Text, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { SkillChips } from '../skills/SkillChips';
import { useNames } from '../turn/names';
import type { OpenCube } from '../turn/running-turn';
import { useOpenCubes } from './open-cubes';

/** Q5, Q6: which skill a new cube blocks. Nobody has to say; the hero's sheet asks again. */
export function OpenCubes() {
  const { adventure } = useTable();
  const { cubes, later } = useOpenCubes();
  const [first] = cubes;
  const hero = first === undefined ? undefined : heroIn(adventure, first.hero);
  if (first === undefined || hero === undefined) return null;
  return <Naming cube={first} hero={hero} onLater={() => later(first)} />;
}

interface NamingProps {
  readonly cube: OpenCube;
  readonly hero: AdventureHero;
  readonly onLater: () => void;
}

function Naming({ cube, hero, onLater }: NamingProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const names = useNames();
  const { scaled } = useTheme();
  return (
    <Card padding="tight" gap={8}>
      <View style={styles.line}>
        <Cube kind={cube.cube} size={scaled(22)} />
        <Text variant="label" grow>
          {t(`tableTurn.cubes.${cube.cube}`, { name: names.one(cube.hero) })}
        </Text>
      </View>
      <SkillChips
        hero={hero}
        value={null}
        blocked={[...hero.curse, ...hero.trauma].flatMap(({ skill }) => skill ?? [])}
        onPick={(skill) => void act({ kind: 'block', ...cube, skill })}
      >
        <Chip label={t('tableTurn.cubes.later')} onPress={onLater} />
      </SkillChips>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
});
