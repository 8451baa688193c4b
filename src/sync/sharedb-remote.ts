import { Connection, types, type Doc } from 'sharedb/lib/client';
import { Outdated, outdated } from './protocol';
import type { Change, Found, Remote } from './remote';
import {
  TABLES,
  TABLE_TYPE,
  type SealedRow,
  type HeadMove,
  type TableDoc,
  type TableOp,
} from './type';

// Nothing is ever composed: one operation is under way at a time.
types.register(TABLE_TYPE as unknown as Parameters<typeof types.register>[0]);

/** Whatever looks like a WebSocket. */
export type Socket = ConstructorParameters<typeof Connection>[0];

type TheDoc = Doc<TableDoc>;

const settled = (start: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });

/** Follows one document: what others do, and what became of what was pushed here. */
class Following {
  private head: string;
  /** Somebody moved the head while something was under way from here. */
  private isLost = false;

  constructor(
    private readonly doc: TheDoc,
    { head }: Found,
    private readonly changed: (change: Change) => void,
  ) {
    this.head = head;
    doc.on('create', (source) => source === false && this.tell([], null, false));
    doc.on('op', (op: unknown, source) => source === false && this.hear(op as TableOp));
  }

  private hear({ rows, move }: TableOp): void {
    this.isLost ||= move !== null;
    this.tell(rows, move, false);
  }

  private tell(rows: readonly SealedRow[], move: HeadMove | null, own: boolean): void {
    const moved = move === null ? null : { ...move, from: this.head };
    this.head = move?.to ?? this.head;
    this.changed({ v: this.doc.version ?? 0, rows, head: this.head, moved, own });
  }

  /**
   * Whoever was later is answered with nothing: the server kept nothing of it, and the earlier move was heard before.
   * Told at once, because the next operation may be there before a promise goes on.
   */
  push(rows: readonly SealedRow[], move: HeadMove | null): Promise<void> {
    if (move !== null && move.from !== this.head) return Promise.resolve();
    this.isLost = false;
    return settled((done) => {
      this.doc.submitOp({ rows, move } satisfies TableOp, undefined, (error) => {
        const isKept = move === null || !this.isLost;
        if (!error && isKept) this.tell(rows, move, true);
        done(error);
      });
      // Not after what is drawn here meanwhile: others wait for it.
      this.doc.flush();
    });
  }
}

/** A socket may look open and lead nowhere: whoever does not answer for so long is gone. */
const PATIENCE = { pingEveryMs: 5000, silentAfterMs: 12_000 };

/** A table behind a ShareDB server. One connection, one socket: whoever loses it makes a new one. */
class ShareDbRemote implements Remote {
  readonly presence: Remote['presence'];
  private readonly connection: Connection;
  private following: Following | null = null;
  private changed: (change: Change) => void = () => undefined;
  private lost: (cause: Error) => void = () => undefined;
  private isOver = false;
  private heardAt = Date.now();
  private readonly pinging: ReturnType<typeof setInterval>;
  private giveUp: (cause: Error) => void = () => undefined;
  private readonly gone = new Promise<never>((_, reject) => {
    this.giveUp = reject;
  });

  constructor(
    socket: Socket,
    private readonly table: string,
    private readonly patience: typeof PATIENCE,
  ) {
    this.connection = new Connection(socket);
    this.gone.catch(() => undefined);
    for (const event of ['disconnected', 'stopped', 'closed', 'error'] as const) {
      this.connection.on(event, (cause: unknown) => this.end(cause));
    }
    this.connection.on('receive', () => {
      this.heardAt = Date.now();
    });
    this.pinging = setInterval(() => this.ping(), patience.pingEveryMs);
    this.presence = presenceOf(this.connection.getPresence(table));
  }

  async find(): Promise<Found | null> {
    const doc = this.doc();
    await this.answered((done) => doc.fetch(done));
    const found = doc.type === null ? null : { ...doc.data, v: doc.version ?? 0 };
    if (found !== null) await this.answered((done) => doc.destroy(done));
    return found;
  }

  async create(table: Omit<TableDoc, 'head'>): Promise<void> {
    const doc = this.doc();
    await this.answered((done) =>
      doc.create({ ...table, head: '' }, TABLE_TYPE.uri, undefined, done),
    );
    await this.answered((done) => doc.destroy(done));
  }

  rowsSince({ v, ...seen }: Found): void {
    const doc = this.doc();
    const snapshot = v === 0 ? { v, type: null } : { v, type: TABLE_TYPE.uri, data: seen };
    doc.ingestSnapshot(snapshot as never, () => undefined);
    this.following = new Following(doc, { ...seen, v }, (change) => {
      if (!this.isOver) this.changed(change);
    });
    doc.subscribe((error) => error && this.end(error));
  }

  async push(rows: readonly SealedRow[], move: HeadMove | null): Promise<void> {
    if (this.following === null || this.isOver) throw new Error('not there');
    await Promise.race([this.following.push(rows, move), this.gone]);
  }

  onChange(listener: (change: Change) => void): void {
    this.changed = listener;
  }

  onLost(listener: (cause: Error) => void): void {
    this.lost = listener;
  }

  close(): void {
    this.isOver = true;
    clearInterval(this.pinging);
    this.giveUp(new Error('closed'));
    this.connection.close();
  }

  private end(end: unknown): void {
    if (this.isOver) return;
    const fault = outdated(end);
    const cause = fault === null ? new Error(String(end)) : new Outdated(fault);
    this.giveUp(cause);
    this.close();
    this.lost(cause);
  }

  private ping(): void {
    if (Date.now() - this.heardAt > this.patience.silentAfterMs) return this.end('silent');
    if (this.connection.canSend) this.connection.ping();
  }

  private doc(): TheDoc {
    const doc = this.connection.get(TABLES, this.table) as TheDoc;
    if (doc.listenerCount('error') === 0) doc.on('error', (cause) => this.end(cause));
    return doc;
  }

  /** Nobody waits for an answer that will not come. */
  private answered(start: Parameters<typeof settled>[0]): Promise<void> {
    return Promise.race([settled(start), this.gone]);
  }
}

export const shareDbRemote = (socket: Socket, table: string, patience = PATIENCE): Remote =>
  new ShareDbRemote(socket, table, patience);

function presenceOf(presence: ReturnType<Connection['getPresence']>): Remote['presence'] {
  presence.on('error', () => undefined);
  let mine: ReturnType<typeof presence.create> | null = null;
  return {
    show: (value) => {
      mine ??= presence.create();
      mine.submit(value, () => undefined);
    },
    onChange: (listener) => {
      const tell = (): void =>
        listener(new Map(Object.entries(presence.remotePresences as Record<string, string>)));
      presence.on('receive', tell);
      presence.subscribe(() => tell());
    },
  };
}
