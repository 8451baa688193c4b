import type { Locator, Page } from 'playwright-core';
import { findingsInBothLooks } from './axe';
import { inChromium, open, PHONE, settled, settingSaved, usable, visit } from './harness';

const app = inChromium();

/** By keyboard it is hundreds of stops. */
jest.setTimeout(300_000);

/** Only what is in front: tabs out of sight stay on the page. */
const IN_FRONT = ':not([inert] *)';

/** A finger; Tab, arrows and Enter alone; a screen reader, which finds by name and presses without a finger. */
const HANDS = {
  touch: (target: Locator) => target.tap(),
  keyboard: async (target: Locator) => {
    await pressable(target);
    await ((await target.getAttribute('tabindex')) === '-1' ? arrowTo : focusOn)(target);
    await target.page().keyboard.press('Enter');
  },
  'screen reader': async (target: Locator) => {
    await pressable(target);
    await target.evaluate((node: HTMLElement) => {
      node.click();
    });
  },
} as const;
type Hand = keyof typeof HANDS;

const MANY_STOPS = 150;

/** The big button takes a moment before it means the next thing. */
const pressable = (target: Locator): Promise<void> => target.click({ trial: true });

type Node = Awaited<ReturnType<Locator['elementHandle']>>;

/** The node is looked up once: hundreds of stops are too many for a search each. */
const hasFocus = (page: Page, node: Node): Promise<boolean> =>
  page.evaluate((one) => one === document.activeElement, node);

/** A group (tabs, numbers, one of several) is one stop; arrows lead from one of it to the next, the shorter way. */
async function arrowTo(target: Locator): Promise<void> {
  const group = target.locator('xpath=ancestor::*[@role="tablist" or contains(@role,"group")][1]');
  const stop = group.locator('[tabindex="0"]').first();
  await focusOn(stop);
  const [from, to] = [await placeOf(stop), await placeOf(target)];
  const arrow = to > from ? 'ArrowRight' : 'ArrowLeft';
  await pressUntilFocused(target, arrow);
}

/** Counted from the left edge of the screen. */
const placeOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.x ?? 0;

const focusOn = (target: Locator): Promise<void> => pressUntilFocused(target, 'Tab');

