import * as v from 'valibot';
import { fail, ok, type Result } from '@/src/rules';
import type { FileRefusal } from '../files/format';
import { parseBytes } from '../files/scan';
import { List } from '../schema/parts';
import { MapTileSchema, tileKey, type MapTile } from './tiles';

const TILES_FORMAT = 'drunagor-companion-tiles';
const TILES_VERSION = 1;
/** All sheets of all boxes are far fewer. */
const MAX_TILES = 2000;
export const MAX_TILES_FILE_BYTES = 1024 * 1024;

const Header = v.looseObject({ format: v.literal(TILES_FORMAT), version: v.number() });
const TilesFile = v.strictObject({
  format: v.literal(TILES_FORMAT),
  version: v.literal(TILES_VERSION),
  app: v.pipe(v.string(), v.maxLength(60)),
  tiles: List(MapTileSchema, MAX_TILES),
});

export const tilesText = (tiles: readonly MapTile[], app: string): string =>
  JSON.stringify({
    format: TILES_FORMAT,
    version: TILES_VERSION,
    app,
    tiles: tiles.map(({ name, size, print }) => ({ name, size, print })),
  });

/** Checks everything, changes nothing. */
export function readTilesFile(bytes: Uint8Array): Result<readonly MapTile[], FileRefusal> {
  if (bytes.length > MAX_TILES_FILE_BYTES) return fail({ code: 'file-too-large' });
  const parsed = parseBytes(bytes);
  if (!parsed.ok) return parsed;
  const header = v.safeParse(Header, parsed.value);
  if (!header.success) return fail({ code: 'file-foreign' });
  if (header.output.version > TILES_VERSION) return fail({ code: 'file-newer' });
  const file = v.safeParse(TilesFile, parsed.value, { abortEarly: true });
  if (!file.success) return fail({ code: 'file-broken' });
  const { tiles } = file.output;
  const keys = new Set(tiles.map(({ name, size }) => tileKey(name, size)));
  return keys.size === tiles.length ? ok(tiles) : fail({ code: 'file-broken' });
}
