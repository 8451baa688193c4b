import type { ClassTree, GameCommand, TreeSkill } from '@/src/rules';
import { cubesOf, nextTreeSkills } from '@/src/rules';
import { PARTY, after, codes, doing, refusing, sheet } from './logbook-kit';

type Colour = 'yellow' | 'red' | 'green' | 'blue';
const skill = (colour: string, level: number): GameCommand =>
  ({ kind: 'setSkill', hero: 'hero-1', colour, level }) as GameCommand;
const roles = (a: Colour | null, b: Colour | null, role: 'leader' | 'striker' = 'leader') =>
  ({ kind: 'setRoleSkills', hero: 'hero-1', role, roleSkills: { a, b } }) as const;
const tree = (taken: readonly TreeSkill[], more: Partial<ClassTree> = {}): ClassTree => ({
  heroClass: 'ranger',
  classNames: { en: 'Ranger', de: 'Jägerin' },
  tree: 'Jagd',
  shape: '1-2-3',
  taken,
  ...more,
});
const setTree = (one: ClassTree, hero = 'hero-1') =>
  ({ kind: 'setTree', hero, tree: one }) as const;

test.each<[string, readonly GameCommand[], GameCommand, string]>([
  ['L6b: level 2 without level 1', [], skill('red', 2), 'level-1-first'],
  ['L6b: level 2 on level 1', [skill('red', 1)], skill('red', 2), 'accepted'],
  [
    'L6b: level 2 on level 1 of another colour',
    [skill('red', 1)],
    skill('blue', 2),
    'level-1-first',
  ],
  [
    'L6b: a correction from 2 to 0',
    [skill('red', 1), skill('red', 2)],
    skill('red', 0),
    'accepted',
  ],
  ['L6b: a level that does not exist', [], skill('red', 3), 'unknown-choice'],
  ['L6b: a colour that does not exist', [], skill('pink', 1), 'unknown-choice'],
  ['L6b: III-B before III-A', [], roles(null, 'red'), 'role-skill-order'],
  ['L6b: III-A', [], roles('red', null), 'accepted'],
  ['L6b: both role skills', [], roles('red', 'red'), 'accepted'],
  ['L6c: a new tree at level 2', [], setTree(tree(['2'])), 'tree-order'],
  ['L6c: a new tree at level 1', [], setTree(tree(['1'])), 'accepted'],
  ['L6c: 1-2-3 in a row', [], setTree(tree(['1', '2', '3'])), 'accepted'],
  ['L6c: 3 without 2', [], setTree(tree(['1', '3'])), 'tree-order'],
  ['L6c: a fourth level', [], setTree(tree(['1', '2', '3', '3'])), 'tree-order'],
  ['L6c: one of two second levels', [], setTree(tree(['1', '2b'], { shape: '1-2-2' })), 'accepted'],
  ['L6c: both second levels', [], setTree(tree(['1', '2b', '2a'], { shape: '1-2-2' })), 'accepted'],
  [
    'L6c: the same one twice',
    [],
    setTree(tree(['1', '2a', '2a'], { shape: '1-2-2' })),
    'tree-order',
  ],
  ['L6c: level 3 of a 1-2-2', [], setTree(tree(['1', '3'], { shape: '1-2-2' })), 'tree-order'],
  ['L6c: an own class', [], setTree(tree(['1'], { heroClass: 'Barde' })), 'accepted'],
  ['L6c: a tree without a name', [], setTree(tree(['1'], { tree: ' ' })), 'name-empty'],
  ['B1: skills of nobody', [], { ...roles('red', null), hero: 'hero-9' }, 'unknown-hero'],
])('%s', (_, before, command, expected) => {
  expect(refusing(after(PARTY, ...before), command)).toBe(expected);
});

test.each<[string, readonly GameCommand[], readonly number[]]>([
  ['L6b: nothing learnt, the cubes of the board', [], [2, 1, 1, 1]],
  ['L6b: one cube for each level', [skill('blue', 1), skill('blue', 2)], [2, 1, 1, 3]],
  ['L6b: one cube for each role skill', [roles('red', 'green')], [2, 2, 2, 1]],
  ['L6b: two role skills of one colour', [roles('red', 'red')], [2, 3, 1, 1]],
  ['L6c: no cube for a class skill', [setTree(tree(['1', '2']))], [2, 1, 1, 1]],
  [
    'L6b: a new role with other colours',
    [roles('red', null), roles('blue', null, 'striker')],
    [2, 1, 1, 2],
  ],
])('%s', (_, commands, expected) => {
  const { total } = cubesOf(after(PARTY, ...commands).campaign, 'hero-1');
  expect(Object.values(total ?? {})).toEqual(expected);
});

