import type { Catalogue, MonsterSetup, Rank, Spawn, Variant } from '@/src/rules/model/catalogue';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { printedMonster } from './card-drafts';

export type RandomSpawn = Extract<Spawn, { kind: 'random' }>;

/** One printed card has two sides: which of them lies up does not matter. */
const cardKey = (monster: string, rank: Rank): string => `${monster}/${rank}`;

/** U1: with this many heroes these lines are summoned, counted as in the setup. */
export const linesFor = (
  adventure: Adventure,
  setup: MonsterSetup,
  without: readonly number[] = [],
): readonly (readonly [line: number, spawn: Spawn])[] =>
  setup.spawns
    .map((spawn, line) => [line, spawn] as const)
    .filter(
      ([line, { fromHeroes }]) => fromHeroes <= adventure.heroes.length && !without.includes(line),
    );

/** Monsters and ranks that are in play, or will be: named ones come first (U1). */
const keysInPlay = (
  catalogue: Catalogue,
  adventure: Adventure,
  spawns: readonly Spawn[],
): ReadonlySet<string> =>
  new Set([
    ...adventure.cards.flatMap(({ face }) => {
      const card = printedMonster(catalogue, face.id);
      return card ? [cardKey(card.monster, card.rank)] : [];
    }),
    ...spawns.flatMap((spawn) =>
      spawn.kind === 'named' ? [cardKey(spawn.monster, spawn.rank)] : [],
    ),
  ]);

/** U1, U5: the cards that may be drawn for a random line, standard side. */
export function candidates(
  catalogue: Catalogue,
  adventure: Adventure,
  setup: MonsterSetup,
  spawn: RandomSpawn,
  without: readonly number[] = [],
): readonly string[] {
  const spawns = linesFor(adventure, setup, without).map(([, one]) => one);
  const taken = keysInPlay(catalogue, adventure, spawns);
  return catalogue.monsters
    .filter(({ colour, rank }) => colour === spawn.colour && rank === spawn.rank)
    .filter(({ variant }) => variant === 'standard')
    .filter(({ monster, rank }) => !taken.has(cardKey(monster, rank)))
    .filter(({ monster }) => !(setup.notRandom ?? []).includes(monster))
    .map(({ id }) => id);
}

/** U3: the sides of the commander card, unless it lies on the track already. */
export const commanderSides = (catalogue: Catalogue, adventure: Adventure): readonly string[] =>
  adventure.cards.some(({ face }) => catalogue.commander.includes(face.id))
    ? []
    : catalogue.commander;

/** U5: this monster's card of that variant; undefined: there is none. */
export const variantOf = (
  catalogue: Catalogue,
  monster: string,
  rank: Rank,
  variant: Variant,
): string | undefined =>
  catalogue.monsters.find(
    (card) =>
      card.monster === monster &&
      card.rank === rank &&
      card.variant === variant &&
      card.side !== 'B',
  )?.id;

/** U5: the side that lies on the track already, else the standard one. */
export const usualVariant = (
  catalogue: Catalogue,
  adventure: Adventure,
  monster: string,
  rank: Rank,
): string | undefined =>
  adventure.cards
    .map(({ face }) => printedMonster(catalogue, face.id))
    .find((card) => card?.monster === monster && card.rank === rank)?.id ??
  variantOf(catalogue, monster, rank, 'standard');
