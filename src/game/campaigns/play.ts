import type { CampaignId, RowId } from '../port';
import { fail, ok, type GameCommand, type GameState } from '@/src/rules';
import type { Played, PlayedRow } from '../log/played';
import { loadState, type PlacedState, type Session } from '../log/session';
import { commitOf, recordAt, writeRows, type DispatchOptions } from '../log/write';
import { rememberDecks } from '../library/decks';
import { rememberHeroes } from './hero-values';
import { wayBack, withJump, withoutJumpTo, writeJumps, type Jump } from './jumps';
import { backUpNowAndThen, publish, type GameContext, type Answered } from './context';

/** Decides against the newest state, writes, and only then shows. */
export async function dispatch(
  context: GameContext,
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Answered<Played> {
  const { session: before } = context;
  if (before === null) return fail({ code: 'nothing-open' });
  const written = await append(context, before, commands, options);
  if (!written.ok) return written;
  const { session, rows } = written.value;
  publish(context, session, rows);
  backUpNowAndThen(context, before.state, session.state);
  await remember(context, session.state, commands);
  return ok({ state: session.state, rows });
}

/** What the players entered for good: offered in every campaign. */
async function remember(
  { storage, parts }: GameContext,
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
}

interface Appended {
  readonly session: Session;
  readonly rows: readonly PlayedRow[];
}

export async function append(
  context: GameContext,
  session: Session,
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Answered<Appended> {
  const { storage, parts } = context;
  const draft = writeRows(parts, session.record.id, session, commands, options);
  if (!draft.ok) return draft;
  const { place, state, played: rows } = draft.value;
  if (place === null || rows.length === 0) return ok({ session, rows });
  const record = recordAt(session.record, { place, state }, parts.now());
  await storage.campaigns.commit(commitOf(record, draft.value));
  return ok({ session: { record, place, state, canRedo: false }, rows });
}

async function stateAt(
  context: GameContext,
  campaign: CampaignId,
  row: RowId,
): Answered<PlacedState> {
  const kept = context.states.get(row);
  return kept === undefined ? loadState(context.storage, campaign, row) : ok(kept);
}

async function moveHead(
  context: GameContext,
  session: Session,
  row: RowId,
  canRedo: boolean,
): Answered<GameState> {
  const { storage, parts } = context;
  const loaded = await stateAt(context, session.record.id, row);
  if (!loaded.ok) return loaded;
  const record = recordAt(session.record, loaded.value, parts.now());
  await storage.campaigns.commit({ record, rows: [], snapshots: [] });
  publish(context, { ...loaded.value, record, canRedo });
  return ok(loaded.value.state);
}

/** To the row before this step, or back to where a jump began. */
export async function undo(context: GameContext): Answered<GameState> {
  const { session, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const back = wayBack(jumps, session.place.id);
  if (back !== null) return jumpTo(context, session, back, jumps.slice(0, -1));
  const row = session.place.before;
  return row === null ? fail({ code: 'nothing-to-undo' }) : moveHead(context, session, row, true);
}

/** To the end of the newest step that follows. */
export async function redo(context: GameContext): Answered<GameState> {
  const { session, storage, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const row = await storage.log.after(session.record.id, session.place.id);
  if (row === null) return fail({ code: 'nothing-to-redo' });
  return jumpTo(context, session, row, withoutJumpTo(jumps, session.place.id));
}

async function jumpTo(
  context: GameContext,
  session: Session,
  row: RowId,
  jumps: readonly Jump[],
): Answered<GameState> {
  const before = context.jumps;
  const after = await context.storage.log.after(session.record.id, row);
  let moved = false;
  try {
    context.jumps = jumps;
    const result = await moveHead(context, session, row, after !== null);
    moved = result.ok;
    return result;
  } finally {
    if (!moved) context.jumps = before;
    else if (jumps !== before) writeJumps(context.storage, session.record.id, jumps);
  }
}

/** To any row of the open campaign, on whatever branch: one step of undo, however far. */
export async function jump(context: GameContext, to: string): Answered<GameState> {
  const { session, jumps } = context;
  if (session === null) return fail({ code: 'nothing-open' });
  const from = session.place.id;
  if (from === to) return ok(session.state);
  return jumpTo(context, session, to, withJump(jumps, { from, to }));
}
