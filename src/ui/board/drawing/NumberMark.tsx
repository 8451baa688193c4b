import { memo } from 'react';
import { Path, Text } from 'react-native-svg';
import { family } from '@/src/ui/theme';
import { GLYPH_HEIGHT, isNumber, numberPath, numberWidth } from './digits';

interface NumberMarkProps {
  readonly words: string;
  readonly x?: number;
  readonly y?: number;
  /** Of its digits, in the drawing's measure. */
  readonly height: number;
  readonly ink: string;
}

/** How wide it will be. */
export const markWidth = (words: string, height: number): number =>
  (numberWidth(words) * height) / GLYPH_HEIGHT;

/** A number, its middle at [x, y]; a name somebody gave is written instead. */
export const NumberMark = memo(function NumberMark(props: NumberMarkProps) {
  const { words, x = 0, y = 0, height, ink } = props;
  if (!isNumber(words)) {
    const look = { fill: ink, fontFamily: family('heavy'), fontSize: height * 1.3 } as const;
    return (
      <Text x={x} y={y + height * 0.42} textAnchor="middle" {...look}>
        {words}
      </Text>
    );
  }
  return (
    <Path
      d={numberPath(words)}
      transform={`translate(${x} ${y}) scale(${height / GLYPH_HEIGHT})`}
      fill="none"
      stroke={ink}
      strokeWidth={2.7}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
});
