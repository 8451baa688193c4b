import { at } from '../base/ints';
import type { Board } from '../board/board';
import type { ActingMonster } from '../model/monster';
import { zoneFields } from '../model/standing';
import type { Foe } from './foes';

/**
 * What one of the X of an attack is spent on (A2): a single enemy, or with STRIKE a zone.
 * No enemy belongs to two marks.
 */
export interface Mark {
  /** Place in the monster's order. */
  readonly order: number;
  /** Ranks of the heroes that count, best first. */
  readonly heroes: readonly number[];
  /** Companions and animals that count. */
  readonly allies: number;
  /** Everybody hit, hidden ones in a struck zone too (A3). */
  readonly hits: readonly string[];
  /** Fields the attack may aim at. */
  readonly fields: readonly number[];
  readonly zone: number;
}

/** How many marks one attack may take. */
export const marksPerAttack = ({ abilities }: ActingMonster): number =>
  abilities.cleave ?? abilities.strike ?? abilities.multishot ?? 1;

/**
 * All marks worth an attack, in the order the monster takes them: most heroes (T1), then the better
 * ranked (T2), then most companions and animals (T3, T4).
 */
export const findMarks = (
  board: Board,
  monster: ActingMonster,
  foes: readonly Foe[],
  ranking: readonly string[],
): readonly Mark[] => {
  const ranks = new Map(ranking.map((id, rank) => [id, rank]));
  const groups =
    monster.abilities.strike === undefined ? foes.map((foe) => [foe]) : byZone(board, foes);
  return groups
    .filter((group) => group.some((foe) => foe.seen))
    .map((group) => markOf(board, monster, group, ranks))
    .sort(
      (a, b) =>
        b.heroes.length - a.heroes.length ||
        (a.heroes[0] ?? 0) - (b.heroes[0] ?? 0) ||
        b.allies - a.allies,
    )
    .map((mark, order) => ({ ...mark, order }));
};

const byZone = (board: Board, foes: readonly Foe[]): readonly (readonly Foe[])[] => {
  const zones = new Map<number, Foe[]>();
  for (const foe of foes) {
    const zone = at(board.zone, foe.field);
    zones.set(zone, [...(zones.get(zone) ?? []), foe]);
  }
  return [...zones.values()];
};

const markOf = (
  board: Board,
  { abilities }: ActingMonster,
  group: readonly Foe[],
  ranks: ReadonlyMap<string, number>,
): Omit<Mark, 'order'> => {
  const zone = at(board.zone, group[0]?.field ?? 0);
  const heroes = group.filter((foe) => foe.seen && foe.asHero).map((foe) => ranks.get(foe.id) ?? 0);
  return {
    heroes: heroes.sort((a, b) => a - b),
    allies: group.filter((foe) => foe.seen && !foe.asHero).length,
    hits: group.map((foe) => foe.id).sort(),
    fields: abilities.strike === undefined ? group.map((foe) => foe.field) : fieldsOf(board, zone),
    zone,
  };
};

const fieldsOf = (board: Board, zone: number): readonly number[] =>
  zoneFields(board, zone).filter((field) => field >= 0);
