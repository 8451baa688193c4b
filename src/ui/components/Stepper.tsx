import { useState, type ReactNode } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type AccessibilityActionEvent,
  type ViewProps,
} from 'react-native';
import { useTheme } from '../theme';
import { IconButton } from './IconButton';
import { onKeys } from './keyboard';
import { focusRing } from './Tappable';
import { Text } from './Text';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The value in words or with its unit, such as "150 %". */
  readonly shown?: string;
  /** Small words over the figure. */
  readonly caption?: string;
  /** A sign before the figure, where there is no room for words. */
  readonly sign?: ReactNode;
  readonly on?: 'card' | 'raised';
  readonly testID?: string;
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** Browsers know a spin button; phones know "adjustable", swiped up and down. */
const ROLE: ViewProps =
  Platform.OS === 'web'
    ? { role: 'spinbutton', tabIndex: 0 }
    : {
        accessibilityRole: 'adjustable',
        accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
      };

export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER } = props;
  const { on = 'raised', step = 1 } = props;
  const change = (steps: number) => {
    const next = Math.min(max, Math.max(min, value + steps * step));
    if (next !== value) onChange(next);
  };
  return (
    <View role="group" aria-label={label} testID={props.testID} style={styles.stepper}>
      <IconButton
        icon="minus"
        label={props.lessLabel}
        onPress={() => change(-1)}
        disabled={value <= min}
        on={on}
      />
      <Figure {...props} min={min} max={max} change={change} />
      <IconButton
        icon="plus"
        label={props.moreLabel}
        onPress={() => change(1)}
        disabled={value >= max}
        on={on}
      />
    </View>
  );
}

interface FigureProps extends StepperProps {
  readonly min: number;
  readonly max: number;
  readonly change: (by: number) => void;
}

function Figure(props: FigureProps) {
  const { label, value, shown = String(value), caption, sign, min, max, change } = props;
  const theme = useTheme();
  const [focused, setFocused] = useState(false);
  const act = ({ nativeEvent }: AccessibilityActionEvent) =>
    change(nativeEvent.actionName === 'increment' ? 1 : -1);
  const number = (
    <Text variant="number" align="center">
      {shown}
    </Text>
  );
  return (
    <View
      {...ROLE}
      {...onKeys((press) => {
        const by = KEYS[press.key];
        if (by === undefined) return;
        press.preventDefault?.();
        change(by);
      })}
      accessible
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      {...(max === Number.MAX_SAFE_INTEGER ? {} : { 'aria-valuemax': max })}
      aria-valuetext={shown}
      onAccessibilityAction={act}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.figure, sign === undefined ? null : styles.tight, focusRing(theme, focused)]}
    >
      {caption === undefined ? null : (
        <Text variant="tag" ink="muted" align="center">
          {caption}
        </Text>
      )}
      {sign === undefined ? (
        number
      ) : (
        <View style={styles.shown}>
          {sign}
          {number}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  shown: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 4 },
  tight: { minWidth: 40, paddingHorizontal: 0 },
  figure: {
    minWidth: 44,
    minHeight: 44,
    justifyContent: 'center',
    borderRadius: 12,
    paddingHorizontal: 4,
  },
});
