import {
  commanded,
  companionFalls,
  displacedBy,
  displacementFields,
  monsterTurn,
  secondAttack,
  sufferAttack,
  tokensComingOff,
  weakest,
  type Situation,
  type Suffered,
  type Threatened,
} from '@/src/rules';
import { parseSituation } from '../text/situation';

const read = (text: string): Situation => {
  const situation = parseSituation(text);
  if (!situation.ok) throw new Error(`${situation.error.code} ${situation.error.path}`);
  return situation.value;
};

test.each<[string, Threatened, Suffered]>([
  [
    'D3 shields first',
    { damage: 3, preventable: true, shield: 2, hp: 5 },
    { shieldLeft: 0, hpLeft: 4, lost: 1, collateral: true },
  ],
  [
    'D3 only as many as reduce',
    { damage: 1, preventable: true, shield: 3, hp: 5 },
    { shieldLeft: 2, hpLeft: 5, lost: 0, collateral: false },
  ],
  [
    'D3 then prevention, D4 nothing collateral',
    { damage: 3, preventable: true, shield: 1, hp: 5, prevented: 2 },
    { shieldLeft: 0, hpLeft: 5, lost: 0, collateral: false },
  ],
  [
    'D2 GRAUSAM skips both',
    { damage: 3, preventable: false, shield: 4, hp: 5, prevented: 9 },
    { shieldLeft: 4, hpLeft: 2, lost: 3, collateral: true },
  ],
  [
    'no more HP than there are',
    { damage: 9, preventable: true, shield: 0, hp: 5 },
    { shieldLeft: 0, hpLeft: 0, lost: 5, collateral: true },
  ],
])('%s', (_, threat, expected) => {
  expect(sufferAttack(threat)).toEqual(expected);
});

test('D5 toughness 4: five damage fells, four does not', () => {
  expect([companionFalls(4, 5), companionFalls(4, 4)]).toEqual([true, false]);
});

test('S2c, D8: picking by HP leaves ties to the leader', () => {
  const hp = (...values: number[]) => values.map((value, i) => ({ id: `m${i}`, hp: value }));
  expect(weakest(hp(3, 1, 3), 2)).toEqual({ sure: ['m1'], tied: ['m0', 'm2'], open: 1 });
  expect(weakest(hp(3, 1), 2)).toEqual({ sure: ['m1', 'm0'], tied: [], open: 0 });
  expect(weakest([], 2)).toEqual({ sure: [], tied: [], open: 0 });
  expect(commanded(hp(4, 7, 7))).toEqual(['m1', 'm2']);
});

const crowded = `
  |terrain|figures|
  |...... |AA....|
  |...... |AAm.cl|
  |...... |....M.|
  |...... |......|
  A acting a large melee move=1 damage=4
  m small m
  M small n
  c chest
  l loot`;

test('R1: who is displaced, and where to', () => {
  const situation = read(crowded);
  expect(displacedBy(situation, [2, 0])).toEqual(['m']);
  expect(displacementFields(situation, [2, 0], [[1, 2]])).toEqual([
    [1, 0],
    [4, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ]);
});

test('R1: no free field next to the zone, then the nearest', () => {
  const situation = read(`
    |terrain|figures|
    |...#.. |AAm...|
    |..##.. |AA....|
    A acting a large melee move=1 damage=4 jump
    m small m`);
  expect(displacementFields(situation, [0, 0])).toEqual([
    [4, 0],
    [4, 1],
  ]);
});

const twice = (hp: string) => `
  |terrain|figures|
  |....   |hAe.|
  A acting a small melee move=1 damage=4 attackTwice
  h hero hugo hp=9 order=1${hp}
  e hero ella hp=5 order=2`;

test.each<[string, string, string[][]]>([
  ['D6 the same target again', '', [['hugo']]],
  ['D6 a new one if it is out', ' unconscious', [['ella']]],
])('%s', (_, more, expected) => {
  expect(secondAttack(read(twice(more)), ['hugo']).map(({ hits }) => hits)).toEqual(expected);
});

test('D6 the same target although another ranks higher by now', () => {
  expect(secondAttack(read(twice('')), ['ella']).map(({ hits }) => hits)).toEqual([['ella']]);
});

const walking = (tokens: string, heroAt: string) => `
  |terrain|figures|
  |.....  |${heroAt}|
  A acting a small melee move=3 damage=4 ${tokens}
  h hero hugo hp=9 order=1`;

test.each<[string, string, Partial<ReturnType<typeof tokensComingOff>>]>([
  ['M1 knocked down and would have moved', walking('knockDown', 'A..h.'), { knockDown: true }],
  ['M1 knocked down but attacks anyway', walking('knockDown', 'Ah...'), { knockDown: false }],
  [
    'M1 slow comes off with the movement',
    walking('slow', 'A..h.'),
    { slow: true, knockDown: false },
  ],
  ['M1 slow stays without', walking('slow', 'Ah...'), { slow: false }],
  ['M8 immune: stays', walking('slow immune=slow', 'A..h.'), { slow: false }],
  ['T7 stun comes off', walking('stun intimidate=1', 'Ah...'), { stun: true, intimidate: false }],
  [
    'D1 all EINSCHÜCHTERN off after the attack',
    walking('intimidate=2', 'Ah...'),
    { intimidate: true },
  ],
])('%s', (_, text, expected) => {
  const situation = read(text);
  expect(tokensComingOff(situation, monsterTurn(situation))).toMatchObject(expected);
});
