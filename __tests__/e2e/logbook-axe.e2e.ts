import { seriousFindings } from './axe';
import { inChromium, open, PHONE, repainted, TABLET } from './harness';
import { halfWay, IN_ADVENTURE, IN_CAMP } from './logbook-campaigns';
import { openLogbook, readIn, shownHeading } from './logbook-page';
import { playerOf, type Player } from './table-page';

const app = inChromium();

type Step = readonly [state: string, get: (player: Player) => Promise<void>];

const closed = async ({ page }: Player) => {
  const dialog = page.getByRole('dialog');
  for (let open = await dialog.count(); open > 0; open = await dialog.count()) {
    await page.keyboard.press('Escape');
    await dialog.nth(open - 1).waitFor({ state: 'detached' });
  }
};

/** Taps one after the other, from a page without anything open over it. */
const via =
  (...names: readonly (string | RegExp)[]) =>
  async (player: Player) => {
    await closed(player);
    for (const name of names) await player.tap(name);
  };

const chooses = (reward: string) => new RegExp(`^Lorelai (wählt|chooses): (${reward})`);
const done = (step: string) => new RegExp(`^(Erledigt|Done): (${step})`);

/** Named as in both languages. */
const STEPS: readonly Step[] = [
  ['no campaign', ({ page }) => open(page, `${app.url}/logbook`)],
  ['a new campaign', ({ page }) => open(page, `${app.url}/logbook/new`)],
  ['a single adventure', ({ page }) => open(page, `${app.url}/logbook/single`)],
  ['an unknown campaign', ({ page }) => open(page, `${app.url}/logbook/nowhere`)],
  [
    'a campaign in an adventure',
    async (player) => {
      await readIn(player, app.url, halfWay());
      await openLogbook(player, app.url, IN_ADVENTURE);
    },
  ],
  ['a hero', via(/^Lorelai/)],
  ['an item', via(/^(Waffe|Weapon)/)],
  ['a new item', via(/^(Nebenhand|Off.hand)/i)],
  ['a consequence', via(/^Status Gezeichnet/)],
  ['a new consequence', via(/^(Konsequenz eintragen|Enter a consequence)$/)],
  ['a new tree', via(/^(Klassenbaum beginnen|Begin a class tree)$/)],
  ['the menu of a hero', via(/^(Mehr zu|More about) /)],
  ['the editor', ({ tap }) => tap(/^(Name, Werte und|Change name, values)/)],
  [
    'a camp',
    async (player) => {
      await openLogbook(player, app.url, IN_CAMP);
      await player.tap(/^(Lager nach Kapitel|Camp after chapter) 4/);
      await shownHeading(player.page, /^(Lager|Camp)$/);
    },
  ],
  ['rewards', via(/^(Schritt 1 bis 5 auf|Steps 1 to 5 at)/)],
  ['to note a reward', via(/^(Belohnung notieren|Note a reward)$/)],
  ['an item to choose', via(chooses('Lager|Camp'))],
  ['a skill to choose', via(chooses('Helden|Hero'))],
  ['a class skill to choose', via(chooses('Klassen|Class'))],
  ['another reward', via(chooses('3 Silber'))],
  ['stowing', via(done('Belohnungen|Choose'), /^(Was Lorelai trägt|What Lorelai wears)/)],
  ['the end of the camp', via(done('Ausrüstung|Stow'))],
  [
    'the chronicle',
    async (player) => {
      await openLogbook(player, app.url, IN_CAMP);
      await player.tap(/^Chroni(k|cle)/);
      await shownHeading(player.page, /^Chroni(k|cle)$/);
    },
  ],
];

test.each([
  ['phone, German', PHONE, 'de-DE'],
  ['tablet, German', TABLET, 'de-DE'],
  ['tablet, English', TABLET, 'en-GB'],
] as const)(
  'no serious axe finding in any state of the logbook, %s',
  async (_name, viewport, locale) => {
    const player = playerOf(await app.visit({ viewport, locale, reducedMotion: 'reduce' }));
    const findings: Record<string, readonly string[]> = {};
    for (const [state, get] of STEPS) {
      await get(player);
      for (const colorScheme of ['dark', 'light'] as const) {
        await player.page.emulateMedia({ colorScheme });
        await repainted(player.page);
        // What another scheme changes is the colours.
        const rules = colorScheme === 'dark' ? undefined : ['color-contrast'];
        const found = await seriousFindings(player.page, rules);
        if (found.length > 0) findings[`${state}, ${colorScheme}`] = found;
      }
    }
    expect(findings).toEqual({});
    expect(player.errors).toEqual([]);
    await player.context.close();
  },
  240_000,
);
