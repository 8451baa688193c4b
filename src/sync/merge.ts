import { fail, ok, type GameCommand } from '../rules';
import { publish } from '../game/campaigns/context';
import type { Answered } from '../game/campaigns/view';
import { movedHead, nextAfter, readMoves, redoOf } from '../game/campaigns/redo';
import type { MoveBack } from '../game/campaigns/move-back';
import { loadState, placeOf, type PlacedState, type Session } from '../game/log/session';
import { recordAt } from '../game/log/write';
import type { LogRow, Snapshot } from '../game/port';
import type { Heard, KeptRefusal, Said, SharedRecord, Unsaid } from '../game/port-shared';
import { createReceiver, type Receiver, type Unsound } from './receive';
import type { RefusedBody, TableRefusal } from '../game/tables/refused';
import { aheadOf, pendingOn, type Ahead } from './ahead';
import type { Holding, News } from './holding';
import { commandOf, rebase, type Pending } from './rebase';
import type { Change } from './remote';

export type Merged =
  | {
      readonly kind: 'merged';
      readonly shared: SharedRecord;
      /** Something played here could not be done any more. */
      readonly refuses?: boolean;
      /** The table knows all that was played here. */
      readonly knowsAll?: boolean;
    }
  | { readonly kind: 'asks'; readonly steps: number }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unsound'; readonly code: Unsound }
  | { readonly kind: 'closed' };

/** More of them than this are not brought along unasked. */
export const UNASKED_STEPS = 5;

const isPlay = ({ rows, moved }: Change): boolean => rows.some(({ id }) => id === moved?.to);

/** Whatever is played ends what could be brought back. */
function trunkRedo(hand: Holding, shared: SharedRecord, changes: readonly Change[]) {
  const moves = changes.filter(({ moved }) => moved !== null);
  const after = moves.slice(moves.findLastIndex(isPlay) + 1);
  const known = after.length < moves.length ? [] : readMoves(shared.redo);
  return after.length === 0 ? known : redoAfter(hand, known, after);
}

async function redoAfter(
  hand: Holding,
  known: readonly MoveBack[],
  changes: readonly Change[],
): Promise<readonly MoveBack[]> {
  const ends = changes.flatMap(({ moved }) => (moved === null ? [] : [moved.from, moved.to]));
  const rows = new Map(
    (await hand.seat.storage.log.rows(hand.campaign, ends)).map((row) => [row.id, row]),
  );
  return changes.reduce<readonly MoveBack[]>((moves, change) => {
    if (change.moved === null) return moves;
    const [from, to] = [rows.get(change.moved.from), rows.get(change.moved.to)];
    return from === undefined || to === undefined ? [] : movedHead(moves, from, to);
  }, known);
}

/** Rows that were received, as long as they are not kept. */
type Fresh = Pick<Receiver, 'rows' | 'authors'>;
const NOTHING_FRESH: Fresh = { rows: [], authors: [] };

const saidBy = ({ authors }: Fresh): readonly Said[] =>
  authors.length === 0 ? [] : [{ move: null, rows: [], authors }];

/** Before anything else is done with them: whatever happens next, they are here. */
async function saveRows(hand: Holding, session: Session, fresh: Fresh): Promise<Fresh> {
  if (fresh.rows.length > 0) {
    const { rows } = fresh;
    const commit = { record: session.record, rows, snapshots: [], said: saidBy(fresh) };
    await hand.seat.storage.campaigns.commit(commit);
  }
  return NOTHING_FRESH;
}

/**
 * Somebody played on from where the table stood, as nearly always: nothing of it is looked up in the storage, and it is
 * kept together with where the table stands now.
 */
function goesOn(hand: Holding, shared: SharedRecord, news: News, receiver: Receiver): boolean {
  const last = news.changes.findLast(({ moved }) => moved !== null);
  const isApart = news.reseeded || shared.head === '' || receiver.newer;
  return !isApart && last !== undefined && isPlay(last) && hand.kept.get(last.head) !== undefined;
}

async function becomeNewer(hand: Holding, session: Session, shared: SharedRecord): Promise<Merged> {
  await hand.seat.storage.shared.put({ ...shared, role: 'newer' });
  publish(hand.seat, { ...session, record: { ...session.record, shared: 'newer' } });
  return { kind: 'newer' };
}

/** What was received was added up already; the row its step began on is known where all of the step was received. */
function receivedAt({ kept }: Holding, id: string): PlacedState | undefined {
  const end = kept.get(id);
  let first = end;
  while (first !== undefined && first.row.step !== first.row.id)
    first = kept.get(first.row.parent ?? '');
  return end === undefined || first === undefined
    ? undefined
    : { place: placeOf(end.row, first.row.parent), state: end.state };
}

const placedAt = async (hand: Holding, row: string) => {
  const known = hand.seat.states.get(row) ?? receivedAt(hand, row);
  return known === undefined ? loadState(hand.seat.storage, hand.campaign, row) : ok(known);
};

interface Kept extends Outcome {
  /** Nothing of this device is left that the table has not heard of. */
  readonly isToldAll: boolean;
}

