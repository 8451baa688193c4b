import { RUNEBOUND_3 } from '@/src/rules/runebound3';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_3, 'runebound3');

const turn = (more: Inputs): Inputs => ({ left: 3, damage: 0, health: 5, gem: 'none', ...more });
const may = (...allowed: string[]) => ({ defeated: false, allowed });
const ALWAYS = ['rest', 'train', 'card', 'nothing'];

describe('RB3-12: what a hero may do', () => {
  test.each<Row>([
    [
      'RB3-12: all of it',
      turn({ city: true, gem: 'active' }),
      may('adventure', 'move', 'shop', ...ALWAYS),
    ],
    [
      'RB3-12: two left are enough for an adventure',
      turn({ left: 2, gem: 'active' }),
      may('adventure', 'move', ...ALWAYS),
    ],
    ['RB3-12: one is not', turn({ left: 1, gem: 'active' }), may('move', ...ALWAYS)],
    ['RB3-12: a used gem', turn({ gem: 'used' }), may('move', ...ALWAYS)],
    ['RB3-12: no gem in a city', turn({ city: true }), may('move', 'shop', ...ALWAYS)],
    [
      'RB3-12: defeated comes before delayed',
      turn({ damage: 5, delayed: true, city: true }),
      { defeated: true, allowed: ['rest'] },
    ],
    [
      'RB3-12: delayed',
      turn({ damage: 4, delayed: true, city: true, gem: 'active' }),
      may('stand'),
    ],
    ['RB3-12: no action left', turn({ left: 0, delayed: true }), may()],
    [
      'RB3-12: no action left, defeated',
      turn({ left: 0, damage: 9 }),
      { defeated: true, allowed: [] },
    ],
    ['RB3-12: no health of 0', turn({ health: 0 }), '!health'],
    ['RB3-12: no such gem', turn({ gem: 'grey' }), '!gem'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('actions', inputs)).toEqual(answer);
  });
});

const rest = (more: Inputs): Inputs => ({ place: 'F', damage: 4, health: 5, ...more });

describe('RB3-13: rest', () => {
  test.each<Row>([
    [
      'RB3-13: a haven heals all',
      rest({ place: 'haven', damage: 9 }),
      { healed: 9, damage: 0, defeated: false },
    ],
    [
      'RB3-13: one per fitting die',
      rest({ dice: ['F', 'FP', 'C', 'P', 'H'] }),
      { healed: 3, damage: 1, defeated: false },
    ],
    [
      'RB3-13: not more than there is',
      rest({ dice: ['F', 'FP', 'C', 'C', 'C'], damage: 2 }),
      { healed: 2, damage: 0, defeated: false },
    ],
    [
      'RB3-13: still defeated',
      rest({ dice: ['F'], damage: 9 }),
      { healed: 1, damage: 8, defeated: true },
    ],
    ['RB3-13: just defeated', rest({ damage: 5 }), { healed: 0, damage: 5, defeated: true }],
    ['RB3-13: six dice', rest({ dice: Array(6).fill('F') }), '!dice'],
    ['RB3-13: no such place', rest({ place: 'city' }), '!place'],
    ['RB3-13: no rest on a compass', rest({ place: 'C' }), '!place'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('rest', inputs)).toEqual(answer);
  });
});

const asset = (id: string, price: number, kind: string) => ({ id, price, kind });
const MARKET = [
  asset('a', 5, 'weapon'),
  asset('b', 2, 'gear'),
  asset('c', 9, 'goods'),
  asset('d', 0, 'clothing'),
];
const OWNED = [asset('x', 3, 'weapon'), asset('y', 4, 'weapon'), asset('z', 1, 'gear')];
const shop = (more: Inputs): Inputs => ({ gold: 5, market: MARKET, owned: OWNED, ...more });

describe('RB3-14: the shop', () => {
  test.each<Row>([
    [
      'RB3-14: what the gold is enough for',
      shop({}),
      {
        gold: 5,
        buyable: [
          { id: 'a', replaces: 'x' },
          { id: 'b', replaces: 'z' },
          { id: 'd', replaces: null },
        ],
      },
    ],
    [
      'RB3-14: selling first, at full value',
      shop({ sell: ['y', 'x'] }),
      {
        gold: 12,
        buyable: [
          { id: 'a', replaces: null },
          { id: 'b', replaces: 'z' },
          { id: 'c', replaces: null },
          { id: 'd', replaces: null },
        ],
      },
    ],
    [
      'RB3-14: the first one kept',
      shop({ sell: ['x'], gold: 0, market: [asset('e', 3, 'weapon'), ...MARKET.slice(1)] }),
      {
        gold: 3,
        buyable: [
          { id: 'e', replaces: 'y' },
          { id: 'b', replaces: 'z' },
          { id: 'd', replaces: null },
        ],
      },
    ],
    [
      'RB3-14: a name in both lists',
      shop({ gold: 0, owned: [asset('d', 1, 'clothing')] }),
      { gold: 0, buyable: [{ id: 'd', replaces: 'd' }] },
    ],
    ['RB3-14: what he does not own', shop({ sell: ['x', 'a'] }), '!sell[1]'],
    ['RB3-14: twice', shop({ sell: ['x', 'y', 'x'] }), '!sell[2]'],
    ['RB3-14: three cards', shop({ market: MARKET.slice(1) }), '!market'],
    ['RB3-14: five cards', shop({ market: [...MARKET, asset('e', 1, 'gear')] }), '!market'],
    [
      'RB3-14: a card twice in the market',
      shop({ market: [...MARKET.slice(1), MARKET[1]], sell: ['q'] }),
      '!market[3].id',
    ],
    ['RB3-14: owned twice', shop({ owned: [OWNED[0], OWNED[0]] }), '!owned[1].id'],
    ['RB3-14: 1000 gold', shop({ gold: 1000 }), '!gold'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('shop', inputs)).toEqual(answer);
  });
});
