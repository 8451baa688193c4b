import { RUNEBOUND_3 } from '@/src/rules/runebound3';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_3, 'runebound3');

describe('RB3-11: the test', () => {
  test.each<Row>([
    ['RB3-11: one card of two', { attribute: 1, deck: [1, 1] }, { reveal: 1, odds: ['1/2'] }],
    [
      'RB3-11: each exerted card shows one more',
      { attribute: 1, hand: 2, deck: [2, 1] },
      { reveal: 1, odds: ['1/3', '2/3', '1/1'] },
    ],
    [
      'RB3-11: negative counts as 0 first',
      { attribute: -3, modifier: 1, deck: [0, 4] },
      { reveal: 1, odds: ['1/1'] },
    ],
    [
      'RB3-11: a negative modifier',
      { attribute: 2, modifier: -5, hand: 1, deck: [1, 1] },
      { reveal: 0, odds: ['0/1', '1/2'] },
    ],
    [
      'RB3-11: stars add up',
      { attribute: 2, need: 3, deck: [0, 1, 1, 1] },
      { reveal: 2, odds: ['1/1'] },
    ],
    [
      'RB3-11: not enough stars at all',
      { attribute: 2, need: 6, deck: [0, 1, 1, 1] },
      { reveal: 2, odds: ['0/1'] },
    ],
    [
      'RB3-11: on with the discards',
      { attribute: 2, deck: [1], discard: [1, 1] },
      { reveal: 2, odds: ['1/2'] },
    ],
    [
      'RB3-11: the deck gave its stars first',
      { attribute: 3, need: 3, deck: [0, 0, 1], discard: [2, 1] },
      { reveal: 3, odds: ['2/3'] },
    ],
    [
      'RB3-11: enough in the deck',
      { attribute: 3, need: 2, deck: [0, 0, 1], discard: [2, 1] },
      { reveal: 3, odds: ['1/1'] },
    ],
    [
      'RB3-11: none left, no more',
      { attribute: 9, hand: 1, need: 2, deck: [0, 1], discard: [3] },
      { reveal: 9, odds: ['0/1', '0/1'] },
    ],
    ['RB3-11: no cards at all', { attribute: 1, deck: [0] }, { reveal: 1, odds: ['0/1'] }],
    [
      'RB3-11: an empty deck begins with the discards',
      { attribute: 1, deck: [0], discard: [1, 0, 0, 3] },
      { reveal: 1, odds: ['3/4'] },
    ],
    ['RB3-11: no attribute', { deck: [1] }, '!attribute'],
    ['RB3-11: no deck', { attribute: 1, deck: [] }, '!deck'],
    ['RB3-11: no cards with four stars', { attribute: 1, deck: [1, 1, 1, 1, 1] }, '!deck'],
    ['RB3-11: nothing to reach', { attribute: 1, need: 0, deck: [1] }, '!need'],
    ['RB3-11: 21 cards in hand', { attribute: 1, hand: 21, deck: [1] }, '!hand'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('test', inputs)).toEqual(answer);
  });

  test('RB3-11: the largest decks', () => {
    const { odds } = ask('test', {
      attribute: 99,
      modifier: 99,
      hand: 20,
      need: 99,
      deck: [99, 99, 99, 99],
      discard: [99, 99, 99, 99],
    }) as { odds: string[] };
    expect(odds).toHaveLength(21);
    for (const chance of odds) expect(chance).toMatch(/^\d+\/\d+$/u);
  });
});

/** Every order of the cards of a pile: the stars of the first so many. */
function draws(cards: readonly number[], taken: number): number[] {
  if (taken === 0) return [0];
  return cards.flatMap((stars, index) =>
    draws([...cards.slice(0, index), ...cards.slice(index + 1)], taken - 1).map(
      (rest) => stars + rest,
    ),
  );
}

const cardsOf = (pile: readonly number[]): number[] =>
  pile.flatMap((count, stars) => Array<number>(count).fill(stars));

/** As decimals to compare with. */
function counted(
  deck: readonly number[],
  discard: readonly number[],
  cards: number,
  need: number,
): number {
  const [inDeck, aside] = [cardsOf(deck), cardsOf(discard)];
  const first = draws(inDeck, Math.min(cards, inDeck.length));
  const then = draws(aside, Math.min(Math.max(0, cards - inDeck.length), aside.length));
  const sums = first.flatMap((one) => then.map((other) => one + other));
  return sums.filter((stars) => stars >= need).length / sums.length;
}

const valueOf = (odds: string): number => {
  const [above = 0, below = 0] = odds.split('/').map(Number);
  return above / below;
};

describe('RB3-11: against every order of the cards', () => {
  const piles = [[2], [1, 1], [0, 2, 1], [1, 1, 1, 1], [2, 0, 0, 2]];
  const cases = piles.flatMap((deck) =>
    [[], [1, 1], [0, 1, 0, 1]].map(
      (discard): [string, Inputs & { deck: number[]; discard: number[] }] => [
        `${deck.join()} and ${discard.join()}`,
        { deck, discard },
      ],
    ),
  );
  test.each(cases)('RB3-11: %s', (_name, { deck, discard }) => {
    for (const need of [1, 2, 3, 5]) {
      const { odds } = ask('test', { attribute: 0, hand: 5, need, deck, discard }) as {
        odds: string[];
      };
      odds.forEach((chance, cards) => {
        expect(valueOf(chance)).toBeCloseTo(counted(deck, discard, cards, need), 12);
      });
    }
  });
});
