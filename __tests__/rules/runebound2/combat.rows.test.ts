import { RUNEBOUND_2 } from '@/src/rules/runebound2';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_2, 'runebound2');

const fighter = (values: number[], damage: number[], life: number, more: Inputs = {}): Inputs => ({
  values,
  damage,
  life,
  ...more,
});
const HERO = fighter([1, 4, 4], [1, 2, 1], 5);
const FOE = fighter([15, 11, 14], [0, 1, 2], 3);
const ALLY = fighter([0, 0, 1], [1, 1, 1], 2);
const fight = (steps: readonly Inputs[] = [], more: Inputs = {}): Inputs => ({
  hero: HERO,
  allies: [ALLY],
  foes: [FOE],
  steps,
  ...more,
});

const act = (what: string, sum: number, more: Inputs = {}): Inputs => ({
  do: what,
  dice: [Math.ceil(sum / 2) % 10, Math.floor(sum / 2) % 10],
  ...more,
});
const escape = (sum: number, more: Inputs = {}) => act('escape', sum, more);
const attack = (sum: number, more: Inputs = {}) => act('attack', sum, more);
const defend = (sum: number, more: Inputs = {}) => act('defend', sum, more);
const ally = (sum: number, more: Inputs = {}) => act('ally', sum, { ally: 0, ...more });
const wound = (who: unknown, n: number) => ({ do: 'wound', who, n });
const has = (more: Inputs) => expect.objectContaining(more) as unknown;

