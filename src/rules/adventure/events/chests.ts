import { untold } from '@/src/rules/base/event-table';
import type { Adventure } from '../state/adventure';
import { cardsWithout } from '../state/chest';
import type { FigureRef } from '../state/hero';
import { inAdventure, adventureLine as line } from './entries';

/** Z3: the found card is out of the pile, whoever drew it; a card drawn by the app was it, or is back. */
const taken = ({ chest }: Adventure, item: string) => {
  if (chest === undefined) return {};
  const name = item === '' ? (chest.drawn ?? '') : item;
  return { chest: { left: cardsWithout(chest.left, name), drawn: null } };
};

/** Z3: the pile of the chests and what came out of it. */
export const CHEST_EVENTS = {
  chestSearched: inAdventure<{ who: FigureRef; item: string }>()({
    v: 1,
    evolve: (adventure, { item }) => ({
      ...adventure,
      ...taken(adventure, item),
      found: item === '' ? adventure.found : [...adventure.found, item],
    }),
    line: ({ who, item }) =>
      item === '' ? line('chestEmpty', { who }) : line('chestSearched', { who, item }),
  }),
  chestDeckLaid: inAdventure<{ left: readonly string[] }>()({
    v: 1,
    evolve: (adventure, { left }) => ({ ...adventure, chest: { left, drawn: null } }),
    line: untold,
  }),
  chestCardDrawn: inAdventure<{ name: string }>()({
    v: 1,
    evolve: (adventure, { name }) =>
      adventure.chest === undefined
        ? adventure
        : { ...adventure, chest: { ...adventure.chest, drawn: name } },
    line: ({ name }) => (name === '' ? line('chestUnknown') : line('chestDrawn', { item: name })),
  }),
};
