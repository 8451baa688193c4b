import * as v from 'valibot';
import { isId } from '../log/ids';

export const FILE_FORMAT = 'drunagor-companion';
export const FILE_VERSION = 1;
/** More than any real export; a phone could not hold much more. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Everything a group can have entered is far less. */
export const MAX_PACK_ITEMS = 3000;
export const DEEPEST_NESTING = 32;

const Id = v.pipe(v.string(), v.check(isId));
const Time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

const rowIds = { id: Id, parent: v.nullable(Id), step: Id };
/** What tells where a row belongs. Without it a log cannot be trusted at all. */
export const RowIdsSchema = v.looseObject(rowIds);

/** Depths, step counts and marks are not in the file: they follow from the rest. */
export const RowSchema = v.strictObject({
  ...rowIds,
  at: Time,
  rules: Version,
  command: v.record(v.string(), v.unknown()),
  events: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/** Rows are looked at one by one: a damaged one costs what follows from it, not the campaign. */
export const CampaignSchema = v.strictObject({
  id: Id,
  createdAt: Time,
  changedAt: Time,
  archived: v.boolean(),
  head: Id,
  rows: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

const LibrarySchema = v.strictObject({
  kind: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  changedAt: Time,
  body: v.unknown(),
});

export const HeaderSchema = v.looseObject({ format: v.literal(FILE_FORMAT), version: Version });

export const FileSchema = v.strictObject({
  format: v.literal(FILE_FORMAT),
  version: v.literal(FILE_VERSION),
  app: v.pipe(v.string(), v.maxLength(60)),
  exportedAt: Time,
  /** A library handed on to another group: it replaces nothing there. */
  pack: v.exactOptional(v.literal(true)),
  /** Each by itself: a damaged one does not cost the others. */
  campaigns: v.array(v.unknown()),
  library: v.array(LibrarySchema),
});

/** What a file has, its campaigns not looked at yet; and a campaign, its rows not looked at yet. */
export type FoundFile = Readonly<v.InferOutput<typeof FileSchema>>;
export type FoundCampaign = Readonly<v.InferOutput<typeof CampaignSchema>>;

export type SavedRow = Readonly<v.InferOutput<typeof RowSchema>>;
export interface SavedCampaign extends FoundCampaign {
  readonly rows: SavedRow[];
}
export interface SavedFile extends FoundFile {
  readonly campaigns: SavedCampaign[];
}

/** Why a file cannot be imported; nothing was changed. */
export type FileRefusalCode =
  | 'file-too-large'
  | 'file-wrong-encoding'
  | 'file-too-nested'
  | 'file-truncated'
  | 'file-not-json'
  | 'file-foreign'
  | 'file-newer'
  | 'file-broken';

export interface FileRefusal {
  readonly code: FileRefusalCode;
}
