import { memo } from 'react';

import { ICON_BOX } from './drawing';
import { Painting } from './Painting';
import type { RuneColor } from './runes';
import { runeLayers } from './runes';

export interface RuneIconProps {
  readonly color: RuneColor;
  readonly size?: number;
  readonly label?: string | undefined;
}

export const RuneIcon = memo(function RuneIcon({ color, size = 24, label }: RuneIconProps) {
  return <Painting layers={runeLayers(color)} box={ICON_BOX} size={size} label={label} />;
});