interface Outcome {
  readonly end: PlacedState;
  readonly rows: readonly LogRow[];
  readonly said: readonly Said[];
  readonly refused: readonly KeptRefusal[];
  readonly snapshots: readonly Snapshot[];
}

const refusedAs = (
  hand: Holding,
  tip: string,
  commands: readonly GameCommand[],
  refusal: TableRefusal,
): KeptRefusal => {
  const body: RefusedBody = { at: hand.seat.parts.now(), commands, refusal, tip };
  return { id: hand.seat.parts.ids.next(), body: JSON.stringify(body) };
};

/** Rows that were taken back or set aside stay a branch, at the table too: whoever wants can look at them. */
const branchOf = (head: string, rows: readonly string[]): readonly Said[] =>
  rows.length === 0 ? [] : [{ move: { from: head, to: head }, rows, authors: [] }];

/**
 * What is decided anew leaves its first rows behind on this device, and nobody else need look at them; unless something
 * that was taken back lies on them.
 */
function leftBehind({ path, unsent }: Ahead): readonly string[] {
  const anew = new Set(path.map(({ id }) => id));
  return unsent.every((id) => anew.has(id)) ? [] : unsent;
}

async function decideAnew(
  hand: Holding,
  start: string,
  pending: readonly Pending[],
  onto: PlacedState,
  tip: string,
): Promise<Outcome | null> {
  const { seat, campaign } = hand;
  const first = await placedAt(hand, start);
  if (!first.ok) return null;
  const ids = pending.flatMap(({ rows }) => rows.map(({ id }) => id));
  const authors = await seat.storage.shared.authors(campaign, ids);
  const dice = new Map(authors.map((author) => [author.row, author.dice]));
  const task = { parts: seat.parts, campaign, by: seat.author, dice };
  const done = rebase(task, first.value.state, pending, onto);
  const authorOf = new Map(done.authors.map((author) => [author.row, author]));
  return {
    end: done.end,
    rows: done.rows,
    snapshots: done.snapshots,
    said: done.moves.map(({ from, to, rows }) => ({
      move: { from, to },
      rows,
      authors: rows.flatMap((id) => authorOf.get(id) ?? []),
    })),
    refused: done.undone.map(({ commands, refusal }) => refusedAs(hand, tip, commands, refusal)),
  };
}

/** Everything that was played here is kept as a line of its own; the device stands where the table stands. */
const setAside = (
  hand: Holding,
  onto: PlacedState,
  tip: string,
  path: readonly LogRow[],
  refusal: TableRefusal,
): Outcome => ({
  end: onto,
  rows: [],
  snapshots: [],
  said: [],
  refused: [refusedAs(hand, tip, path.map(commandOf), refusal)],
});

async function keepOutcome(
  hand: Holding,
  session: Session,
  fresh: Fresh,
  outcome: Kept,
  heard: Heard,
): Promise<void> {
  const { seat, campaign } = hand;
  const isMoved = outcome.end.place.id !== session.place.id;
  const isSame = session.record.shared === hand.role;
  const here = isSame ? session.record : { ...session.record, shared: hand.role };
  const record = isMoved ? recordAt(here, outcome.end, seat.parts.now()) : here;
  const rows = [...fresh.rows, ...outcome.rows];
  const said = [...saidBy(fresh), ...outcome.said];
  await seat.storage.campaigns.commit({ record, rows, snapshots: outcome.snapshots, said, heard });
  seat.redo = outcome.isToldAll
    ? readMoves(heard.shared.redo)
    : await redoOf(seat.storage, campaign);
  const canRedo = (await nextAfter(seat, record, outcome.end.place.id)) !== null;
  // What was played here and has arrived is on the screen already.
  const isShown = outcome.end === session && record === session.record;
  if (!isShown || canRedo !== session.canRedo) publish(seat, { ...outcome.end, record, canRedo });
}

/** Own steps that are not at the table: how many, as the players count. */
const stepsIn = (path: readonly LogRow[]): number => new Set(path.map(({ step }) => step)).size;

const UNCHANGED = { rows: [], snapshots: [], said: [], refused: [] };

async function outcomeOf(
  hand: Holding,
  session: Session,
  ahead: Ahead,
  onto: PlacedState,
  news: News,
): Promise<Outcome | { readonly asks: number } | null> {
  const head = onto.place.id;
  const tip = session.place.id;
  if (ahead.fork === head) return { ...UNCHANGED, end: session };
  if (tip === ahead.base) return { ...UNCHANGED, end: onto };
  if (ahead.fork !== ahead.base) {
    return setAside(hand, onto, tip, ahead.path, { code: 'table-late-undo' });
  }
  const steps = stepsIn(ahead.path);
  if (steps > UNASKED_STEPS && news.answer === 'ask') return { asks: steps };
  if (news.answer === 'aside')
    return setAside(hand, onto, tip, ahead.path, { code: 'table-follows' });
  return decideAnew(hand, ahead.base, pendingOn(ahead), onto, tip);
}

