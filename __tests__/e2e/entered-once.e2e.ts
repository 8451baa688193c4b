import { readFileSync } from 'node:fs';
import { seriousFindings } from './axe';
import type { GameCommand } from '@/src/rules';
import { go, inChromium, settled } from './harness';
import { SKILLS, skill } from './own-skills';
import { monster, turns, type Setting } from './table-campaigns';
import { playing, pressUntil, wholeOnSheet, type Player } from './table-page';

const app = inChromium();

const weapon = { accuracy: 2, damage: 4, modifier: 1, crit: 20, ranged: false };

/** Vorn with all his skills and a known weapon, hurt and with Focus; then Wüterich, then Maya. */
const SKILLED: Setting = {
  heroes: 2,
  before: [...SKILLS, { kind: 'writeWeapon', hero: 'hero-1', weapon }],
  summons: [monster('Wüterich', [], { hp: 60 })],
  then: [
    { kind: 'setTokens', figure: 'hero-1', tokens: { focus: 3 } },
    { kind: 'setHp', figure: 'hero-1', hp: 8, maxHp: 12 },
    ...turns(1),
  ],
};

/** A tile: its name, how it stands, its kind and its cube. */
const tile = (name: string, state: string) => new RegExp(`^${name} ${state} `);

const standsAs = ({ page }: Player, name: string, state: string) =>
  page
    .getByRole('button', { name: tile(name, state) })
    .filter({ visible: true })
    .first()
    .waitFor();

/** One tap uses it; the tile says so. */
async function use(player: Player, name: string, after = 'benutzt'): Promise<void> {
  player.taps();
  await player.tap(tile(name, 'frei'));
  await standsAs(player, name, after);
  expect(player.taps()).toBe(1);
}

/** On to the monster, which hits Vorn, who parries. */
async function parried(player: Player, hp: RegExp): Promise<void> {
  const { tap, seen, taps, turnOf } = player;
  await tap('Weiter: Wüterich');
  await tap(hp, 'checkbox');
  taps();
  await tap('Reaktion');
  await tap(/^Vorn: Parade/);
  expect(taps()).toBeLessThanOrEqual(2);
  await seen(/verhindert|Verhindern/);
  await tap(/^Anwenden/);
  await turnOf('Maya');
}

