import { CATALOGUE } from '@/src/content/drunagor';
import { darknessScenario, monsterScenario, type Scenario } from '@/src/game/share';
import {
  darknessSituation,
  fail,
  monsterIn,
  ok,
  printSituation,
  situationOf,
  type Adventure,
  type Result,
  type SpreadDoubt,
} from '@/src/rules';

/** Whose turn the question is about: a monster, or a drawn rune. */
export interface Topic {
  readonly kind: 'monster' | 'rune';
  readonly id: string;
}

export interface RulesQuestion extends Scenario {
  /** The same as the rules' text board; null for darkness. */
  readonly board: string | null;
}

/** Monsters on the map, then runes whose tiles are not laid yet. */
export const topicsOf = ({ monsters, drawn }: Adventure): readonly Topic[] => [
  ...monsters.filter(({ at }) => at !== null).map(({ id }): Topic => ({ kind: 'monster', id })),
  ...drawn.map(({ id }): Topic => ({ kind: 'rune', id })),
];

/** The one acting now, or the first rune that waits, or anybody. */
export function firstTopic(adventure: Adventure): Topic | null {
  const acting = adventure.turn?.figure ?? '';
  const topics = topicsOf(adventure);
  const waiting = topics.find(({ kind }) => kind === 'rune');
  if (monsterIn(adventure, acting)) return topics.find(({ id }) => id === acting) ?? null;
  return waiting ?? topics[0] ?? null;
}

function monsterQuestion(
  adventure: Adventure,
  figure: string,
  name: string,
): Result<RulesQuestion, SpreadDoubt> {
  const on = situationOf(adventure, figure);
  if (!on.ok) return on;
  const { situation } = on.value;
  return ok({ ...monsterScenario(situation, name), board: printSituation(situation) });
}

function darknessQuestion(
  adventure: Adventure,
  id: string,
  name: string,
): Result<RulesQuestion, SpreadDoubt> {
  const rune = adventure.drawn.find((one) => one.id === id);
  if (!rune) return fail({ kind: 'unknown-rune' });
  const tile = CATALOGUE.shapes?.get(rune.shape);
  if (!tile) return fail({ kind: 'unknown-shape', shape: rune.shape });
  const on = darknessSituation(adventure);
  return on.ok ? ok({ ...darknessScenario(on.value, tile, name), board: null }) : on;
}

/** The case for the headless command, or what is missing for it. */
export const questionOf = (
  adventure: Adventure,
  { kind, id }: Topic,
  name: string,
): Result<RulesQuestion, SpreadDoubt> =>
  kind === 'monster' ? monsterQuestion(adventure, id, name) : darknessQuestion(adventure, id, name);
