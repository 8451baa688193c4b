import { samePosition, type Position } from '@/src/rules/base/position';
import { harmOfWay, type HazardCondition } from '@/src/rules/harm/way-harm';
import type { Situation } from '@/src/rules/model/situation';
import { placeAt } from '@/src/rules/model/standing';
import { displacedBy, displacementFields } from '@/src/rules/monster/displace';
import type { TurnOption } from '@/src/rules/monster/options';
import { waysOf, type MonsterWay } from '@/src/rules/monster/way';
import { onBoard, onMap } from '@/src/rules/dungeon';
import { crushedAt, type Crushed } from '../map/displacement';
import type { OnBoard } from './situation';

/** R1: a small monster that makes way, and the fields the leader may pick while none is taken. */
export interface MakesWay {
  readonly figure: string;
  readonly fields: readonly Position[];
}

/** One choice the rules leave open, on the map. A large monster's places are its zones' corners. */
export interface BoardOption {
  readonly end: Position;
  readonly hits: readonly string[];
  readonly cost: number;
  /** Per target; null: the card has none, the players say it. 0 without an attack. */
  readonly damage: number | null;
  readonly onDarkness: boolean;
  /** From where it stands to the end, both included. */
  readonly way: readonly Position[];
  /** What the way and the end bring upon the monster itself (M2, M4). */
  readonly conditions: readonly HazardCondition[];
  readonly fallDamage: number;
  /** M6: each suffers `trampleDamage`, not preventable. */
  readonly trampled: readonly string[];
  readonly trampleDamage: number;
  readonly displaced: readonly MakesWay[];
  readonly crushed: readonly Crushed[];
}

/** D7: taken off the board and put down elsewhere, as by JUMP (M5). */
const ambushWay = (situation: Situation, end: Position): MonsterWay => {
  const { board, monster } = situation;
  const way = [monster.at, end];
  const places = way.map((at) => placeAt(board, at, monster.size));
  const graph = monster.size === 'large' ? board.zones : board;
  const harm = harmOfWay(graph, places, { ...monster, jump: true });
  return { way, cost: 0, trampled: [], ...harm };
};

const STAYS: Omit<MonsterWay, 'way'> = {
  cost: 0,
  trampled: [],
  conditions: [],
  fallDamage: 0,
};

const makeWay = ({ situation, origin }: OnBoard, end: Position): readonly MakesWay[] => {
  if (situation.monster.size === 'small') return [];
  return displacedBy(situation, end).map((figure) => ({
    figure,
    fields: displacementFields(situation, end).map((at) => onMap(at, origin)),
  }));
};

/** R2: only where a movement ends. */
const crushedWith = ({ situation, origin, map }: OnBoard, end: Position): readonly Crushed[] => {
  const { monster } = situation;
  const moves = monster.size === 'large' && !samePosition(end, monster.at);
  return moves ? crushedAt({ map }, onMap(end, origin)) : [];
};

export type DamageOf = (onDarkness: boolean) => number | null;

/** Everything about an option that the board shows and the command brings about. */
export const optionsOnMap = (
  here: OnBoard,
  options: readonly TurnOption[],
  ambush: boolean,
  damageOf: DamageOf,
): readonly BoardOption[] => {
  const { situation, origin } = here;
  const { monster } = situation;
  const walkTo = ambush ? (end: Position) => ambushWay(situation, end) : waysOf(situation);
  return options.map(({ end, hits, cost, onDarkness }) => {
    const way = walkTo(end) ?? { way: [monster.at], ...STAYS };
    return {
      end: onMap(end, origin),
      hits,
      cost,
      onDarkness,
      damage: hits.length === 0 ? 0 : damageOf(onDarkness),
      way: way.way.map((at) => onMap(at, origin)),
      conditions: way.conditions,
      fallDamage: way.fallDamage,
      trampled: way.trampled,
      trampleDamage: monster.abilities.trample ?? 0,
      displaced: makeWay(here, end),
      crushed: crushedWith(here, end),
    };
  });
};

/** R1: what is left to pick for the next one once `taken` are given away. */
export const displacementChoices = (
  { situation, origin }: OnBoard,
  end: Position,
  taken: readonly Position[],
): readonly Position[] =>
  displacementFields(
    situation,
    onBoard(end, origin),
    taken.map((at) => onBoard(at, origin)),
  ).map((at) => onMap(at, origin));
