import type { PaintedLayer } from '../drawing';
import { circle } from '../drawing';

/** `ground` cuts the emblem open again, as a herald's field shows through a charge. */
export interface Charge {
  readonly role: 'ink' | 'accent' | 'ground';
  readonly d: string;
  readonly width?: number;
}

export interface EmblemDrawing {
  readonly ground: string;
  readonly rim: string;
  readonly ink: string;
  readonly accent: string;
  readonly charges: readonly Charge[];
}

export const ink = (d: string, width?: number): Charge => charge('ink', d, width);
export const accent = (d: string, width?: number): Charge => charge('accent', d, width);
export const ground = (d: string, width?: number): Charge => charge('ground', d, width);

const charge = (role: Charge['role'], d: string, width?: number): Charge =>
  width === undefined ? { role, d } : { role, d, width };

const DISC = circle(24, 24, 22);
const LOWER_SHADE = 'M2.6 28A22 22 0 0 0 45.4 28A26 26 0 0 1 2.6 28z';

function paintCharge(part: Charge, emblem: EmblemDrawing): PaintedLayer {
  const color = emblem[part.role];
  return part.width === undefined
    ? { d: part.d, fill: color }
    : { d: part.d, stroke: color, width: part.width };
}

/** `ring` replaces the rim, for instance with the colour of a monster's base. */
export function badgeLayers(emblem: EmblemDrawing, ring?: string): readonly PaintedLayer[] {
  return [
    { d: DISC, fill: emblem.ground },
    { d: LOWER_SHADE, fill: '#000000', opacity: 0.14 },
    ...emblem.charges.map((part) => paintCharge(part, emblem)),
    ring === undefined
      ? { d: DISC, stroke: emblem.rim, width: 2 }
      : { d: circle(24, 24, 21.8), stroke: ring, width: 4 },
  ];
}