/** Takes in what the table tells, in one turn of the game: no tap comes in between. */
export async function merge(hand: Holding, shared: SharedRecord, news: News): Answered<Merged> {
  const { session } = hand.seat;
  const last = news.changes.at(-1);
  if (session?.record.id !== hand.campaign || last === undefined) return ok({ kind: 'closed' });
  const { storage, states } = hand.seat;
  const ids = news.changes.flatMap(({ own, rows }) => (own ? [] : rows.map(({ id }) => id)));
  const { unsaid, known } = await storage.shared.unsaidBeside(hand.campaign, ids);
  const receiver = createReceiver({ ...hand, storage, states, known: new Set(known) }, hand.kept);
  for (const { rows, own } of news.changes) {
    // What was pushed from here is here.
    const taken = own ? ok(null) : await receiver.take(rows);
    if (!taken.ok) return ok({ kind: 'unsound', code: taken.error });
  }
  const isPlain = goesOn(hand, shared, news, receiver);
  const fresh = isPlain ? receiver : await saveRows(hand, session, receiver);
  const next = {
    ...shared,
    // Whoever can read all of it may go on, even if he could not before his app was updated.
    role: hand.role,
    v: last.v,
    redo: JSON.stringify(await trunkRedo(hand, shared, news.changes)),
  };
  if (last.head === '')
    return ok({ kind: 'merged', shared: await rememberV(hand, { ...next, head: '' }) });
  const onto = await placedAt(hand, last.head);
  if (!onto.ok && onto.error.code === 'newer-log')
    return ok(await becomeNewer(hand, session, shared));
  if (!onto.ok) return ok({ kind: 'unsound', code: 'table-broken' });
  const heard = { unsaid, fresh, news };
  return follow(hand, session, shared, { ...next, head: last.head }, onto.value, heard);
}

async function rememberV(hand: Holding, shared: SharedRecord): Promise<SharedRecord> {
  await hand.seat.storage.shared.put(shared);
  return shared;
}

interface Received {
  readonly unsaid: readonly Unsaid[];
  readonly fresh: Fresh;
  readonly news: News;
}

async function follow(
  hand: Holding,
  session: Session,
  shared: SharedRecord,
  next: SharedRecord,
  onto: PlacedState,
  { unsaid, fresh, news }: Received,
): Answered<Merged> {
  const ahead = await aheadOf(hand, session, shared.head, unsaid, news);
  const isApart = (news.reseeded || shared.head === '') && ahead.fork !== next.head;
  const outcome = isApart
    ? await reunite(hand, session, onto)
    : await outcomeOf(hand, session, ahead, onto, news);
  if (outcome === null) return fail({ code: 'broken-log' });
  if ('asks' in outcome) {
    await saveRows(hand, session, fresh);
    return ok({ kind: 'asks', steps: outcome.asks });
  }
  const isAnew = isApart || outcome.end !== session;
  const said = isAnew ? [...branchOf(next.head, leftBehind(ahead)), ...outcome.said] : outcome.said;
  const isToldAll = said.length === 0 && (isAnew || ahead.left.length === 0);
  const heard = {
    shared: next,
    said: isAnew ? ahead.last : ahead.heard,
    refused: outcome.refused,
  };
  await keepOutcome(hand, session, fresh, { ...outcome, said, isToldAll }, heard);
  const knowsAll = isToldAll && outcome.end.place.id === next.head;
  return ok({ kind: 'merged', shared: next, refuses: outcome.refused.length > 0, knowsAll });
}

/** After the server lost its disk, and another device was first to bring it back: how do the two lines meet? */
async function reunite(
  hand: Holding,
  session: Session,
  onto: PlacedState,
): Promise<Outcome | null> {
  const { seat, campaign } = hand;
  const rows = await seat.storage.log.all(campaign);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const upFrom = (id: string): readonly LogRow[] => {
    const way: LogRow[] = [];
    for (let row = byId.get(id); row !== undefined; row = byId.get(row.parent ?? '')) way.push(row);
    return way;
  };
  const theirs = new Set(upFrom(onto.place.id).map(({ id }) => id));
  const ours = upFrom(session.place.id);
  const meet = ours.find(({ id }) => theirs.has(id));
  const path = ours.slice(0, meet === undefined ? ours.length : ours.indexOf(meet)).reverse();
  const ids = path.map(({ id }) => id);
  const head = onto.place.id;
  if (meet === undefined || path.length === 0) return { ...UNCHANGED, end: onto };
  if (meet.id === head) {
    const move = { from: head, to: session.place.id };
    return { ...UNCHANGED, end: session, said: [{ move, rows: ids, authors: [] }] };
  }
  const authors = await seat.storage.shared.authors(campaign, ids);
  const mine = new Set(authors.filter(({ by }) => by === seat.author).map(({ row }) => row));
  // Only whoever played something plays it again: nobody does it twice.
  const pending = path
    .filter(({ id }) => mine.has(id))
    .map((row) => ({ said: { number: 0, from: '', to: row.id, rows: [row.id] }, rows: [row] }));
  const anew = await decideAnew(hand, meet.id, pending, onto, session.place.id);
  return anew === null ? null : { ...anew, said: [...branchOf(head, ids), ...anew.said] };
}
