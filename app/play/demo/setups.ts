import type { MonsterSetup } from '@/src/rules';

/** No printed chapter has this number. */
export const DEMO_CHAPTER = 99;

/** Our own little adventure: four kinds of attack, nothing out of the adventure book. */
export const DEMO_SETUPS: readonly MonsterSetup[] = [
  {
    chapter: DEMO_CHAPTER,
    step: { kind: 'start' },
    spawns: [
      { kind: 'named', fromHeroes: 1, monster: 'skeleton-archer', rank: 'rookie' },
      { kind: 'named', fromHeroes: 1, monster: 'rotten-flesh', rank: 'rookie' },
    ],
  },
  {
    chapter: DEMO_CHAPTER,
    step: { kind: 'door', number: 1 },
    spawns: [
      { kind: 'named', fromHeroes: 1, monster: 'executioner', rank: 'rookie' },
      { kind: 'random', fromHeroes: 1, colour: 'black', rank: 'rookie' },
    ],
  },
];
