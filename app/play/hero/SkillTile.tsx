import { StyleSheet, View } from 'react-native';
import type { CubeColour, SkillState } from '@/src/rules';
import { Cube, Icon, Spoken, steady, Tappable, Text, useTheme, type IconName } from '@/src/ui';
import { cubePaint } from '@/src/ui/icons';

interface SkillTileProps {
  readonly name: string;
  readonly state: SkillState;
  /** The word for it. */
  readonly stateWord: string;
  /** The cube that blocks it. */
  readonly under: 'curse' | 'trauma' | null;
  /** Null: it takes no cube. */
  readonly colour: CubeColour | null;
  readonly icon: IconName;
  /** Kind and cube. */
  readonly spoken: string;
  readonly onPress: () => void;
}

/** A skill with the cube on it: free, used, or under a curse or trauma cube. */
export const SkillTile = steady(function SkillTile(props: SkillTileProps) {
  const { name, state, stateWord, under, colour, icon, spoken, onPress } = props;
  const { colors, radius } = useTheme();
  const edge = colour === null ? colors.line : cubePaint(colour);
  const blocked = state === 'blocked';
  const paint = {
    backgroundColor: state === 'free' ? colors.surface : colors.raised,
    borderColor: blocked ? colors.tones.darkness.graphic : colors.line,
    borderLeftColor: blocked ? colors.tones.darkness.graphic : edge,
  };
  return (
    <Tappable role="button" onPress={onPress} radius={radius.control} style={[styles.tile, paint]}>
      <View style={styles.words}>
        <Text variant="tab" ink={state === 'free' ? 'text' : 'muted'} numberOfLines={2}>
          {name}
        </Text>
        <Text variant="small" ink={blocked ? 'darkness' : 'muted'}>
          {stateWord}
        </Text>
      </View>
      <Spoken words={spoken}>
        <Slot state={state} under={under} colour={colour} icon={icon} />
      </Spoken>
    </Tappable>
  );
});

type SlotProps = Pick<SkillTileProps, 'state' | 'under' | 'colour' | 'icon'>;

function Slot({ state, under, colour, icon }: SlotProps) {
  const { colors, scaled } = useTheme();
  const size = scaled(22);
  if (under !== null) return <Cube kind={under} size={size} />;
  if (colour === null) return <Icon name={icon} size={size} color={colors.tones.ember.text} />;
  if (state === 'occupied') return <Cube kind={colour} size={size} />;
  const empty = { width: size, height: size, borderColor: cubePaint(colour) };
  return <View style={[styles.slot, empty]} />;
}

const styles = StyleSheet.create({
  tile: {
    // Its name is read out first, its sign stands first.
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: 7,
    flexGrow: 1,
    flexBasis: '30%',
    minWidth: 104,
    minHeight: 46,
    borderWidth: 1,
    borderLeftWidth: 4,
    paddingHorizontal: 7,
    paddingVertical: 3,
  },
  slot: { borderWidth: 2, borderStyle: 'dashed', borderRadius: 5 },
  words: { flex: 1 },
});
