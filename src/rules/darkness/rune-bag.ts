import { RUNE_COLOURS, type RuneColour } from '../model/catalogue';

/** A rune: its colour, and the tile on its back. */
export interface Rune {
  readonly id: string;
  readonly colour: RuneColour;
  readonly shape: string;
}

/** Where the runes are: in the bag, on the track, or taken out by an instruction (N1). */
export interface RuneBag {
  readonly bag: readonly Rune[];
  readonly track: readonly Rune[];
  readonly taken: readonly Rune[];
}

export const fillBag = (runes: readonly Rune[]): RuneBag => ({ bag: runes, track: [], taken: [] });

/** Chooses one of so many, counted from 0: a die, or what the players typed in. */
export type Pick = (count: number) => number;

/** The rune at a chosen place and the bag without it; undefined if the bag is empty. */
const reachInto = (bag: readonly Rune[], pick: Pick) => {
  if (bag.length === 0) return undefined;
  const place = Math.min(Math.max(Math.trunc(pick(bag.length)), 0), bag.length - 1);
  const rune = bag[place];
  return rune && { rune, bag: bag.filter((_, index) => index !== place) };
};

export interface Draw {
  /** In the order drawn; the leader orders their tiles (N1). */
  readonly drawn: readonly Rune[];
  readonly runes: RuneBag;
  /** Drawing the last rune loses the adventure (N1, D12). */
  readonly lost: boolean;
}

/** N1: all runes are drawn first. They reach the track by {@link layOnTrack}, after their tiles. */
export const drawRunes = (runes: RuneBag, count: number, pick: Pick): Draw => {
  const drawn: Rune[] = [];
  let bag = runes.bag;
  while (drawn.length < count) {
    const found = reachInto(bag, pick);
    if (!found) break;
    drawn.push(found.rune);
    bag = found.bag;
  }
  return { drawn, runes: { ...runes, bag }, lost: drawn.length > 0 && bag.length === 0 };
};

/** N1: after its tile, each rune goes to its colour on the track, also when broken up or crushed. */
export const layOnTrack = (runes: RuneBag, drawn: readonly Rune[]): RuneBag => ({
  ...runes,
  track: [...runes.track, ...drawn],
});

/** The rune found, if any, and where all runes are then. */
export interface Found {
  readonly rune: Rune | undefined;
  readonly runes: RuneBag;
}

/** N1: "take" is not "draw": no tile, no place on the track, and the last one loses nothing. */
export const takeRune = (runes: RuneBag, pick: Pick): Found => {
  const found = reachInto(runes.bag, pick);
  if (!found) return { rune: undefined, runes };
  return {
    rune: found.rune,
    runes: { ...runes, bag: found.bag, taken: [...runes.taken, found.rune] },
  };
};

/** S2e: MANIFESTIEREN shows a random rune, which goes back into the bag. */
export const manifestRune = (runes: RuneBag, pick: Pick): Found => ({
  rune: reachInto(runes.bag, pick)?.rune,
  runes,
});

/** A rune taken by an instruction is laid on the track all the same (V2). */
export const layTakenOnTrack = (runes: RuneBag, id: string): RuneBag => ({
  ...runes,
  taken: runes.taken.filter((rune) => rune.id !== id),
  track: [...runes.track, ...runes.taken.filter((rune) => rune.id === id)],
});

/** Puts runes back into the bag, from the track or from those taken. */
export const returnRunes = (runes: RuneBag, ids: ReadonlySet<string>): RuneBag => {
  const out = [...runes.track, ...runes.taken];
  return {
    bag: [...runes.bag, ...out.filter((rune) => ids.has(rune.id))],
    track: runes.track.filter((rune) => !ids.has(rune.id)),
    taken: runes.taken.filter((rune) => !ids.has(rune.id)),
  };
};

/** One rune of a colour comes off the track, the one laid last (V2's help after a defeat). */
export const returnColour = (runes: RuneBag, colour: RuneColour): RuneBag => {
  const last = runes.track.filter((rune) => rune.colour === colour).at(-1);
  return last ? returnRunes(runes, new Set([last.id])) : runes;
};

/** I6: runes on the track by colour. */
export const runesOnTrack = (runes: RuneBag): Readonly<Record<RuneColour, number>> => {
  const count = { orange: 0, green: 0, blue: 0, red: 0, gray: 0 };
  for (const colour of RUNE_COLOURS) {
    count[colour] = runes.track.filter((rune) => rune.colour === colour).length;
  }
  return count;
};

export const RUNE_CARD_SIDES = ['A', 'B'] as const;
export type RuneCardSide = (typeof RUNE_CARD_SIDES)[number];

/** N1: side A draws one rune, side B two; then the card turns over. */
export const runeCardDraws = (side: RuneCardSide): number => (side === 'A' ? 1 : 2);
export const turnRuneCard = (side: RuneCardSide): RuneCardSide => (side === 'A' ? 'B' : 'A');
