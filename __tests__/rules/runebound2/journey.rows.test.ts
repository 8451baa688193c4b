import { RUNEBOUND_2 } from '@/src/rules/runebound2';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_2, 'runebound2');

const colours = (text: string) =>
  [...text].map((one) => ({ g: 'green', y: 'yellow', b: 'blue', r: 'red' })[one]);
const doom = (players: number, returned: string): Inputs => ({
  players,
  returned: colours(returned),
});
const track = (cards: string, counters: number, missing: number) => ({
  track: colours(cards),
  counters,
  missing,
});

describe('RB2-5: the doom track', () => {
  test.each<Row>([
    ['RB2-5: a green card to begin with', doom(3, ''), track('g', 0, 5)],
    ['RB2-5: cards join', doom(3, 'yb'), track('gyb', 0, 3)],
    ['RB2-5: the sixth card of three players', doom(3, 'ybygr'), track('r', 1, 5)],
    [
      'RB2-5: the newest is the first of the next',
      doom(2, 'yyb r'.replace(' ', '')),
      track('br', 1, 2),
    ],
    ['RB2-5: alone every card brings one', doom(1, 'yb'), track('b', 2, 1)],
    ['RB2-5: eight of four players', doom(4, 'yyyyyyy'), track('y', 1, 7)],
    ['RB2-5: eight of six', doom(6, 'yyyyyy'), track('gyyyyyy', 0, 1)],
    ['RB2-5: the endgame', doom(1, 'yyyyyyyb'), track('b', 8, 0)],
    ['RB2-5: no card returns then', doom(1, 'yyyyyyyyyy'), '!returned[8]'],
    ['RB2-5: no such colour', { players: 1, returned: ['green', 'pink'] }, '!returned[1]'],
    ['RB2-5: seven players', doom(7, ''), '!players'],
    ['RB2-5: cards must be told', { players: 1 }, '!returned'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('doom', inputs)).toEqual(answer);
  });
});

const DICE = [
  ['plains', 'road'],
  ['hills', 'road', 'river'],
];
const hazard = (more: Inputs): Inputs => ({ terrain: 'forest', dice: DICE, number: 4, ...more });

describe('RB2-6: hazards', () => {
  test.each<Row>([
    [
      'RB2-6: the own terrain',
      hazard({ terrain: 'river', track: ['green'] }),
      { safe: true, position: null, colour: null },
    ],
    [
      'RB2-6: along the track',
      hazard({ track: colours('gybrgy') }),
      { safe: false, position: 4, colour: 'red' },
    ],
    [
      'RB2-6: round and round',
      hazard({ track: colours('gyb'), number: 5 }),
      { safe: false, position: 2, colour: 'yellow' },
    ],
    [
      'RB2-6: to the end of it',
      hazard({ track: colours('gyb'), number: 6 }),
      { safe: false, position: 3, colour: 'blue' },
    ],
    ...[
      [2, 'green'],
      [6, 'green'],
      [7, 'yellow'],
      [15, 'yellow'],
      [16, 'blue'],
      [20, 'blue'],
    ].map(([number, colour]): Row => [
      `RB2-6: ${number} without a track`,
      hazard({ number }),
      { safe: false, position: null, colour },
    ]),
    ['RB2-6: three dice', hazard({ dice: [...DICE, ['plains', 'road']] }), '!dice'],
    ['RB2-6: a die of one symbol', hazard({ dice: [['plains'], ['plains', 'road']] }), '!dice[0]'],
    [
      'RB2-6: a city on a die',
      hazard({
        dice: [
          ['plains', 'city'],
          ['plains', 'road'],
        ],
      }),
      '!dice[0][1]',
    ],
    ['RB2-6: no city', hazard({ terrain: 'city' }), '!terrain'],
    ['RB2-6: nine cards', hazard({ track: colours('ggggggggg') }), '!track'],
    ['RB2-6: a number of 1', hazard({ number: 1 }), '!number'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('hazard', inputs)).toEqual(answer);
  });
});

