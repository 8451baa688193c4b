import { StyleSheet, View } from 'react-native';
import { useTheme, type ToneName } from '../theme';

export interface HpBarProps {
  readonly value: number;
  readonly max: number;
  /** Spoken in full, such as "12 of 16 hit points". */
  readonly label: string;
  /** What would be left after the blow shown; the lost part is striped off. */
  readonly after?: number;
  readonly tone?: ToneName;
  readonly height?: number;
}

const percent = (value: number, max: number): `${number}%` =>
  max <= 0 ? '0%' : `${Math.round((Math.min(Math.max(value, 0), max) / max) * 1000) / 10}%`;

export function HpBar({ value, max, label, after, tone = 'danger', height = 10 }: HpBarProps) {
  const { colors } = useTheme();
  const { graphic, text } = colors.tones[tone];
  const left = after === undefined ? value : Math.min(after, value);
  return (
    <View
      role="progressbar"
      accessible
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      style={[styles.track, { height, borderRadius: height / 2, backgroundColor: colors.sunken }]}
    >
      <View style={[styles.part, { width: percent(value, max), borderColor: text }]} />
      <View
        style={[styles.part, styles.solid, { width: percent(left, max), backgroundColor: graphic }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { overflow: 'hidden' },
  part: { position: 'absolute', left: 0, top: 0, bottom: 0, borderWidth: 2, borderRadius: 99 },
  solid: { borderWidth: 0 },
});
