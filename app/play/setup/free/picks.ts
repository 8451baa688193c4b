import { cardById } from '@/src/content/drunagor';
import {
  cardIn,
  RANKS,
  type Adventure,
  type AdventureCommand,
  type CardInPlay,
  type GameState,
  type MonsterFigure,
  type Rank,
  type Refusal,
  type Summons,
} from '@/src/rules';
import { previewOf } from '../preview';
import type { LineRefusal } from '../steps/coming';
import type { ProblemAnswer } from '../steps/choices';

type Summon = Extract<AdventureCommand, { readonly kind: 'summon' }>;

export const summonCommand = (summons: readonly Summons[]): Summon => ({ kind: 'summon', summons });

/** A wish of the players and the figure it brings. */
export interface ComingPick {
  readonly pick: Summons;
  readonly figure: MonsterFigure | null;
  readonly card: CardInPlay | null;
  readonly problem: LineRefusal | null;
}

export interface ComingPicks {
  readonly picks: readonly ComingPick[];
  readonly refusal: Refusal | null;
}

const isOfLine = (refusal: Refusal): refusal is LineRefusal => 'line' in refusal;

/** What cannot come is set aside, so that the others can be shown. */
export function comingPicks(state: GameState, picks: readonly Summons[]): ComingPicks {
  const problems = new Map<number, LineRefusal>();
  for (;;) {
    const places = picks.map((_, at) => at).filter((at) => !problems.has(at));
    const summons = picks.filter((_, at) => !problems.has(at));
    const tried = previewOf(state, [summonCommand(summons)]);
    if (tried.ok) return { picks: withFigures(state, tried.value, picks, problems), refusal: null };
    const at = isOfLine(tried.error) ? places[tried.error.line] : undefined;
    if (at === undefined || !isOfLine(tried.error)) {
      const open = picks.map((pick) => ({ pick, figure: null, card: null, problem: null }));
      return { picks: open, refusal: tried.error };
    }
    problems.set(at, tried.error);
  }
}

function withFigures(
  before: GameState,
  { adventure }: GameState,
  picks: readonly Summons[],
  problems: ReadonlyMap<number, LineRefusal>,
): readonly ComingPick[] {
  const standing = before.adventure?.monsters.length ?? 0;
  const figures = [...(adventure?.monsters.slice(standing) ?? [])];
  return picks.map((pick, at) => {
    const problem = problems.get(at) ?? null;
    const figure = (problem === null ? figures.shift() : undefined) ?? null;
    const card = figure && adventure ? (cardIn(adventure, figure.card) ?? null) : null;
    return { pick, figure, card, problem };
  });
}

export const picksSettled = ({ picks, refusal }: ComingPicks): boolean =>
  picks.length > 0 && refusal === null && picks.every(({ problem }) => problem === null);

/** D15: commanders and lieutenants, by their card or by the players' word. */
export const needsCommand = ({ card, as }: Summons): boolean => {
  if (as !== undefined) return true;
  const { hp = null } = typeof card === 'string' ? (cardById(card) ?? {}) : card.face;
  return typeof hp === 'object' && hp !== null;
};

export const changed = (
  picks: readonly Summons[],
  at: number,
  change: Partial<Summons>,
): readonly Summons[] => picks.map((pick, index) => (index === at ? { ...pick, ...change } : pick));

export const withoutPick = (picks: readonly Summons[], at: number): readonly Summons[] =>
  picks.filter((_, index) => index !== at);

export function pickAnswered(
  picks: readonly Summons[],
  at: number,
  answer: ProblemAnswer,
): readonly Summons[] {
  switch (answer.kind) {
    case 'leave':
      return withoutPick(picks, at);
    case 'stand-in':
      return changed(picks, at, { standIn: true });
    case 'no-base':
      return changed(picks, at, { base: null });
    case 'hp':
      return changed(picks, at, { hp: answer.hp });
    case 'command':
      return changed(picks, at, { command: answer.command });
    case 'another':
      return changed(picks, at, { card: answer.card });
  }
}

/** As strong as the strongest on the table. */
export function usualRank({ cards }: Adventure): Rank {
  const places = cards.map(({ face }) => {
    const card = cardById(face.id);
    return card?.kind === 'monster' ? RANKS.indexOf(card.rank) : 0;
  });
  return RANKS[Math.max(0, ...places)] ?? 'rookie';
}
