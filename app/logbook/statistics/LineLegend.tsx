import { StyleSheet, View } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import { Text, useTheme, type ToneName } from '@/src/ui';

/** How a line of a picture is drawn: told apart by its stroke too, not by colour alone. */
export interface LineStroke {
  readonly tone: ToneName;
  /** Empty: in one piece. */
  readonly dash: string;
}

export const dashed = ({ dash }: LineStroke): { readonly strokeDasharray?: string } =>
  dash === '' ? {} : { strokeDasharray: dash };

interface LineLegendProps {
  readonly lines: readonly (LineStroke & { readonly label: string })[];
}

/** Which line is what. */
export function LineLegend({ lines }: LineLegendProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.legend}>
      {lines.map(({ label, ...stroke }) => (
        <View key={label} style={styles.sign}>
          <Svg width={28} height={8}>
            <Line
              x1={0}
              x2={28}
              y1={4}
              y2={4}
              stroke={colors.tones[stroke.tone].graphic}
              strokeWidth={3}
              {...dashed(stroke)}
            />
          </Svg>
          <Text variant="small">{label}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 6 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
