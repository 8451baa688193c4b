import { RUNE_COLOURS, type RuneColour, type Side } from '../model/catalogue';

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

/** N1: after its tile, each rune goes to its colour on the track, also when broken up or crushed. */
export const layOnTrack = (runes: RuneBag, drawn: readonly Rune[]): RuneBag => ({
  ...runes,
  track: [...runes.track, ...drawn],
});

/** Puts runes back into the bag, from the track or from those taken. */
export const intoBag = (runes: RuneBag, ids: ReadonlySet<string>): RuneBag => {
  const out = [...runes.track, ...runes.taken];
  return {
    bag: [...runes.bag, ...out.filter((rune) => ids.has(rune.id))],
    track: runes.track.filter((rune) => !ids.has(rune.id)),
    taken: runes.taken.filter((rune) => !ids.has(rune.id)),
  };
};

/** I6: runes on the track by colour. */
export const runesOnTrack = (runes: RuneBag): Readonly<Record<RuneColour, number>> => {
  const count = { orange: 0, green: 0, blue: 0, red: 0, gray: 0 };
  for (const colour of RUNE_COLOURS) {
    count[colour] = runes.track.filter((rune) => rune.colour === colour).length;
  }
  return count;
};

/** N1: side A draws one rune, side B two; then the card turns over. */
export const runeCardDraws = (side: Side): number => (side === 'A' ? 1 : 2);
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');
