import type { BoardPoint, BoardTerrain } from '../model';
import { FIELD } from './path';

/** A pen stroke: where it starts within the field, then relative commands. */
type Stroke = readonly [x: number, y: number, rest: string];

/** Each kind of ground has its own hatching, so that no colour has to be told from another. */
const MOTIFS: Readonly<Record<BoardTerrain, readonly Stroke[]>> = {
  plain: [],
  gap: [],
  difficult: [
    [7, 31, 'l2 -7l6 -2l5 4l1 5z'],
    [21, 33, 'l1 -7l6 -4l5 5l-1 6z'],
    [14, 18, 'l3 -7l7 -1l3 6l-5 5z'],
  ],
  lava: [
    [7, 17, 'c4 -8 9 -8 13 -1s9 7 13 -1'],
    [7, 29, 'c4 -8 9 -8 13 -1s9 7 13 -1'],
  ],
  miasma: [
    [11, 33, 'c-4 -5 -3 -9 0 -13s4 -8 0 -13'],
    [20, 33, 'c-4 -5 -3 -9 0 -13s4 -8 0 -13'],
    [29, 33, 'c-4 -5 -3 -9 0 -13s4 -8 0 -13'],
  ],
  spikes: [
    [6, 32, 'l5 -18l5 18z'],
    [15, 26, 'l5 -19l5 19'],
    [24, 32, 'l5 -18l5 18z'],
  ],
  darkness: [
    [20, 9, 'c7 0 12 5 12 11s-5 11 -12 11s-11 -4 -11 -10s4 -8 9 -8s7 3 7 7s-2 5 -5 5s-4 -2 -4 -4'],
  ],
  blocked: [
    [5, 12, 'l7 -7'],
    [5, 24, 'l19 -19'],
    [5, 35, 'l30 -30'],
    [16, 35, 'l19 -19'],
    [28, 35, 'l7 -7'],
  ],
};

const strokeAt = ({ x, y }: BoardPoint, [dx, dy, rest]: Stroke): string =>
  `M${x * FIELD + dx} ${y * FIELD + dy}${rest}`;

/** The hatching of all fields of one kind in one path; empty for plain ground. */
export const motifPath = (terrain: BoardTerrain, fields: readonly BoardPoint[]): string =>
  fields.flatMap((field) => MOTIFS[terrain].map((stroke) => strokeAt(field, stroke))).join('');

/** Wisps on a darkness tile that was laid, other than on darkness printed on the sheet. */
const TILE: readonly Stroke[] = [
  [6, 24, 'c4 -7 10 0 14 -6s9 -6 12 -1s-2 8 -5 5'],
  [11, 34, 'c4 -4 7 1 11 -2s5 -4 9 -3'],
];

/** What drifts over it. */
const DRIFT: readonly Stroke[] = [
  [9, 14, 'c4 -5 8 1 12 -3s8 -3 9 1s-3 5 -5 3'],
  [8, 29, 'c3 -4 6 0 9 -2s6 -4 10 -2'],
];

export const driftMotif = (fields: readonly BoardPoint[]): string =>
  fields.flatMap((field) => DRIFT.map((stroke) => strokeAt(field, stroke))).join('');

export const tileMotif = (fields: readonly BoardPoint[]): string =>
  fields.flatMap((field) => TILE.map((stroke) => strokeAt(field, stroke))).join('');
