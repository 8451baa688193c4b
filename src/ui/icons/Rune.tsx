import { memo } from 'react';

import { ICON_BOX } from './drawing';
import { Painting, PaintingMark } from './Painting';
import type { RuneColor } from './runes';
import { runeLayers } from './runes';

export interface RuneProps {
  readonly color: RuneColor;
  readonly size?: number;
  readonly label?: string | undefined;
}

export const Rune = memo(function Rune({ color, size = 24, label }: RuneProps) {
  return <Painting layers={runeLayers(color)} box={ICON_BOX} size={size} label={label} />;
});

export interface RuneMarkProps {
  readonly color: RuneColor;
  readonly size: number;
  readonly cx: number;
  readonly cy: number;
}

/** A rune inside another drawing. */
export const RuneMark = memo(function RuneMark({ color, size, cx, cy }: RuneMarkProps) {
  return <PaintingMark layers={runeLayers(color)} box={ICON_BOX} size={size} cx={cx} cy={cy} />;
});
