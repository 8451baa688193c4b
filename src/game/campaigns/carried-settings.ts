import * as v from 'valibot';
import type { LibraryItem, SettingsPort } from '../port';
import { parseJson } from '../schema/json';

const KIND = 'setting';
/** What players chose: how the app looks and plays, favourites, weapons. */
const CHOSEN = /^(app|glossary|table)\.[\w.-]{1,60}$/;
const FAVOURITES = 'glossary.favourites';
const Keys = v.fallback(v.array(v.string()), []);

/** Settings travel in a file as items of the library do; a reader that does not know them leaves them. */
export async function settingItems(
  settings: SettingsPort,
  changedAt: number,
): Promise<readonly LibraryItem[]> {
  const chosen = Object.entries(await settings.read()).filter(([key]) => CHOSEN.test(key));
  return chosen.map(([id, body]) => ({ kind: KIND, id, changedAt, body }));
}

const together = (here: string, file: string): string =>
  JSON.stringify([
    ...new Set([...v.parse(Keys, parseJson(here)), ...v.parse(Keys, parseJson(file))]),
  ]);

/** What is chosen here stays; what is not comes, and favourites come together. */
export async function takeSettings(
  settings: SettingsPort,
  library: readonly LibraryItem[],
): Promise<void> {
  const here = await settings.read();
  for (const { kind, id, body } of library) {
    if (kind !== KIND || !CHOSEN.test(id)) continue;
    const present = here[id];
    if (present === undefined) await settings.write(id, body);
    else if (id === FAVOURITES) await settings.write(id, together(present, body));
  }
}
