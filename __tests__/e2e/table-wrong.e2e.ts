/** What was wrong at the table once, in the browser: many small tables in one visit. */
import { Buffer } from 'node:buffer';
import type { CardAbility, GameCommand } from '@/src/rules';
import { inChromium, open, settled, visit } from './harness';
import { campaignsFile, commandsOf, monster, onHit, turns, type Setting } from './table-campaigns';
import { hintsSeen, playerOf, playing, type Player } from './table-page';
import { middle, slowed, tapAt } from './touches';

const app = inChromium();

const relentless: CardAbility = { keyword: 'relentless', phase: 'behaviour' };
const untracked = ['hero-2', 'hero-3', 'hero-4'].map(
  (hero) => ({ kind: 'setCubes', hero, cubes: null }) as const,
);

test.each([6, 20])(
  '%i times slower: five quick cubes tell of the curse they bring; whoever is answered for keeps his row',
  async (rate) => {
    const setting = {
      summons: [monster('Wüterich', [relentless])],
      then: [...untracked, ...turns(1)],
    };
    const player = await playing(app.browser, app.url, setting);
    const { page, tap, seen, errors, context } = player;
    const devtools = await slowed(page, rate);
    const quickly = async (names: readonly RegExp[]) => {
      const places = [];
      for (const name of names) places.push(await middle(player, name));
      for (const { x, y } of places) {
        const tapped = tapAt(devtools, x, y);
        await page.waitForTimeout(120);
        await tapped;
      }
    };
    const colours = ['gelb', 'gelb', 'rot', 'grün', 'blau'];
    await quickly(colours.map((colour) => new RegExp(`^Einsetzen: ${colour}`)));
    await tap('Effekt vorbei, rasten');
    await page
      .getByTestId('snackbar')
      .getByText(/Vorn: Fluchwürfel 1/)
      .waitFor();
    await tap('Weiter: Wüterich');
    await seen('Wie viele Würfel sind noch frei?');
    await settled(page);
    const five = await middle(player, 'Freie Würfel von Maya: 5');
    await quickly([/^Freie Würfel von Maya: 4$/, /^Freie Würfel von Jaheen: 5$/]);
    const pressed = (name: string) =>
      page.getByRole('button', { name, exact: true, pressed: true });
    await pressed('Freie Würfel von Maya: 4').waitFor();
    await pressed('Freie Würfel von Jaheen: 5').waitFor();
    expect(await page.getByRole('button', { name: /Elros/, pressed: true }).count()).toBe(0);
    expect(await middle(player, 'Freie Würfel von Maya: 5')).toEqual(five);
    expect(errors).toEqual([]);
    await context.close();
  },
);

const EMPTY = { kind: 'openStep', setup: { chapter: 4, step: { kind: 'start' }, spawns: [] } };

const against = (...abilities: readonly CardAbility[]): Setting => ({
  summons: [monster('Wüterich', abilities)],
  then: turns(2),
});

