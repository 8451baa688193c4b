import * as v from 'valibot';
import type { SettingsPort } from '../game/port';
import { parseJson } from '../game/schema/json';
import { TABLE_VIEWS, type OwnPlace } from '../game/tables/view';

const KEY = 'table.places';
const MOST = 100;
const PlaceSchema = v.object({
  view: v.picklist(TABLE_VIEWS),
  heroes: v.array(v.string()),
});
const PlacesSchema = v.record(v.string(), PlaceSchema);

async function readPlaces(settings: SettingsPort): Promise<Readonly<Record<string, OwnPlace>>> {
  const read = v.safeParse(PlacesSchema, parseJson((await settings.read())[KEY] ?? ''));
  return read.success ? read.output : {};
}

/** How this device sits at the table of a campaign; null: nobody has said. */
export const readPlace = async (
  settings: SettingsPort,
  campaign: string,
): Promise<OwnPlace | null> => (await readPlaces(settings))[campaign] ?? null;

/** The oldest of very many are forgotten. */
export async function writePlace(
  settings: SettingsPort,
  campaign: string,
  place: OwnPlace,
): Promise<void> {
  const { [campaign]: _, ...others } = await readPlaces(settings);
  const kept = Object.entries(others).slice(1 - MOST);
  await settings.write(KEY, JSON.stringify(Object.fromEntries([...kept, [campaign, place]])));
}
