import type { GameCommand } from '../rules';
import type { LogRow, Snapshot } from '../game/port';
import type { Author, Unsaid } from '../game/port-shared';
import type { PlayedRow } from '../game/log/played';
import { applyRow, type PlacedState } from '../game/log/session';
import { writeRows, type WriteParts } from '../game/log/write';
import { parseJson } from '../game/schema/json';
import type { TableRefusal } from '../game/tables/refused';
import { isAbsolute, isReplacedByOthers, writesOverOthers } from './replaced';

/** Commands that were played together, and why not. */
export interface Undone {
  readonly commands: readonly GameCommand[];
  readonly refusal: TableRefusal;
}

/** One dispatch of this device that the table has not taken yet. */
export interface Pending {
  readonly said: Unsaid;
  readonly rows: readonly LogRow[];
}

export interface Rebased {
  readonly end: PlacedState;
  readonly rows: readonly LogRow[];
  readonly played: readonly PlayedRow[];
  readonly snapshots: readonly Snapshot[];
  readonly authors: readonly Author[];
  readonly moves: readonly {
    readonly from: string;
    readonly to: string;
    readonly rows: readonly string[];
  }[];
  readonly undone: readonly Undone[];
}

export const commandOf = ({ command }: LogRow): GameCommand => parseJson(command) as GameCommand;

interface Task {
  readonly parts: WriteParts;
  readonly campaign: string;
  readonly by: string;
  readonly dice: ReadonlyMap<string, readonly number[] | null>;
}

const wasTyped = ({ rows }: Pending): boolean =>
  rows.some(({ events }) => events.includes('"source":"typed"'));

/** Whether it goes on in the step of the one before it. */
const joins = ({ rows }: Pending, before: Pending | undefined): boolean =>
  before !== undefined && rows[0]?.step === before.rows.at(-1)?.step;

/** The states the commands were decided on first: one more than rows. */
function statesOf(start: PlacedState['state'], rows: readonly LogRow[]) {
  const states = [start];
  for (const row of rows) {
    const last = states.at(-1) ?? start;
    const applied = applyRow(last, row);
    states.push(applied.ok ? applied.value : last);
  }
  return states;
}

function isOutdated(
  rows: readonly LogRow[],
  states: readonly PlacedState['state'][],
  now: PlacedState['state'],
): boolean {
  return rows.some((row, index) => {
    const [before, after] = [states[index], states[index + 1]];
    if (before === undefined || after === undefined) return false;
    return isReplacedByOthers(commandOf(row), { before, after }, now);
  });
}

/** `states`: those the rows were decided on first. */
function isWrittenOver(
  rows: readonly LogRow[],
  states: readonly PlacedState['state'][],
  start: PlacedState['state'],
  redone: readonly LogRow[],
): boolean {
  const now = statesOf(start, redone);
  let at = -1;
  return redone.some((row, index) => {
    at = rows.findIndex(({ command }, place) => place > at && command === row.command);
    const [seen, before, after] = [states[at], now[index], now[index + 1]];
    if (seen === undefined || before === undefined || after === undefined) return false;
    return writesOverOthers(commandOf(row), seen, { before, after });
  });
}

function decideAgain(task: Task, pending: Pending, end: PlacedState, isJoined: boolean) {
  return writeRows(task.parts, task.campaign, end, pending.rows.map(commandOf), {
    step: isJoined ? 'same' : 'new',
    by: task.by,
    again: pending.rows.map(({ id }) => task.dice.get(id) ?? null),
    ...(wasTyped(pending) ? { dice: [] } : {}),
  });
}

/**
 * What was played here on a head that is no longer the table's is decided anew on the one that is, in its order, with
 * the dice as they fell. What cannot be done any more is answered with its reason.
 */
export function rebase(
  task: Task,
  first: PlacedState['state'],
  pending: readonly Pending[],
  onto: PlacedState,
): Rebased {
  let done: Rebased = {
    end: onto,
    rows: [],
    played: [],
    snapshots: [],
    authors: [],
    moves: [],
    undone: [],
  };
  let before: Pending | undefined;
  let then = first;
  let isRefused = false;
  for (const one of pending) {
    const isJoined = joins(one, before);
    const states = statesOf(then, one.rows);
    const refusal: TableRefusal | null = isJoined && isRefused ? { code: 'table-follows' } : null;
    const step: TableRefusal | Step =
      refusal ?? again(task, one, states, done.end, isJoined && done.rows.length > 0);
    isRefused = 'code' in step;
    done =
      'code' in step
        ? {
            ...done,
            undone: [...done.undone, { commands: one.rows.map(commandOf), refusal: step }],
          }
        : withStep(done, step);
    before = one;
    then = states.at(-1) ?? then;
  }
  return done;
}

type Step = Extract<ReturnType<typeof decideAgain>, { ok: true }>['value'];

function again(
  task: Task,
  one: Pending,
  states: readonly PlacedState['state'][],
  end: PlacedState,
  isJoined: boolean,
): TableRefusal | Step {
  const draft = decideAgain(task, one, end, isJoined);
  if (!draft.ok) return draft.error;
  const isOver =
    isOutdated(one.rows, states, end.state) ||
    isWrittenOver(one.rows, states, end.state, draft.value.rows);
  if (isOver) return { code: 'table-changed' };
  const isSettled = one.rows.every((row) => isAbsolute(commandOf(row)));
  return draft.value.rows.length > 0 || isSettled ? draft.value : { code: 'table-nothing' };
}

function withStep(done: Rebased, step: Step): Rebased {
  if (step.place === null || step.rows.length === 0) return done;
  const rows = step.rows.map(({ id }) => id);
  return {
    ...done,
    end: { place: step.place, state: step.state },
    rows: [...done.rows, ...step.rows],
    played: [...done.played, ...step.played],
    snapshots: [...done.snapshots, ...step.snapshots],
    authors: [...done.authors, ...step.authors],
    moves: [...done.moves, { from: done.end.place.id, to: step.place.id, rows }],
  };
}