describe('rounds, phases, rolls', () => {
  test.each<Row>([
    [
      'RB2-1: the beginning',
      fight(),
      {
        state: 'fighting',
        foe: 0,
        round: 1,
        phase: 'escape',
        heroWounds: 0,
        foeWounds: 0,
        allies: [0],
        choices: [
          { do: 'escape', need: 14, chance: 28, hit: 'escaped', miss: 'on' },
          { do: 'attack', need: 14, chance: 28, hit: 'on', miss: 'on' },
          { do: 'ally', ally: 0, need: 15, chance: 21, hit: 'on', miss: 'on' },
          { do: 'defend', need: 14, chance: 28, hit: 'on', miss: 'on' },
        ],
        odds: null,
      },
    ],
    [
      'RB2-1: an escape that reaches the foe’s mind',
      fight([escape(14)]),
      has({ state: 'escaped', phase: null, choices: [], heroWounds: 0 }),
    ],
    [
      'RB2-1: one that does not costs a wound, and again',
      fight([escape(13), escape(2)]),
      has({ phase: 'escape', heroWounds: 2 }),
    ],
    ['RB2-1: the wound avoided', fight([escape(13, { avoid: 9 })]), has({ heroWounds: 0 })],
    ['RB2-1: with a modifier', fight([escape(13, { mod: 1 })]), has({ state: 'escaped' })],
    ['RB2-1: no escape later', fight([defend(2), escape(20)]), '!steps[1]'],
    ['RB2-1: no escape at all', fight([escape(20)], { noEscape: true }), '!steps[0]'],
    ['RB2-1: no such phase', fight([], { noEscape: true }), has({ phase: 'ranged' })],
    [
      'RB2-1: two zeros are 20',
      fight([{ do: 'escape', dice: [0, 0], mod: -6 }]),
      has({ state: 'escaped' }),
    ],
    [
      'RB2-2: the ranged phase after the first attack',
      fight([attack(14)]),
      has({ phase: 'melee', foeWounds: 1 }),
    ],
    [
      'RB2-2: a miss brings the foe’s damage',
      fight([defend(2), attack(6)]),
      has({ phase: 'magic', foeWounds: 0, heroWounds: 1 }),
    ],
    ['RB2-2: just a hit', fight([defend(2), attack(7)]), has({ foeWounds: 2, heroWounds: 0 })],
    ['RB2-2: a defence deals nothing', fight([defend(20)]), has({ foeWounds: 0, phase: 'melee' })],
    [
      'RB2-2: some of it avoided',
      fight([defend(2), defend(2), defend(9, { avoid: 1 })]),
      has({ heroWounds: 2 }),
    ],
    ['RB2-2: the hero attacks once a round', fight([attack(14), attack(7)]), '!steps[1]'],
    [
      'RB2-2: again in the next',
      fight([attack(14), defend(20), defend(20), attack(20)]),
      has({ round: 2, phase: 'melee', foeWounds: 2 }),
    ],
    [
      'RB2-2: an ally misses and takes the damage',
      fight([defend(2), defend(20), ally(12)]),
      has({ round: 2, phase: 'escape', foeWounds: 0, allies: [2] }),
    ],
    [
      'RB2-2: an ally hits',
      fight([defend(2), defend(20), ally(13)]),
      has({ foeWounds: 1, allies: [0] }),
    ],
    ['RB2-2: an ally once a round', fight([ally(2), ally(2)]), '!steps[1]'],
    [
      'RB2-2: hero and ally in one round',
      fight([attack(14), ally(12)]),
      has({ phase: 'magic', foeWounds: 2 }),
    ],
    [
      'RB2-2: no dice against no damage',
      fight([{ do: 'defend', dice: null }]),
      has({ phase: 'melee', heroWounds: 0 }),
    ],
    [
      'RB2-2: but against some',
      fight([
        { do: 'defend', dice: null },
        { do: 'defend', dice: null },
      ]),
      '!steps[1].dice',
    ],
    [
      'RB2-2: the order of possible and dice',
      fight([escape(14), { do: 'defend', dice: null }]),
      '!steps[1]',
    ],
    [
      'RB2-2: what is left to choose',
      fight([attack(14), ally(2)]),
      has({ choices: [{ do: 'defend', need: 10, chance: 64, hit: 'on', miss: 'on' }] }),
    ],
    [
      'RB2-2: never less than 2, never beyond 20',
      fight([], {
        hero: fighter([40, 0, 0], [9, 0, 0], 1),
        foes: [fighter([-20, 0, 0], [1, 0, 0], 9)],
        allies: [fighter([-20, 0, 0], [0, 0, 0], 1)],
        noEscape: true,
      }),
      has({
        choices: [
          { do: 'attack', need: 2, chance: 100, hit: 'beaten', miss: 'down' },
          { do: 'ally', ally: 0, need: 2, chance: 100, hit: 'on', miss: 'dead' },
          { do: 'defend', need: 2, chance: 100, hit: 'on', miss: 'down' },
        ],
      }),
    ],
    [
      'RB2-2: out of reach',
      fight([], { foes: [fighter([40, 0, 0], [0, 0, 0], 9)], allies: [] }),
      has({
        choices: [
          { do: 'escape', need: 39, chance: 0, hit: 'escaped', miss: 'on' },
          { do: 'attack', need: 39, chance: 0, hit: 'on', miss: 'on' },
          { do: 'defend', need: 39, chance: 0, hit: 'on', miss: 'on' },
        ],
      }),
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});

const LAST = { ...FOE, wounds: 2 };

describe('wounds, foes one by one', () => {
  test.each<Row>([
    [
      'RB2-3: the foe is beaten',
      fight([attack(14)], { foes: [LAST] }),
      has({ state: 'won', foe: 0, round: 1, phase: null, foeWounds: 3, choices: [] }),
    ],
    [
      'RB2-3: the hero is down',
      fight([wound('hero', 3), defend(20), defend(20), defend(2)]),
      has({ state: 'down', heroWounds: 5, phase: null }),
    ],
    [
      'RB2-3: down by a failed escape',
      fight([wound('hero', 4), escape(2)]),
      has({ state: 'down' }),
    ],
    [
      'RB2-3: an ally dies',
      fight([defend(20), defend(20), ally(2), wound('hero', 1)]),
      has({ state: 'fighting', allies: [2], round: 2 }),
    ],
    ['RB2-3: a dead ally does nothing', fight([wound(0, 2), ally(20)]), '!steps[1]'],
    ['RB2-3: nor is it wounded', fight([wound(0, 2), wound(0, 1)]), '!steps[1]'],
    [
      'RB2-3: a dead ally is no choice',
      fight([wound(0, 9)]),
      has({ allies: [9], choices: expect.not.arrayContaining([has({ do: 'ally' })]) as unknown }),
    ],
    [
      'RB2-3: wounds take no phase',
      fight([wound('foe', 1), wound('hero', 1)]),
      has({ phase: 'escape', foeWounds: 1, heroWounds: 1 }),
    ],
    ['RB2-3: beaten before the fight', fight([wound('foe', 3)]), has({ state: 'won', round: 1 })],
    ['RB2-3: nothing after the end', fight([wound('foe', 3), wound('hero', 1)]), '!steps[1]'],
    [
      'RB2-3: what a hit or a miss would end',
      fight([wound('hero', 4), defend(20), defend(20)], { foes: [LAST] }),
      has({
        choices: [
          { do: 'attack', need: 10, chance: 64, hit: 'beaten', miss: 'down' },
          { do: 'ally', ally: 0, need: 13, chance: 36, hit: 'beaten', miss: 'dead' },
          { do: 'defend', need: 10, chance: 64, hit: 'on', miss: 'down' },
        ],
      }),
    ],
    [
      'RB2-4: the next foe from round 1',
      fight([defend(2), defend(20), defend(20), attack(14)], {
        foes: [LAST, { ...FOE, wounds: 1 }],
      }),
      has({ state: 'fighting', foe: 1, round: 1, phase: 'escape', foeWounds: 1 }),
    ],
    [
      'RB2-4: all are fresh for it',
      fight([ally(15), attack(7), attack(14)], {
        foes: [LAST, FOE],
        allies: [fighter([0, 0, 0], [0, 0, 0], 2)],
      }),
      has({ foe: 1, round: 1, phase: 'melee', foeWounds: 1 }),
    ],
    [
      'RB2-4: wounds are kept',
      fight([wound('hero', 2), wound(0, 1), wound('foe', 3)], { foes: [FOE, FOE] }),
      has({ foe: 1, heroWounds: 2, allies: [1], foeWounds: 0 }),
    ],
    [
      'RB2-4: an escape ends all',
      fight([wound('foe', 3), escape(14)], { foes: [FOE, FOE] }),
      has({ state: 'escaped', foe: 1 }),
    ],
    [
      'RB2-4: the last of them',
      fight([wound('foe', 3), wound('foe', 5)], { foes: [FOE, FOE] }),
      has({ state: 'won', foe: 1, foeWounds: 5 }),
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});

describe('what cannot be read', () => {
  test.each<Row>([
    [
      'RB2-3: the hero is down already',
      fight([], { hero: { ...HERO, wounds: 5 }, foes: [{ ...FOE, wounds: 3 }] }),
      '!hero.wounds',
    ],
    ['RB2-3: an ally', fight([], { allies: [ALLY, { ...ALLY, wounds: 2 }] }), '!allies[1].wounds'],
    ['RB2-3: a foe', fight([], { foes: [FOE, { ...FOE, wounds: 4 }] }), '!foes[1].wounds'],
    ['RB2-2: the ally of a step that is none', fight([attack(14, { ally: 0 })]), '!steps[0].ally'],
    ['RB2-2: no ally named', fight([{ do: 'ally', dice: [1, 1] }]), '!steps[0].ally'],
    ['RB2-2: no such ally', fight([ally(2, { ally: 1 })]), '!steps[0].ally'],
    ['RB2-3: no such ally to wound', fight([wound(1, 1)]), '!steps[0].who'],
    ['RB2-3: nobody to wound', fight([wound('ally', 1)]), '!steps[0].who'],
    ['RB2-3: no wound', fight([wound('hero', 0)]), '!steps[0].n'],
    ['RB2-1: dice must be there', fight([{ do: 'escape' }]), '!steps[0].dice'],
    ['RB2-1: null only for a defence', fight([{ do: 'attack', dice: null }]), '!steps[0].dice'],
    ['RB2-1: three dice', fight([{ do: 'attack', dice: [1, 2, 3] }]), '!steps[0].dice'],
    ['RB2-1: no ten on a die', fight([{ do: 'attack', dice: [1, 10] }]), '!steps[0].dice[1]'],
    ['RB2-1: mod beyond 20', fight([attack(2, { mod: 21 })]), '!steps[0].mod'],
    [
      'RB2-1: forms before the course',
      fight([escape(14), attack(14), attack(14, { avoid: -1 })]),
      '!steps[2].avoid',
    ],
    [
      'RB2-1: four values',
      fight([], { hero: fighter([0, 0, 0, 0], [0, 0, 0], 1) }),
      '!hero.values',
    ],
    [
      'RB2-1: a value of 41',
      fight([], { hero: fighter([0, 41, 0], [0, 0, 0], 1) }),
      '!hero.values[1]',
    ],
    ['RB2-4: five foes', fight([], { foes: [FOE, FOE, FOE, FOE, FOE] }), '!foes'],
    ['RB2-2: seven allies', fight([], { allies: Array(7).fill(ALLY) }), '!allies'],
    ['RB2-2: a plan of two', fight([], { plan: ['attack', 'defend'] }), '!plan'],
    ['RB2-2: a plan with a strange ally', fight([], { plan: ['attack', 1, 'x'] }), '!plan[1]'],
    [
      'RB2-2: a plan for no ally',
      fight([], { allies: [], plan: ['attack', 0, 'defend'] }),
      '!plan[1]',
    ],
    ['RB2-2: eleven rounds', fight([], { rounds: 11 }), '!rounds'],
    ['RB2-1: no such step', fight([{ do: 'flee' }]), '!steps[0].do'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('combat', inputs)).toEqual(answer);
  });
});
