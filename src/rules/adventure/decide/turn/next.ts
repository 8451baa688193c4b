import type { CourseCommand } from '@/src/rules/adventure/commands';
import { refOf } from '@/src/rules/adventure/play/figures';
import { allyIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { nextAfter } from '@/src/rules/adventure/track/next-up';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { OUT_OF_ORDER, turnName, type OnTrack } from '@/src/rules/adventure/track';
import { healMonster } from './abilities';
import { beginTurn, figuresOf } from './begin';
import { endTurn } from './end';
import { finishTask, theTask } from '../tasks';

type NextTurn = Extract<CourseCommand, { kind: 'nextTurn' }>;
type ActNow = Extract<CourseCommand, { kind: 'actNow' }>;
type HealWeakest = Extract<CourseCommand, { kind: 'healWeakest' }>;

/** What is under way comes first: a threat (D10), runes whose tiles are not laid (N1). */
function checkNothingOpen({ adventure }: Play): void {
  if (adventure.threat !== null) refuse({ code: 'threat-open' });
  if (adventure.drawn.length > 0) refuse({ code: 'runes-waiting' });
}

/** I2: several on one place, the leader says which. */
function chosen(first: readonly OnTrack[], pick: string | undefined): OnTrack {
  const only = first.length === 1 && pick === undefined ? first[0] : undefined;
  return (
    only ??
    first.find(({ key }) => key === pick) ??
    refuse({ code: 'choice-needed', options: first.map(({ key }) => key) })
  );
}

/** I4: the hero says which of his allies comes first; figures of a card have their order (S9). */
function inHisOrder(
  { adventure }: Play,
  waiting: readonly string[],
  pick: string | undefined,
): readonly string[] {
  const first = waiting.filter((id) => id === pick && allyIn(adventure, id));
  return [...first, ...waiting.filter((id) => !first.includes(id))];
}

function beginNext(play: Play, pick: string | undefined): void {
  const { adventure } = play;
  const next = nextAfter(adventure, adventure.turn);
  switch (next.kind) {
    case 'resumed':
      return;
    case 'figure': {
      const { key, place } = next.turn;
      const [figure, ...waiting] = inHisOrder(play, [next.figure, ...next.after], pick);
      return beginTurn(play, { key, place, figure: figure ?? next.figure, waiting });
    }
    case 'place': {
      if (next.round !== 'same') {
        play.add({ type: 'roundBegan', v: 1, cause: 'I2', round: adventure.round + 1 });
      }
      const { key, place } = chosen(next.first, pick);
      const [figure = null, ...waiting] = figuresOf(play, key);
      return beginTurn(play, { key, place, figure, waiting });
    }
  }
}

/** I1, I2: ends the running turn and begins the next, unless the adventure ended with it. */
export function nextTurn(play: Play, { pick, ends }: NextTurn): void {
  if (ends !== undefined && ends !== turnName(play.adventure)) refuse({ code: 'turn-over' });
  checkNothingOpen(play);
  const { turn } = play.adventure;
  if (turn !== null && !turn.over) endTurn(play);
  if (play.adventure.outcome !== null) return;
  beginNext(play, pick);
}

/** U6, D8, F2, I4: the token stays, the running turn waits. */
export function actNow(play: Play, { figure }: ActNow): void {
  checkNothingOpen(play);
  const { turn, interrupted } = play.adventure;
  refOf(play, figure);
  const acting = [...interrupted, turn].filter((one) => one?.over === false);
  if (acting.some((one) => one?.figure === figure)) refuse({ code: 'already-acting' });
  const commanded =
    monsterIn(play.adventure, figure) !== undefined &&
    (turn?.tasks.some(({ kind }) => kind === 'command') ?? false);
  if (commanded) finishTask(play, 'command');
  beginTurn(play, { key: figure, place: OUT_OF_ORDER, figure, waiting: [], commanded });
}

/** S2c: up to as many of the tied as the ability still reaches. */
export function healWeakest(play: Play, { figures }: HealWeakest): void {
  const { open, tied, x } = theTask(play, 'heal-weakest');
  const options = tied.filter((id) => monsterIn(play.adventure, id));
  const known = figures.every((id) => options.includes(id));
  if (!known || new Set(figures).size !== figures.length || figures.length > open) {
    refuse({ code: 'choice-needed', options });
  }
  for (const id of figures) healMonster(play, id, x, 'S2c');
  finishTask(play, 'heal-weakest');
}
