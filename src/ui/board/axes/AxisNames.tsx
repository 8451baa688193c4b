import { memo, type RefObject } from 'react';
import { StyleSheet, Text, View, type ViewStyle } from 'react-native';
import { family, useTheme } from '@/src/ui/theme';
import { columnName, rowName } from '../coordinates';
import type { BoardPoint } from '../model';
import { THICK, tierOf, TIERS, type AxisStrip, type Tier } from './strips';

export type TierNodes = RefObject<Map<Tier, View | null>>;

interface AxisNamesProps {
  readonly strip: AxisStrip;
  /** The field A1. */
  readonly first: BoardPoint | undefined;
  readonly tiers: TierNodes;
}

const ORIGIN: BoardPoint = { x: 0, y: 0 };

/** In hundredths of the strip: it becomes longer and shorter without being drawn again. */
const placeOf = ({ along, from, to }: AxisStrip, at: number): ViewStyle => {
  const share = 100 / Math.max(1, to - from);
  const start = `${(at - from) * share}%` as const;
  return along === 'x'
    ? { left: start, width: `${share}%`, height: THICK.x }
    : { top: start, height: `${share}%`, width: THICK.y };
};

/** Three layers of names, of which the crowded ones can be hidden. */
export const AxisNames = memo(function AxisNames({ strip, first, tiers }: AxisNamesProps) {
  return TIERS.map((tier) => (
    <View
      key={tier}
      ref={(node) => {
        tiers.current.set(tier, node);
      }}
      style={styles.layer}
    >
      <Names strip={strip} first={first ?? ORIGIN} tier={tier} />
    </View>
  ));
}, sameNames);

function sameNames(one: AxisNamesProps, other: AxisNamesProps): boolean {
  return (
    one.first?.x === other.first?.x &&
    one.first?.y === other.first?.y &&
    one.strip.from === other.strip.from &&
    one.strip.to === other.strip.to
  );
}

interface NamesProps {
  readonly strip: AxisStrip;
  readonly first: BoardPoint;
  readonly tier: Tier;
}

function Names({ strip, first, tier }: NamesProps) {
  const { colors } = useTheme();
  const { along, from, to } = strip;
  const look = { color: colors.muted, fontFamily: family('bold') };
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
    .filter((at) => tierOf(Math.abs(at - first[along])) === tier)
    .map((at) => (
      <View key={at} style={[styles.place, placeOf(strip, at)]}>
        <Text allowFontScaling={false} numberOfLines={1} style={[styles.name, look]}>
          {along === 'x' ? columnName(at - first.x) : rowName(at - first.y)}
        </Text>
      </View>
    ));
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  name: { fontSize: 12, lineHeight: 15, fontVariant: ['lining-nums', 'tabular-nums'] },
});
