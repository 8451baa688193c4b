import { layOnTrack, returnRunes, type Rune } from '@/src/rules/darkness/rune-bag';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

const idsOf = (runes: readonly Rune[]): ReadonlySet<string> => new Set(runes.map(({ id }) => id));

const outOfBag = (adventure: Adventure, runes: readonly Rune[]) => {
  const ids = idsOf(runes);
  return { ...adventure.runes, bag: adventure.runes.bag.filter(({ id }) => !ids.has(id)) };
};

export const runesDrawn = (adventure: Adventure, { runes, by }: Of<'runesDrawn'>): Adventure => ({
  ...adventure,
  runes: outOfBag(adventure, runes),
  drawn: [...adventure.drawn, ...runes],
  drawnBy: by,
});

export const runesLaid = (adventure: Adventure, { runes }: Of<'runesLaid'>): Adventure => {
  const ids = idsOf(runes);
  const rest = {
    ...adventure.runes,
    taken: adventure.runes.taken.filter(({ id }) => !ids.has(id)),
  };
  const drawn = adventure.drawn.filter(({ id }) => !ids.has(id));
  return {
    ...adventure,
    runes: layOnTrack(rest, runes),
    drawn,
    drawnBy: drawn.length === 0 ? null : adventure.drawnBy,
  };
};

export const runeTaken = (adventure: Adventure, { rune }: Of<'runeTaken'>): Adventure => {
  const runes = outOfBag(adventure, [rune]);
  return { ...adventure, runes: { ...runes, taken: [...runes.taken, rune] } };
};

export const runesReturned = (adventure: Adventure, { runes }: Of<'runesReturned'>): Adventure => ({
  ...adventure,
  runes: returnRunes(adventure.runes, idsOf(runes)),
});
