import type { LineCommand } from '@/src/rules/adventure/commands';
import { refuse, type Handlers, type Play } from '@/src/rules/adventure/play';
import {
  isReached,
  LINE_KINDS,
  LONGEST_LINE,
  MAX_LINES,
  type DoorLine,
  type LineDraft,
} from '@/src/rules/model/door-lines';
import { checkNumber } from '../check';

const MAX_COUNTED = 999;

const theLine = ({ adventure }: Play, id: string): DoorLine =>
  (adventure.lines ?? []).find((line) => line.id === id) ?? refuse({ code: 'unknown-thing' });

function checked({ kind, text, goal }: LineDraft): LineDraft {
  const words = text.trim();
  if (!LINE_KINDS.includes(kind)) refuse({ code: 'unknown-thing' });
  checkNumber(words.length, 1, LONGEST_LINE);
  if (goal !== null) checkNumber(goal, 1, MAX_COUNTED);
  return { kind, text: words, goal: kind === 'counter' ? goal : null };
}

/** V3: special rules and tasks of the door, typed once; ticks and counts only help to remember. */
export const LINE_HANDLERS: Handlers<LineCommand> = {
  addLine: (play, { line }) => {
    const { serial, steps, lines = [] } = play.adventure;
    checkNumber(lines.length + 1, 1, MAX_LINES);
    const state = { step: steps.at(-1) ?? null, done: false, count: 0 };
    const added: DoorLine = { id: `line-${serial + 1}`, ...checked(line), ...state };
    play.add({ type: 'lineNoted', v: 1, cause: 'V3', line: added });
  },
  writeLine: (play, { id, line }) => {
    const written = { ...theLine(play, id), ...checked(line) };
    const done = written.goal === null ? written.done : isReached(written);
    play.add({ type: 'lineNoted', v: 1, cause: 'V3', line: { ...written, done } });
  },
  tickLine: (play, { id, done }) => {
    const { text, done: before } = theLine(play, id);
    if (before === done) return;
    play.add({ type: 'lineTicked', v: 1, cause: 'V3', id, text, done });
  },
  /** What is counted to its end is done; counted back it is open again. */
  setLineCount: (play, { id, count }) => {
    const line = theLine(play, id);
    checkNumber(count, -MAX_COUNTED, MAX_COUNTED);
    if (line.kind !== 'counter') refuse({ code: 'unknown-thing' });
    if (line.count === count) return;
    const done = line.goal === null ? line.done : isReached({ ...line, count });
    play.add({ type: 'lineCounted', v: 1, cause: 'V3', id, text: line.text, count, done });
  },
  dropLine: (play, { id }) => {
    const { text } = theLine(play, id);
    play.add({ type: 'lineGone', v: 1, cause: 'V3', id, text });
  },
};
