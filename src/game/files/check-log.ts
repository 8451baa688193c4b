import * as v from 'valibot';
import {
  MAX_HEROES,
  START,
  evolve,
  implausible,
  fail,
  ok,
  type GameEvent,
  type GameState,
  type Result,
} from '@/src/rules';
import { CATALOGUE } from '@/src/content/drunagor';
import { marksOf } from '../log/marks';
import { SNAPSHOT_EVERY, snapshotOf } from '../log/session';
import { ORDINARY } from '../log/card';
import { summaryText } from '../log/summary';
import type { CampaignId, CampaignRecord, Commit, LogRow, Snapshot } from '../port';
import { readEvents } from '../schema/events';
import { createAir } from './air';
import {
  RowIdsSchema,
  RowSchema,
  type FileRefusal,
  type FoundCampaign,
  type SavedRow,
} from './format';
import { createLosses, type LogDamage, type Losses } from './losses';

/** A row that adds up, and the state it leads to. */
export interface Grown {
  readonly row: LogRow;
  readonly state: GameState;
  /** By the rules this cannot have come about. */
  readonly doubtful: boolean;
}

/** What a row is put on. */
export interface RowBelow {
  readonly row: Pick<LogRow, 'step' | 'depth' | 'steps'>;
  readonly state: GameState;
}

/** The first step of a log that cannot have happened. */
export interface LogDoubt {
  readonly step: number;
  readonly at: number;
}

/** As much of a campaign as adds up. */
export interface SoundCampaign {
  readonly commit: Commit;
  /** Null: all of it. */
  readonly damage: LogDamage | null;
  /** Null: all of it can have happened. */
  readonly doubt: LogDoubt | null;
}

const BROKEN: FileRefusal = { code: 'file-broken' };

/** A row continues its parent's step, or begins its own. */
const stepFits = (saved: SavedRow, parent: RowBelow['row'] | null): boolean =>
  saved.step === saved.id || (parent !== null && parent.steps > 1 && saved.step === parent.step);

/** A campaign is created once, at its root, and its heroes differ. */
function isSound(events: readonly GameEvent[], state: GameState, isRoot: boolean): boolean {
  const created = events.map(({ type }) => type).lastIndexOf('campaignCreated');
  const { heroes } = state.campaign;
  return (
    created === (isRoot ? 0 : -1) &&
    heroes.length <= MAX_HEROES &&
    new Set(heroes.map(({ id }) => id)).size === heroes.length
  );
}

/** Null: it does not follow from its parent. */
export function grow(
  campaign: CampaignId,
  saved: SavedRow,
  events: readonly GameEvent[],
  parent: RowBelow | null,
): Grown | null {
  if (!stepFits(saved, parent?.row ?? null)) return null;
  const before = parent?.state ?? START;
  const state = events.reduce(evolve, before);
  if (!isSound(events, state, parent === null)) return null;
  const ownStep = saved.step === saved.id;
  const row: LogRow = {
    id: saved.id,
    campaign,
    parent: saved.parent,
    step: saved.step,
    at: saved.at,
    depth: (parent?.row.depth ?? 0) + 1,
    steps: (parent?.row.steps ?? 0) + (ownStep ? 1 : 0),
    rules: saved.rules,
    command: JSON.stringify(saved.command),
    events: JSON.stringify(saved.events),
    marks: JSON.stringify(marksOf(events, state)),
  };
  const change = { before, command: { kind: saved.command['kind'] }, events, after: state };
  return { row, state, doubtful: implausible(CATALOGUE, change).length > 0 };
}

type GrownLog = Map<string, Grown>;

/** One root, parents before children, no id twice: else it is not a log of ours. */
function parentOf(saved: SavedRow, grown: GrownLog): Grown | null | undefined {
  if (grown.has(saved.id)) return undefined;
  const isRoot = grown.size === 0;
  const parent = saved.parent === null ? null : grown.get(saved.parent);
  return isRoot === (parent === null) ? parent : undefined;
}

const hasParent = ({ parent }: SavedRow, grown: GrownLog): boolean =>
  parent === null || grown.has(parent);

/** A row whose events cannot be read is lost, and with it what was built on it. */
function growRow(
  campaign: CampaignId,
  raw: unknown,
  grown: GrownLog,
  losses: Losses,
): FileRefusal | null {
  if (!v.is(RowIdsSchema, raw)) return BROKEN;
  const read = v.safeParse(RowSchema, raw, { abortEarly: true });
  if (!read.success || (losses.some && !hasParent(read.output, grown))) {
    losses.add(raw);
    return null;
  }
  const saved = read.output;
  const events = readEvents(saved.events);
  if (!events.ok && events.error === 'newer-event') return { code: 'file-newer' };
  const parent = parentOf(saved, grown);
  if (parent === undefined) return BROKEN;
  if (!events.ok) {
    losses.add(raw);
    return null;
  }
  const next = grow(campaign, saved, events.value, parent);
  if (next === null) return BROKEN;
  grown.set(saved.id, next);
  return null;
}

const recordOf = (
  campaign: FoundCampaign,
  { row, state }: Grown,
  doubt: LogDoubt | null,
): CampaignRecord => ({
  id: campaign.id,
  name: state.campaign.name,
  createdAt: campaign.createdAt,
  changedAt: campaign.changedAt,
  archived: campaign.archived,
  deletedAt: null,
  head: row.id,
  steps: row.steps,
  summary: summaryText(state, { ...ORDINARY, unverified: doubt !== null }),
});

function doubtIn(grown: GrownLog): LogDoubt | null {
  for (const { row, doubtful } of grown.values()) {
    if (doubtful) return { step: row.steps, at: row.at };
  }
  return null;
}

function snapshotsOf(grown: GrownLog): readonly Snapshot[] {
  const due = [...grown.values()].filter(({ row }) => row.depth % SNAPSHOT_EVERY === 0);
  return due.map(({ row, state }) => snapshotOf(row, state));
}

/** Replays as much of the log as can be read: what is imported can be opened at every row. */
export async function soundCampaign(
  campaign: FoundCampaign,
): Promise<Result<SoundCampaign, FileRefusal>> {
  const air = createAir();
  const grown: GrownLog = new Map();
  const losses = createLosses();
  for (const raw of campaign.rows) {
    const refusal = growRow(campaign.id, raw, grown, losses);
    if (refusal !== null) return fail(refusal);
    if (air.isDue()) await air.taken();
  }
  const rows = [...grown.values()].map(({ row }) => row);
  const head = grown.get(losses.standIn(campaign.head, rows) ?? '');
  if (head === undefined) return fail(BROKEN);
  const doubt = doubtIn(grown);
  return ok({
    commit: { record: recordOf(campaign, head, doubt), rows, snapshots: snapshotsOf(grown) },
    damage: losses.damage(rows),
    doubt,
  });
}
