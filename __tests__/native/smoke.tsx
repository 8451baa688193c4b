import { navigationRef } from '@/app/wiring/navigation-ref';
import { createWords, type Language } from '@/src/i18n';
import { faultsNow, rootFiber, startApp } from './app';
import type { Campaigns } from './campaigns';
import { opened } from './strict/sheets';
import { VISITS } from './visits';
import { closeSheets, go } from './walk';
import { WAYS } from './ways';

type Faults = Record<string, readonly string[]>;

const found = (faults: Faults) => Object.entries(faults).filter(([, some]) => some.length > 0);

/** The screens of a tab, as the navigation itself names them. */
const screensOf = (tab: string): readonly string[] =>
  navigationRef.getRootState()?.routes.find(({ name }) => name === tab)?.state?.routeNames ?? [];

async function everyScreen(campaigns: Campaigns): Promise<Faults> {
  const faults: Faults = { start: faultsNow([rootFiber()]) };
  expect(navigationRef.getRootState()?.routeNames).toEqual(Object.keys(WAYS));
  for (const [tab, ways] of Object.entries(WAYS)) {
    for (const [screen, way] of Object.entries(ways)) {
      await go(tab, screen, way(campaigns));
      const shown = navigationRef.getCurrentRoute()?.name;
      faults[screen] = shown === screen ? faultsNow() : [`shows ${shown}`];
    }
    expect(screensOf(tab)).toEqual(Object.keys(ways));
  }
  return faults;
}

async function everySheet(language: Language, campaigns: Campaigns): Promise<Faults> {
  const { t } = createWords(language);
  const faults: Faults = {};
  for (const [sheet, visit] of Object.entries(VISITS)) {
    opened.clear();
    try {
      await visit({ t, campaigns });
      faults[sheet] = opened.has(sheet) ? faultsNow() : ['does not open'];
      await closeSheets();
    } catch (error) {
      faults[sheet] = [String(error)];
    }
  }
  return faults;
}

/** In a file of its own for each language: the app opens its storage once, and the walk plays on. */
export function smokeIn(language: Language): void {
  test(`${language}: every screen and every sheet, without a fault`, async () => {
    const campaigns = await startApp(language);
    const screens = await everyScreen(campaigns);
    const sheets = await everySheet(language, campaigns);
    expect([...found(screens), ...found(sheets)]).toEqual([]);
  });
}
