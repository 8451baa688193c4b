import { RUNE_COLOURS, type Rune, type RuneColour } from '@/src/rules';
import type { TileShapeId } from './tile-shapes';

export interface GameRune extends Rune {
  readonly id: `${RuneColour}-${TileShapeId}`;
  readonly shape: TileShapeId;
}

/** Which tile stands on the back of each colour's runes. No colour has a shape twice. */
const SHAPES_OF: Readonly<Record<RuneColour, readonly TileShapeId[]>> = {
  orange: ['corner', 'l', 't', 'z-small', 'line-small', 'y', 'c'],
  green: ['line-large', 'corner', 'z-small', 'z-large', 'line-small', 'y', 'c'],
  blue: ['line-large', 'l', 't', 'z-large', 'z-small', 'y', 'corner', 'c'],
  red: ['line-large', 'l', 't', 'z-large', 'line-small', 'y', 'z-small'],
  gray: ['line-large', 'l', 't', 'z-large', 'line-small', 'c', 'corner'],
};

/** The 36 runes of the bag. */
export const RUNES: readonly GameRune[] = RUNE_COLOURS.flatMap((colour) =>
  SHAPES_OF[colour].map((shape) => ({ id: `${colour}-${shape}` as const, colour, shape })),
);
