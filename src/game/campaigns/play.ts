import type { CampaignId, RowId, Written } from '../port';
import { fail, ok, type GameCommand, type GameState } from '@/src/rules';
import type { Played, PlayedRow } from '../log/played';
import { isAboutTheSame } from '../log/same-matter';
import { loadState, type PlacedState, type Session } from '../log/session';
import { commitOf, recordAt, writeRows, type DispatchOptions } from '../log/write';
import { rememberDecks } from '../library/decks';
import { rememberSkills } from '../library/skills';
import { rememberHeroes } from './hero-values';
import {
  jumpAgain,
  jumpUndone,
  wayAgain,
  wayBack,
  withJump,
  withoutJumpTo,
  writeJumps,
  type Jumps,
} from './jumps';
import { movedHead, nextAfter } from './redo';
import { byAuthor, closedTo, withSaid } from './said';
import { backUpNowAndThen, publish, type GameContext } from './context';
import type { Answered } from './view';

/** Decides against the newest state, writes, and only then shows. */
export async function dispatch(
  context: GameContext,
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Answered<Played> {
  const { session: before } = context;
  if (before === null) return fail({ code: 'nothing-open' });
  const written = await append(
    context,
    before,
    commands,
    within(context, before, commands, options),
  );
  if (!written.ok) return written;
  const { session, rows } = written.value;
  publish(context, session, rows, written.value.written);
  backUpNowAndThen(context, before.state, session.state);
  await remember(context, before.state, session.state, commands);
  return ok({ state: session.state, rows });
}

/** Taps that follow each other quickly are one step: each says the whole value anew. */
function within(
  { rows, parts }: GameContext,
  { place }: Session,
  [command]: readonly GameCommand[],
  options: DispatchOptions,
): DispatchOptions {
  const { step } = options;
  if (typeof step !== 'object' || !('within' in step) || command === undefined) return options;
  const last = rows.get(place.id);
  const soon = last !== undefined && parts.now() - last.at <= step.within;
  return soon && isAboutTheSame(last.command, command)
    ? { ...options, step: { after: last.id } }
    : options;
}

/** What the players entered for good: offered in every campaign. */
async function remember(
  { storage, parts }: GameContext,
  before: GameState,
  { campaign, adventure }: GameState,
  commands: readonly GameCommand[],
): Promise<void> {
  const kinds = new Set(commands.map(({ kind }) => kind));
  if (kinds.has('addHero') || kinds.has('changeHero')) {
    await rememberHeroes(storage.library, campaign.heroes, parts.now());
  }
  if (adventure !== null && (kinds.has('setDeck') || kinds.has('writeAttackCard'))) {
    await rememberDecks(storage.library, adventure, parts.now());
  }
  if (kinds.has('writeSkill')) {
    await rememberSkills(storage.library, before.campaign, campaign, parts.now());
  }
}

interface Appended {
  readonly session: Session;
  readonly rows: readonly PlayedRow[];
  /** Null: nothing was. */
  readonly written: Written | null;
}

export async function append(
  context: GameContext,
  session: Session,
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Answered<Appended> {
  const { storage, parts } = context;
  const closed = closedTo(session.record);
  if (closed !== null) return fail(closed);
  const authored = byAuthor(context, session.record, options);
  const draft = writeRows(parts, session.record.id, session, commands, authored);
  if (!draft.ok) return draft;
  const { place, state, played, rows, authors } = draft.value;
  if (place === null || rows.length === 0) return ok({ session, rows: played, written: null });
  const record = recordAt(session.record, { place, state }, parts.now());
  const commit = commitOf(record, draft.value);
  const written = { from: session.place.id, rows, authors };
  const committed = storage.campaigns.commit(withSaid(commit, written.from, authors));
  if (record.shared !== undefined) context.onSaying(written);
  await committed;
  return ok({ session: { record, place, state, canRedo: false }, rows: played, written });
}

async function stateAt(
  context: GameContext,
  campaign: CampaignId,
  row: RowId,
): Answered<PlacedState> {
  const kept = context.states.get(row);
  return kept === undefined ? loadState(context.storage, campaign, row) : ok(kept);
}

/** The head of the log went from one row to another. */
export interface Moved {
  readonly state: GameState;
  readonly from: RowId;
  readonly to: RowId;
}

async function moveHead(
  context: GameContext,
  session: Session,
  row: RowId,
  canRedo: boolean,
): Answered<Moved> {
  const { storage, parts } = context;
  const loaded = await stateAt(context, session.record.id, row);
  if (!loaded.ok) return loaded;
  const closed = closedTo(session.record);
  if (closed !== null) return fail(closed);
  const record = recordAt(session.record, loaded.value, parts.now());
  await storage.campaigns.commit(withSaid({ record, rows: [], snapshots: [] }, session.place.id));
  context.redo = movedHead(context.redo, session.place, loaded.value.place);
  publish(context, { ...loaded.value, record, canRedo });
  return ok({ state: loaded.value.state, from: session.place.id, to: row });
}

/** To the row before this step, or back to where a jump began. */
export async function undo(context: GameContext): Answered<Moved> {
  const { session, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const back = wayBack(jumps, session.place.id);
  if (back !== null) return jumpTo(context, session, back, jumpUndone(jumps));
  const row = session.place.before;
  return row === null ? fail({ code: 'nothing-to-undo' }) : moveHead(context, session, row, true);
}

/** To the end of the newest step that follows, or where a jump led that was taken back. */
export async function redo(context: GameContext): Answered<Moved> {
  const { session, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const again = wayAgain(jumps, session.place.id);
  if (again !== null) return jumpTo(context, session, again, jumpAgain(jumps));
  const row = await nextAfter(context, session.record, session.place.id);
  if (row === null) return fail({ code: 'nothing-to-redo' });
  return jumpTo(context, session, row, withoutJumpTo(jumps, session.place.id));
}

async function jumpTo(
  context: GameContext,
  session: Session,
  row: RowId,
  jumps: Jumps,
): Answered<Moved> {
  const before = context.jumps;
  const after = await nextAfter(context, session.record, row);
  let moved = false;
  try {
    context.jumps = jumps;
    const result = await moveHead(context, session, row, after !== null);
    moved = result.ok;
    return result;
  } finally {
    if (!moved) context.jumps = before;
    else if (jumps !== before) writeJumps(context, session.record.id, jumps);
  }
}

/** To any row of the open campaign, on whatever branch: one step of undo, however far. */
export async function jump(context: GameContext, to: string): Answered<Moved> {
  const { session, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const from = session.place.id;
  if (from === to) return ok({ state: session.state, from, to });
  return jumpTo(context, session, to, withJump(jumps, { from, to }));
}
