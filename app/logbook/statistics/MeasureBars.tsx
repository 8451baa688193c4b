import { StyleSheet, View } from 'react-native';
import { Text, useTheme, type ToneName } from '@/src/ui';

export interface MeasureBar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

interface MeasureBarsProps {
  readonly label: string;
  readonly bars: readonly MeasureBar[];
  readonly tone?: ToneName;
}

/** Each with its name and number in words: it is its own table, and needs no colour. */
export function MeasureBars({ label, bars, tone = 'ember' }: MeasureBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <View role="list" aria-label={label} style={styles.bars}>
      {bars.map((bar) => (
        <OneBar key={bar.key} bar={bar} share={bar.value / most} tone={tone} />
      ))}
    </View>
  );
}

interface OneBarProps {
  readonly bar: MeasureBar;
  readonly share: number;
  readonly tone: ToneName;
}

function OneBar({ bar: { label, value, note }, share, tone }: OneBarProps) {
  const { colors } = useTheme();
  const width = `${100 * share}%` as const;
  return (
    <View role="listitem" style={styles.bar}>
      <View style={styles.words}>
        <Text variant="label" grow>
          {label}
        </Text>
        <Text variant="label">{String(value)}</Text>
      </View>
      <View style={[styles.track, { backgroundColor: colors.sunken }]}>
        <View style={[styles.fill, { width, backgroundColor: colors.tones[tone].graphic }]} />
      </View>
      {note === undefined ? null : (
        <Text variant="small" ink="muted">
          {note}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: 14 },
  bar: { gap: 4 },
  words: { flexDirection: 'row', gap: 8 },
  track: { height: 10, borderRadius: 5, overflow: 'hidden' },
  fill: { height: 10, borderRadius: 5 },
});
