import type { Adventure } from '../state/adventure';
import type { DoorLine, LineKind } from '@/src/rules/model/door-lines';
import { inAdventure, adventureLine as line } from './entries';

const NOTED = {
  rule: 'lineRule',
  task: 'lineTask',
  locked: 'lineLocked',
  objective: 'lineObjective',
  counter: 'lineCounter',
  end: 'lineEnd',
} as const satisfies Record<LineKind, string>;

const noted = (adventure: Adventure, now: DoorLine): Adventure => {
  const lines = adventure.lines ?? [];
  return lines.some(({ id }) => id === now.id)
    ? { ...adventure, lines: lines.map((one) => (one.id === now.id ? now : one)) }
    : { ...adventure, lines: [...lines, now], serial: adventure.serial + 1 };
};

const changed = (adventure: Adventure, id: string, change: Partial<DoorLine>): Adventure => ({
  ...adventure,
  lines: (adventure.lines ?? []).map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** V3: what the players read on a door, and how it went on. */
export const LINE_EVENTS = {
  /** New, or written anew. */
  lineNoted: inAdventure<{ line: DoorLine }>()({
    v: 1,
    evolve: (adventure, event) => noted(adventure, event.line),
    line: ({ line: { kind, text } }) => line(NOTED[kind], { text }),
  }),
  lineTicked: inAdventure<{ id: string; text: string; done: boolean }>()({
    v: 1,
    evolve: (adventure, { id, done }) => changed(adventure, id, { done }),
    line: ({ text, done }) => line(done ? 'lineDone' : 'lineOpen', { text }),
  }),
  lineCounted: inAdventure<{ id: string; text: string; count: number; done: boolean }>()({
    v: 1,
    evolve: (adventure, { id, count, done }) => changed(adventure, id, { count, done }),
    line: ({ text, count }) => line('counterSet', { name: text, value: count }),
  }),
  lineGone: inAdventure<{ id: string; text: string }>()({
    v: 1,
    evolve: (adventure, event) => ({
      ...adventure,
      lines: (adventure.lines ?? []).filter(({ id }) => id !== event.id),
    }),
    line: ({ text }) => line('lineGone', { text }),
  }),
};
