import {
  CARD_RANGES,
  heroIn,
  seenFrom,
  withinCard,
  type Adventure,
  type AttackCard,
  type CardRange,
} from '@/src/rules';

/** What the players copied from the card, in either language. */
const SAYS: Readonly<Record<CardRange, RegExp>> = {
  nextTo: /benachbart\p{L}*|angrenzend\p{L}*|adjacent/iu,
  inRange: /(?:in\s+)?Reichweite(?!\s*[02-9X])|in range(?!\s*[02-9X])|range 1/iu,
  everybody: /(?:alle|jede[rnm]?|all|each|every)\s+(?:Held\p{L}*|hero(?:es)?)/iu,
};
const BUT = /nicht|außer|ohne|not |except|unless/iu;
const OTHERS =
  /Gefährt|Tier|Charakter|Figur|Verbündet|companion|animal|character|figure|all(?:y|ies)\b/iu;

/** Words for distances that are none of the three. */
const ELSEWHERE = /Reichweite|range|zone/iu;

export interface ReadFromCard {
  readonly range: CardRange;
  /** The very words. */
  readonly words: string;
  readonly targets: readonly string[];
}

/** U3: whom the card's text and the map together name; null: the table reads it. */
export function readFromCard(adventure: Adventure, card: AttackCard): ReadFromCard | null {
  const { note, effect } = card;
  // Read off the card once and for all: its words are for the players.
  if (effect !== undefined) return null;
  const range = CARD_RANGES.find((one) => SAYS[one].test(note));
  if (range === undefined || BUT.test(note)) return null;
  if (range === 'everybody' && ELSEWHERE.test(note)) return null;
  const within = withinCard(adventure, card, range);
  if (within === null) return null;
  const targets = OTHERS.test(note) ? within : within.filter((id) => heroIn(adventure, id));
  return { range, words: SAYS[range].exec(note)?.[0] ?? '', targets };
}

/** S2e: heroes in range as the map knows it; null: it does not. */
export function heroesInRange(adventure: Adventure, figure: string): readonly string[] | null {
  const seen = seenFrom(adventure, figure);
  if (!seen.ok) return null;
  const inRange = seen.value.filter((one) => one.inRange).map((one) => one.figure);
  return inRange.filter((id) => heroIn(adventure, id));
}
