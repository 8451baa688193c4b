import { StyleSheet, View } from 'react-native';
import { Tappable, Text, useTheme, type ToneName } from '@/src/ui';

/** Two of them stand side by side on a phone, with large text too. */
const WIDEST = 132;

interface StepButtonProps {
  readonly label: string;
  readonly spoken: string;
  readonly tone: ToneName;
  readonly learnt: boolean;
  /** Not in reach yet: quieter, but it still says why when tapped. */
  readonly far?: boolean;
  readonly hint?: string;
  readonly wide?: boolean;
  readonly onPress: () => void;
}

/** One box to tick: filled and ticked when learnt. */
export function StepButton(props: StepButtonProps) {
  const { label, spoken, tone, learnt, far = false, hint, wide = false, onPress } = props;
  const { colors, scaled } = useTheme();
  const { fill, graphic, onFill } = colors.tones[tone];
  const box = learnt
    ? { backgroundColor: fill, borderColor: graphic }
    : { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <Tappable
      role="checkbox"
      aria-checked={learnt}
      aria-label={spoken}
      accessibilityHint={far ? hint : undefined}
      onPress={onPress}
      radius={14}
      style={[styles.box, box, { minWidth: wide ? Math.min(scaled(84), WIDEST) : 48 }]}
    >
      {learnt ? <Tick size={scaled(15)} color={onFill} /> : null}
      <Text variant="label" {...(learnt ? { onFill: tone } : { ink: far ? 'faint' : 'muted' })}>
        {label}
      </Text>
    </Tappable>
  );
}

/** A tick of two borders: on a learnt sheet there are a dozen. */
function Tick({ size, color }: { readonly size: number; readonly color: string }) {
  const stroke = { borderRightWidth: size / 6, borderBottomWidth: size / 6, borderColor: color };
  return <View style={[styles.tick, { width: size * 0.42, height: size * 0.75 }, stroke]} />;
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: 1.5,
    paddingHorizontal: 8,
  },
  tick: { transform: [{ translateY: -1.5 }, { rotate: '45deg' }], marginHorizontal: 3 },
});
