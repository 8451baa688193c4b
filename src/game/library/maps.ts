import * as v from 'valibot';
import type { DungeonMap } from '@/src/rules';
import type { LibraryItem, LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { MapSchema } from '../schema/map';
import { Int, Label } from '../schema/parts';

const KIND = 'map';

/** A map as it was built: what was laid and lost in play is not part of it. */
export interface KeptMap {
  readonly id: string;
  readonly campaign: string;
  readonly chapter: number;
  readonly title: string;
  readonly map: DungeonMap;
  readonly changedAt: number;
}

const KeptMapSchema = v.strictObject({
  campaign: v.pipe(v.string(), v.maxLength(80)),
  chapter: Int(0, 999),
  title: Label,
  map: MapSchema,
});

/** Older ones make way. */
const MOST_MAPS = 12;

/** One for each chapter of each title; chapters without a number have their title only. */
const mapKey = ({ chapter, title }: Pick<KeptMap, 'chapter' | 'title'>): string =>
  `${chapter} ${title.trim().toLowerCase()}`.slice(0, 80);

/** Nothing that lies there since the adventure began. */
export const asBuilt = (map: DungeonMap): DungeonMap => ({
  ...map,
  objects: map.objects.filter(({ kind }) => kind !== 'loot'),
  darkness: [],
});

/** Newest first; what cannot be read is left out. */
export async function readMaps(library: LibraryPort): Promise<readonly KeptMap[]> {
  const items = await library.list(KIND);
  const maps = items.flatMap(({ id, body, changedAt }): KeptMap[] => {
    const read = v.safeParse(KeptMapSchema, parseJson(body));
    return read.success ? [{ ...read.output, id, changedAt }] : [];
  });
  return maps.sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}

const itemOf = ({ id, changedAt, ...body }: KeptMap): LibraryItem => ({
  kind: KIND,
  id,
  changedAt,
  body: JSON.stringify(body),
});

/** A convenience: losing it costs taps, so a full disk stops nothing. */
export async function rememberMap(
  library: LibraryPort,
  map: Omit<KeptMap, 'id'>,
  known: readonly KeptMap[],
): Promise<readonly KeptMap[]> {
  const kept = { ...map, id: mapKey(map) };
  const all = [kept, ...known.filter(({ id }) => id !== kept.id)];
  try {
    await library.put(itemOf(kept));
    for (const { id } of all.slice(MOST_MAPS)) await library.remove(KIND, id);
  } catch {
    return known;
  }
  return all.slice(0, MOST_MAPS);
}
