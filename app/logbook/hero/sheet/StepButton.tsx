import { StyleSheet } from 'react-native';
import { Tappable, Text, useTheme, type ToneName } from '@/src/ui';
import { Tick } from './Tick';

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

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: 1.5,
    paddingHorizontal: 8,
  },
});
