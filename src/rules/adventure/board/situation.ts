import type { Fault } from '@/src/rules/base/fault';
import type { Position } from '@/src/rules/base/position';
import { fail, ok, type Result } from '@/src/rules/base/result';
import { boardOf, type DungeonMap, onBoard } from '@/src/rules/dungeon';
import { createSituation, type SituationFault } from '@/src/rules/model/create';
import type { SituationDraft } from '@/src/rules/model/draft';
import type { Situation } from '@/src/rules/model/situation';
import type { BoardSaid } from '../commands/board';
import { cardIn, monsterIn } from '../state/figures';
import { quickRanking } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import type { MonsterFigure } from '../state/monster';
import { modeOf, stillIn } from '../state/versus';
import { actingMonster } from './acting';
import { figuresOnBoard, thingsOnBoard } from './standing';

/** Why the board cannot answer yet. */
export type BoardDoubt =
  | { readonly kind: 'no-map' }
  | { readonly kind: 'unknown-figure' }
  /** To be asked for: positions, and cubes nobody counted (K2). */
  | {
      readonly kind: 'missing';
      readonly figures: readonly string[];
      readonly cubes: readonly string[];
    }
  /** Two on a field, somebody on an obstacle: the table has to put it right. */
  | {
      readonly kind: 'impossible';
      readonly figure: string | null;
      readonly fault: Fault<SituationFault>;
    };

/** In board coordinates; board = map − origin. */
export interface OnBoard {
  readonly situation: Situation;
  readonly origin: Position;
  readonly map: DungeonMap;
}

const everybody = (adventure: Adventure) => [
  ...stillIn(adventure),
  ...adventure.allies,
  ...adventure.monsters,
];

/** Figures whose place the app does not know. */
const withoutPosition = (adventure: Adventure): readonly string[] =>
  everybody(adventure)
    .filter(({ at }) => at === null)
    .map(({ id }) => id);

const missingFor = (adventure: Adventure, figure: string): BoardDoubt | undefined => {
  const figures = withoutPosition(adventure);
  const cubes = quickRanking(adventure, figure).asks;
  return figures.length + cubes.length > 0 ? { kind: 'missing', figures, cubes } : undefined;
};

const draftOf = (
  adventure: Adventure,
  monster: MonsterFigure,
  map: DungeonMap,
  said: BoardSaid,
): Result<OnBoard, BoardDoubt> => {
  const card = cardIn(adventure, monster.card);
  if (!card || monster.at === null) return fail({ kind: 'unknown-figure' });
  const { board, origin } = boardOf(map);
  const toBoard = (at: Position) => onBoard(at, origin);
  const primary = adventure.heroes.find(({ id }) => id === said.primary)?.id;
  const draft: SituationDraft = {
    board,
    ...figuresOnBoard(adventure, monster.id, toBoard),
    ...thingsOnBoard(map, toBoard, said.npcs ?? []),
    monster: actingMonster(adventure, monster, card, toBoard(monster.at)),
    mode: modeOf(adventure),
    ...(primary === undefined ? {} : { primary }),
  };
  const situation = createSituation(draft);
  if (situation.ok) return ok({ situation: situation.value, origin, map });
  const { error: fault } = situation;
  return fail({ kind: 'impossible', figure: culprit(draft, fault.path), fault });
};

/** Everything a monster's turn depends on, or what has to be asked or put right first. */
export const situationOf = (
  adventure: Adventure,
  figure: string,
  said: BoardSaid = {},
): Result<OnBoard, BoardDoubt> => {
  const { map } = adventure;
  const monster = monsterIn(adventure, figure);
  if (!monster) return fail({ kind: 'unknown-figure' });
  if (map === null) return fail({ kind: 'no-map' });
  const missing = missingFor(adventure, figure);
  return missing ? fail(missing) : draftOf(adventure, monster, map, said);
};

/** The figure a fault's path speaks of, such as `heroes[1].at`. */
const culprit = (draft: SituationDraft, path: string): string | null => {
  if (path.startsWith('monster.')) return draft.monster.id;
  const [, list = '', index] = /^(heroes|allies|monsters|npcs)\[(\d+)\]/.exec(path) ?? [];
  const { heroes, allies = [], monsters = [], npcs = [] } = draft;
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    heroes,
    allies,
    monsters,
    npcs,
  };
  return lists[list]?.[Number(index)]?.id ?? null;
};
