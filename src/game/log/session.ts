import { START, STATE_VERSION, evolve, fail, ok, type GameState, type Result } from '@/src/rules';
import type {
  CampaignId,
  CampaignRecord,
  GameStorage,
  LogRow,
  RowId,
  Snapshot,
  Trail,
} from '../port';
import { readEvents, type EventRefusal } from '../schema/events';
import { parseJson } from '../schema/json';
import { readState } from '../schema/state';

/** A snapshot every so many rows: opening and undo replay at most that many. */
export const SNAPSHOT_EVERY = 50;

/** Where in the log a state belongs. */
export interface LogPlace extends Pick<LogRow, 'id' | 'step' | 'depth' | 'steps'> {
  /** The row that an undo goes back to; null at the first step. */
  readonly before: string | null;
}

export interface PlacedState {
  readonly place: LogPlace;
  readonly state: GameState;
}

/** An open campaign: its record, where its head is, and what the log adds up to there. */
export interface Session extends PlacedState {
  readonly record: CampaignRecord;
  readonly canRedo: boolean;
}

export type LogRefusal = { readonly code: 'unknown-row' | 'broken-log' | 'newer-log' };

export const logRefusal = (refusal: EventRefusal): LogRefusal => ({
  code: refusal === 'newer-event' ? 'newer-log' : 'broken-log',
});

export const placeOf = ({ id, step, depth, steps }: LogRow, before: string | null): LogPlace => ({
  id,
  step,
  depth,
  steps,
  before,
});

export const snapshotOf = (row: LogRow, state: GameState): Snapshot => ({
  row: row.id,
  campaign: row.campaign,
  stateVersion: STATE_VERSION,
  state: JSON.stringify(state),
});

export function applyRow(state: GameState, row: LogRow): Result<GameState, LogRefusal> {
  const events = readEvents(parseJson(row.events));
  return events.ok ? ok(events.value.reduce(evolve, state)) : fail(logRefusal(events.error));
}

interface Replayed extends PlacedState {
  /** Snapshots that were missing on the way. */
  readonly missing: readonly Snapshot[];
}

function replayTrail(trail: Trail, start: GameState | null): Result<Replayed, LogRefusal> {
  let state = start ?? START;
  const missing: Snapshot[] = [];
  for (const row of start === null ? trail.rows : trail.rows.slice(1)) {
    const applied = applyRow(state, row);
    if (!applied.ok) return applied;
    state = applied.value;
    if (row.depth % SNAPSHOT_EVERY === 0) missing.push(snapshotOf(row, state));
  }
  const last = trail.rows.at(-1);
  return last === undefined
    ? fail({ code: 'unknown-row' })
    : ok({ place: placeOf(last, trail.before), state, missing });
}

/** The state at a row, from the nearest snapshot; snapshots missing on the way are made good. */
export async function loadState(
  storage: GameStorage,
  campaign: CampaignId,
  row: RowId,
): Promise<Result<PlacedState, LogRefusal>> {
  const trail = await storage.log.trail(campaign, row, STATE_VERSION);
  const start = trail.snapshot === null ? null : readState(trail.snapshot.state);
  const usable = trail.snapshot === null || start !== null;
  const replayed = usable
    ? replayTrail(trail, start)
    : replayTrail(await storage.log.trail(campaign, row, NO_SNAPSHOTS), null);
  if (!replayed.ok) return replayed;
  const { missing, ...placed } = replayed.value;
  // Only speed depends on them: a full disk must not keep anybody from reading.
  if (missing.length > 0) await storage.log.saveSnapshots(missing).catch(() => undefined);
  return ok(placed);
}

/** No snapshot has this version, so that the trail reaches back to the root. */
const NO_SNAPSHOTS = -1;
