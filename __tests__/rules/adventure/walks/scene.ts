import type {
  Adventure,
  AdventureCommand,
  AdventureHero,
  CubeColour,
  CubeCounts,
  MonsterFigure,
  TokenKind,
  Tokens,
} from '@/src/rules';
import { CUBE_COLOURS, TOKEN_KINDS, tokenLimit } from '@/src/rules';
import type { Chance } from '@/__tests__/rules/oracle/monster/chance';

/** What the seeded player sees when he thinks of a command. */
export interface Scene {
  readonly chance: Chance;
  readonly adventure: Adventure;
}

/** A command of this kind that makes sense now, or one that does not where there is none. */
export type Move<Command> = (scene: Scene) => Command;
export type MovesOf<Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: Move<Extract<Command, { readonly kind: Kind }>>;
};
export type AllMoves = MovesOf<AdventureCommand>;

/** Not in play: commands about it are refused. */
export const NOBODY = 'monster-9999';

export const oneOf = <Thing>(chance: Chance, things: readonly Thing[]): Thing | undefined =>
  things[chance.between(0, things.length - 1)];

export const someOf = <Thing>(chance: Chance, things: readonly Thing[], most = 3): Thing[] =>
  chance.shuffled(things).slice(0, chance.between(1, most));

const idOf = (thing: { readonly id: string } | undefined): string => thing?.id ?? NOBODY;

export const isAwake = ({ unconscious }: AdventureHero): boolean => !unconscious;

export const anyHero = ({ chance, adventure }: Scene): string =>
  idOf(oneOf(chance, adventure.heroes));

/** Most often one who can act, and the one whose turn it is. */
export const actor = ({ chance, adventure }: Scene): AdventureHero | undefined => {
  const acting = adventure.heroes.find(({ id }) => id === adventure.turn?.figure);
  if (acting && chance.percent(60)) return acting;
  const awake = adventure.heroes.filter(isAwake);
  return oneOf(chance, awake.length > 0 && chance.percent(95) ? awake : adventure.heroes);
};

export const awakeHero = (scene: Scene): string => idOf(actor(scene));

export const anyMonster = ({ chance, adventure }: Scene): string =>
  idOf(oneOf(chance, adventure.monsters));

export const anyAlly = ({ chance, adventure }: Scene): string =>
  idOf(oneOf(chance, adventure.allies));

export const allFigures = ({ heroes, monsters, allies }: Adventure): readonly string[] =>
  [...heroes, ...monsters, ...allies].map(({ id }) => id);

export const anyFigure = ({ chance, adventure }: Scene): string =>
  oneOf(chance, allFigures(adventure)) ?? NOBODY;

export const someFigures = ({ chance, adventure }: Scene): readonly string[] =>
  someOf(chance, allFigures(adventure));

/** Enemies of the monsters that can be hit. */
export const reachable = ({ heroes, allies }: Adventure): readonly string[] =>
  [...heroes.filter(isAwake), ...allies].map(({ id }) => id);

export const someTargets = ({ chance, adventure }: Scene): readonly string[] =>
  someOf(chance, reachable(adventure), 2);

/** Monsters; X11: in a fight heroes as well, whoever they are with. */
export const someFoes = ({ chance, adventure }: Scene): readonly string[] => {
  const heroes = adventure.versus === undefined ? [] : reachable(adventure);
  return someOf(chance, [...adventure.monsters.map(({ id }) => id), ...heroes], 2);
};

export const anyToken = ({ chance }: Scene): TokenKind => oneOf(chance, TOKEN_KINDS) ?? 'bleed';

export const fewTokens = (scene: Scene): Tokens => {
  const { chance } = scene;
  if (chance.percent(40)) return {};
  const kind = anyToken(scene);
  return { [kind]: chance.between(1, tokenLimit(kind) === 1 ? 1 : 3) };
};

export const anyColour = ({ chance }: Scene): CubeColour => oneOf(chance, CUBE_COLOURS) ?? 'red';

/** A colour the hero still has, most often. */
export const availableColour = (scene: Scene, hero: AdventureHero | undefined): CubeColour => {
  const left = CUBE_COLOURS.filter((colour) => (hero?.cubes?.available[colour] ?? 0) > 0);
  return oneOf(scene.chance, left) ?? anyColour(scene);
};

export const anyCubes = ({ chance }: Scene, most: number): CubeCounts => ({
  yellow: chance.between(0, most),
  red: chance.between(0, most),
  green: chance.between(0, most),
  blue: chance.between(0, most),
});

const SKILLS = ['Parade', 'Sprint', 'Segen', 'Hieb', '  ', 'Zorn'];

export const anySkill = ({ chance }: Scene): string => oneOf(chance, SKILLS) ?? '';

/** The monster whose turn it is. */
export const actingMonster = ({ monsters, turn }: Adventure): MonsterFigure | undefined =>
  turn === null || turn.over ? undefined : monsters.find(({ id }) => id === turn.figure);
