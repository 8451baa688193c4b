import { memo } from 'react';

import { EMBLEM_BOX } from './drawing';
import { badgeLayers } from './emblems/emblem';
import type { EmblemId } from './emblems/registry';
import { EMBLEMS } from './emblems/registry';
import { Painting, PaintingMark } from './Painting';

export interface EmblemProps {
  readonly id: EmblemId;
  readonly size?: number;
  /** Takes the rim's place, for instance the colour of a monster's base. */
  readonly ring?: string | undefined;
  readonly label?: string | undefined;
}

export const Emblem = memo(function Emblem({ id, size = 40, ring, label }: EmblemProps) {
  const layers = badgeLayers(EMBLEMS[id], ring);
  return <Painting layers={layers} box={EMBLEM_BOX} size={size} label={label} />;
});

export interface EmblemMarkProps {
  readonly id: EmblemId;
  readonly size: number;
  readonly cx: number;
  readonly cy: number;
}

/** An emblem inside another drawing. */
export const EmblemMark = ({ id, ...place }: EmblemMarkProps) => (
  <PaintingMark layers={badgeLayers(EMBLEMS[id])} box={EMBLEM_BOX} {...place} />
);
