import { createKept } from '../game/log/kept';
import type { Written } from '../game/port';
import type { SharedRecord } from '../game/port-shared';
import type { TableFault, TableNews } from '../game/tables/view';
import { lettersOf } from '../game/share/letters';
import type { Holding, News } from './holding';
import { merge, type Merged } from './merge';
import { cleared, parcel, parcelOf, sealedOf, type Parcel } from './push';
import { isMoveOfOthers, movedIn } from './moved';
import { Outdated } from './protocol';
import type { Change, Found, Remote } from './remote';
import { isLastWord, lastWord } from './renewed';
import { Telling } from './telling';
import type { TableParts } from './table-parts';
import { TablePresence, type ShownSelf } from './presence';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const FAREWELLS = 5;
/** More than a device misses in an evening: whatever comes is checked on top of its parent. */
const STATES_KEPT = 5000;

/** Keeps one campaign in step with its table, as long as it is open. */
export class SharedTable {
  private readonly presence: TablePresence;
  private readonly telling: Telling;
  private hand: Holding | null = null;
  private remote: Remote | null = null;
  private changes: Change[] = [];
  private target = 0;
  private isReseeded = false;
  /** All that was played here was told since the connection was made: whoever is here is not asked. */
  private isInStep = false;
  /** Of connecting: only the last one counts. */
  private attempt = 0;
  /** Who must be brought up to date before anything is said again. */
  private outdated: TableFault | null = null;
  private answered: News['answer'] = 'ask';
  private isBusy = false;
  /** Something came while it was busy. */
  private isWanted = false;
  private isOver = false;
  private isStopped = false;
  private wait = FIRST_WAIT_MS;
  private stopWaiting: () => void = () => undefined;
  private isLeaving = false;
  /** The table was told that its links are renewed. */
  private isSaid = false;

  constructor(
    private readonly parts: TableParts,
    private shared: SharedRecord,
  ) {
    this.presence = new TablePresence(parts, () => this.shown());
    this.telling = new Telling(parts);
  }

  start(): void {
    void this.connect();
  }

  /** Something is being written here: once the storage is at it, it is sealed. */
  getReady(written: Written): void {
    const { hand } = this;
    if (hand !== null) this.parts.later(() => void sealedOf(hand, written), 0);
  }

  /** Something was written here. Where the table stands on the row before it, nothing is asked of the storage first. */
  say(written: Written | null): void {
    const { isTold } = this.telling;
    this.telling.wrote();
    if (!isTold || written === null || !this.sayAtOnce(written)) this.nudge();
  }

  private sayAtOnce(written: Written): boolean {
    const { remote, hand } = this;
    const isBusy = this.telling.isUnderWay || this.changes.length > 0;
    if (remote === null || hand === null || isBusy) return false;
    const packed = parcelOf(hand, this.shared, written);
    if (packed !== null) void this.push(remote, packed);
    return packed !== null;
  }

  /** Something is to be looked at: what came, what was written, or what the players answered. */
  private nudge(): void {
    void this.work();
  }

  answer(answer: 'bring' | 'aside'): void {
    this.answered = answer;
    this.parts.tell({ asks: 0 });
    this.nudge();
  }

  /** Back from sleep: a socket may look open and lead nowhere. */
  wake(): void {
    if (this.isOver || this.isStopped) return;
    this.wait = FIRST_WAIT_MS;
    this.stopWaiting();
    const { remote } = this;
    if (remote === null) return void this.connect();
    this.lost(remote);
    this.wake();
  }

  /** The links are about to be renewed: whoever is at this table is told, now or when he comes back. */
  async sayRenewed(): Promise<void> {
    const { remote, hand } = this;
    if (remote === null || hand === null || hand.role !== 'play') return;
    this.isLeaving = true;
    for (let tries = 0; tries < FAREWELLS && !this.isSaid; tries += 1) {
      // Whoever was earlier moved the head: it is said on the new one.
      await remote.push([], lastWord(hand, this.heard.head)).catch(() => undefined);
    }
  }

  close(): void {
    this.isOver = true;
    this.stopWaiting();
    this.telling.close();
    this.remote?.close();
    this.remote = null;
  }

