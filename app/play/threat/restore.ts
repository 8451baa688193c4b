import { attackOfRow, isNextTurn, type AttackOfRow, type Game } from '@/src/game';
import {
  answerFirst,
  answerMost,
  answerPicks,
  attackShape,
  attackValues,
  cardIn,
  monsterIn,
  quickQuestions,
  type Adventure,
  type AttackShape,
  type HitFact,
  type QuickTrace,
  type Threat,
} from '@/src/rules';
import { worth } from '../words/keyword-words';
import { recallTurn, rememberTurn } from '../turn/memory';
import type { DamageParts, RunningTurnStore } from '../turn/running-turn';
import { hitsSeveral, mostPicks } from '../monster/plan';
import { NPC } from '../turn/names';

const MAX_ROWS = 40;

/** What the players must have said for these to be hit (T1 to T4). */
function factsFor(shape: AttackShape, targets: readonly string[]): readonly HitFact[] {
  const heroes = shape.heroes.filter((id) => targets.includes(id));
  const others = shape.allies.filter((id) => !targets.includes(id));
  const along = [
    { figures: targets, can: true },
    ...others.map((id) => ({ figures: [...heroes, id], can: false })),
  ];
  const allies = shape.allies.length === 0 ? [] : along;
  const [first = null] = heroes;
  if (!hitsSeveral(shape)) {
    const question = { kind: 'first', together: [], among: shape.heroes } as const;
    return [...answerFirst(question, first), ...allies];
  }
  const answer = heroes.length === mostPicks(shape) ? answerPicks : answerMost;
  return [...answer(shape.heroes, heroes), ...allies];
}

export function traceFor(
  adventure: Adventure,
  { figure, targets }: Pick<AttackOfRow, 'figure' | 'targets'>,
  again: readonly string[],
): QuickTrace {
  const options = { npcs: [NPC], again };
  const shape = attackShape(adventure, figure, options);
  if (shape === undefined) return [];
  return quickQuestions(adventure, figure, factsFor(shape, targets), options)?.trace ?? [];
}

/** D1: tokens and INTIMIDATE are used up by now; what they made of it is the difference. */
export function partsFor(
  adventure: Adventure,
  { figure, onDarkness, damage }: AttackOfRow,
  { targets: [target] }: Threat,
): DamageParts | null {
  const monster = monsterIn(adventure, figure);
  const card = monster && cardIn(adventure, monster.card);
  const printed = card?.face.damage ?? null;
  if (damage !== undefined || !monster || !card || printed === null || !target) return null;
  const own = worth(adventure, card, printed);
  const plain = attackValues(adventure, monster, false).damage ?? 0;
  const darkness = (attackValues(adventure, monster, onDarkness).damage ?? plain) - plain;
  const rest = target.damage - own - darkness;
  return { card: own, darkness, tokens: Math.max(0, rest), intimidate: Math.max(0, -rest) };
}

/** After a reload: how the open threat came about, as far as the log and the rules know it. */
export async function restoreThreat(
  game: Game,
  running: RunningTurnStore,
  adventure: Adventure,
  threat: Threat,
): Promise<void> {
  const head = game.store.getState().open?.head;
  if (head === undefined || threat.source.kind !== 'monster') return;
  const { figure } = threat.source;
  const rows = await game.rowsBack(head, isNextTurn, MAX_ROWS);
  const attacks = rows.flatMap((row) => {
    const attack = attackOfRow(row);
    return attack?.figure === figure ? [{ row, attack }] : [];
  });
  const [newest, before] = attacks;
  if (newest === undefined || recallTurn(running, adventure).opened?.threat === threat.id) return;
  const { row, attack } = newest;
  const trace = traceFor(adventure, attack, before?.attack.targets ?? []);
  const opened = {
    threat: threat.id,
    head: row.id,
    trace,
    parts: partsFor(adventure, attack, threat),
  };
  const hit = threat.targets.map((target) => target.figure);
  rememberTurn(running, adventure, { opened, onDarkness: attack.onDarkness, hit });
}