test('skills, a passive and a reaction, known once: two rounds with a tap a skill', async () => {
  const player = await playing(app.browser, app.url, SKILLED);
  const { tap, taps, seen, page, errors, context } = player;
  // D13: 10 HP and 2 of the passive skill.
  await standsAs(player, 'Zäh', 'wirkt');
  await seen('/12');
  await use(player, 'Atem holen');
  await seen(/^10$/);
  await use(player, 'Ansturm');
  await seen(/Noch am Tisch: Stoße wen weg\./);
  // Q9: paid with Focus, of which there is more.
  await use(player, 'Ruhige Hand', 'frei');
  await seen('Ruhige Hand · Schild 1');
  expect(await seriousFindings(page)).toEqual([]);
  await parried(player, /^Rang 1 Vorn/);
  const vorn = page.getByRole('heading', { name: 'Vorn', exact: true, level: 2 });
  await pressUntil(player, page.getByRole('button', { name: /^(Weiter|Neue Runde)/ }), vorn);
  await seen('Kapitel 4 · Runde 2');
  await use(player, 'Schneller Schritt', 'frei');
  // A weapon attack: open, then target is known, die, done.
  taps();
  await tap(tile('Wuchthieb', 'frei'));
  await tap('Selbst gewürfelt', 'radio');
  await tap('W20 zeigt 12');
  // W4: the passive one looks at the die and gives its token by itself.
  await seen(/Vorn: Scharfes Auge löst aus/);
  expect(taps()).toBeLessThanOrEqual(3);
  await settled(page);
  await tap(tile('Feuerball', 'frei'));
  await tap('3 Schaden');
  await seen(/^51$/);
  expect(taps()).toBeLessThanOrEqual(2);
  await tap('Waffenangriff');
  await tap('W20 zeigt 1');
  await seen(/Vorn greift an: W20 1, daneben/);
  expect(taps()).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('V3: below many lines the next one is entered, and one is changed, in sight', async () => {
  const line = (text: string): GameCommand => ({
    kind: 'addLine',
    line: { kind: 'task', text, goal: null },
  });
  const lines = ['Hebel', 'Brücke', 'Brunnen', 'Turm', 'Tor', 'Keller', 'Dach'];
  const then = [...turns(1), ...lines.map(line)];
  const player = await playing(app.browser, app.url, { heroes: 2, then });
  const { page, tap, seen, errors, context } = player;
  await tap('Mehr am Tisch');
  await tap(/^Aufgaben und Regeln/);
  await tap('Ändern: Hebel');
  await wholeOnSheet(player, 'textbox', 'In kurzen Worten');
  await page.getByRole('textbox', { name: 'In kurzen Worten' }).fill('Rostiger Hebel');
  await wholeOnSheet(player, 'button', 'Ändern');
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Ändern');
  await seen('Rostiger Hebel');
  expect(errors).toEqual([]);
  await context.close();
});

const PARADE = skill('Parade', {
  kind: 'reaction',
  colour: 'green',
  effects: [{ effect: 'prevent', x: 1 }],
});

/** The library as a file, as one group hands it to another. */
async function handedOn(player: Player): Promise<Buffer> {
  const { page, tap, seen } = player;
  await go(page, '/more/data');
  await tap(/^Bibliothek weitergeben/);
  await seen('9 Fähigkeiten');
  expect(await seriousFindings(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), tap(/ als Datei$/)]);
  return readFileSync(await download.path());
}

/** Its preview says how much, never what. */
async function takenIn({ page, tap, seen }: Player, buffer: Buffer): Promise<void> {
  await go(page, '/more/data');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('Datei einlesen')]);
  await chooser.setFiles({ name: 'pack.json', mimeType: 'application/json', buffer });
  await seen(/9 Fähigkeiten/);
  await seen(/heißt wie ein Eintrag hier/);
  expect(await page.getByText('Feuerball').filter({ visible: true }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('In die Bibliothek aufnehmen');
  await seen(/Einträge in die Bibliothek aufgenommen/);
}

/** Out of the library, and back again. */
async function forgotten({ page, tap, seen }: Player, name: string): Promise<void> {
  const row = page.getByRole('button', { name: `${name} aus der Bibliothek nehmen`, exact: true });
  await row.click();
  await seen(`${name} ist nicht mehr in der Bibliothek.`);
  await row.waitFor({ state: 'detached' });
  await tap('Rückgängig');
  await row.waitFor();
}

test('a library goes from one group to another: nothing is lost, both stay', async () => {
  const theirs = await playing(app.browser, app.url, SKILLED);
  const buffer = await handedOn(theirs);
  await theirs.context.close();
  const ours = await playing(app.browser, app.url, {
    heroes: 2,
    before: [PARADE],
    then: turns(1),
  });
  const { page, tap, seen, errors } = ours;
  await takenIn(ours, buffer);
  await tap('Rückgängig');
  await seen(/zurückgenommen|rückgängig/i);
  await tap('Tisch', 'tab');
  await standsAs(ours, 'Parade', 'frei');
  await tap('Fähigkeit eintragen');
  await page.getByRole('dialog').filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Aus der Bibliothek/ }).count()).toBe(0);
  await page.goBack();
  await takenIn(ours, buffer);
  await tap('Tisch', 'tab');
  await standsAs(ours, 'Parade', 'frei');
  await tap('Fähigkeit eintragen');
  await tap(/^Aus der Bibliothek/);
  await seen('Parade (2)');
  await forgotten(ours, 'Parade (2)');
  expect(await seriousFindings(page)).toEqual([]);
  await tap(/^Alle \d+ eintragen/);
  await standsAs(ours, 'Feuerball', 'frei');
  await standsAs(ours, 'Parade', 'frei');
  expect(errors).toEqual([]);
  await ours.context.close();
});