/** Each table, and what is wrong there no more. */
const TABLES: Readonly<Record<string, readonly [Setting, (player: Player) => Promise<void>]>> = {
  'V1: a chapter that begins without monsters is not won': [
    { then: [EMPTY as unknown as GameCommand, ...turns(1)] },
    async ({ page, turnOf }) => {
      await turnOf('Vorn');
      await settled(page);
      expect(await page.getByText(/Kein Monster steht mehr/).count()).toBe(0);
    },
  ],
  'D12: after a defeat nobody is one cube from the end': [
    {
      then: [
        { kind: 'curse', hero: 'hero-2', x: 5 },
        { kind: 'declareOutcome', outcome: { result: 'lost', reason: { kind: 'last-rune' } } },
      ],
    },
    async ({ page, seen }) => {
      await seen('Das kommt zurück');
      await settled(page);
      expect(
        await page
          .getByText(/Ein Würfel vor dem Ende/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    },
  ],
  'D14: LP ENTZIEHEN is foreseen and is no hit': [
    against(onHit('drain-health', 2)),
    async ({ tap, seen }) => {
      await tap('Rang 1 Vorn 10 LP', 'checkbox');
      await seen('10 → 4 LP');
      await tap(/^Trifft Vorn/);
      await seen(/Vorn 10 → 4 LP/);
      await tap('Rückgängig');
      await seen(/^Zurückgenommen: .*Wüterich entzieht Vorn 2 LP, noch 4/);
    },
  ],
  'D6: the second of two attacks goes towards nobody': [
    {
      summons: [monster('Wüterich', [onHit('attack-twice')])],
      then: [{ kind: 'setHp', figure: 'hero-1', hp: 2, maxHp: 10 }, ...turns(2)],
    },
    async ({ page, tap, seen }) => {
      await tap(/ Vorn 2 LP/, 'checkbox');
      await tap(/^Trifft Vorn/);
      await seen('Zweiter Angriff, ohne sich zu bewegen: Wen trifft es?');
      await settled(page);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      expect(
        await page
          .getByText(/geht es auf .* zu/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    },
  ],
  'T7: a stunned monster shows its ranking and whom it goes for': [
    {
      summons: [monster('Wüterich')],
      then: [{ kind: 'setTokens', figure: 'monster-2', tokens: { stun: 1 } }, ...turns(2)],
    },
    async ({ page, seen }) => {
      await seen(/^Betäubt: /);
      await seen('Kommt es an niemanden heran, geht es auf Vorn zu.');
      expect(
        await page
          .getByLabel(/^Rang \d$/)
          .filter({ visible: true })
          .count(),
      ).toBe(4);
    },
  ],
  'W4: effects of a spell do not wait for damage': [
    { summons: [monster('Wüterich')], then: turns(1) },
    async ({ page, tap, seen }) => {
      await tap('Zauber');
      await seen('Effekte des Zaubers');
      expect(await page.getByText(/wenn Schaden ankommt/).count()).toBe(0);
      await tap('Schließen');
    },
  ],
};

const inChapter = (chapter: number, commands: readonly GameCommand[]): readonly GameCommand[] =>
  commands.map((one) => (one.kind === 'startAdventure' ? { ...one, chapter } : one));

const DOOR = 'Kapitel 3, Tür 2';

/** U1, D15: the monster drawn for the door is the one shown, whatever is answered meanwhile. */
async function drawnStays({ page, tap, seen }: Player): Promise<void> {
  await tap('Mehr am Tisch');
  await tap(/^Türen und Monster/);
  await tap('Tür 2');
  await seen('Welche Zahl nennt der Aufbau vor der Spielerzahl?');
  const lines = async () => (await page.getByRole('dialog').innerText()).split('\n');
  const before = await lines();
  const at = before.findIndex((line) => /^\d+ LP$/.test(line));
  const drawn = before.slice(at - 2, at + 2).join();
  await tap('4 + S');
  await page.getByText('Erst die offenen Fragen').waitFor({ state: 'detached' });
  expect((await lines()).join()).toContain(drawn);
}

test('what was wrong at the table', async () => {
  const player = playerOf(await visit(app.browser, { reducedMotion: 'reduce' }));
  const { page, tap, errors, context } = player;
  await open(page, `${app.url}/logbook`);
  const names = Object.keys(TABLES);
  const told = Object.entries(TABLES).map(([name, [setting]]) => commandsOf({ ...setting, name }));
  const file = campaignsFile([...told, inChapter(3, commandsOf({ name: DOOR }))]);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('Datei einlesen')]);
  const buffer = Buffer.from(file);
  await chooser.setFiles({ name: 'tische.json', mimeType: 'application/json', buffer });
  await tap(/^Als neu einlesen/);
  for (const [index, name] of [...names, DOOR].entries()) {
    await tap('Logbuch', 'tab');
    if (index > 0) await tap(/^Zurück/);
    await tap(new RegExp(`^${name.replaceAll('.', '\\.')} Kapitel`));
    await page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
    await tap('Tisch', 'tab');
    if (index === 0) await hintsSeen(player);
    await (TABLES[name]?.[1] ?? drawnStays)(player);
  }
  expect(errors).toEqual([]);
  await context.close();
});
