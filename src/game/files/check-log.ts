import {
  MOST_HEROES,
  START,
  evolve,
  fail,
  ok,
  type GameEvent,
  type GameState,
  type Result,
} from '@/src/rules';
import { marksOf } from '../log/marks';
import { SNAPSHOT_EVERY, snapshotOf } from '../log/session';
import { summaryOf } from '../log/summary';
import type { CampaignRecord, Commit, LogRow, Snapshot } from '../port';
import { readEvents } from '../schema/events';
import type { FileRefusal, SavedCampaign, SavedRow } from './format';

interface Grown {
  readonly row: LogRow;
  readonly state: GameState;
}

const BROKEN = fail<FileRefusal>({ code: 'file-broken' });

/** A row continues its parent's step, or begins its own. */
const stepFits = (saved: SavedRow, parent: LogRow | null): boolean =>
  saved.step === saved.id || (parent !== null && parent.steps > 1 && saved.step === parent.step);

/** A campaign is created once, at its root, and its heroes differ. */
function isSound(events: readonly GameEvent[], state: GameState, isRoot: boolean): boolean {
  const created = events.map(({ type }) => type).lastIndexOf('campaignCreated');
  const { heroes } = state.campaign;
  return (
    created === (isRoot ? 0 : -1) &&
    heroes.length <= MOST_HEROES &&
    new Set(heroes.map(({ id }) => id)).size === heroes.length
  );
}

function grow(campaign: string, saved: SavedRow, parent: Grown | null): Result<Grown, FileRefusal> {
  const events = readEvents(saved.events);
  if (!events.ok) return events.error === 'newer-event' ? fail({ code: 'file-newer' }) : BROKEN;
  if (!stepFits(saved, parent?.row ?? null)) return BROKEN;
  const state = events.value.reduce(evolve, parent?.state ?? START);
  if (!isSound(events.value, state, parent === null)) return BROKEN;
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
    marks: JSON.stringify(marksOf(events.value, state)),
  };
  return ok({ row, state });
}

/** One root, parents before children, no id twice: else it is not a log of ours. */
function growAll(campaign: SavedCampaign): Result<ReadonlyMap<string, Grown>, FileRefusal> {
  const grown = new Map<string, Grown>();
  for (const saved of campaign.rows) {
    const parent = saved.parent === null ? null : grown.get(saved.parent);
    const isRoot = grown.size === 0;
    if (parent === undefined || isRoot !== (parent === null)) return BROKEN;
    if (grown.has(saved.id)) return BROKEN;
    const next = grow(campaign.id, saved, parent);
    if (!next.ok) return next;
    grown.set(saved.id, next.value);
  }
  return ok(grown);
}

const recordOf = (campaign: SavedCampaign, { row, state }: Grown): CampaignRecord => ({
  id: campaign.id,
  name: state.campaign.name,
  createdAt: campaign.createdAt,
  changedAt: campaign.changedAt,
  archived: campaign.archived,
  deletedAt: null,
  head: row.id,
  steps: row.steps,
  summary: JSON.stringify(summaryOf(state)),
});

/** The whole log replayed: what is imported can be opened at every row. */
export function checkCampaign(campaign: SavedCampaign): Result<Commit, FileRefusal> {
  const grown = growAll(campaign);
  if (!grown.ok) return grown;
  const head = grown.value.get(campaign.head);
  if (head === undefined) return BROKEN;
  const snapshots: Snapshot[] = [];
  for (const { row, state } of grown.value.values()) {
    if (row.depth % SNAPSHOT_EVERY === 0) snapshots.push(snapshotOf(row, state));
  }
  const rows = [...grown.value.values()].map(({ row }) => row);
  return ok({ record: recordOf(campaign, head), rows, snapshots });
}