const hero = (id: string, counters: number, gold: number, more: Inputs = {}): Inputs => ({
  id,
  counters,
  gold,
  ...more,
});
const out = { out: true };

describe('RB2-7: the endgame', () => {
  test.each<Row>([
    [
      'RB2-7: by level, then gold; lots are left',
      { heroes: [hero('c', 1, 9), hero('b', 2, 3), hero('a', 2, 3), hero('d', 2, 4)] },
      { order: [['d'], ['a', 'b'], ['c']], winners: [] },
    ],
    [
      'RB2-7: not those who are out',
      { heroes: [hero('c', 1, 9, out), hero('b', 2, 3)] },
      { order: [['b']], winners: [] },
    ],
    [
      'RB2-7: Margath or three red cards',
      {
        heroes: [
          hero('c', 1, 9, { margath: true }),
          hero('b', 2, 3, { red: 3 }),
          hero('a', 9, 9, { red: 2 }),
        ],
      },
      { order: [['a'], ['b'], ['c']], winners: ['b', 'c'] },
    ],
    [
      'RB2-7: all out: most red',
      { heroes: [hero('c', 1, 9, { ...out, red: 1 }), hero('b', 2, 3, out)] },
      { order: [], winners: ['c'] },
    ],
    [
      'RB2-7: then level, then gold',
      { heroes: [hero('c', 1, 9, out), hero('b', 2, 3, out), hero('a', 2, 4, out)] },
      { order: [], winners: ['a'] },
    ],
    [
      'RB2-7: then shared',
      { heroes: [hero('c', 2, 4, out), hero('b', 2, 3, out), hero('a', 2, 4, out)] },
      { order: [], winners: ['a', 'c'] },
    ],
    ['RB2-7: a hero twice', { heroes: [hero('c', 2, 4), hero('c', 2, 3)] }, '!heroes[1].id'],
    [
      'RB2-7: a long name',
      { heroes: [hero('c'.repeat(99), 2, 4)] },
      { order: [['c'.repeat(99)]], winners: [] },
    ],
    ['RB2-7: nobody', { heroes: [] }, '!heroes'],
    ['RB2-7: seven heroes', { heroes: [...'abcdefg'].map((id) => hero(id, 0, 0)) }, '!heroes'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('endgame', inputs)).toEqual(answer);
  });
});

const prices = { normal: [5, 5, 4, 4, 3, 3], short: [4, 4, 3, 3, 2, 2], long: [6, 6, 5, 5, 4, 4] };

describe('RB2-8: experience', () => {
  test.each(Object.entries(prices))('RB2-8: prices of a %s game', (game, table) => {
    const asked = table.map((_, index) =>
      ask('experience', { players: index + 1, game, points: 0 }),
    );
    expect(asked).toEqual(table.map((price) => ({ price, left: 0, barred: [] })));
  });
  test.each<Row>([
    [
      'RB2-8: a normal game unless told',
      { players: 4, points: 4, buy: ['mind'] },
      { price: 4, left: 0, barred: [] },
    ],
    [
      'RB2-8: life bars the easiest',
      { players: 6, points: 20, life: 1, buy: ['life', 'body'] },
      { price: 3, left: 14, barred: ['green', 'yellow'] },
    ],
    [
      'RB2-8: three times',
      { players: 6, points: 20, life: 3, buy: ['stamina', 'spirit'] },
      { price: 3, left: 14, barred: ['green', 'yellow', 'blue'] },
    ],
    [
      'RB2-8: no fourth time',
      { players: 6, points: 20, life: 2, buy: ['life', 'life'] },
      '!buy[1]',
    ],
    ['RB2-8: no credit', { players: 6, points: 5, buy: ['mind', 'mind'] }, '!buy[1]'],
    ['RB2-8: no such bonus', { players: 6, points: 0, buy: ['mind', 'luck'] }, '!buy[1]'],
    ['RB2-8: no such game', { players: 6, game: 'constructor', points: 0 }, '!game'],
    ['RB2-8: life 4', { players: 6, points: 0, life: 4 }, '!life'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('experience', inputs)).toEqual(answer);
  });
});

