import {
  blockableSkills,
  heroHp,
  NO_VALUES,
  roleHp,
  TOUGHNESS,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import { gain, item, note } from '@/__tests__/rules/campaign/logbook-kit';
import { hp } from '../foes';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  heroOf,
  refusing,
  story,
  type Setup,
} from '../kit';

const hero = 'hero-1';
const at = (state: GameState): string => `${heroOf(state, hero).hp}/${heroOf(state, hero).maxHp}`;

const aura = (hitPoints: number): GameCommand => ({
  kind: 'gainConsequence',
  hero,
  consequence: 'aura',
  draft: note('Glut', { hp: hitPoints }),
});
const lose = (id: string): GameCommand => ({ kind: 'loseConsequence', hero, id });
const ring = item('Ring', {
  slot: 'trinket',
  front: { catalogue: null, names: { en: 'Ring', de: 'Ring' }, values: { ...NO_VALUES, hp: 2 } },
});
const wear = (place: 'trinket' | 'bag'): GameCommand => ({
  kind: 'moveItem',
  hero,
  item: 'item-1',
  to: { hero, place },
});
const raise = (by: number): GameCommand => ({ kind: 'raiseMaxHp', hero, by });
const bonus = (skill: string, value: number): GameCommand => ({
  kind: 'setBonusHp',
  hero,
  skill,
  hp: value,
});
const block = (skill: string | null): GameCommand => ({
  kind: 'block',
  hero,
  cube: 'curse',
  index: 0,
  skill,
});
const curse: GameCommand = { kind: 'curse', hero, x: 1 };
const trauma: GameCommand = { kind: 'trauma', hero, x: 1 };
const six = hp(hero, 6);

const ROWS: readonly [string, readonly GameCommand[], string, Setup?][] = [
  ['D13: an aura gives both at once', [six, aura(2)], '8/12'],
  ['D13: and takes both with it', [six, aura(2), lose('note-1')], '6/10'],
  ['D13: corrected in the logbook', [six, aura(2), change(3)], '9/13'],
  ['D13: a ring in the bag gives nothing', [six, gain(hero, ring)], '6/10'],
  ['D13: a ring that is worn does', [six, gain(hero, ring), wear('trinket')], '8/12'],
  ['D13: taken off again', [six, gain(hero, ring), wear('trinket'), wear('bag')], '6/10'],
  ['D11, D13: a trauma cube takes the aura and what it gave', [six, aura(2), trauma], '6/10'],
  ['D13: what lies beyond 16 is lost first', [raise(4), raise(4), raise(-3)], '15/15'],
  ['D13: and comes back the same', [raise(8), raise(-3), raise(3)], '16/16'],
  [
    'Q5, p53a: a blocked bonus is lost at once',
    [six, bonus('board-3', 2), curse, block('board-3')],
    '6/10',
  ],
  [
    'Q5: and comes back when the cube goes',
    [six, bonus('board-3', 2), curse, block('board-3'), { kind: 'cleanse', hero, x: 1 }],
    '8/12',
  ],
  [
    'Q5: moved to another skill',
    [six, bonus('board-3', 2), curse, block('board-3'), block('board-1')],
    '8/12',
  ],
  [
    'Q5: a second cube on it takes nothing more',
    [
      six,
      bonus('board-3', 2),
      { kind: 'setCurse', hero, curse: [{ skill: 'board-3' }, { skill: 'board-3' }] },
    ],
    '6/10',
  ],
  [
    'Q5: trauma blocks too',
    [six, bonus('board-3', 2), { kind: 'setTrauma', hero, trauma: [{ skill: 'board-3' }] }],
    '6/10',
  ],
  [
    'Q5: blocked by the curse of a recall',
    [six, bonus('board-3', 2), { kind: 'recall', hero, recall: 'forced', blocks: ['board-3'] }],
    '6/10',
  ],
  [
    'Q5: named while it is blocked it gives nothing',
    [six, curse, block('board-3'), bonus('board-3', 2)],
    '6/10',
  ],
  ['D13: another amount', [six, bonus('board-3', 2), bonus('board-3', 3)], '9/13'],
  ['D13: none any more', [six, bonus('board-3', 2), bonus('board-3', 0)], '6/10'],
  [
    'D13: what falls away may knock him out',
    [bonus('board-3', 3), hp(hero, 2, 13), curse, block('board-3')],
    '0/10',
  ],
  ['D13: an unconscious hero stays at 0', [hp(hero, 0), aura(2)], '0/12'],
  [
    'D13: a new Defender is tougher',
    [six, { kind: 'setRole', hero, role: 'striker' }, { kind: 'setRole', hero, role: 'defender' }],
    '9/13',
  ],
  [
    'D13: who gives the role up is not',
    [six, { kind: 'setRole', hero, role: 'striker' }],
    '3/10',
    { heroes: [{ maxHp: 13, bonusHp: { [TOUGHNESS]: 3 } }, {}] },
  ],
];

function change(hitPoints: number): GameCommand {
  return { kind: 'changeConsequence', hero, id: 'note-1', change: { hp: hitPoints } };
}

test.each(ROWS)('%s', (_, then, expected, setup = {}) => {
  const given = setup.heroes ? then.filter((command) => command !== six) : then;
  const start = setup.heroes ? [hp(hero, 6, 13), ...given] : given;
  expect(at(adventureWith({ ...setup, then: start }))).toBe(expected);
});

