import { MONSTER_CARDS, MONSTERS, SCENARIO_MONSTERS } from '@/src/content/drunagor';
import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import { MINIATURES } from '@/src/content/drunagor/miniatures';
import type { Spawn } from '@/src/rules';

const stepName = ({ chapter, step }: (typeof DOOR_SETUPS)[number]): string => {
  switch (step.kind) {
    case 'start':
      return `${chapter} start`;
    case 'door':
      return `${chapter} door ${step.number}`;
    case 'named-door':
      return `${chapter} ${step.en}`;
    case 'page':
      return `${chapter} page ${step.page}`;
  }
};

const spawnsWith = (name: string, heroes: number): readonly Spawn[] =>
  DOOR_SETUPS.filter((setup) => stepName(setup) === name)
    .flatMap(({ spawns }) => spawns)
    .filter(({ fromHeroes }) => fromHeroes <= heroes);

const miniatureOf = new Map<string, string>(
  [...MONSTERS, ...SCENARIO_MONSTERS].map(({ id, miniature }) => [id, miniature]),
);

describe('monster setups', () => {
  test('69 steps over 18 chapters, each once, every chapter with a start', () => {
    expect(DOOR_SETUPS).toHaveLength(69);
    expect(new Set(DOOR_SETUPS.map(stepName)).size).toBe(69);
    const starts = DOOR_SETUPS.filter(({ step }) => step.kind === 'start');
    expect(starts.map(({ chapter }) => chapter)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 1),
    );
  });

  test('319 lines, from 1 to 5 heroes, in that order within a step', () => {
    expect(DOOR_SETUPS.flatMap(({ spawns }) => spawns)).toHaveLength(319);
    for (const setup of DOOR_SETUPS) {
      const numbers = setup.spawns.map(({ fromHeroes }) => fromHeroes);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers.every((n) => n >= 1 && n <= 5)).toBe(true);
    }
  });

  test.each(DOOR_SETUPS.map((setup) => [stepName(setup), setup] as const))(
    '%s names monsters that exist',
    (_name, { spawns, notRandom = [] }) => {
      for (const spawn of spawns) {
        if (spawn.kind === 'named') {
          const card = MONSTER_CARDS.find(
            ({ monster, rank }) => monster === spawn.monster && rank === spawn.rank,
          );
          expect([spawn.monster, card?.monster]).toEqual([spawn.monster, spawn.monster]);
        } else if (spawn.kind === 'random') {
          const left = MONSTER_CARDS.filter(
            ({ colour, rank, monster }) =>
              colour === spawn.colour && rank === spawn.rank && !notRandom.includes(monster),
          );
          expect(left.length).toBeGreaterThan(0);
        } else if (spawn.kind === 'scenario') {
          const family = SCENARIO_MONSTERS.find(({ id }) => id === spawn.monster);
          expect([spawn.monster, family?.set]).toEqual([spawn.monster, 'core']);
        }
      }
      for (const id of notRandom) expect(miniatureOf.has(id)).toBe(true);
    },
  );

  test.each(DOOR_SETUPS.map((setup) => [stepName(setup)]))(
    '%s names no more figures than there are miniatures',
    (name) => {
      const needed = new Map<string, number>();
      for (const spawn of spawnsWith(name, 5)) {
        if (spawn.kind !== 'named' && spawn.kind !== 'scenario') continue;
        const miniature = miniatureOf.get(spawn.monster) ?? 'none';
        needed.set(miniature, (needed.get(miniature) ?? 0) + 1);
      }
      for (const [miniature, count] of needed) {
        const box = MINIATURES.find(({ id }) => id === miniature)?.count ?? 0;
        expect([miniature, count <= box]).toEqual([miniature, true]);
      }
    },
  );
});

describe('as the rulebook says', () => {
  test('p14b: chapter 1 with one hero: exactly one archer, rookie', () => {
    expect(spawnsWith('1 start', 1)).toEqual([
      { kind: 'named', fromHeroes: 1, monster: 'skeleton-archer', rank: 'rookie' },
    ]);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('p14a: chapter 1 with %i heroes starts with %i monsters', (heroes, count) => {
    expect(spawnsWith('1 start', heroes)).toHaveLength(count);
  });
});