  /** Shows the others who is here. */
  show(): void {
    this.presence.show();
  }

  private shown(): ShownSelf | null {
    const { me } = this.parts;
    if (this.remote === null || this.hand === null) return null;
    return { ...me(), v: this.shared.v, pending: this.telling.isUnderWay ? 1 : 0 };
  }

  private async connect(): Promise<void> {
    const { link, connect, tell } = this.parts;
    if (this.outdated === null) tell({ phase: 'connecting' });
    this.attempt += 1;
    const { attempt } = this;
    let reached: Remote | null = null;
    try {
      const { server, keys } = link;
      const remote = await connect({ server, token: keys.token, table: keys.table });
      if (this.isOver || attempt !== this.attempt) return remote.close();
      this.remote = remote;
      reached = remote;
      remote.onLost((cause) => this.lost(remote, cause));
      await this.sitDown(remote);
    } catch {
      if (attempt === this.attempt) this.lost(reached);
    }
  }

  private lost(remote: Remote | null, cause?: Error): void {
    if (this.isOver || remote !== this.remote) return;
    remote?.close();
    this.remote = null;
    this.changes = [];
    this.isInStep = false;
    this.telling.forget();
    if (this.isStopped) return;
    this.outdated = cause instanceof Outdated ? cause.fault : null;
    const { outdated: trouble } = this;
    this.parts.tell({ phase: trouble === null ? 'away' : 'halted', trouble, people: [] });
    if (trouble !== null) this.wait = LONGEST_WAIT_MS;
    this.stopWaiting = this.parts.later(() => void this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private async sitDown(remote: Remote): Promise<void> {
    const { seat, link } = this.parts;
    const found = (await remote.find()) ?? (await this.lay(remote));
    if (found === null) return this.lost(remote);
    const isSame = found.incarnation === this.shared.incarnation && found.v >= this.shared.v;
    this.isReseeded = !isSame && this.shared.head !== '';
    const from = isSame ? this.shared.v : 0;
    this.target = found.v;
    this.shared = { ...this.shared, incarnation: found.incarnation, v: from };
    const { campaign } = this.shared;
    this.hand = {
      seat,
      campaign,
      bound: found.campaign,
      key: link.keys.seal,
      role: link.keys.role,
      kept: createKept(STATES_KEPT),
      sealed: new WeakMap(),
    };
    remote.onChange((change) => this.hear(change));
    this.presence.sitDown(remote);
    remote.rowsSince({ ...found, v: from, head: from === 0 ? '' : this.shared.head });
    this.wait = FIRST_WAIT_MS;
    this.outdated = null;
    this.parts.tell({ trouble: null });
    this.nudge();
  }

  /** The first device at a table makes it. */
  private async lay(remote: Remote): Promise<Found | null> {
    if (this.parts.link.keys.role === 'watch') return null;
    const incarnation = lettersOf(this.parts.seat.random(12));
    await remote.create({ campaign: this.shared.campaign, incarnation }).catch(() => undefined);
    return remote.find();
  }

  private hear(change: Change): void {
    this.changes.push(change);
    this.isSaid ||= this.isLeaving && change.own;
    if (!this.isSaid) this.nudge();
  }

  /** Where the table stands, taken in here or not. */
  private get heard(): Pick<Change, 'head'> {
    return this.changes.at(-1) ?? this.shared;
  }

  private get isCaughtUp(): boolean {
    return (this.changes.at(-1)?.v ?? this.shared.v) >= this.target;
  }

  /** One thing after another: take in what came, then tell what is new here. */
  private async work(): Promise<void> {
    this.isWanted = true;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isWanted && !this.isOver && !this.isStopped) {
        this.isWanted = false;
        while (await this.next()) await null;
      }
    } catch {
      if (this.remote !== null) this.lost(this.remote);
    } finally {
      this.isBusy = false;
    }
  }

  private async next(): Promise<boolean> {
    const { remote, hand } = this;
    if (remote === null || hand === null || this.telling.isUnderWay || !this.isCaughtUp)
      return false;
    if (this.changes.length > 0) return this.takeIn(hand);
    return this.telling.isTold ? this.rest() : this.send(remote, hand);
  }

