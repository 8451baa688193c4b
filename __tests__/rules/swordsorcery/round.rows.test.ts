import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(SWORD_SORCERY, 'swordsorcery');

const ACTIONS = [
  'move',
  'attack',
  'dash',
  'focus',
  'provoke',
  'bash',
  'equip',
  'exchange',
  'search',
  'open',
  'carry',
];
const STANDARD = ACTIONS.slice(2, 9);
const FRESH = {
  tokens: {},
  engaged: false,
  masterInSight: true,
  combat: 1,
  standard: 2,
  used: { move: 'none' },
};

const all = (actions: readonly string[], reason: string): Inputs =>
  Object.fromEntries(actions.map((action) => [action, reason]));

describe('SS10: actions', () => {
  test.each<[name: string, turn: Inputs, blocked: Inputs]>([
    ['SS10: all', {}, {}],
    [
      'SS10: stunned bars all',
      { tokens: { stunned: 1 }, used: { move: 'done' }, engaged: true },
      all(ACTIONS, 'stunned'),
    ],
    ['SS10: slowed bars nothing at first', { tokens: { slowed: 2 } }, {}],
    [
      'SS10: slowed, once something is begun',
      { tokens: { slowed: 1 }, used: { move: 'none', combat: 1 } },
      all(ACTIONS.slice(0, 9), 'slowed'),
    ],
    [
      'SS10: slowed, after a standard action',
      { tokens: { slowed: 1 }, used: { move: 'none', standard: 1 } },
      all(ACTIONS.slice(0, 9), 'slowed'),
    ],
    [
      'SS10: slowed, an open move goes on',
      { tokens: { slowed: 1 }, used: { move: 'open' } },
      all(ACTIONS.slice(1, 9), 'slowed'),
    ],
    [
      'SS10: slowed before spent',
      { tokens: { slowed: 1 }, used: { move: 'done', combat: 1 } },
      all(ACTIONS.slice(0, 9), 'slowed'),
    ],
    ['SS10: moved', { used: { move: 'done' } }, { move: 'spent' }],
    ['SS10: an open move', { used: { move: 'open' } }, {}],
    ['SS10: attacked', { used: { move: 'none', combat: 1 } }, { attack: 'spent' }],
    [
      'SS10: more than allowed is spent, too',
      { used: { move: 'none', combat: 2, standard: 3 } },
      { attack: 'spent', ...all(STANDARD, 'spent') },
    ],
    [
      'SS10: no actions at all',
      { combat: 0, standard: 0 },
      { attack: 'spent', ...all(STANDARD, 'spent') },
    ],
    [
      'SS10: dash, focus, provoke once each',
      { used: { move: 'none', standard: 1, dash: true, focus: true, provoke: true } },
      { dash: 'spent', focus: 'spent', provoke: 'spent' },
    ],
    ['SS10: knocked down', { tokens: { knockedDown: true } }, { attack: 'knockedDown' }],
    [
      'SS10: spent before knocked down',
      { tokens: { knockedDown: true }, combat: 0 },
      { attack: 'spent' },
    ],
    [
      'SS10: condY',
      { tokens: { condY: 1 }, engaged: true, masterInSight: false },
      { ...all(STANDARD, 'condY'), carry: 'engaged' },
    ],
    [
      'SS10: engaged',
      { engaged: true },
      all(['bash', 'equip', 'exchange', 'search', 'carry'], 'engaged'),
    ],
    ['SS10: no master', { masterInSight: false }, { provoke: 'noMaster' }],
    [
      'SS10: blinded and fire bar nothing',
      { tokens: { blinded: 1, fire1: 3, poisoned: 2, condX: 1 } },
      {},
    ],
  ])('%s', (_name, turn, blocked) => {
    expect(ask('actions', { ...FRESH, ...turn })).toEqual({
      allowed: ACTIONS.filter((action) => !(action in blocked)),
      blocked,
    });
  });

  test.each<Row>([
    ['SS10: the move must be told', { ...FRESH, used: {} }, '!used.move'],
    ['SS10: no such move', { ...FRESH, used: { move: 'begun' } }, '!used.move'],
    ['SS10: engaged must be told', { ...FRESH, engaged: undefined }, '!engaged'],
    ['SS10: the tokens come first', { ...FRESH, tokens: { slow: 1 }, engaged: 1 }, '!tokens.slow'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('actions', inputs)).toEqual(answer);
  });
});

const deck = (cards: number, faceUp: boolean): Inputs => ({ event: { cards, faceUp } });
const event = (what: string, cards: number, faceUp: boolean) => ({
  ready: [],
  waiting: [],
  event: { do: what, cards, faceUp },
});

describe('SS11: time phase and event phase', () => {
  test.each<Row>([
    ['SS11: the top card is down', deck(3, false), event('resolve', 3, true)],
    ['SS11: it is up', deck(3, true), event('discard', 2, false)],
    ['SS11: the last one goes', deck(1, true), event('discard', 0, false)],
    ['SS11: none left', deck(0, false), event('none', 0, false)],
    ['SS11: none left, whatever is said', deck(0, true), event('none', 0, false)],
    [
      'SS11: powers',
      {
        powers: [
          { id: 'b', hourglasses: 1 },
          { id: 'c', hourglasses: 3 },
          { id: 'a', hourglasses: 1 },
          { id: 'd', hourglasses: 2 },
        ],
        ...deck(0, false),
      },
      {
        ...event('none', 0, false),
        ready: ['b', 'a'],
        waiting: [
          { id: 'c', hourglasses: 2 },
          { id: 'd', hourglasses: 1 },
        ],
      },
    ],
    [
      'SS11: a power without hourglasses',
      { powers: [{ id: 'a', hourglasses: 0 }], ...deck(0, false) },
      '!powers[0].hourglasses',
    ],
    [
      'SS11: ten hourglasses',
      { powers: [{ id: 'a', hourglasses: 10 }], ...deck(0, false) },
      '!powers[0].hourglasses',
    ],
    [
      'SS11: a power twice',
      {
        powers: [
          { id: 'a', hourglasses: 1 },
          { id: 'a', hourglasses: 2 },
        ],
        ...deck(0, false),
      },
      '!powers[1].id',
    ],
    ['SS11: no event', {}, '!event'],
    ['SS11: the face must be told', { event: { cards: 1 } }, '!event.faceUp'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('round', inputs)).toEqual(answer);
  });
});
