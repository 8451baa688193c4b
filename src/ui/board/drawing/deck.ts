import { fieldSet, placeKey } from './outline';
import { FIELD } from './path';
import type { BridgePiece } from './regions';

/** Planks stop short of the sides, so that what lies below peeps out. */
const RIM = 4;
const PLANK = FIELD / 4;

export interface Deck {
  readonly planks: string;
  readonly rails: string;
}

/** In a bridge's own directions: `u` runs along it, `v` across. */
interface Stretch {
  readonly u: number;
  readonly v: number;
  readonly openBefore: boolean;
  readonly openAfter: boolean;
}

function stretches({ fields, along }: BridgePiece): readonly Stretch[] {
  const set = fieldSet(fields);
  const across = along === 'x' ? [0, 1] : [1, 0];
  const open = (x: number, y: number, way: 1 | -1) =>
    !set.has(placeKey(x + way * (across[0] ?? 0), y + way * (across[1] ?? 0)));
  return fields.map(({ x, y }) => ({
    u: (along === 'x' ? x : y) * FIELD,
    v: (along === 'x' ? y : x) * FIELD,
    openBefore: open(x, y, -1),
    openAfter: open(x, y, 1),
  }));
}

/** Each plank is a bar across; rails run along the open sides only, never across the ends. */
export function deckOf(piece: BridgePiece): Deck {
  const at = (u: number, v: number) => (piece.along === 'x' ? `${u} ${v}` : `${v} ${u}`);
  const parts = stretches(piece);
  const from = (part: Stretch) => part.v + (part.openBefore ? RIM : 0);
  const to = (part: Stretch) => part.v + FIELD - (part.openAfter ? RIM : 0);
  const bar = (part: Stretch, u: number) =>
    `M${at(u, from(part))}L${at(u + PLANK - 1, from(part))}L${at(u + PLANK - 1, to(part))}L${at(u, to(part))}Z`;
  const rail = (part: Stretch, v: number) => `M${at(part.u, v)}L${at(part.u + FIELD, v)}`;
  return {
    planks: parts
      .flatMap((part) => [0, 1, 2, 3].map((plank) => bar(part, part.u + plank * PLANK)))
      .join(''),
    rails: parts
      .flatMap((part) => [
        part.openBefore ? rail(part, from(part)) : '',
        part.openAfter ? rail(part, to(part)) : '',
      ])
      .join(''),
  };
}
