import type { NoteRoll, Plain } from '@/src/rules';

/** What cards are drawn from: this pile, and when it is empty the next, shuffled. */
export type Piles = readonly (readonly string[])[];

/** So many cards of each, one by one. */
export const pileOf = (cards: readonly (readonly [face: string, count: number])[]): string[] =>
  cards.flatMap(([face, count]) => Array.from({ length: count }, () => face));

/** How many cards the draw of this number is one of. */
const among = (piles: Piles, drawn: number): number => {
  let before = drawn;
  for (const { length } of piles) {
    if (before < length) return length - before;
    before -= length;
  }
  return 0;
};

const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** A roll for each card: its place among those left. A single card left needs no roll, so it is rolled twice over. */
export const drawRolls = (piles: Piles, count: number, path: readonly string[]): NoteRoll[] =>
  numbers(count).flatMap((at) => {
    const left = among(piles, at);
    if (left === 0) return [];
    const faces = left === 1 ? [0, 0] : numbers(left);
    return [{ path: [...path, String(at)], count: 1, faces, alone: true }];
  });

/** The cards those rolls have drawn. */
export function drawnCards(piles: Piles, places: readonly Plain[]): readonly string[] {
  const left = piles.map((pile) => [...pile]);
  return places.flatMap((place) => {
    const pile = left.find(({ length }) => length > 0) ?? [];
    return pile.splice(Number(place), 1);
  });
}
