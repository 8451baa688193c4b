import type { Page } from 'playwright-core';
import { findingsInBothLooks } from './axe';
import { inChromium, open, PHONE, settled, settingSaved, usable, visit } from './harness';

const app = inChromium();

/** Only what is in front: tabs out of sight stay on the page. */
const IN_FRONT = ':not([inert] *)';

interface Guided {
  readonly page: Page;
  readonly errors: readonly string[];
  /** As a finger does it; a text is the whole name. */
  readonly tap: (name: string | RegExp, role?: 'button' | 'tab' | 'checkbox') => Promise<void>;
  /** The strip says this, and the outline is around that, whole, in sight and not under the strip. */
  readonly says: (words: RegExp, target?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function guided(): Promise<Guided> {
  const visited = await visit(app.browser, { reducedMotion: 'reduce', hasTouch: true });
  const { page, errors, context } = visited;
  const inFront = page.locator(IN_FRONT);
  const strip = page.getByTestId('guide').and(inFront);
  const says = async (words: RegExp, target?: string) => {
    await strip.filter({ hasText: words }).waitFor();
    if (target === undefined) return;
    const outline = page.getByTestId(`guide-${target}`).and(inFront);
    await outline.waitFor();
    await settled(page);
    const [at, guide] = [await outline.boundingBox(), await strip.boundingBox()];
    if (at === null || guide === null) throw new Error('neither outline nor guide');
    const apart = at.y + at.height <= guide.y + 5 || guide.y + guide.height <= at.y + 5;
    const whole = at.x >= 0 && at.x + at.width <= PHONE.width;
    expect([target, apart, whole]).toEqual([target, true, true]);
  };
  await open(page, app.url);
  return {
    page,
    errors,
    says,
    tap: (name, role = 'button') =>
      page
        .getByRole(role, { name, exact: true })
        .and(inFront)
        .filter({ visible: true })
        .first()
        .tap(),
    close: () => context.close(),
  };
}

const START = /^Geführt ausprobieren/;

test('the guided trial adventure from the empty app to its end, by touch', async () => {
  const { page, errors, tap, says, close } = await guided();
  expect(await findingsInBothLooks(page)).toEqual([]);
  await tap(START);
  await says(/1 von 11 · Der große Knopf/, 'main');
  await tap('Los geht’s: Vorn');
  await says(/2 von 11 · Ein Held ist am Zug/, 'cubes');
  expect(await findingsInBothLooks(page)).toEqual([]);
  await tap('Karte', 'tab');
  await says(/2 von 11 · Ein Held ist am Zug/, 'map');
  await tap('Tisch', 'tab');
  await tap(/^Einsetzen: gelb/);
  await says(/3 von 11 · Er trifft ein Monster/, 'monsters');
  await tap(/^Schaden auf Skelettbogenschütze/);
  await tap('3 Schaden');
  await says(/4 von 11 · Vertippt\?/, 'undo');
  await tap('Rückgängig');
  await says(/5 von 11 · Gleich: Ein Monster auf der Karte/, 'main');
  await tap('Weiter: Maya');
  await tap('Weiter: Skelettbogenschütze');
  await says(/5 von 11 · Ein Monster auf der Karte/);
  await tap('Karte', 'tab');
  await says(/Tippt auf „Ausführen“/, 'main');
  await tap('Skelettbogenschütze gelb ausführen');
  await tap(/^Anwenden/);
  await says(/6 von 11 · Gleich: Ein Monster ohne Karte/, 'main');
  await tap(/^Weiter: Elros/);
  await tap(/^Weiter: Fleischgolem/);
  await says(/6 von 11 · Ein Monster ohne Karte/);
  await tap('Tisch', 'tab');
  await says(/6 von 11 · Ein Monster ohne Karte/, 'ranking');
  await tap(/^Rang 1 /, 'checkbox');
  await says(/7 von 11 · Die Helden reagieren/, 'react');
  await tap('Reaktion');
  await tap('Schließen');
  await says(/8 von 11 · Warum gerade sie\?/, 'why');
  await tap(/Regel K2/);
  await tap('Schließen');
  await says(/9 von 11 · Gleich: Die Runde endet/, 'main');
  await tap(/^Anwenden/);
  // It strikes twice (D6).
  await tap('Keiner');
  await says(/9 von 11 · Die Runde endet/, 'main');
  await tap('Rune ziehen');
  await says(/10 von 11 · Wer steht darin\?/, 'main');
  await tap('Nicht erreicht');
  await says(/11 von 11 · Eine Regel nachschlagen/);
  await tap('Glossar', 'tab');
  await page.getByRole('searchbox').and(page.locator(IN_FRONT)).waitFor();
  await tap('Tisch', 'tab');
  await says(/Das war die Führung/);
  await tap('Fertig');
  await page.getByTestId('guide').and(page.locator(IN_FRONT)).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('its first steps by keyboard; left, and taken up after a reload', async () => {
  const { page, errors, says, tap, close } = await guided();
  const focusOn = async (name: RegExp) => {
    const target = page.getByRole('button', { name }).and(page.locator(IN_FRONT)).first();
    await target.waitFor();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`never focused: ${name.source}`);
  };
  await focusOn(START);
  await page.keyboard.press('Enter');
  await says(/1 von 11/, 'main');
  await page.keyboard.press('n');
  await says(/2 von 11/, 'cubes');
  await focusOn(/^Einsetzen: rot/);
  await page.keyboard.press('Enter');
  await says(/3 von 11/, 'monsters');
  await page.keyboard.press('u');
  // Taken back is not done: the guide goes back with it, and knows undo by now.
  await says(/3 von 11 · Ein Held ist am Zug/, 'cubes');
  await focusOn(/^Führung verlassen$/);
  await page.keyboard.press('Enter');
  await page
    .getByText(/Die Führung wartet im Menü/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await settingSaved(page);
  await page.reload();
  await usable(page);
  await tap('Mehr am Tisch');
  await tap(/^Führung fortsetzen/);
  await says(/3 von 11 · Ein Held ist am Zug/, 'cubes');
  expect(errors).toEqual([]);
  await close();
});
