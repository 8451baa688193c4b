import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Path } from 'react-native-svg';
import type { RoundNumbers } from '@/src/rules';
import { useTheme } from '@/src/ui';
import { dashed, LineLegend, type LineStroke } from './LineLegend';

const LINES = [
  { of: 'curse', tone: 'darkness', dash: '' },
  { of: 'trauma', tone: 'danger', dash: '6 4' },
  { of: 'runes', tone: 'ember', dash: '2 4' },
  { of: 'darkness', tone: 'neutral', dash: '10 3 2 3' },
] as const satisfies readonly (LineStroke & { of: keyof RoundNumbers })[];

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;

interface CoursePictureProps {
  readonly points: readonly RoundNumbers[];
  readonly label: string;
}

/** Four lines from left to right, the largest number at the top. */
export function CoursePicture({ points, label }: CoursePictureProps) {
  const { colors } = useTheme();
  const most = mostIn(points);
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value) / most;
  return (
    <View role="img" aria-label={label} style={styles.picture}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <Line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} stroke={colors.outline} strokeWidth={1} />
        {LINES.map(({ of, ...stroke }) => (
          <Path
            key={of}
            d={points.map((one, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(one[of])}`).join(' ')}
            stroke={colors.tones[stroke.tone].graphic}
            strokeWidth={3}
            fill="none"
            vectorEffect="non-scaling-stroke"
            {...dashed(stroke)}
          />
        ))}
      </Svg>
    </View>
  );
}

/** What stands at the top of the picture. */
export const mostIn = (points: readonly RoundNumbers[]): number =>
  Math.max(1, ...points.flatMap((one) => LINES.map(({ of }) => one[of])));

export function CourseLegend() {
  const { t } = useTranslation();
  return (
    <LineLegend
      lines={LINES.map(({ of, ...stroke }) => ({ ...stroke, label: t(`statistics.${of}`) }))}
    />
  );
}

const styles = StyleSheet.create({ picture: { height: HEIGHT } });
