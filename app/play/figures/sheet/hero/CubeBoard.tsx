import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, type CubeColour, type HeroCommand, type HeroCubes } from '@/src/rules';
import { Cube, SegmentedControl, Spoken, steady, Tappable, Text, useTheme } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { turnKey } from '@/app/play/turn/turn-lines';
import { useStateOf } from '@/app/play/turn/useStateOf';
import { RecallDue } from './RecallDue';
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
          <CubeButton
            key={colour}
            colour={colour}
            free={cubes.available[colour]}
            placed={cubes.placed[colour]}
            spent={cubes.spent[colour]}
            use={use}
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

interface CubeButtonProps {
  readonly colour: CubeColour;
  readonly free: number;
  readonly placed: number;
  readonly spent: number;
  readonly use: CubeUse;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const CubeButton = steady(function CubeButton(props: CubeButtonProps) {
  const { colour, free, placed, spent, use, disabled, onPress } = props;
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  return (
    <Tappable
      role="button"
      disabled={disabled}
      onPress={onPress}
      radius={radius.control}
      style={[styles.cube, { backgroundColor: colors.raised, borderColor: colors.line }]}
    >
      <View style={styles.count}>
        <Spoken words={`${t(`tableFigure.cubes.${use}`)}: ${t(`words.cube.${colour}`)}`}>
          <Cube kind={colour} size={scaled(26)} />
        </Spoken>
        <Text variant="number" ink={disabled ? 'faint' : 'text'}>
          {free}
        </Text>
        <Spoken words={t('tableFigure.cubes.spoken')} />
      </View>
      <Text variant="tab" ink="muted" align="center">
        {[
          ...(placed > 0 ? [t('tableFigure.cubes.lying', { count: placed })] : []),
          ...(spent > 0 ? [t('tableFigure.cubes.gone', { count: spent })] : []),
        ].join(' · ')}
      </Text>
    </Tappable>
  );
});

const styles = StyleSheet.create({
  board: { gap: 10 },
  cubes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  cube: {
    flexGrow: 1,
    flexBasis: 68,
    minHeight: 60,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
    paddingVertical: 6,
  },
  count: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
