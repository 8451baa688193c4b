import * as v from 'valibot';
import { canonicalText, fail, ok, type DungeonMap, type Refusal, type Result } from '@/src/rules';
import { structureOf } from '../files/scan';
import { parseJson } from '../schema/json';
import { SharedBoardSchema, type SharedBoard } from './board';
import { triedBoard } from './check';
import { pack, unpack, type PackRefusal } from './pack';
import type { TakeParts } from './take';

/** The screen that opens a link; what it shows stands behind the hash and is sent to no server. */
const SHARED_PATH = 'board/shared';

/** Why something shared cannot be shown; nothing was changed. */
export type ShareRefusal =
  | { readonly code: PackRefusal | 'share-foreign' | 'share-broken' | 'share-mismatch' }
  /** It can be read, but the rules do not have it. */
  | { readonly code: 'share-unfit'; readonly why: Refusal };

const refuse = (code: PackRefusal | 'share-broken') => fail<ShareRefusal>({ code });

/** `https://…/board/shared#1ab…`; `drunagor://board/shared#1ab…` is read as well. */
export const linkTo = (origin: string, shared: SharedBoard): string =>
  `${origin}${SHARED_PATH}#${pack(canonicalText(shared))}`;

const idsIn = ({ sheets, trays, bridges, objects, darkness }: DungeonMap): readonly string[] =>
  [...sheets, ...trays, ...bridges, ...objects, ...darkness].map(({ id }) => id);

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Checks everything, changes nothing. */
export function checkedBoard(parts: TakeParts, value: unknown): Result<SharedBoard, ShareRefusal> {
  const read = v.safeParse(SharedBoardSchema, value, { abortEarly: true });
  if (!read.success) return refuse('share-broken');
  // Keywords of own cards are checked by name only, as in a stored adventure.
  const shared = read.output as SharedBoard;
  if (!isOnce(idsIn(shared.map))) return refuse('share-broken');
  const tried = triedBoard(parts, shared);
  return tried.ok ? ok(shared) : fail({ code: 'share-unfit', why: tried.error });
}

/** What stands behind the hash. */
export function readPack(parts: TakeParts, packed: string): Result<SharedBoard, ShareRefusal> {
  const text = unpack(packed);
  if (!text.ok) return refuse(text.error);
  const whole = structureOf(new TextEncoder().encode(text.value)) === 'whole';
  return whole ? checkedBoard(parts, parseJson(text.value)) : refuse('share-broken');
}

/** The part of an address that is ours; null: no link to a board. */
export function packIn(url: string): string | null {
  const [address = '', ...rest] = url.trim().split('#');
  const hash = rest.join('#');
  return hash !== '' && address.split('?')[0]?.endsWith(SHARED_PATH) === true ? hash : null;
}