const card = (id: string, cost: number, kept = false) => ({ id, cost, kept });
const knockout = (more: Inputs): Inputs => ({ cause: 'knockout', fight: 'challenge', ...more });
const steps = (...all: readonly (string | Inputs)[]) => ({
  steps: all.map((one) => (typeof one === 'string' ? { do: one } : one)),
});
const pay = (gold: number) => ({ do: 'pay', gold });
const slot = (place: number) => ({ do: 'track', slot: place });

describe('RB2-9: knocked out, escaped', () => {
  test.each<Row>([
    [
      'RB2-9: by a challenge',
      knockout({ gold: 7, cards: [card('a', 3), card('b', 5), card('c', 5)] }),
      steps('heal', pay(7), { do: 'lose', from: ['b', 'c'] }, 'city', slot(1), 'end-turn'),
    ],
    [
      'RB2-9: kept rewards are never lost',
      knockout({ cards: [card('a', 3), card('b', 5, true)] }),
      steps('heal', pay(0), { do: 'lose', from: ['a'] }, 'city', slot(1), 'end-turn'),
    ],
    [
      'RB2-9: nothing to lose',
      knockout({ cards: [card('b', 5, true)] }),
      steps('heal', pay(0), 'city', slot(1), 'end-turn'),
    ],
    [
      'RB2-9: lighter',
      knockout({ gold: 2, cards: [card('a', 3)], lighter: true }),
      steps('heal', pay(2), 'city', slot(1), 'end-turn'),
    ],
    [
      'RB2-9: a hazard goes back',
      knockout({ fight: 'hazard', track: [1, 2, 3, 4, 5, 6] }),
      steps('heal', pay(0), 'city', 'return', 'end-turn'),
    ],
    [
      'RB2-9: other fights',
      knockout({ fight: 'other' }),
      steps('heal', pay(0), 'city', 'end-turn'),
    ],
    [
      'RB2-9: in the endgame',
      knockout({ fight: 'endgame', gold: 9, cards: [card('a', 3)] }),
      steps('out', 'shuffle'),
    ],
    [
      'RB2-9: the lowest free slot',
      knockout({ track: [4, 0, null, 2, null, null] }),
      steps('heal', pay(0), 'city', slot(3), 'end-turn'),
    ],
    [
      'RB2-9: the oldest leaves a full track',
      knockout({ track: [4, 3, 9, 2, 7, 8] }),
      steps('heal', pay(0), 'city', slot(4), 'return', 'end-turn'),
    ],
    [
      'RB2-9: escaped',
      { cause: 'escape', fight: 'challenge', gold: 3, track: [0, null, 5, 6, 7, 8] },
      steps('back', slot(2), 'end-turn'),
    ],
    [
      'RB2-9: escaped, a full track',
      { cause: 'escape', fight: 'challenge', track: [0, 1, 5, 6, 7, 8] },
      steps('back', slot(1), 'return', 'end-turn'),
    ],
    [
      'RB2-9: escaped from something else',
      { cause: 'escape', fight: 'other' },
      steps('back', 'end-turn'),
    ],
    [
      'RB2-9: no escape from a hazard',
      { cause: 'escape', fight: 'hazard', track: [1, 1, 1, 1, 1, 1] },
      '!cause',
    ],
    ['RB2-9: nor in the endgame', { cause: 'escape', fight: 'endgame' }, '!cause'],
    ['RB2-9: an age twice', knockout({ track: [null, 3, null, 2, 3, 2] }), '!track[4]'],
    [
      'RB2-9: a card twice comes first',
      { cause: 'escape', fight: 'hazard', cards: [card('a', 1), card('a', 1)] },
      '!cards[1].id',
    ],
    ['RB2-9: five slots', knockout({ track: [null, null, null, null, null] }), '!track'],
    [
      'RB2-9: no text in a slot',
      knockout({ track: [null, null, null, null, null, ''] }),
      '!track[5]',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('knockout', inputs)).toEqual(answer);
  });
});
