import { navigationRef } from '@/app/wiring/navigation-ref';
import { createWords, type Language } from '@/src/i18n';
import { faultsNow, rootFiber, startApp } from './app';
import type { Campaigns } from './campaigns';
import { opened } from './strict/sheets';
import { VISITS } from './visits';
import { closeSheets, go } from './walk';
import { WAYS } from './ways';

/** The screens of a tab, as the navigation itself names them. */
const screensOf = (tab: string): readonly string[] =>
  navigationRef.getRootState()?.routes.find(({ name }) => name === tab)?.state?.routeNames ?? [];

async function everyScreen(tab: string, campaigns: Campaigns): Promise<void> {
  const ways = WAYS[tab] ?? {};
  for (const [screen, way] of Object.entries(ways)) {
    await go(tab, screen, way(campaigns));
    expect(navigationRef.getCurrentRoute()?.name).toBe(screen);
    expect({ [screen]: faultsNow() }).toEqual({ [screen]: [] });
  }
  expect(screensOf(tab)).toEqual(Object.keys(ways));
}

/** In a file of its own for each language: the app opens its storage once, and the walk plays on from test to test. */
export const smokeIn = (language: Language): void =>
  describe(language, () => {
    const { t } = createWords(language);
    let campaigns: Campaigns;
    afterEach(closeSheets);

    test('the app starts, with the tabs there are', async () => {
      campaigns = await startApp(language);
      expect(faultsNow([rootFiber()])).toEqual([]);
      expect(navigationRef.getRootState()?.routeNames).toEqual(Object.keys(WAYS));
    });

    test.each(Object.keys(WAYS))('every screen of %s, without a fault', (tab) =>
      everyScreen(tab, campaigns),
    );

    test.each(Object.entries(VISITS))(
      '%s opens and closes, without a fault',
      async (sheet, visit) => {
        opened.clear();
        await visit({ t, campaigns });
        expect([...opened]).toContain(sheet);
        expect(faultsNow()).toEqual([]);
      },
    );
  });
