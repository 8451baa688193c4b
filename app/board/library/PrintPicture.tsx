import Svg, { Rect } from 'react-native-svg';
import type { Print } from '@/src/rules';
import { useTheme, type Theme } from '@/src/ui';

interface PrintPictureProps {
  readonly print: Print;
  /** Of the longer side. */
  readonly size: number;
}

const GAP = 0.08;

function inkOf(letter: string, { colors }: Theme): string {
  const { tones, sunken, outline } = colors;
  switch (letter) {
    case '~':
      return tones.yellow.graphic;
    case 'L':
      return tones.red.graphic;
    case 'M':
      return tones.green.graphic;
    case 'S':
      return tones.gray.graphic;
    case 'D':
      return tones.darkness.graphic;
    case '#':
      return outline;
    case '*':
      return tones.blue.graphic;
    case ' ':
      return 'none';
    default:
      return sunken;
  }
}

/** A sheet as small as a stamp; the words beside it say what is on it. */
export function PrintPicture({ print, size }: PrintPictureProps) {
  const theme = useTheme();
  const columns = print[0]?.length ?? 1;
  const longer = Math.max(columns, print.length);
  const scale = size / longer;
  return (
    <Svg
      width={columns * scale}
      height={print.length * scale}
      viewBox={`0 0 ${columns} ${print.length}`}
      aria-hidden
    >
      {print.flatMap((row, y) =>
        [...row].map((letter, x) => (
          <Rect
            key={`${x},${y}`}
            x={x + GAP / 2}
            y={y + GAP / 2}
            width={1 - GAP}
            height={1 - GAP}
            rx={0.16}
            fill={inkOf(letter, theme)}
          />
        )),
      )}
    </Svg>
  );
}
