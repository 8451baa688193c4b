import type { Page } from 'playwright-core';
import { findingsInBothLooks, seriousFindings } from './axe';
import { go, inChromium, open, settled, usable } from './harness';

const app = inChromium();

/** What is pressed, in turn; several of one name: the one with this number. */
type Press = RegExp | readonly [name: RegExp, nth: number];

interface Played {
  readonly helper: string;
  readonly presses: readonly Press[];
  /** What its steps say in the end. */
  readonly ends: RegExp;
}

const times = (count: number, press: Press): readonly Press[] => Array(count).fill(press);
const APPLY = /^Übernehmen$/;

const GAMES: readonly (readonly [game: string, fight: Played, round: Played])[] = [
  [
    'swordsorcery',
    {
      helper: 'attack',
      presses: [...times(3, /^Treffer: mehr$/), /^#1$/, /^Rüstung: mehr$/, /^Geblockt: mehr$/],
      ends: /#1.*2 Wunden|Wunden.*2/,
    },
    {
      helper: 'round',
      presses: [
        /^Zeitphase erledigt/,
        /^Zug von Mitspieler 1/,
        /^Zug von Mitspieler 2/,
        /^Ereignis ausgeführt/,
      ],
      ends: /Runde 2/,
    },
  ],
  [
    'runebound3',
    {
      helper: 'combat',
      presses: [
        [/^Kampfmarken dazu$/, 0],
        ...times(9, [/^Lebenspunkte: weniger$/, 1]),
        /^Körperlicher Schaden/,
        /^#1: .* dazu$/,
        APPLY,
      ],
      ends: /Verteidiger.*besiegt|besiegt.*Verteidiger/,
    },
    { helper: 'time', presses: [/^Runde vorbei$/], ends: /Feld 3/ },
  ],
  [
    'runebound2',
    {
      helper: 'combat',
      presses: [/^Der Held greift an/, /^9$/, /^9$/, APPLY, /^Wunden durch eine Karte/, APPLY],
      ends: /Alle Gegner sind besiegt/,
    },
    {
      helper: 'doom',
      presses: [/^Karte zurück: Grün/, /^Karte zurück: Gelb/, /^Karte zurück: Blau/],
      ends: /1 Doommarker/,
    },
  ],
  [
    'runewars',
    {
      helper: 'battle',
      presses: [/^Karten der Reihe 1/, [/^Fluchtpunkte: mehr$/, 0], APPLY, /D1\/1/],
      ends: /Angreifer gewinnt/,
    },
    {
      helper: 'season',
      presses: times(4, /^Nächste Jahreszeit$/),
      ends: /Zugfolge/,
    },
  ],
];

const named = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
const steps = (page: Page) => page.getByTestId('helper-steps').filter({ visible: true });
const saying = (page: Page, text: RegExp) => steps(page).filter({ hasText: text }).waitFor();

async function play(page: Page, { presses, ends }: Played): Promise<void> {
  for (const press of presses) {
    const [name, nth] = press instanceof RegExp ? [press, 0] : press;
    await named(page, name).nth(nth).click();
    await settled(page);
  }
  await saying(page, ends);
}

/** As often as it goes: what is pressed while the last one is on its way does nothing. */
async function undoAll(page: Page): Promise<void> {
  const undo = named(page, /^Zurücknehmen$/).first();
  while (await undo.isEnabled()) {
    await undo.evaluate((node) => (node as HTMLElement).click());
    await settled(page);
  }
}

test.each(GAMES)(
  '%s: a fight and a round, a reload between, undo to the start',
  async (...given) => {
    const [game, fight, round] = given;
    const { page, errors } = await app.visit();
    await open(page, `${app.url}/games/${game}`);
    expect(await (game === 'swordsorcery' ? findingsInBothLooks(page) : [])).toEqual([]);
    await named(page, /^Neue Partie$/).click();
    await named(page, /^Los geht/).click();
    await page.waitForURL(/games\/\w+\/[0-9a-f-]{36}/);
    const session = new URL(page.url()).pathname;
    await go(page, `${session}/${fight.helper}`);
    const before = await steps(page).innerText();
    await play(page, fight);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await usable(page);
    await saying(page, fight.ends);
    await go(page, `${session}/${round.helper}`);
    await play(page, round);
    await undoAll(page);
    await go(page, `${session}/${fight.helper}`);
    expect(await steps(page).innerText()).toBe(before);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