async function pressUntilFocused(target: Locator, key: string): Promise<void> {
  const page = target.page();
  const node = await target.elementHandle();
  for (let stops = 0; stops < MANY_STOPS; stops += 1) {
    if (await hasFocus(page, node)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`never focused: ${String(target)}`);
}

interface Guided {
  readonly page: Page;
  readonly errors: readonly string[];
  /** A text is the whole name. */
  readonly tap: (
    name: string | RegExp,
    role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'link',
  ) => Promise<void>;
  /** The strip says this, and the outline is around that, whole, in sight and not under the strip. */
  readonly says: (words: RegExp, target?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function guided(hand: Hand = 'touch'): Promise<Guided> {
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
      HANDS[hand](
        page.getByRole(role, { name, exact: true }).and(inFront).filter({ visible: true }).first(),
      ),
    close: () => context.close(),
  };
}

const START = /^Geführt ausprobieren/;

const hands = Object.keys(HANDS) as Hand[];

test.each(hands)('from the empty app to its end, by %s', async (hand) => {
  const { page, errors, tap, says, close } = await guided(hand);
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
  const search = page.getByRole('searchbox').and(page.locator(IN_FRONT));
  // Who only passes by has looked nothing up.
  await tap('Glossar', 'tab');
  await search.pressSequentially('G');
  await page.waitForURL(/q=G$/);
  await tap('Tisch', 'tab');
  await says(/11 von 11 · Eine Regel nachschlagen/);
  await tap('Glossar', 'tab');
  await search.pressSequentially('ift');
  await tap('Tisch', 'tab');
  await says(/Das war die Führung/);
  await tap('Fertig');
  await page.getByTestId('guide').and(page.locator(IN_FRONT)).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test.each(hands)('on the map, left there and taken up, by %s', async (hand) => {
  const { page, errors, tap, says, close } = await guided(hand);
  await tap(START);
  await tap('Karte', 'tab');
  await says(/1 von 11 · Der große Knopf/, 'main');
  await tap('Los geht’s: Vorn');
  await says(/2 von 11 · Ein Held ist am Zug\s*Tippt ihn auf der Karte an/, 'map');
  expect(await findingsInBothLooks(page)).toEqual([]);
  await tap('Liste', 'radio');
  await tap(/^Vorn 12 von 12 LP/);
  await tap(/^Würfel für Bewegung: gelb/);
  await says(/3 von 11 · Er trifft ein Monster/);
  await tap(/^Skelettbogenschütze gelb 9 von 9 LP/);
  await tap(/^Schaden, Plättchen/);
  await tap('3 Schaden');
  await says(/4 von 11 · Vertippt\?/, 'undo');
  await tap('Rückgängig');
  await says(/5 von 11 · Gleich: Ein Monster auf der Karte/, 'main');
  await tap('Führung verlassen');
  await page.getByTestId('guide').and(page.locator(IN_FRONT)).waitFor({ state: 'detached' });
  await tap('Weiter: Maya');
  await tap('Weiter: Skelettbogenschütze');
  await tap('Mehr zur Karte');
  await tap(/^Führung fortsetzen/);
  await says(/5 von 11 · Ein Monster auf der Karte/, 'main');
  await tap('Skelettbogenschütze gelb ausführen');
  await tap('Reaktionen');
  await says(/7 von 11 · Warum gerade sie\?/, 'why');
  await tap(/^Regel K2/);
  await tap('Schließen');
  await tap(/^Anwenden/);
  await says(/8 von 11 · Gleich: Ein Monster ohne Karte/, 'main');
  await tap(/^Weiter: Elros/);
  await tap(/^Weiter: Fleischgolem/);
  await says(/8 von 11 · Ein Monster ohne Karte\s*Es geht auch mit eurem eigenen Plan/);
  await tap('Tisch', 'tab');
  await says(/8 von 11 · Ein Monster ohne Karte/, 'ranking');
  await tap(/^Rang 1 /, 'checkbox');
  await tap(/^(Anwenden|Trifft)/);
  // The first blow has a "Keiner" beside it, too.
  const first = page.getByRole('button', { name: /^(Anwenden|Trifft)/ });
  await first.and(page.locator(IN_FRONT)).waitFor({ state: 'detached' });
  await tap('Keiner');
  await says(/9 von 11 · Die Runde endet/);
  await tap('Karte', 'tab');
  await says(/9 von 11 · Die Runde endet/, 'main');
  await tap('Rune ziehen');
  await says(/10 von 11 · Wer steht darin\?\s*Die Karte zeigt/, 'main');
  await tap(/^Legen|^Zermalmung/);
  await says(/11 von 11 · Eine Regel nachschlagen/);
  await tap('Glossar', 'tab');
  await tap('Begriffe mit A');
  await tap(/^ANGRENZEND /, 'link');
  await page.getByRole('heading', { name: 'ANGRENZEND' }).and(page.locator(IN_FRONT)).waitFor();
  await tap('Karte', 'tab');
  await says(/Das war die Führung/);
  expect(errors).toEqual([]);
  await close();
});

test('the table’s keys do its steps; left, and taken up after a reload', async () => {
  const { page, errors, says, tap, close } = await guided('keyboard');
  await tap(START);
  await says(/1 von 11/, 'main');
  await page.keyboard.press('n');
  await says(/2 von 11/, 'cubes');
  await tap(/^Einsetzen: rot/);
  await says(/3 von 11/, 'monsters');
  await page.keyboard.press('u');
  // Taken back is not done: the guide goes back with it, and knows undo by now.
  await says(/3 von 11 · Ein Held ist am Zug/, 'cubes');
  await tap('Führung verlassen');
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
