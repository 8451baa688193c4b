import { heroAttack, type AttackedTarget, type HeroAttack } from '@/src/rules';

const ATTACK: HeroAttack = {
  roll: 10,
  modifier: 0,
  bonuses: [],
  accuracy: 7,
  weaponDamage: 3,
  bonusDamage: 0,
  crit: 20,
  doubleDamage: false,
  fromStealth: false,
  attackerLevel: 0,
  onDarkness: false,
  intimidate: 0,
  marked: false,
};

const TARGET: AttackedTarget = { id: 't', level: 0, shield: 0, hp: 20, immuneToStealth: false };

const strike = (attack: Partial<HeroAttack>, target: Partial<AttackedTarget> = {}) => {
  const [result] = heroAttack({ ...ATTACK, ...attack }, [{ ...TARGET, ...target }]);
  if (!result) throw new Error('no result');
  return result;
};

describe('W1, W2: does it hit?', () => {
  test.each<
    [name: string, attack: Partial<HeroAttack>, target: Partial<AttackedTarget>, hit: boolean]
  >([
    ['p28e: 6 misses accuracy 7', { roll: 6 }, {}, false],
    ['7 hits accuracy 7', { roll: 7 }, {}, true],
    ['p28a: the modifier of the attack', { roll: 6, modifier: 1 }, {}, true],
    ['a negative modifier', { roll: 7, modifier: -1 }, {}, false],
    ['p28b: passive bonuses add up', { roll: 5, bonuses: [1, 1] }, {}, true],
    ['p29d: higher by one', { roll: 5, attackerLevel: 1 }, {}, true],
    ['p29d: higher by two gives no more', { roll: 4, attackerLevel: 2 }, {}, false],
    ['p28c: lower', { roll: 8 }, { level: 1 }, false],
    ['lower by two is no worse', { roll: 9 }, { level: 2 }, true],
    ['level with each other upstairs', { roll: 7, attackerLevel: 2 }, { level: 2 }, true],
    ['on darkness', { roll: 8, onDarkness: true }, {}, false],
    ['on darkness, just enough', { roll: 9, onDarkness: true }, {}, true],
    ['a natural 1 misses whatever comes', { roll: 1, modifier: 30, crit: 2 }, {}, false],
    ['a natural 20 hits whatever comes', { roll: 20, modifier: -30 }, {}, true],
    ['the crit value hits whatever comes', { roll: 16, modifier: -30, crit: 16 }, {}, true],
    ['just below the crit value does not', { roll: 15, modifier: -30, crit: 16 }, {}, false],
  ])('%s', (_name, attack, target, hit) => {
    expect(strike(attack, target).hit).toBe(hit);
  });

  test('p29e: one roll, the level counts per target', () => {
    const targets = [TARGET, { ...TARGET, id: 'up', level: 1 }];
    expect(heroAttack({ ...ATTACK, roll: 7 }, targets).map(({ id, hit }) => [id, hit])).toEqual([
      ['t', true],
      ['up', false],
    ]);
  });
});

describe('W3: damage before shields', () => {
  test.each<
    [name: string, attack: Partial<HeroAttack>, target: Partial<AttackedTarget>, damage: number]
  >([
    ['p28e: the weapon', {}, {}, 3],
    ['a miss deals none', { roll: 2 }, {}, 0],
    ['bonus damage', { bonusDamage: 2 }, {}, 5],
    ['marked', { marked: true }, {}, 4],
    [
      'DOPPELSCHADEN doubles bonuses too',
      { doubleDamage: true, bonusDamage: 2, marked: true },
      {},
      12,
    ],
    ['out of hiding', { fromStealth: true }, {}, 6],
    ['out of hiding, target immune', { fromStealth: true }, { immuneToStealth: true }, 3],
    [
      'p60a: DOPPELSCHADEN and hidden double once',
      { doubleDamage: true, fromStealth: true },
      {},
      6,
    ],
    [
      'DOPPELSCHADEN does not ask for immunity',
      { doubleDamage: true },
      { immuneToStealth: true },
      6,
    ],
    ['critical', { roll: 20 }, {}, 6],
    ['p29a: critical at 16', { roll: 16, crit: 16 }, {}, 6],
    ['p29b: DOPPELSCHADEN and critical', { roll: 20, doubleDamage: true }, {}, 12],
    ['hidden and critical', { roll: 20, fromStealth: true }, {}, 12],
    ['EINSCHÜCHTERN', { intimidate: 2 }, {}, 1],
    ['EINSCHÜCHTERN is taken off before doubling', { intimidate: 2, doubleDamage: true }, {}, 2],
    ['EINSCHÜCHTERN not below 0', { intimidate: 4, roll: 20 }, {}, 0],
    ['EINSCHÜCHTERN eats bonuses as well', { intimidate: 4, marked: true, bonusDamage: 1 }, {}, 1],
  ])('%s', (_name, attack, target, damage) => {
    expect(strike(attack, target).damage).toBe(damage);
  });
});

describe('D10, W4: shields, HP, collateral effects', () => {
  test.each<
    [
      name: string,
      attack: Partial<HeroAttack>,
      target: Partial<AttackedTarget>,
      shield: number,
      hp: number,
      collateral: boolean,
    ]
  >([
    ['no shield', {}, { hp: 9 }, 0, 6, true],
    ['each shield takes one', {}, { hp: 9, shield: 2 }, 0, 8, true],
    ['only as many as reduce', {}, { hp: 9, shield: 4 }, 1, 9, false],
    ['just enough', {}, { hp: 9, shield: 3 }, 0, 9, false],
    ['HP never below 0', { roll: 20 }, { hp: 2 }, 0, 0, true],
    ['no HP to lose, no collateral', {}, { hp: 0 }, 0, 0, false],
    ['a miss leaves all', { roll: 2 }, { hp: 9, shield: 2 }, 2, 9, false],
    ['damage brought down to 0', { intimidate: 3 }, { hp: 9, shield: 2 }, 2, 9, false],
  ])('%s', (_name, attack, target, shieldLeft, hpLeft, collateral) => {
    expect(strike(attack, target)).toMatchObject({ shieldLeft, hpLeft, collateral });
  });
});

test.each([
  [20, 20, true],
  [19, 20, false],
  [18, 18, true],
  [17, 18, false],
  [1, 2, false],
  [2, 2, true],
])('a die of %i with crit value %i is critical: %s', (roll, crit, critical) => {
  expect(strike({ roll, crit }).critical).toBe(critical);
});

test('a normal hit is not critical, and without targets there is nothing', () => {
  expect(strike({}).critical).toBe(false);
  expect(heroAttack(ATTACK, [])).toEqual([]);
});
