import {
  RULES_VERSION,
  decide,
  evolve,
  fail,
  ok,
  typedDice,
  virtualDice,
  type Catalogue,
  type Dice,
  type GameCommand,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
} from '@/src/rules';
import type { CampaignId, CampaignRecord, Commit, LogRow, Snapshot } from '../port';
import type { IdSource } from './ids';
import { marksOf } from './marks';
import type { PlayedRow } from './played';
import { SNAPSHOT_EVERY, placeOf, snapshotOf, type LogPlace, type PlacedState } from './session';
import { isUnverified, summaryText } from './summary';

export interface WriteParts {
  readonly catalogue: Catalogue;
  readonly ids: IdSource;
  readonly now: () => number;
}

export interface DispatchOptions {
  /**
   * `same`: undone together with the step before, as a monster's run and its apply are; `after` a
   * row: so too, but only while that row is the newest, as with a text that is typed on.
   */
  readonly step?: 'new' | 'same' | { readonly after: string };
  /** What the players rolled themselves, in the order it is asked for. */
  readonly dice?: readonly number[];
}

interface Draft {
  readonly rows: readonly LogRow[];
  /** The same rows, for whoever tells what happened. */
  readonly played: readonly PlayedRow[];
  readonly snapshots: readonly Snapshot[];
  readonly state: GameState;
  readonly place: LogPlace | null;
}

const diceFor = (state: GameState, typed: readonly number[] | undefined): Dice =>
  typed === undefined ? virtualDice(state.dice.seed) : typedDice(typed, state.dice.next);

const goesOn = ({ step = 'new' }: DispatchOptions, { id }: LogPlace): boolean =>
  typeof step === 'object' ? step.after === id : step === 'same';

/** The first row of a campaign stays alone in its step: it cannot be undone. */
const joins = (place: LogPlace | null, first: boolean, options: DispatchOptions): boolean =>
  place !== null && (!first || (goesOn(options, place) && place.steps > 1));

function nextRow(
  parts: WriteParts,
  campaign: CampaignId,
  draft: Draft,
  entry: { command: GameCommand; events: readonly GameEvent[]; after: GameState },
  options: DispatchOptions,
): LogRow {
  const { place } = draft;
  const id = parts.ids.next(place?.id);
  const joined = place !== null && joins(place, draft.rows.length === 0, options);
  return {
    id,
    campaign,
    parent: place?.id ?? null,
    step: joined ? place.step : id,
    depth: (place?.depth ?? 0) + 1,
    steps: (place?.steps ?? 0) + (joined ? 0 : 1),
    at: parts.now(),
    rules: RULES_VERSION,
    command: JSON.stringify(entry.command),
    events: JSON.stringify(entry.events),
    marks: JSON.stringify(marksOf(entry.events, entry.after)),
  };
}

const playedAs = (row: LogRow, events: readonly GameEvent[]): PlayedRow => {
  const { id, parent, step, command } = row;
  return { id, parent, step, command, events };
};

/** A row that joins its step is undone to where the step began. */
const beforeOf = (row: LogRow, place: LogPlace | null): string | null =>
  place !== null && row.step === place.step ? place.before : row.parent;

/** All commands or none; a command that changes nothing leaves no row. */
export function writeRows(
  parts: WriteParts,
  campaign: CampaignId,
  from: PlacedState | { readonly place: null; readonly state: GameState },
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Result<Draft, Refusal> {
  const { state, place } = from;
  let draft: Draft = { rows: [], played: [], snapshots: [], state, place };
  const dice = diceFor(from.state, options.dice);
  for (const command of commands) {
    const decision = decide(parts.catalogue, draft.state, command, dice);
    if (!decision.ok) return fail(decision.error);
    if (decision.value.length === 0) continue;
    const after = decision.value.reduce(evolve, draft.state);
    const entry = { command, events: decision.value, after };
    const row = nextRow(parts, campaign, draft, entry, options);
    const due = row.depth % SNAPSHOT_EVERY === 0;
    draft = {
      rows: [...draft.rows, row],
      played: [...draft.played, playedAs(row, decision.value)],
      snapshots: due ? [...draft.snapshots, snapshotOf(row, after)] : draft.snapshots,
      state: after,
      place: placeOf(row, beforeOf(row, draft.place)),
    };
  }
  return ok(draft);
}

/** The campaign's record, moved to a place in its log. */
export const recordAt = (
  record: CampaignRecord,
  { place, state }: PlacedState,
  now: number,
): CampaignRecord => ({
  ...record,
  name: state.campaign.name,
  changedAt: now,
  head: place.id,
  steps: place.steps,
  summary: summaryText(state, isUnverified(record)),
});

export const newRecord = (id: string, now: number): CampaignRecord => ({
  id,
  name: '',
  createdAt: now,
  changedAt: now,
  archived: false,
  deletedAt: null,
  head: '',
  steps: 0,
  summary: '',
});

export const commitOf = (record: CampaignRecord, draft: Draft): Commit => ({
  record,
  rows: draft.rows,
  snapshots: draft.snapshots,
});
