import { FIELD } from '../drawing/path';
import type { Camera, ScreenSize, ScreenSpot } from '../gestures/camera';
import type { BoardPicture } from '../model';
import type { Sight } from '../paper';

/** Names of columns above, of rows on the left; from the first in sight to before the last. */
export interface AxisStrip {
  readonly along: 'x' | 'y';
  readonly from: number;
  readonly to: number;
}

/** Of a strip of letters and of one of numbers. */
export const THICK = { x: 15, y: 19 } as const;

/** Walls are drawn around the fields; at zoom 1. */
const WALL = 7;

export const stripsOf = ({ width, height }: BoardPicture, sight: Sight): readonly AxisStrip[] => [
  { along: 'x', from: Math.max(0, sight.left), to: Math.min(width, sight.right) },
  { along: 'y', from: Math.max(0, sight.top), to: Math.min(height, sight.bottom) },
];

/** Along the board's edge, or along the window's where the board goes on beyond it. */
export function stripBox({ along, from, to }: AxisStrip, camera: Camera): ScreenSpot & ScreenSize {
  const side = FIELD * camera.scale;
  const length = Math.max(0, to - from) * side;
  const beside = (corner: number) => Math.max(0, corner - WALL * camera.scale - THICK[along]);
  return along === 'x'
    ? { x: camera.x + from * side, y: beside(camera.y), width: length, height: THICK.x }
    : { x: beside(camera.x), y: camera.y + from * side, width: THICK.y, height: length };
}

/** Each name is of the widest distance that still has it: every fourth, every second, every one. */
export const TIERS = [4, 2, 1] as const;
export type Tier = (typeof TIERS)[number];
export const tierOf = (order: number): Tier => TIERS.find((tier) => order % tier === 0) ?? 1;

/** What a name needs from its middle to the next one's. */
const ROOM = 17;
export const hasRoomFor = (tier: Tier, { scale }: Camera): boolean => tier * FIELD * scale >= ROOM;
