import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Spinner } from './Spinner';
import { Text } from './Text';

export interface ProgressProps {
  readonly label: string;
  /** 0 to 1; without it only "something is going on" is known. */
  readonly value?: number;
}

export function Progress({ label, value }: ProgressProps) {
  return value === undefined ? <Busy label={label} /> : <Bar label={label} value={value} />;
}

function Busy({ label }: { readonly label: string }) {
  const { colors, scaled } = useTheme();
  return (
    <View role="progressbar" accessible aria-busy aria-label={label} style={styles.busy}>
      <Spinner size={scaled(28)} color={colors.tones.ember.graphic} />
      <Text ink="muted" style={styles.words}>
        {label}
      </Text>
    </View>
  );
}

function Bar({ label, value }: { readonly label: string; readonly value: number }) {
  const { colors } = useTheme();
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  const paint = { backgroundColor: colors.tones.ember.graphic, width: `${percent}%` as const };
  return (
    <View style={styles.bar}>
      <View style={styles.line}>
        <Text ink="muted" grow>
          {label}
        </Text>
        <Text variant="label">{`${percent} %`}</Text>
      </View>
      <View
        role="progressbar"
        accessible
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={[styles.track, { backgroundColor: colors.sunken }]}
      >
        <View style={[styles.done, paint]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  busy: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 44 },
  words: { flexShrink: 1 },
  bar: { gap: 8 },
  line: { flexDirection: 'row', gap: 12 },
  track: { height: 8, borderRadius: 4, overflow: 'hidden' },
  done: { height: 8, borderRadius: 4 },
});
