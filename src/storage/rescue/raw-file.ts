import type { RescuedCampaign } from '@/src/game/port';
import type { Platform } from '../platform-port';
import { PAGE_BYTES } from './raw-pages';
import { campaignsOnPages } from './raw-rows';
import { salvage } from './salvage';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Where SQLite's own header has what, and what our files have there (https://www.sqlite.org/fileformat2.html). */
const NUMBERS: readonly (readonly [at: number, value: number])[] = [
  [16, (PAGE_BYTES << 16) | 0x0101],
  [20, 0x00402020],
  [24, 1],
  [40, 1],
  [44, 4],
  [56, 1],
  [92, 1],
  [96, 3_046_000],
];

/** Without a write-ahead log beside it: a copy in memory has none. */
function withoutLog(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy.fill(1, 18, 20);
  return copy;
}

/** A header as our files have it: what lies behind a damaged one may be whole. */
function withHeader(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
  copy.fill(0, 0, HEADER_BYTES);
  copy.set(new TextEncoder().encode(MAGIC));
  for (const [at, value] of NUMBERS) view.setUint32(at, value);
  view.setUint32(28, Math.floor(copy.length / PAGE_BYTES));
  return copy;
}

async function campaignsOf(platform: Platform, bytes: Uint8Array) {
  const database = await platform.openBytes(bytes).catch(() => null);
  if (database === null) return [];
  try {
    return await salvage(database);
  } catch {
    return [];
  } finally {
    await database.close().catch(() => undefined);
  }
}

/** What can be read of a database's bytes, in memory: no file is touched. */
export async function campaignsInRaw(
  platform: Platform,
  bytes: Uint8Array,
): Promise<readonly RescuedCampaign[]> {
  if (bytes.length < 2 * PAGE_BYTES) return [];
  const asItIs = await campaignsOf(platform, withoutLog(bytes));
  if (asItIs.length > 0) return asItIs;
  const behind = await campaignsOf(platform, withHeader(bytes));
  return behind.length > 0 ? behind : campaignsOnPages(bytes);
}
