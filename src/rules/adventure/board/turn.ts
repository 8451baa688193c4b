import type { Position } from '@/src/rules/base/position';
import { at as read, NONE } from '@/src/rules/base/ints';
import { ok, type Result } from '@/src/rules/base/result';
import { positionOf } from '@/src/rules/board/board';
import type { Situation } from '@/src/rules/model/situation';
import type { TurnAction } from '@/src/rules/monster/options';
import { tokensComingOff, type TokensOff } from '@/src/rules/monster/tokens';
import type { Trace, TraceCandidate } from '@/src/rules/monster/trace';
import { monsterTurn } from '@/src/rules/monster/turn';
import { isKnockedDown, movementBudget } from '@/src/rules/movement/budget';
import { layGround } from '@/src/rules/movement/ground';
import { pointsSpent, reach } from '@/src/rules/movement/reach';
import { onMap } from '@/src/rules/dungeon';
import { attackValues } from '../attacks/values';
import type { BoardSaid } from '../commands/board';
import { heroIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { optionsOnMap, type BoardOption, type DamageOf } from './option';
import { secondOnBoard, turnPhase, type TurnPhase } from './second-attack';
import { situationOf, type BoardDoubt, type OnBoard } from './situation';

/** A place the monster could end on, and for how many points. */
export interface Reachable {
  readonly at: Position;
  readonly cost: number;
  /** P2: a way without harm leads there. */
  readonly clean: boolean;
}

export interface BoardTurn {
  readonly figure: string;
  readonly phase: TurnPhase;
  readonly ranking: readonly string[];
  readonly action: TurnAction;
  /** The leader's choices, the first one as good as any; empty once the turn is over. */
  readonly options: readonly BoardOption[];
  /** D7: it appears next to its target instead of walking. */
  readonly ambush: boolean;
  /** D7: the hero whose player picks the place; null: the party leader. */
  readonly chooser: string | null;
  readonly preventable: boolean;
  readonly trace: Trace;
  readonly reach: readonly Reachable[];
  /** M1, T7, D1: tokens that leave it with this turn. */
  readonly tokensOff: TokensOff;
}

const reachOf = ({ situation, origin }: OnBoard): readonly Reachable[] => {
  const ground = layGround(situation);
  const reached = reach(ground, movementBudget(situation.monster));
  return reached.ends.map((end) => ({
    at: onMap(positionOf(ground.places, end), origin),
    cost: pointsSpent(reached, end),
    clean: read(reached.clean, end) !== NONE,
  }));
};

const candidateOnMap = (candidate: TraceCandidate, origin: Position): TraceCandidate =>
  'end' in candidate ? { ...candidate, end: onMap(candidate.end, origin) } : candidate;

const traceOnMap = (trace: Trace, origin: Position): Trace =>
  trace.map((step) => ({
    ...step,
    before: step.before.map((one) => candidateOnMap(one, origin)),
    after: step.after.map((one) => candidateOnMap(one, origin)),
  }));

/** D7: not while knocked down. */
const ambushes = ({ monster }: Situation): boolean =>
  Boolean(monster.abilities.ambush) && !isKnockedDown(monster);

/** The damage the threat will say, for as long as nothing else changes (D1). */
const damageFor =
  (adventure: Adventure, figure: string): DamageOf =>
  (onDarkness) => {
    const monster = monsterIn(adventure, figure);
    return monster ? attackValues(adventure, monster, onDarkness).damage : null;
  };

const NO_TOKENS: TokensOff = { slow: false, knockDown: false, stun: false, intimidate: false };

/** S3 to S5 in one. */
const wholeTurn = (adventure: Adventure, figure: string, here: OnBoard): BoardTurn => {
  const { situation, origin } = here;
  const turn = monsterTurn(situation, { trace: true });
  const ambush = ambushes(situation) && turn.action !== 'stay';
  const [first] = turn.ranking;
  return {
    figure,
    phase: 'turn',
    ranking: turn.ranking,
    action: turn.action,
    ambush,
    options: optionsOnMap(here, turn.options, ambush, damageFor(adventure, figure)),
    chooser: ambush && first !== undefined && heroIn(adventure, first) ? first : null,
    preventable: turn.preventable,
    trace: traceOnMap(turn.trace ?? [], origin),
    reach: ambush ? [] : reachOf(here),
    tokensOff: tokensComingOff(situation, turn),
  };
};

/** D6: it attacks once more from where it stands. */
const secondAttackTurn = (
  adventure: Adventure,
  figure: string,
  here: OnBoard,
  said: BoardSaid,
): BoardTurn => {
  const second = secondOnBoard(adventure, here, said);
  return {
    figure,
    phase: 'second-attack',
    ranking: second.ranking,
    ambush: false,
    action: second.options.length > 0 ? 'attack' : 'stay',
    options: optionsOnMap(here, second.options, false, damageFor(adventure, figure)),
    chooser: null,
    preventable: second.preventable,
    trace: traceOnMap(second.trace, here.origin),
    reach: [],
    tokensOff: NO_TOKENS,
  };
};

const overTurn = (figure: string): BoardTurn => ({
  figure,
  phase: 'over',
  ranking: [],
  action: 'stay',
  options: [],
  ambush: false,
  chooser: null,
  preventable: true,
  trace: [],
  reach: [],
  tokensOff: NO_TOKENS,
});

/** What the monster does now on the map, with all that is left to the players. */
export const boardTurn = (
  adventure: Adventure,
  figure: string,
  said: BoardSaid = {},
): Result<BoardTurn, BoardDoubt> => {
  const here = situationOf(adventure, figure, said);
  if (!here.ok) return here;
  switch (turnPhase(adventure, figure)) {
    case 'turn':
      return ok(wholeTurn(adventure, figure, here.value));
    case 'second-attack':
      return ok(secondAttackTurn(adventure, figure, here.value, said));
    case 'over':
      return ok(overTurn(figure));
  }
};