test('B1: where the cubes come from', () => {
  const { campaign } = after(PARTY, skill('blue', 1), roles('red', null));
  expect(cubesOf(campaign, 'hero-1').sources).toEqual([
    { kind: 'board', cubes: { yellow: 2, red: 1, green: 1, blue: 1 } },
    { kind: 'skill', colour: 'blue', level: 1 },
    { kind: 'role-skill', skill: 'a', colour: 'red' },
  ]);
});

test('B1: cubes nobody has entered stay unknown', () => {
  const unknown = { kind: 'changeHero', hero: 'hero-1', change: { cubes: null } } as const;
  const { campaign } = after(PARTY, unknown, skill('blue', 1));
  expect(cubesOf(campaign, 'hero-1')).toEqual({
    total: null,
    sources: [{ kind: 'skill', colour: 'blue', level: 1 }],
  });
});

test.each<[string, GameCommand]>([
  ['a known level', skill('red', 0)],
  ['the same tree', setTree(tree(['1']))],
  ['a tree nobody has, nothing taken', setTree(tree([], { tree: 'Schütze' }))],
  ['the same role skills', roles(null, null)],
])('nothing happens: %s', (_, command) => {
  const state = after(PARTY, setTree(tree(['1'])), roles(null, null));
  expect(doing(state, command).events).toEqual([]);
});

test('L6c: a tree with nothing taken is struck off', () => {
  const begun = after(PARTY, setTree(tree(['1'])), setTree(tree(['1'], { tree: 'Schütze' })));
  expect(sheet(after(begun, setTree(tree([])))).trees.map((one) => one.tree)).toEqual(['Schütze']);
});

test.each<[string, ClassTree['shape'], readonly TreeSkill[], readonly TreeSkill[]]>([
  ['a new tree', '1-2-3', [], ['1']],
  ['a straight tree', '1-2-3', ['1'], ['2']],
  ['a tree with a choice', '1-2-2', ['1'], ['2a', '2b']],
  ['the other second level', '1-2-2', ['1', '2b'], ['2a']],
  ['a complete tree', '1-2-3', ['1', '2', '3'], []],
])('L6c: what comes next in %s', (_, shape, taken, expected) => {
  expect(nextTreeSkills({ shape, taken })).toEqual(expected);
});

const MAGE = { heroClass: 'mage', classNames: { en: 'Mage', de: 'Magierin' }, tree: 'Feuer' };

test.each<[string, readonly GameCommand[], Parameters<typeof codes>[1], readonly string[]]>([
  [
    'L6c: the own class, named in German',
    [],
    setTree(
      tree(['1'], {
        ...MAGE,
        heroClass: 'assassin',
        classNames: { en: 'Assassin', de: 'Assassine' },
      }),
    ),
    [],
  ],
  ['L6c: the own class, named in English', [], setTree(tree(['1'], MAGE), 'hero-2'), []],
  ['L6c: a foreign class', [], setTree(tree(['1'])), ['foreign-class']],
  [
    'L6c: a second foreign class',
    [setTree(tree(['1']))],
    setTree(tree(['1'], MAGE)),
    ['foreign-class', 'second-foreign-class'],
  ],
  [
    'L6c: another tree of the same foreign class',
    [setTree(tree(['1']))],
    setTree(tree(['1'], { tree: 'Schütze' })),
    ['foreign-class'],
  ],
  [
    'L6c: a foreign class somebody has',
    [setTree(tree(['1']), 'hero-2')],
    setTree(tree(['1'], { tree: 'Schütze' })),
    ['foreign-class', 'foreign-class-taken'],
  ],
  [
    'L6c: a tree somebody has',
    [setTree(tree(['1'], MAGE), 'hero-3')],
    setTree(tree(['1'], MAGE), 'hero-2'),
    ['tree-taken'],
  ],
  ['L6c: a hero without a class is not doubted', [], setTree(tree(['1']), 'hero-3'), []],
  ['L6c: a correction is not doubted', [setTree(tree(['1', '2']))], setTree(tree(['1'])), []],
  [
    'L6b: a new role with the old colours',
    [roles('red', null)],
    roles('red', null, 'striker'),
    ['colours-anew'],
  ],
  ['L6b: a new role with new colours', [roles('red', null)], roles('blue', null, 'striker'), []],
  ['L6b: a new role without role skills', [], roles(null, null, 'striker'), []],
])('%s: %#', (_, before, command, expected) => {
  expect(codes(after(PARTY, ...before), command)).toEqual(expected);
});
