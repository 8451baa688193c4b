import { memo } from 'react';

import type { CubeKind } from './cubes';
import { cubeLayers } from './cubes';
import { ICON_BOX } from './drawing';
import { Painting } from './Painting';

export interface CubeProps {
  readonly kind: CubeKind;
  readonly size?: number;
  readonly label?: string | undefined;
}

export const Cube = memo(function Cube({ kind, size = 24, label }: CubeProps) {
  return <Painting layers={cubeLayers(kind)} box={ICON_BOX} size={size} label={label} />;
});
