import * as v from 'valibot';
import { fail, ok, type Result } from '../rules';
import { grow, type Grown, type RowBelow } from '../game/files/check-log';
import { RowSchema, type SavedRow } from '../game/files/format';
import type { Kept } from '../game/log/kept';
import { loadState, type PlacedState } from '../game/log/session';
import { isId } from '../game/log/ids';
import { readEvents } from '../game/schema/events';
import type { GameStorage, LogRow } from '../game/port';
import type { Author } from '../game/port-shared';
import { unseal } from './seal';
import { MAX_ROWS, MAX_SEALED, type SealedRow } from './type';

/** Why what came from the server is not taken. Nothing of it was kept. */
export type Unsound =
  /** Not sealed by this table, changed, or moved elsewhere. */
  | 'table-forged'
  /** It does not follow from what is here. */
  | 'table-broken'
  /** The rules say this cannot have happened. */
  | 'table-implausible';

const PayloadSchema = v.object({
  at: RowSchema.entries.at,
  rules: RowSchema.entries.rules,
  command: RowSchema.entries.command,
  events: RowSchema.entries.events,
  by: v.pipe(v.string(), v.maxLength(80)),
});

/** What is sealed of a row; the rest is what the seal is bound to. */
export type Payload = v.InferOutput<typeof PayloadSchema>;

export const boundTo = (campaign: string, { id, parent, step }: Omit<SealedRow, 'sealed'>) => [
  campaign,
  id,
  parent,
  step,
];

/** Rows of the log from outside: each checked as one of a file is, on top of its parent. */
export interface Receiver {
  /** In the server's order. Rows that are here already are passed over. */
  take(rows: readonly SealedRow[]): Promise<Result<null, Unsound>>;
  readonly rows: readonly LogRow[];
  readonly authors: readonly Author[];
  /** Some were written by a newer app: they are kept, but nobody here can read them. */
  readonly newer: boolean;
  grown(id: string): Grown | undefined;
}

export interface ReceiverParts {
  readonly storage: GameStorage;
  /** Its id here, and the one the seal is bound to. */
  readonly campaign: string;
  readonly bound: string;
  readonly key: Uint8Array;
  /** Which of the rows that come are here already. */
  readonly known: ReadonlySet<string>;
  /** What the campaign added up to at rows of this device. */
  readonly states?: Kept<PlacedState>;
}

interface Opened {
  readonly saved: SavedRow;
  readonly by: string;
}

const isSealed = (row: SealedRow): boolean =>
  [row.id, row.step, row.parent ?? row.id].every((id) => typeof id === 'string' && isId(id)) &&
  typeof row.sealed === 'string' &&
  row.sealed.length <= MAX_SEALED;

function open({ key, bound }: ReceiverParts, row: SealedRow): Opened | null {
  if (!isSealed(row)) return null;
  const read = v.safeParse(PayloadSchema, unseal(key, boundTo(bound, row), row.sealed));
  if (!read.success) return null;
  const { by, ...payload } = read.output;
  const { id, parent, step } = row;
  return { by, saved: { id, parent, step, ...payload } };
}

/** Of rows a newer app wrote: where they belong, as they came. */
const unread = (campaign: string, saved: SavedRow, parent: LogRow | null): LogRow => ({
  id: saved.id,
  campaign,
  parent: saved.parent,
  step: saved.step,
  at: saved.at,
  depth: (parent?.depth ?? 0) + 1,
  steps: (parent?.steps ?? 0) + (saved.step === saved.id ? 1 : 0),
  rules: saved.rules,
  command: JSON.stringify(saved.command),
  events: JSON.stringify(saved.events),
  marks: '{}',
});

class RowReceiver implements Receiver {
  readonly rows: LogRow[] = [];
  readonly authors: Author[] = [];
  newer = false;
  private readonly fresh = new Map<string, LogRow>();

  constructor(
    private readonly parts: ReceiverParts,
    private readonly kept: Kept<Grown>,
  ) {}

  grown(id: string): Grown | undefined {
    return this.kept.get(id);
  }

  async take(rows: readonly SealedRow[]): Promise<Result<null, Unsound>> {
    if (!Array.isArray(rows) || rows.length > MAX_ROWS) return fail('table-broken');
    for (const row of rows) {
      if (this.parts.known.has(row.id) || this.fresh.has(row.id)) continue;
      const unsound = await this.takeRow(row);
      if (unsound !== null) return fail(unsound);
    }
    return ok(null);
  }

  private async rowHere(id: string): Promise<LogRow | undefined> {
    const { storage, campaign } = this.parts;
    return this.fresh.get(id) ?? (await storage.log.rows(campaign, [id]))[0];
  }

  private async parentOf(id: string): Promise<RowBelow | null> {
    const known = this.kept.get(id);
    if (known !== undefined) return known;
    const { storage, campaign, states } = this.parts;
    const played = states?.get(id);
    if (played !== undefined) return { row: played.place, state: played.state };
    const loaded = await loadState(storage, campaign, id);
    return loaded.ok ? { row: loaded.value.place, state: loaded.value.state } : null;
  }

  private keep(row: LogRow, by: string): void {
    this.fresh.set(row.id, row);
    this.rows.push(row);
    this.authors.push({ row: row.id, by, dice: null });
  }

  private async takeNewer({ saved, by }: Opened): Promise<Unsound | null> {
    const parent = saved.parent === null ? null : await this.rowHere(saved.parent);
    if (parent === undefined) return 'table-broken';
    this.newer = true;
    this.keep(unread(this.parts.campaign, saved, parent), by);
    return null;
  }

  private async isFirst(): Promise<boolean> {
    const { storage, campaign } = this.parts;
    return this.fresh.size === 0 && (await storage.campaigns.find(campaign)) === null;
  }

  private async takeRow(row: SealedRow): Promise<Unsound | null> {
    const opened = open(this.parts, row);
    if (opened === null) return 'table-forged';
    const { saved } = opened;
    const events = readEvents(saved.events);
    if (this.newer || (!events.ok && events.error === 'newer-event')) return this.takeNewer(opened);
    if (!events.ok) return 'table-broken';
    const parent = saved.parent === null ? null : await this.parentOf(saved.parent);
    if (parent === null && (saved.parent !== null || !(await this.isFirst())))
      return 'table-broken';
    const next = grow(this.parts.campaign, saved, events.value, parent);
    if (next === null) return 'table-broken';
    if (next.doubtful) return 'table-implausible';
    this.kept.put(saved.id, next);
    this.keep(next.row, opened.by);
    return null;
  }
}

export const createReceiver = (parts: ReceiverParts, kept: Kept<Grown>): Receiver =>
  new RowReceiver(parts, kept);
