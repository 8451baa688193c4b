import {
  heroIn,
  tokenCount,
  type AdventureHero,
  type Affliction,
  type CubeColour,
  type GameCommand,
  type GameState,
  type HeroCubes,
  type Resource,
} from '@/src/rules';

/** Counted from the newest state, so that fast taps add up. */
type Correction = (state: GameState) => GameCommand;

const correct =
  (id: string, command: (hero: AdventureHero) => GameCommand): Correction =>
  ({ adventure }) => {
    const hero = adventure && heroIn(adventure, id);
    return hero ? command(hero) : { kind: 'note', figure: null, text: '' };
  };

export const addHp = (id: string, more: number): Correction =>
  correct(id, ({ hp, maxHp }) => ({
    kind: 'setHp',
    figure: id,
    maxHp,
    hp: Math.min(maxHp, Math.max(1, hp + more)),
  }));

export const addSaidCubes = (id: string, more: number): Correction =>
  correct(id, ({ cubesSaid }) => ({
    kind: 'sayCubes',
    hero: id,
    available: Math.max(0, (cubesSaid ?? 0) + more),
  }));

const ON_ITS_WAY = ['placed', 'spent'] as const;

/** A cube that comes back lay somewhere; one that goes lies on a skill. */
const moved = (cubes: HeroCubes, colour: CubeColour, more: number): HeroCubes => {
  const { available, placed } = cubes;
  const now = { ...cubes, available: { ...available, [colour]: available[colour] + more } };
  if (more < 0) return { ...now, placed: { ...placed, [colour]: placed[colour] - more } };
  const from = ON_ITS_WAY.find((heap) => cubes[heap][colour] >= more);
  return from === undefined
    ? now
    : { ...now, [from]: { ...cubes[from], [colour]: cubes[from][colour] - more } };
};

export const addCubes = (id: string, colour: CubeColour, more: number): Correction =>
  correct(id, ({ cubes }) => ({
    kind: 'setCubes',
    hero: id,
    cubes: cubes === null ? null : moved(cubes, colour, more),
  }));

const OPEN: Affliction = { skill: null };

export const addCurse = (id: string, more: number): Correction =>
  correct(id, ({ curse }) => ({
    kind: 'setCurse',
    hero: id,
    curse: more > 0 ? [...curse, OPEN] : curse.slice(0, -1),
  }));

export const addTokens = (id: string, token: Resource, more: number): Correction =>
  correct(id, ({ tokens }) => ({
    kind: 'setTokens',
    figure: id,
    tokens: { [token]: Math.max(0, tokenCount(tokens, token) + more) },
  }));
