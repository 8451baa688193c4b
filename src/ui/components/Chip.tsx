import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type Theme, type ToneName } from '../theme';
import { steady } from './steady';
import { pressState, Tappable } from './Tappable';
import { Text } from './Text';

export interface ChipProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: IconName;
  readonly leading?: ReactNode;
  readonly tone?: ToneName;
  /** Leave out for a chip that does something instead of being on or off. */
  readonly selected?: boolean;
  /** One of several: tapped again it stays chosen. */
  readonly oneOf?: boolean;
  /** Dotted underline: opens a glossary entry. */
  readonly keyword?: boolean;
  /** Without a box, in a line of words: what can be tapped reaches beyond the line. */
  readonly bare?: boolean;
  readonly disabled?: boolean;
  readonly spoken?: string;
  readonly hint?: string;
  readonly testID?: string;
}

function chipLook({ colors }: Theme, tone: ToneName, selected: boolean, disabled: boolean) {
  const { fill, onFill, graphic, text } = colors.tones[tone];
  if (disabled)
    return { box: { backgroundColor: colors.raised, borderColor: colors.line }, ink: colors.faint };
  if (selected) return { box: { backgroundColor: fill, borderColor: graphic }, ink: onFill };
  return { box: { backgroundColor: colors.raised, borderColor: colors.line }, ink: text };
}

const PADDING = 14;
const GAP = 7;
const [TICK, TICK_GAP, EDGE] = [14, 4, 5];

/** Ticked or not it is as wide: what stands after it stays where a finger is about to tap. */
function roomForTick({ scaled }: Theme, { icon, selected }: ChipProps) {
  if (icon !== undefined || selected === undefined) return null;
  const half = (scaled(TICK) + TICK_GAP) / 2;
  const open = Math.max(PADDING, half + EDGE);
  return { paddingHorizontal: selected ? open - half : open };
}

interface SignProps {
  readonly icon: IconName | undefined;
  readonly selected: boolean;
  readonly color: string;
}

/** The tick takes the place of a sign; where there is none, that of the room beside the words. */
function Sign({ icon, selected, color }: SignProps) {
  const { scaled } = useTheme();
  if (icon !== undefined)
    return <Icon name={selected ? 'check' : icon} size={scaled(17)} color={color} />;
  if (!selected) return null;
  return (
    <View style={styles.tick}>
      <Icon name="check" size={scaled(TICK)} color={color} />
    </View>
  );
}

/** Browsers tell the one in force from one that can be let go. */
const CURRENT: object = { 'aria-current': true };

/** A chosen chip is filled and ticked. */
export const Chip = steady(function Chip(props: ChipProps) {
  const { label, onPress, icon, leading, tone = 'neutral', keyword = false } = props;
  const theme = useTheme();
  const selected = props.selected === true;
  const disabled = props.disabled === true;
  const look = chipLook(theme, tone, selected, disabled);
  const { ink } = look;
  const box = [look.box, roomForTick(theme, props)];
  return (
    <Tappable
      role={keyword ? 'link' : 'button'}
      {...pressState(props.selected)}
      {...(selected && props.oneOf === true ? CURRENT : {})}
      aria-label={props.spoken ?? label}
      accessibilityHint={props.hint}
      testID={props.testID}
      disabled={disabled}
      onPress={onPress}
      radius={22}
      style={[styles.chip, props.bare === true ? styles.bare : box]}
    >
      <Sign icon={icon} selected={selected} color={ink} />
      {leading}
      <Text
        variant="label"
        style={{ ...styles.words, color: ink, ...(keyword ? styles.dotted : {}) }}
      >
        {label}
      </Text>
    </Tappable>
  );
});

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: GAP,
    maxWidth: '100%',
    borderWidth: 1.5,
    paddingHorizontal: PADDING,
    paddingVertical: 5,
  },
  bare: { borderWidth: 0, paddingHorizontal: 0, marginVertical: -12 },
  tick: { marginRight: TICK_GAP - GAP },
  words: { flexShrink: 1 },
  dotted: { textDecorationLine: 'underline', textDecorationStyle: 'dotted' },
});
