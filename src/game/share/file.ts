import * as v from 'valibot';
import { fail, type Result } from '@/src/rules';
import type { FileRefusal } from '../files/format';
import { parseBytes } from '../files/scan';
import type { SharedBoard } from './board';
import { checkedBoard, type ShareRefusal } from './link';
import { MAX_UNPACKED } from './pack';
import type { TakeParts } from './take';

const BOARD_FORMAT = 'drunagor-companion-board';
const BOARD_VERSION = 1;
export const MAX_BOARD_BYTES = 2 * MAX_UNPACKED;

const Header = v.looseObject({ format: v.literal(BOARD_FORMAT), version: v.number() });
const BoardFile = v.strictObject({
  format: v.literal(BOARD_FORMAT),
  version: v.literal(BOARD_VERSION),
  app: v.pipe(v.string(), v.maxLength(60)),
  board: v.unknown(),
});

export const boardText = (board: SharedBoard, app: string): string =>
  JSON.stringify({ format: BOARD_FORMAT, version: BOARD_VERSION, app, board });

/** Checks everything, changes nothing. */
export function readBoardFile(
  parts: TakeParts,
  bytes: Uint8Array,
): Result<SharedBoard, ShareRefusal | FileRefusal> {
  if (bytes.length > MAX_BOARD_BYTES) return fail({ code: 'file-too-large' });
  const parsed = parseBytes(bytes);
  if (!parsed.ok) return parsed;
  const header = v.safeParse(Header, parsed.value);
  if (!header.success) return fail({ code: 'file-foreign' });
  if (header.output.version > BOARD_VERSION) return fail({ code: 'file-newer' });
  const file = v.safeParse(BoardFile, parsed.value);
  return file.success ? checkedBoard(parts, file.output.board) : fail({ code: 'file-broken' });
}
