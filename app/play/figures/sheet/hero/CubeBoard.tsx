import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, type CubeColour, type HeroCommand, type HeroCubes } from '@/src/rules';
import { SegmentedControl } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { turnKey } from '@/app/play/turn/turn-lines';
import { useStateOf } from '@/app/play/turn/useStateOf';
import { RecallDue } from './RecallDue';
import { CubeTile } from '@/app/play/parts/CubeTile';
import { Warnings } from '@/app/play/parts/Warnings';

export const CUBE_USES = ['placeCube', 'spendCube', 'freeCube'] as const;
export type CubeUse = (typeof CUBE_USES)[number];

/** How many of a colour this can be done with. */
export const cubesLeft = (
  { available, placed, spent }: HeroCubes,
  use: CubeUse,
  colour: CubeColour,
): number => (use === 'freeCube' ? placed[colour] + spent[colour] : available[colour]);

interface CubeBoardProps {
  readonly hero: string;
  readonly cubes: HeroCubes;
}

/** Q2: a tap on a cube uses it; what for is chosen once. */
export function CubeBoard({ hero, cubes }: CubeBoardProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  const [use, setUse] = useStateOf<CubeUse>(turn, 'placeCube');
  const command = (colour: CubeColour): HeroCommand => ({ kind: use, hero, colour });
  return (
    <View style={styles.board}>
      <SegmentedControl
        label={t('tableFigure.cubes.use')}
        value={use}
        onChange={setUse}
        segments={CUBE_USES.map((value) => ({ value, label: t(`tableFigure.cubes.${value}`) }))}
      />
      <View style={styles.cubes}>
        {CUBE_COLOURS.map((colour) => (
          <CubeTile
            key={colour}
            raised
            colour={colour}
            free={cubes.available[colour]}
            placed={cubes.placed[colour]}
            spent={cubes.spent[colour]}
            spoken={`${t(`tableFigure.cubes.${use}`)}: ${t(`words.cube.${colour}`)}`}
            disabled={cubesLeft(cubes, use, colour) === 0}
            onPress={() => void act(command(colour))}
          />
        ))}
      </View>
      <RecallDue hero={hero} cubes={cubes} />
      <Warnings command={use === 'freeCube' ? null : command('yellow')} />
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: 10 },
  cubes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