  /** Nothing is to be told. */
  private rest(): false {
    this.isInStep = true;
    this.telling.rest();
    return false;
  }

  /** Whoever is here and in step is not asked. */
  private get standing(): News['answer'] {
    return this.isInStep && this.answered === 'ask' ? 'bring' : this.answered;
  }

  private async takeIn(hand: Holding): Promise<boolean> {
    // A merge that ended while the connection was made anew has seen the first of them.
    const changes = this.changes.filter(({ v: at }) => at > this.shared.v);
    this.changes = changes;
    if (changes.length === 0) return true;
    const last = changes.findIndex((change) => isLastWord(hand, change));
    // It is never counted as heard, and so heard again after every start.
    if (last === 0) return this.stop({ phase: 'halted', trouble: 'table-renewed' });
    const heard = last < 0 ? [...changes] : changes.slice(0, last);
    const news: News = { changes: heard, answer: this.standing, reseeded: this.isReseeded };
    const { answer: merged, told } = await this.telling.inTurn(hand, () =>
      merge(hand, this.shared, news),
    );
    if (!merged.ok) return false;
    this.tellOf(merged.value, hand, news.changes.at(-1));
    const isNow = this.changes === changes;
    if (merged.value.kind === 'merged' && isNow) {
      this.changes = changes.slice(news.changes.length);
      this.isReseeded = false;
      told(merged.value.knowsAll === true);
    }
    const { kind } = merged.value;
    const isKnown =
      kind === 'merged' && merged.value.shared.incarnation === this.shared.incarnation;
    if (!isNow && isKnown) this.shared = merged.value.shared;
    return isNow ? this.after(merged.value) : true;
  }

  /** Also when the connection was made anew meanwhile: what is refused is never silent. */
  private tellOf(merged: Merged, hand: Holding, last: Change | undefined): void {
    if (merged.kind !== 'merged') return;
    if (merged.refuses === true) void this.tellRefused(hand);
    if (last !== undefined && isMoveOfOthers(last)) this.parts.tell({ moved: movedIn(hand, last) });
  }

  private after(merged: Merged): boolean {
    switch (merged.kind) {
      case 'merged':
        this.shared = merged.shared;
        this.parts.tell({ phase: 'here', v: merged.shared.v, role: merged.shared.role });
        this.presence.showSoon();
        return true;
      case 'asks':
        this.parts.tell({ phase: 'asks', asks: merged.steps });
        return false;
      case 'newer':
        return this.stop({ phase: 'newer' });
      case 'unsound':
        return this.stop({ phase: 'halted', trouble: merged.code });
      case 'closed':
        return false;
    }
  }

  /** Nothing can be taken from this server as things are; what is here stays, and can be played on. */
  private stop(news: Partial<TableNews>): false {
    this.isStopped = true;
    this.remote?.close();
    this.remote = null;
    this.parts.tell({ ...news, people: [] });
    return false;
  }

  private async send(remote: Remote, hand: Holding): Promise<boolean> {
    const { answer: packed, told } = await this.telling.inTurn(hand, () =>
      parcel(hand, this.shared),
    );
    if (!packed.ok || remote !== this.remote) return false;
    if (packed.value === null) {
      told(true);
      return this.rest();
    }
    const { parts, move, last } = packed.value;
    if (move === null && parts.every((part) => part.length === 0)) {
      await hand.seat.storage.campaigns.commit(await cleared(hand, this.shared, last));
      return true;
    }
    void this.push(remote, packed.value);
    return false;
  }

  private async push(remote: Remote, packed: Parcel): Promise<void> {
    try {
      await this.telling.push(remote, packed);
    } catch {
      return this.lost(remote);
    }
    if (remote === this.remote) this.telling.isUnderWay = false;
    this.answered = 'ask';
    this.nudge();
  }

  private async tellRefused(hand: Holding): Promise<void> {
    const refused = await hand.seat.storage.shared.refused(hand.campaign).catch(() => []);
    this.parts.tell({ refused });
  }
}
