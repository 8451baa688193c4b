import { StyleSheet, View } from 'react-native';
import { SHEET_ZONES, zonesWithin, type SheetSize } from '@/src/rules';
import { useTheme } from '@/src/ui';

const ZONE_SIDE = 7;

/** A sheet's zones, drawn small; its letter stands beside it. */
export function SizeMark({ size }: { readonly size: SheetSize }) {
  const { colors, scaled } = useTheme();
  const side = Math.min(scaled(ZONE_SIDE), ZONE_SIDE * 1.5);
  const [width] = SHEET_ZONES[size];
  return (
    <View aria-hidden style={[styles.sheet, { width: width * (side + 2) }]}>
      {zonesWithin([0, 0], SHEET_ZONES[size]).map((zone) => (
        <View
          key={zone.join()}
          style={{ width: side, height: side, borderRadius: 2, backgroundColor: colors.outline }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 } });