test('D11, D13: who has nothing left when a bonus goes falls, with a trauma cube', () => {
  const state = adventureWith({
    then: [bonus('board-3', 3), hp(hero, 2, 13), curse, block('board-3')],
  });
  expect(heroOf(state, hero)).toMatchObject({ unconscious: true, trauma: [{ skill: null }] });
});

test('D13: at the table and in the logbook it is the same step', () => {
  const done = doing(adventureWith(), aura(2));
  expect(story(done)).toEqual(['consequenceGained', 'hpSet']);
  expect(story(doing(adventureWith(), aura(0)))).toEqual(['consequenceGained']);
});

test('D13: before and after an adventure the logbook stands alone', () => {
  const state = adventureWith({
    then: [
      { kind: 'declareOutcome', outcome: { result: 'won' } },
      { kind: 'closeAdventure', at: 2000, afterwards: 'restart' },
    ],
  });
  expect(story(doing(state, aura(2)))).toEqual(['consequenceGained']);
});

test('D13: the rulebook’s one role', () => {
  expect([roleHp('defender'), roleHp('leader'), roleHp(null)]).toEqual([3, 0, 0]);
});

test.each([
  ['no name', bonus(' ', 2)],
  ['more than 16', bonus('board-1', 17)],
  ['less than nothing', bonus('board-1', -1)],
])('D13: %s', (_, command) => {
  expect(refusing(adventureWith(), command)).toBe('number-out-of-range');
});

describe('Q5: what can be blocked', () => {
  const skills = (...then: readonly GameCommand[]) => {
    const state = after(adventureWith(), ...then);
    return blockableSkills(state.campaign, hero, adventureOf(state).heroes[0]?.role ?? null);
  };
  const learn = (level: 1 | 2): GameCommand => ({ kind: 'setSkill', hero, colour: 'red', level });
  const role = (a: 'blue' | null, b: 'red' | null): GameCommand => ({
    kind: 'setRoleSkills',
    hero,
    role: 'defender',
    roleSkills: { a, b },
  });

  test.each([
    ['Q5: the board’s eight and the role’s first two cards', [], []],
    ['Q5: a learnt card', [learn(1)], ['red-1']],
    ['Q5: both its levels', [learn(1), learn(2)], ['red-1', 'red-2']],
    ['Q5: III-A of the role', [role('blue', null)], ['role-3a']],
    ['Q5: III-B as well', [role('blue', 'red')], ['role-3a', 'role-3b']],
  ] as [string, readonly GameCommand[], readonly string[]][])('%s', (_, then, more) => {
    const all = skills(...then);
    const usual = [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((place) => `board-${place}`),
      ...['role-1a', 'role-1b', 'role-2a', 'role-2b'],
    ];
    expect(new Set(all)).toEqual(new Set([...usual, ...more]));
  });

  test('Q5: nobody has role skills without a role (X2)', () => {
    const state = adventureWith({ heroes: [{ role: null }, {}] });
    expect(blockableSkills(state.campaign, hero, null)).toHaveLength(8);
  });
});

describe('D13: the logbook shows the table’s number', () => {
  const shown = (state: GameState): string => {
    const { total, sources, capped } = heroHp(state, hero);
    const told = sources.map((source) => {
      const value = source.kind === 'skill' && source.blocked ? 'blocked' : source.hp;
      return `${source.kind} ${value}`;
    });
    return [total, ...told, ...(capped ? ['capped'] : [])].join(', ');
  };
  const board: GameCommand = { kind: 'changeHero', hero, change: { maxHp: 10 } };
  const asDefender: GameCommand = {
    kind: 'setRoleSkills',
    hero,
    role: 'defender',
    roleSkills: { a: null, b: null },
  };
  const closed: readonly GameCommand[] = [
    { kind: 'declareOutcome', outcome: { result: 'won' } },
    { kind: 'closeAdventure', at: 2000, afterwards: 'restart' },
  ];
  const tough: Setup = { heroes: [{ maxHp: 13, bonusHp: { [TOUGHNESS]: 3 } }, {}] };

  test.each<[string, readonly GameCommand[], string, Setup?]>([
    ['the board alone', [board], '10, board 10'],
    ['with the Defender’s three', [board], '13, board 10, skill 3', tough],
    [
      'blocked, they are gone',
      [board, curse, block(TOUGHNESS)],
      '10, board 10, skill blocked',
      tough,
    ],
    ['a skill of his own', [board, bonus('board-3', 2)], '12, board 10, skill 2'],
    ['an aura', [board, aura(2)], '12, board 10, aura 2'],
    ['what the table says', [board, raise(1)], '11, board 10, table 1'],
    ['no more than 16', [board, aura(2), raise(8)], '16, board 10, aura 2, table 8, capped'],
    ['a board nobody entered', [bonus('board-3', 2)], '12, skill 2'],
    ['between adventures', [board, aura(2), ...closed], '12, board 10, aura 2'],
    ['between adventures with his role', [board, asDefender, ...closed], '13, board 10, skill 3'],
    ['the role without a board', [asDefender, ...closed], ', skill 3'],
    [
      'no more than 16 there either',
      [board, aura(4), asDefender, ...closed],
      '16, board 10, aura 4, skill 3, capped',
    ],
  ])('D13: %s', (_, then, expected, setup = {}) => {
    expect(shown(adventureWith({ ...setup, then }))).toBe(expected);
  });

  test('D13: at the table and in the logbook, whatever happens', () => {
    for (const [, then, , setup = {}] of ROWS) {
      const state = adventureWith({ ...setup, then });
      expect(heroHp(state, hero).total).toBe(heroOf(state, hero).maxHp);
    }
  });
});
