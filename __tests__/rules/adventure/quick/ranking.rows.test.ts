import { quickRanking, type CardFace, type GameCommand } from '@/src/rules';
import { adventureOf, adventureWith, after, type Setup } from '../kit';
import { hp, own, tokens, trait } from '../foes';

const DOWN = (hero: string): GameCommand => ({
  kind: 'harm',
  figures: [hero],
  amount: 99,
  preventable: false,
});
const curse = (hero: string, count: number): GameCommand => ({
  kind: 'setCurse',
  hero,
  curse: Array.from({ length: count }, () => ({ skill: null })),
});
const cubes = (yellow: number) => ({ cubes: { yellow, red: 0, green: 0, blue: 0 } });

interface RankRow {
  readonly name: string;
  readonly setup?: Setup;
  readonly face?: Partial<CardFace>;
  readonly given?: readonly GameCommand[];
  readonly primary?: string;
  readonly ranked: readonly string[];
}

const by = (criterion: 'bloodseeker' | 'defiant' | 'relentless' | 'reckoner' | 'covetous') => ({
  face: { abilities: [trait(criterion)] },
});
const THREE: Setup = { heroes: [{}, {}, {}] };

/** hero-1 Defender, hero-2 Leader, hero-3 Tactician: in this order in the round. */
const ROWS: readonly RankRow[] = [
  {
    name: 'K2: most HP first',
    given: [hp('hero-1', 4), hp('hero-2', 6), hp('hero-3', 9)],
    ranked: ['hero-3 9', 'hero-2 6', 'hero-1 4'],
  },
  {
    name: 'K2: ties earlier in the round',
    given: [hp('hero-1', 4), hp('hero-2', 6), hp('hero-3', 6)],
    ranked: ['hero-2 6', 'hero-3 6', 'hero-1 4'],
  },
  {
    name: 'K2: the round goes by role, not by seat',
    setup: { heroes: [{ role: 'striker' }, { role: 'support' }, { role: 'leader' }] },
    ranked: ['hero-3 10', 'hero-2 10', 'hero-1 10'],
  },
  {
    name: 'K2: BLUTSUCHER fewest HP, ties later in the round',
    ...by('bloodseeker'),
    given: [hp('hero-1', 4), hp('hero-2', 4)],
    ranked: ['hero-2 4', 'hero-1 4', 'hero-3 10'],
  },
  {
    name: 'p39a: TROTZIG most available cubes first',
    ...by('defiant'),
    setup: { heroes: [cubes(2), cubes(5), cubes(3)] },
    ranked: ['hero-2 5', 'hero-3 3', 'hero-1 2'],
  },
  {
    name: 'K2: only available cubes count',
    ...by('defiant'),
    setup: { heroes: [cubes(3), cubes(2), cubes(1)] },
    given: [
      { kind: 'placeCube', hero: 'hero-1', colour: 'yellow' },
      { kind: 'spendCube', hero: 'hero-1', colour: 'yellow' },
    ],
    ranked: ['hero-2 2', 'hero-1 1', 'hero-3 1'],
  },
  {
    name: 'K2: UNNACHGIEBIG fewest available cubes, ties later',
    ...by('relentless'),
    setup: { heroes: [cubes(2), cubes(5), cubes(2)] },
    ranked: ['hero-3 2', 'hero-1 2', 'hero-2 5'],
  },
  {
    name: 'K2: cubes as the players said',
    ...by('relentless'),
    setup: { heroes: [{ cubes: null }, cubes(4), cubes(5)] },
    given: [{ kind: 'sayCubes', hero: 'hero-1', available: 3 }],
    ranked: ['hero-1 3', 'hero-2 4', 'hero-3 5'],
  },
  {
    name: 'K2: BERECHNEND most curse cubes',
    ...by('reckoner'),
    given: [curse('hero-2', 1), curse('hero-3', 3)],
    ranked: ['hero-3 3', 'hero-2 1', 'hero-1 0'],
  },
  {
    name: 'K2: HABGIERIG most resource tokens, shields included, conditions not',
    ...by('covetous'),
    given: [
      tokens('hero-1', { bleed: 4 }),
      tokens('hero-2', { shield: 2, focus: 1 }),
      tokens('hero-3', { ki: 2 }),
    ],
    ranked: ['hero-2 3', 'hero-3 2', 'hero-1 0'],
  },
  {
    name: 'K1: the unconscious are not seen',
    given: [DOWN('hero-1')],
    ranked: ['hero-2 10', 'hero-3 10'],
  },
  {
    name: 'K1: nor the hidden',
    given: [tokens('hero-2', { stealth: 1 })],
    ranked: ['hero-1 10', 'hero-3 10'],
  },
  {
    name: 'K1: unless it is immune to VERBORGEN',
    face: { immunities: ['stealth'] },
    given: [tokens('hero-2', { stealth: 1 })],
    ranked: ['hero-1 10', 'hero-2 10', 'hero-3 10'],
  },
];

test.each(ROWS)('$name', ({ setup = THREE, face = {}, given = [], ranked }) => {
  const state = after(adventureWith({ ...setup, summons: [own(face)] }), ...given);
  const ranking = quickRanking(adventureOf(state), 'monster-2');
  expect(ranking.ranked.map(({ figure, value }) => `${figure} ${value}`)).toEqual(ranked);
});

describe('K2: cubes nobody counted are asked for', () => {
  const face = { abilities: [trait('defiant')] };
  const asks = (heroes: Setup['heroes'] = [], ...given: readonly GameCommand[]) =>
    quickRanking(
      adventureOf(after(adventureWith({ heroes, summons: [own(face)] }), ...given)),
      'monster-2',
    ).asks;
  test('of every hero without tracking', () => {
    expect(asks([{ cubes: null }, {}, { cubes: null }])).toEqual(['hero-1', 'hero-3']);
  });
  test('not when he said it', () => {
    expect(asks([{ cubes: null }, {}], { kind: 'sayCubes', hero: 'hero-1', available: 2 })).toEqual(
      [],
    );
  });
  test('not of whoever is not seen', () => {
    expect(asks([{ cubes: null }, {}, {}], tokens('hero-1', { stealth: 1 }))).toEqual([]);
  });
  test('not when there is only one', () => expect(asks([{ cubes: null }])).toEqual([]));
  test('not when the card ranks by HP', () => {
    const state = adventureWith({ heroes: [{ cubes: null }, {}], summons: [own()] });
    expect(quickRanking(adventureOf(state), 'monster-2').asks).toEqual([]);
  });
});

describe('K3', () => {
  const state = after(
    adventureWith({ summons: [own({ abilities: [trait('slaughter')] })] }),
    tokens('hero-2', { stealth: 1 }),
  );
  test('NIEDERMETZELN is noted', () => {
    expect(quickRanking(adventureOf(state), 'monster-2').slaughter).toBe(true);
  });
  test('a named hero is the primary target', () => {
    expect(quickRanking(adventureOf(state), 'monster-2', 'hero-1').primary).toBe('hero-1');
  });
  test('a named hero that cannot be seen is not', () => {
    const ranking = quickRanking(adventureOf(state), 'monster-2', 'hero-2');
    expect([ranking.primary, ranking.unseen]).toEqual([null, ['hero-2']]);
  });
  test('an unknown monster ranks nobody', () => {
    expect(quickRanking(adventureOf(state), 'monster-9').ranked).toEqual([]);
  });
});
