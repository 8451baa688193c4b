import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, heroIn, type HeroCommand } from '@/src/rules';
import { useAdventure, useMoves } from '../context/table-context';
import { GuideFrame } from '../guide/GuideFrame';
import { CubeTile } from '../parts/CubeTile';
import { Warnings } from '../parts/Warnings';
import { turnKey } from '../turn/turn-lines';
import { useStateOf } from '../turn/useStateOf';
import { CUBE_USES, cubesLeft, type CubeUse } from '../figures/sheet/hero/CubeBoard';
import { RecallDue } from '../figures/sheet/hero/RecallDue';
import { ActionTile } from './ActionTile';

const after = (use: CubeUse): CubeUse =>
  CUBE_USES[(CUBE_USES.indexOf(use) + 1) % CUBE_USES.length] ?? 'placeCube';

/** Q2: for heroes whose cubes the app keeps: a tap uses one; what for is on the last tile. */
export function CubesCard({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const cubes = useAdventure((adventure) => heroIn(adventure, hero)?.cubes ?? null);
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  const [use, setUse] = useStateOf<CubeUse>(turn, 'placeCube');
  if (cubes === null) return null;
  const word = t(`tableFigure.cubes.${use}`);
  const place = { kind: use, hero, colour: 'yellow' } satisfies HeroCommand;
  return (
    <>
      <View role="group" aria-label={t('tableHero.cubes.caption')} style={styles.tiles}>
        {CUBE_COLOURS.map((colour) => (
          <CubeTile
            key={colour}
            colour={colour}
            free={cubes.available[colour]}
            placed={cubes.placed[colour]}
            spent={cubes.spent[colour]}
            spoken={`${word}: ${t(`words.cube.${colour}`)}`}
            disabled={cubesLeft(cubes, use, colour) === 0}
            onPress={() => void act({ kind: use, hero, colour })}
          />
        ))}
        <ActionTile
          icon={use === 'spendCube' ? 'boot' : use === 'freeCube' ? 'undo' : 'interaction'}
          label={word}
          spoken={`${t('tableFigure.cubes.use')} ${word}`}
          onPress={() => setUse(after(use))}
        />
        <GuideFrame at="cubes" />
      </View>
      <RecallDue hero={hero} cubes={cubes} />
      <Warnings command={use === 'freeCube' ? null : place} />
    </>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
