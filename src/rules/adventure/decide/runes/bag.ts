import type { Cause } from '@/src/rules/base/event';
import type { Rune, RuneBag } from '@/src/rules/darkness/rune-bag';
import type { RuneColour } from '@/src/rules/model/catalogue';
import { refuse, type Play } from '@/src/rules/adventure/play';

/** A rune of the bag: the one the players hold, or one by chance. `out`: those already in hand. */
export function fromBag(play: Play, cause: Cause, id?: string, out: readonly Rune[] = []): Rune {
  const bag = play.adventure.runes.bag.filter((rune) => !out.includes(rune));
  if (bag.length === 0) return refuse({ code: 'bag-empty' });
  const rune =
    id === undefined ? bag[play.draw(bag.length, cause) - 1] : bag.find((one) => one.id === id);
  return rune ?? refuse({ code: 'unknown-rune' });
}

/** The one laid last of a colour on the track. */
export const lastOfColour = ({ track }: RuneBag, colour: RuneColour): Rune | undefined =>
  track.filter((rune) => rune.colour === colour).at(-1);
