import { memo } from 'react';
import { Platform } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { tileCells, TILE_SHAPE_IDS, type TileShapeId } from '@/src/content/drunagor';
import type { RuneColour } from '@/src/rules';
import { useTheme } from '@/src/ui';

interface TilePictureProps {
  readonly shape: string;
  readonly colour: RuneColour;
  /** Of the longer side, in points. */
  readonly size: number;
}

const CELL = 24;
const GAP = 2;

const shapeId = (shape: string): TileShapeId =>
  TILE_SHAPE_IDS.find((id) => id === shape) ?? 'corner';

/** Three by three fields fit every shape; a smaller one is drawn at the same scale. */
const LONGEST = 3;

const SILENT: object = Platform.OS === 'web' ? { 'aria-hidden': true } : { accessible: false };

/** The darkness tile on the back of a rune, as it looks from above. */
export const TilePicture = memo(function TilePicture({ shape, colour, size }: TilePictureProps) {
  const { colors } = useTheme();
  const cells = tileCells(shapeId(shape));
  const width = Math.max(...cells.map(([x]) => x)) + 1;
  const height = Math.max(...cells.map(([, y]) => y)) + 1;
  const unit = size / LONGEST;
  const { darkness } = colors.tones;
  return (
    <Svg
      {...SILENT}
      width={width * unit}
      height={height * unit}
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
    >
      {cells.map(([x, y]) => (
        <Rect
          key={`${x}/${y}`}
          x={x * CELL + GAP / 2}
          y={y * CELL + GAP / 2}
          width={CELL - GAP}
          height={CELL - GAP}
          rx={4}
          fill={darkness.fill}
          stroke={colors.tones[colour].graphic}
          strokeWidth={2}
        />
      ))}
    </Svg>
  );
});
