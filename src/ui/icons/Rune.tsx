import { memo } from 'react';

import { ICON_BOX } from './drawing';
import { Painting } from './Painting';
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
