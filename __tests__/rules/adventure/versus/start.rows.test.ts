import type { GameState } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  campaignWith,
  doing,
  heroOf,
  refusing,
  startCommand,
} from '../kit';
import { begun, fightWith, FOUR, PAIRS } from './fight';

const order = (state: GameState) => adventureOf(state).heroes.map(({ id }) => id);

test('X2: nobody has a role, whatever was chosen, and nobody gets one', () => {
  const state = fightWith();
  expect(adventureOf(state).heroes.map(({ role }) => role)).toEqual([null, null]);
  expect(refusing(state, { kind: 'setRole', hero: 'hero-1', role: 'leader' })).toBe('no-roles');
});

const five = [...FOUR, {}];
test.each([
  ['X2: one alone is no fight', [{}], [['hero-1']], 'no-such-teams'],
  ['X2: five each against each', five, undefined, 'accepted'],
  ['X2: two against two', FOUR, PAIRS, 'accepted'],
  [
    'X2: three against one is not in the book',
    FOUR,
    [['hero-1', 'hero-2', 'hero-3'], ['hero-4']],
    'no-such-teams',
  ],
  ['X2: everybody is in a team', FOUR, [['hero-1'], ['hero-2'], ['hero-3']], 'no-such-teams'],
  ['X2: nobody is in two', [{}, {}], [['hero-1'], ['hero-1']], 'no-such-teams'],
  ['X2: no stranger is in a team', [{}, {}], [['hero-1'], ['hero-2'], ['hero-3']], 'no-such-teams'],
] as const)('%s', (_, heroes, teams, code) => {
  const versus = { teams: teams ?? heroes.map((_one, index) => [`hero-${index + 1}`]) };
  expect(refusing(campaignWith({ heroes }), { ...startCommand({ heroes }), versus })).toBe(code);
});

test('X2: nothing of an adventure before goes into a fight', () => {
  const command = {
    ...startCommand(),
    sequential: true,
    versus: { teams: [['hero-1'], ['hero-2']] },
  };
  expect(refusing(campaignWith(), command)).toBe('other-mode');
});

test.each([
  [
    'X3: the highest has the first place',
    [{}, {}, {}],
    undefined,
    [4, 18, 9],
    ['hero-2', 'hero-3', 'hero-1'],
  ],
  [
    'X3: who ties rolls again',
    [{}, {}, {}],
    undefined,
    [9, 18, 9, 2, 7],
    ['hero-2', 'hero-3', 'hero-1'],
  ],
  ['X3: and again', [{}, {}], undefined, [9, 9, 5, 5, 1, 2], ['hero-2', 'hero-1']],
  [
    'X3: teams take turns, the fastest begins',
    FOUR,
    PAIRS,
    [20, 19, 3, 5],
    ['hero-1', 'hero-4', 'hero-2', 'hero-3'],
  ],
  [
    'X3: also when the second team is faster',
    FOUR,
    PAIRS,
    [1, 2, 19, 20],
    ['hero-4', 'hero-2', 'hero-3', 'hero-1'],
  ],
] as const)('%s', (_, heroes, teams, dice, expected) => {
  const { state } = begun({ heroes, ...(teams === undefined ? {} : { teams }), dice });
  expect(order(state)).toEqual(expected);
});

test('X3: the fastest lies on the Defender’s place, the next on the Leader’s', () => {
  const state = doing(fightWith({ dice: [3, 12] }), { kind: 'nextTurn' }).state;
  expect(adventureOf(state).turn).toMatchObject({ key: 'hero-2', place: 0 });
  expect(adventureOf(doing(state, { kind: 'nextTurn' }).state).turn).toMatchObject({
    key: 'hero-1',
    place: 3,
  });
});

test('X3: what was rolled is told with the start', () => {
  const { events } = begun({ dice: [9, 9, 3, 17] });
  expect(events.at(-1)).toMatchObject({
    versus: {
      rolls: [
        { hero: 'hero-2', rolls: [9, 17] },
        { hero: 'hero-1', rolls: [9, 3] },
      ],
    },
  });
});

test('X3: a die that cannot be is refused', () => {
  const command = { ...startCommand(), versus: { teams: [['hero-1'], ['hero-2']] } };
  expect(refusing(campaignWith(), command, [21, 3])).toBe('die-out-of-range');
});

test('X7: cubes lie on hero skills, never on those of a role', () => {
  const state = fightWith({ then: [{ kind: 'curse', hero: 'hero-1', x: 1 }] });
  const block = (skill: string) =>
    refusing(state, { kind: 'block', hero: 'hero-1', cube: 'curse', index: 0, skill });
  expect([block('board-3'), block('role-1a'), block('role-3a')]).toEqual([
    'accepted',
    'unknown-skill',
    'unknown-skill',
  ]);
  const recall = { kind: 'recall', hero: 'hero-1', recall: 'forced', blocks: ['role-2b'] } as const;
  expect(refusing(state, recall)).toBe('unknown-skill');
  const together = adventureWith({ then: [{ kind: 'curse', hero: 'hero-1', x: 1 }] });
  expect(
    refusing(together, {
      kind: 'block',
      hero: 'hero-1',
      cube: 'curse',
      index: 0,
      skill: 'role-1a',
    }),
  ).toBe('accepted');
});

test('X6: one cube heals 2 and takes a curse cube, as a cube action', () => {
  const hurt = fightWith({
    then: [
      { kind: 'nextTurn' },
      { kind: 'harm', figures: ['hero-1'], amount: 5, preventable: false },
      { kind: 'curse', hero: 'hero-1', x: 2 },
    ],
  });
  const { state } = doing(hurt, { kind: 'versusAction', hero: 'hero-1', colour: 'yellow' });
  expect(heroOf(state, 'hero-1')).toMatchObject({ hp: 7, cubes: { spent: { yellow: 1 } } });
  expect(heroOf(state, 'hero-1').curse).toHaveLength(1);
  expect(adventureOf(state).turn?.actions).toEqual(['cube-1']);
});

test('X6: whoever keeps his cubes himself names no colour, everybody else does', () => {
  const own = fightWith({ heroes: [{ cubes: null }, {}], then: [{ kind: 'nextTurn' }] });
  const act = (hero: string) => refusing(own, { kind: 'versusAction', hero });
  expect([act('hero-1'), act('hero-2')]).toEqual(['accepted', 'no-cube']);
});

test('X6: together nobody has it', () => {
  expect(refusing(adventureWith(), { kind: 'versusAction', hero: 'hero-1', colour: 'red' })).toBe(
    'other-mode',
  );
});
