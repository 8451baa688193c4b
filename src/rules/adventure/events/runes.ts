import type { DiceSource } from '@/src/rules/base/dice';
import { unchanged, untold } from '@/src/rules/base/event-table';
import { intoBag, layOnTrack, type Rune } from '@/src/rules/darkness/rune-bag';
import type { Side } from '@/src/rules/model/catalogue';
import type { Adventure } from '../state/adventure';
import type { FigureRef } from '../state/hero';
import { inAdventure, inPlay, adventureLine as line, type LineValue } from './entries';

const idsOf = (runes: readonly Rune[]): ReadonlySet<string> => new Set(runes.map(({ id }) => id));

const outOfBag = (adventure: Adventure, runes: readonly Rune[]) => {
  const ids = idsOf(runes);
  return { ...adventure.runes, bag: adventure.runes.bag.filter(({ id }) => !ids.has(id)) };
};

const runesLaid = (adventure: Adventure, runes: readonly Rune[]): Adventure => {
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

const runeTaken = (adventure: Adventure, rune: Rune): Adventure => {
  const runes = outOfBag(adventure, [rune]);
  return { ...adventure, runes: { ...runes, taken: [...runes.taken, rune] } };
};

const colours = (runes: readonly Rune[]): LineValue => ({
  runes: runes.map(({ colour }) => colour),
});

/** Runes, and whatever else is drawn. */
export const RUNE_EVENTS = {
  runesDrawn: inAdventure<{ runes: readonly Rune[]; by: 'card' | 'instruction' }>()({
    v: 1,
    evolve: (adventure, { runes, by }) => ({
      ...adventure,
      runes: outOfBag(adventure, runes),
      drawn: [...adventure.drawn, ...runes],
      drawnBy: by,
    }),
    line: ({ runes }) => line('runesDrawn', { runes: colours(runes) }),
  }),
  runesLaid: inAdventure<{ runes: readonly Rune[] }>()({
    v: 1,
    evolve: (adventure, { runes }) => runesLaid(adventure, runes),
    line: ({ runes }) => line('runesLaid', { runes: colours(runes) }),
  }),
  runeTaken: inAdventure<{ rune: Rune }>()({
    v: 1,
    evolve: (adventure, { rune }) => runeTaken(adventure, rune),
    line: ({ rune }) => line('runeTaken', { runes: colours([rune]) }),
  }),
  runesReturned: inAdventure<{ runes: readonly Rune[] }>()({
    v: 1,
    evolve: (adventure, { runes }) => ({
      ...adventure,
      runes: intoBag(adventure.runes, idsOf(runes)),
    }),
    line: ({ runes }) => line('runesReturned', { runes: colours(runes) }),
  }),
  runeShown: inAdventure<{ rune: Rune; who: FigureRef }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, rune }) => line('runeShown', { who, runes: colours([rune]) }),
  }),
  runeCardTurned: inAdventure<{ side: Side }>()({
    v: 1,
    evolve: (adventure, { side }) => ({ ...adventure, runeCardSide: side }),
    line: untold,
  }),
  /** One of several by chance, or as the players drew it; counted like a die. */
  drawn: inPlay<{ n: number; of: number; value: number; source: DiceSource }>()({
    v: 1,
    evolve: (state, { n }) => ({ ...state, dice: { ...state.dice, next: n + 1 } }),
    line: untold,
  }),
};
