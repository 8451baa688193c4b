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
import type { Author } from '../port-shared';
import { rollsOf, type Rolls } from './rolls';
import type { IdSource } from './ids';
import { marksOf } from './marks';
import type { PlayedRow } from './played';
import { SNAPSHOT_EVERY, placeOf, snapshotOf, type LogPlace, type PlacedState } from './session';
import { natureOf } from './card';
import { summaryText } from './summary';

export interface WriteParts {
  readonly catalogue: Catalogue;
  readonly ids: IdSource;
  readonly now: () => number;
}

export interface DispatchOptions {
  /**
   * `same`: undone together with the step before, as a monster's run and its apply are; `after` a
   * row: so too, but only while that row is the newest, as with a text that is typed on; `within`
   * milliseconds: so too, but only if the newest row is the same command about the same figure.
   */
  readonly step?: 'new' | 'same' | { readonly after: string } | { readonly within: number };
  /** What the players rolled themselves, in the order it is asked for. */
  readonly dice?: readonly number[];
  /** Whose rows these are, in a shared campaign. */
  readonly by?: string;
  /** Decided anew on another head: what the dice showed stands, roll for roll. */
  readonly again?: readonly (readonly number[] | null)[];
}

export interface Draft {
  readonly rows: readonly LogRow[];
  /** The same rows, for whoever tells what happened. */
  readonly played: readonly PlayedRow[];
  readonly snapshots: readonly Snapshot[];
  readonly authors: readonly Author[];
  readonly state: GameState;
  readonly place: LogPlace | null;
}

const diceFor = (state: GameState, typed: readonly number[] | undefined): Dice =>
  typed === undefined ? virtualDice(state.dice.seed) : typedDice(typed, state.dice.next);

const goesOn = ({ step = 'new' }: DispatchOptions, { id }: LogPlace): boolean =>
  typeof step === 'object' ? 'after' in step && step.after === id : step === 'same';

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
  const { id, parent, step, at, command } = row;
  return { id, parent, step, at, command, events };
};

/** A row that joins its step is undone to where the step began. */
const beforeOf = (row: LogRow, place: LogPlace | null): string | null =>
  place !== null && row.step === place.step ? place.before : row.parent;

const authorsWith = (
  authors: readonly Author[],
  row: LogRow,
  rolls: Rolls,
  { by }: DispatchOptions,
): readonly Author[] =>
  by === undefined ? authors : [...authors, { row: row.id, by, dice: rolls.seen() }];

/** All commands or none; a command that changes nothing leaves no row. */
export function writeRows(
  parts: WriteParts,
  campaign: CampaignId,
  from: PlacedState | { readonly place: null; readonly state: GameState },
  commands: readonly GameCommand[],
  options: DispatchOptions,
): Result<Draft, Refusal> {
  const { state, place } = from;
  let draft: Draft = { rows: [], played: [], snapshots: [], authors: [], state, place };
  const dice = diceFor(from.state, options.dice);
  for (const [index, command] of commands.entries()) {
    const rolls = rollsOf(dice, draft.state.dice.next, options.again?.[index] ?? null);
    const decision = decide(parts.catalogue, draft.state, command, rolls.dice);
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
      authors: authorsWith(draft.authors, row, rolls, options),
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
  summary: summaryText(state, natureOf(record)),
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
