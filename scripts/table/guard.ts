import type Backend from 'sharedb';
import { MAX_ROWS, MAX_SEALED, MAX_SEALED_NAME, TABLES } from '@/src/sync/type';

/** Who is at the other end of a connection. */
export interface Guest {
  readonly role: 'play' | 'watch';
  readonly table: string;
}

/** Messages at once, and how fast they may go on: far above what taps can do. */
const BURST = 400;
const A_SECOND = 40;
const MAX_PRESENCE = 4000;

type Message = Readonly<Record<string, unknown>>;

const ABOUT_A_DOCUMENT = new Set(['f', 's', 'u', 'op']);
const ABOUT_PRESENCE = new Set(['p', 'ps', 'pu', 'pr']);

/** Only what our own client says, about the table one is at. */
function isFitting(guest: Guest, message: Message): boolean {
  const action = String(message['a']);
  if (action === 'hs' || action === 'pp') return true;
  if (ABOUT_PRESENCE.has(action)) {
    return message['ch'] === guest.table && String(message['p'] ?? '').length <= MAX_PRESENCE;
  }
  return ABOUT_A_DOCUMENT.has(action) && message['c'] === TABLES && message['d'] === guest.table;
}

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most;

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const { id, parent, step, sealed, ...more } = row as Message;
  const ids = [id, step, parent ?? ''].every((one) => isText(one, 36));
  return ids && isText(sealed, MAX_SEALED) && Object.keys(more).length === 0;
}

function isMove(move: unknown): boolean {
  if (move === null) return true;
  if (typeof move !== 'object') return false;
  const { from, to, by = '', ...more } = move as Message;
  const ids = isText(from, 36) && isText(to, 36);
  return ids && isText(by, MAX_SEALED_NAME) && Object.keys(more).length === 0;
}

function isTableOp(op: unknown): boolean {
  if (typeof op !== 'object' || op === null) return false;
  const { rows, move, ...more } = op as Message;
  if (!Array.isArray(rows) || rows.length > MAX_ROWS || Object.keys(more).length > 0) return false;
  return rows.every(isRow) && isMove(move);
}

function isCreate(create: unknown): boolean {
  const { type, data } = (create ?? {}) as Message;
  const { campaign, incarnation, head, ...more } = (data ?? {}) as Message;
  const isOurs = type === 'drunagor:table/1' && head === '' && Object.keys(more).length === 0;
  return isOurs && isText(campaign, 36) && isText(incarnation, 40);
}

/** Why an operation is not taken; null: it is. */
export function refusalOf(guest: Guest | undefined, op: Message): string | null {
  if (guest?.role !== 'play') return 'looking on';
  if ('create' in op) return isCreate(op['create']) ? null : 'not a table';
  return isTableOp(op['op']) ? null : 'not an operation of a table';
}

interface Allowance {
  left: number;
  at: number;
}

function isWithin(allowance: Allowance, now: number): boolean {
  const grown = ((now - allowance.at) / 1000) * A_SECOND;
  allowance.left = Math.min(BURST, allowance.left + grown) - 1;
  allowance.at = now;
  return allowance.left >= 0;
}

/** Keeps everybody at his own table, watchers from writing, and messages small and few. */
export function guard(backend: Backend, guestOf: (request: unknown) => Guest): void {
  const guests = new WeakMap<object, Guest>();
  const allowances = new WeakMap<object, Allowance>();
  backend.use('connect', ({ agent, req }, next) => {
    guests.set(agent, guestOf(req));
    allowances.set(agent, { left: BURST, at: Date.now() });
    next();
  });
  backend.use('receive', ({ agent, data }, next) => {
    const guest = guests.get(agent);
    const allowance = allowances.get(agent);
    if (!guest || !allowance || !isWithin(allowance, Date.now()) || !isFitting(guest, data)) {
      (agent as unknown as { close(): void }).close();
      return;
    }
    next();
  });
  backend.use('submit', ({ agent, op }, next) => {
    const refusal = refusalOf(guests.get(agent), op as unknown as Message);
    next(refusal === null ? undefined : new Error(refusal));
  });
}
