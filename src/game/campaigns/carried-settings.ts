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

const keysIn = (text: string): readonly string[] => v.parse(Keys, parseJson(text));

const together = (here: string, file: string): string =>
  JSON.stringify([...new Set([...keysIn(here), ...keysIn(file)])]);

/** A setting that a file brought; `before` null: there was none here. */
export interface BroughtSetting {
  readonly key: string;
  readonly before: string | null;
  readonly after: string;
}

/** What is chosen here stays; what is not comes, and favourites come together. */
export async function takeSettings(
  settings: SettingsPort,
  library: readonly LibraryItem[],
): Promise<readonly BroughtSetting[]> {
  const here = await settings.read();
  const brought = library.flatMap(({ kind, id: key, body }): readonly BroughtSetting[] => {
    if (kind !== KIND || !CHOSEN.test(key)) return [];
    const before = here[key] ?? null;
    if (before === null) return [{ key, before, after: body }];
    const after = key === FAVOURITES ? together(before, body) : before;
    return after === before ? [] : [{ key, before, after }];
  });
  for (const { key, after } of brought) await settings.write(key, after);
  return brought;
}

/** What the players have chosen since stays: of favourites only those go that came. */
function takenBack({ key, before, after }: BroughtSetting, now: string | null): string | null {
  if (now === after || now === null) return before;
  if (key !== FAVOURITES) return now;
  const had = keysIn(before ?? '');
  const came = keysIn(after).filter((one) => !had.includes(one));
  return JSON.stringify(keysIn(now).filter((one) => !came.includes(one)));
}

export async function takeBackSettings(
  settings: SettingsPort,
  brought: readonly BroughtSetting[],
): Promise<void> {
  const here = await settings.read();
  for (const setting of brought) {
    const text = takenBack(setting, here[setting.key] ?? null);
    await (text === null ? settings.remove(setting.key) : settings.write(setting.key, text));
  }
}
