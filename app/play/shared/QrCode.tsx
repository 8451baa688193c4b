import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { encode } from 'uqr';

/** Cameras want dark on light and a calm edge, whatever the theme. */
const [INK, PAPER, EDGE] = ['#17120b', '#ffffff', 4];
const SIDE = 216;

/** Each dark run of a line as a rectangle one high. */
function runsOf(line: readonly boolean[], y: number): string {
  return line
    .map((dark, x) => {
      if (!dark || line[x - 1] === true) return '';
      const end = line.indexOf(false, x);
      const width = (end === -1 ? line.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: EDGE });
    return { size: side, path: data.map(runsOf).join('') };
  }, [text]);
  return (
    <View role="img" aria-label={label} accessible style={styles.paper}>
      <Svg width={SIDE} height={SIDE} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill={INK} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { alignSelf: 'center', backgroundColor: PAPER, borderRadius: 14, padding: 4 },
});
