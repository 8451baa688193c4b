import { at } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, positionOf, type Board } from '../board/board';
import { ALL_SINGLES, breakUp, prospectOf } from './break-up';
import { crushDamage, STANDARD_EFFECTS, type DarknessEffects } from './effects';
import { groundOf } from './ground';
import { measureTo, type Measure } from './measure';
import { bestMissing, countPlacements, placementsLeaving } from './placements';
import { reachedBy, type DarknessFigure, type Reached } from './reached';
import { shapeOf, type Shape } from './shape';
import { targetAmong, type DarknessHero } from './target';
import { noNote, type DarknessStep, type DarknessNote } from './trace';

/** One of the leader's choices. */
export interface DarknessOption {
  /** The board's fields, by y, then x, then upper before lower layer. */
  readonly fields: readonly number[];
  /** Where they lie, in the same order. */
  readonly cells: readonly Position[];
  readonly reached: readonly Reached[];
}

export type DarknessResult =
  | {
      readonly result: 'tile' | 'broken';
      readonly target: string;
      /** Missing fields to the first target afterwards (N5). */
      readonly missing: number;
      readonly options: readonly DarknessOption[];
    }
  | {
      readonly result: 'none';
      readonly target: string;
      readonly missing: null;
      readonly options: readonly [];
    }
  | {
      readonly result: 'crushed';
      readonly target: null;
      readonly missing: 0;
      readonly options: readonly [];
      readonly damageEach: number;
      /** All heroes; unconscious ones suffer nothing (N3). */
      readonly crushed: readonly Reached[];
    };

export type SpreadOutcome = DarknessResult & { readonly trace?: readonly DarknessStep[] };

export interface SpreadOptions {
  readonly trace?: boolean;
  /** Companions and animals (N10). */
  readonly allies?: readonly DarknessFigure[];
  /** Who suffered from darkness in this turn already (N10). */
  readonly harmed?: ReadonlySet<string>;
  readonly effects?: DarknessEffects;
}

/** N2 to N10: where the tile may go, or how the darkness breaks up. Nothing is changed. */
export const spreadDarkness = (
  board: Board,
  heroes: readonly DarknessHero[],
  tile: readonly Position[],
  options: SpreadOptions = {},
): SpreadOutcome => {
  const trace: DarknessStep[] = [];
  const note: DarknessNote = options.trace ? (step) => trace.push(step) : noNote;
  const spread = decide({ board, heroes, options, note }, shapeOf(tile));
  return options.trace ? { ...spread, trace } : spread;
};

interface Request {
  readonly board: Board;
  readonly heroes: readonly DarknessHero[];
  readonly options: SpreadOptions;
  readonly note: DarknessNote;
}

const decide = (request: Request, shape: Shape): DarknessResult => {
  const { board, heroes, note } = request;
  const target = targetAmong(board, heroes);
  if (!target) return crush(request);
  note({ rule: 'N2', before: heroes.length, after: 1, target: target.id });
  const ground = groundOf(board);
  if (ground.frontier.length === 0) {
    note({ rule: 'N9a', before: 0, after: 0 });
    return { result: 'none', target: target.id, missing: null, options: [] };
  }
  const measure = measureTo(ground, fieldAt(board, target.at));
  return { target: target.id, ...choose(request, measure, shape) };
};

/** N6 against N7: the tile, unless singles leave fewer missing fields (N8). */
const choose = (request: Request, measure: Measure, shape: Shape) => {
  const tile = bestMissing(measure, shape);
  const prospect = prospectOf(measure, ALL_SINGLES);
  const singles = prospect.missing;
  const broken = tile === undefined || singles < tile;
  if (request.options.trace) noteTile(request.note, measure, shape, tile);
  request.note({ rule: 'N8', before: 2, after: 1, tile: tile ?? null, singles });
  const sets = broken
    ? breakUp(measure, prospect, request.heroes, request.note)
    : placementsLeaving(measure, shape, tile);
  return {
    result: broken ? ('broken' as const) : ('tile' as const),
    missing: broken ? singles : tile,
    options: sets.map((fields) => optionOf(request, fields)),
  };
};

const noteTile = (
  note: DarknessNote,
  measure: Measure,
  shape: Shape,
  tile: number | undefined,
): void => {
  const { free, legal } = countPlacements(measure.ground, shape);
  note({ rule: 'N4', before: free, after: legal });
  if (tile === undefined) return;
  const best = placementsLeaving(measure, shape, tile).length;
  note({ rule: 'N6', before: legal, after: best, tile });
};

const optionOf = ({ board, heroes, options }: Request, fields: readonly number[]) => {
  const { allies = [], harmed = new Set<string>(), effects = STANDARD_EFFECTS } = options;
  const sorted = [...fields].sort(
    (a, b) => at(board.y, a) - at(board.y, b) || at(board.x, a) - at(board.x, b) || a - b,
  );
  return {
    fields: sorted,
    cells: sorted.map((field) => positionOf(board, field)),
    reached: reachedBy(board, [...heroes, ...allies], sorted, harmed, effects),
  };
};

/** N3: crushing. */
const crush = ({ heroes, options, note }: Request): DarknessResult => {
  const { effects = STANDARD_EFFECTS } = options;
  const damageEach = crushDamage(effects.crush, heroes.length);
  note({ rule: 'N3', before: heroes.length, after: 0 });
  const crushed = heroes.map(({ id, unconscious = false }) => ({
    id,
    damage: unconscious ? 0 : damageEach,
  }));
  return { result: 'crushed', target: null, missing: 0, options: [], damageEach, crushed };
};
