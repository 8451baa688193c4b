import type { RuleWords } from '@/src/glossary/model';
import type { DRUNAGOR_GEAR_AND_ALLIES_RULES_DE as GERMAN } from '../de/gear-and-allies';

/** Gear and allies: E, F. */
export const DRUNAGOR_GEAR_AND_ALLIES_RULES_EN: Readonly<Record<keyof typeof GERMAN, RuleWords>> = {
  E1: {
    title: 'New items',
    text: 'They go to the bag first. If it is full, one may be dropped unused.',
  },
  E2: {
    title: 'Exchange',
    text: 'Equip or unequip one item, give one or take one next to a hero. Nothing with a cube on it; what is received is not worn at once; the side of the card stays.',
  },
  E3: {
    title: 'Two categories',
    text: 'If gear has two categories, one that is allowed is enough.',
  },
  E4: {
    title: 'Two-sided items',
    text: "You get the side the instruction names, otherwise the front. A gem (socket) or the card's own text turns it over.",
  },
  E5: {
    title: 'Used cards',
    text: 'Chest cards go to the discard pile, adventure cards back to their deck.',
  },
  F1: {
    title: 'How allies act',
    text: 'Companions and pets move, then attack, without a roll. They can be engaged, collateral effects need damage, terrain and darkness touch them.',
  },
  F2: {
    title: 'ACTIVATE',
    text: 'A pet comes into play adjacent, or one in play gets an extra turn. One per hero, a second replaces it. At 1 damage it vanishes and may return.',
  },
  F3: {
    title: 'Companions',
    text: 'A hero may have several; they never get extra turns.',
  },
  F4: {
    title: "An ally's turn",
    text: 'A turn of its own right after its hero: conditions, movement, attack, end with darkness and terrain. The base game has six pets: wolf, eagle, bear, elemental, dog, dragon.',
  },
};
