import { Buffer } from 'node:buffer';
import { tilesText, type MapTile } from '@/src/game';
import { atTheBoard, boardIn, linkOf, nextCampaign } from './board-page';
import { LAID } from './board-dungeon';
import { inChromium } from './harness';
import type { Player } from './table-page';

const app = inChromium();

const E = (row: string): readonly string[] => [row, '....', '....', '....', '....', '...*'];
const TILES: readonly MapTile[] = [
  { name: 'E1-F', size: 'E', print: E('L...') },
  { name: 'E2-F', size: 'E', print: E('~~..') },
  { name: 'E3-F', size: 'E', print: E('S..S') },
  { name: 'C1-B', size: 'C', print: ['MM..', '....', '....', '..#.'] },
  { name: 'C2-F', size: 'C', print: ['....', 'D...', '....', '....'] },
  { name: 'B1-F', size: 'B', print: ['..', '~.', '..', '..'] },
];

async function library(player: Player): Promise<void> {
  await player.tap('Mehr zur Karte');
  await player.tap('Bekannte Pläne');
  await player.page
    .getByRole('heading', { name: 'Bekannte Pläne', level: 1 })
    .filter({ visible: true })
    .waitFor();
}

async function readIn(player: Player, content: string): Promise<void> {
  const [chooser] = await Promise.all([
    player.page.waitForEvent('filechooser'),
    player.tap(/^Datei einlesen/),
  ]);
  const buffer = Buffer.from(content);
  await chooser.setFiles({ name: 'plaene.json', mimeType: 'application/json', buffer });
}

test('from the library a dungeon of six sheets needs at most four taps a sheet', async () => {
  const player = await atTheBoard(app.browser, app.url, { heroes: 2, then: LAID.slice(0, 2) });
  await library(player);
  await readIn(player, tilesText(TILES, 'test'));
  await player.tap('Übernehmen');
  await player.seen('6 Pläne übernommen.');
  await player.page.goBack();
  await player.tap('Karte bauen');
  for (const { name } of TILES) {
    player.taps();
    await player.tap(name);
    await player.tap('Hier legen');
    const chosen = player.page.getByText(`Plan ${name} gewählt`).filter({ visible: true });
    await chosen.first().waitFor();
    expect(player.taps()).toBeLessThanOrEqual(4);
  }
  await player.tap('Fertig');
  const { sheets } = boardIn(await linkOf(player)).map;
  const laid = sheets.slice(1).map(({ name, size, print }) => ({ name, size, print }));
  expect(laid).toEqual(TILES);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

const KNOWN = 'E · 2×3 Zonen · 23× Lava';
/** Nobody taps a button the moment it appears, and a tap that was too quick does nothing. */
const FINGER_MS = 800;

/** The whole sheet lava, its first field free; painted once more until the library has it. */
async function paintedAndKnown(player: Player): Promise<void> {
  const { page, tap } = player;
  const paint = async (brush: string, where: string): Promise<void> => {
    await tap(brush);
    await tap(where, 'radio');
    await tap('Liste', 'radio');
    await page.getByRole('textbox', { name: 'Feldname' }).filter({ visible: true }).fill('A1');
    await page.waitForTimeout(FINGER_MS);
    await tap('A1 wählen');
    await page.waitForTimeout(FINGER_MS);
  };
  const isKnown = async (): Promise<boolean> => {
    await tap('Fertig');
    await library(player);
    const shown = page.getByText(KNOWN).filter({ visible: true }).first();
    return shown.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await tap('Karte bauen');
    await tap('Gelände', 'radio');
    await paint('Lava', 'Ganzer Plan');
    await paint('Frei', 'Feld');
    if (await isKnown()) return;
    await page.goBack();
  }
  throw new Error('never painted');
}

test('what was painted in one campaign comes complete in the next, turned', async () => {
  const player = await atTheBoard(app.browser, app.url, { heroes: 2, then: LAID.slice(1, 2) });
  await paintedAndKnown(player);
  await nextCampaign(player, app.url, { heroes: 2 });
  await player.tap('Karte bauen');
  await player.tap('E4-F');
  await player.tap('Nach rechts drehen');
  await player.tap('Hier legen');
  await player.seen('Plan E4-F gewählt');
  await player.tap('Fertig');
  const [sheet] = boardIn(await linkOf(player)).map.sheets;
  expect(sheet).toMatchObject({ turn: 1, print: ['.LLL', ...Array(5).fill('LLLL')] });
  await library(player);
  await player.seen(KNOWN);
  await player.context.close();
});

test('a file that differs: ours stay or theirs come, and undo; forgetting and undo', async () => {
  const player = await atTheBoard(app.browser, app.url, { heroes: 2, then: LAID.slice(0, 2) });
  await library(player);
  await readIn(player, tilesText(TILES, 'test'));
  await player.tap('Übernehmen');
  await player.seen('6 Pläne übernommen.');
  const theirs = TILES.slice(0, 1).map((tile) => ({ ...tile, print: E('MMMM') }));
  await readIn(player, tilesText(theirs, 'test'));
  await player.seen('1 Plan ist bei euch anders eingetragen:');
  await player.tap('Die der Datei nehmen');
  await player.seen(/4× Miasma/);
  await player.tap('Rückgängig');
  await player.seen(/1× Lava/);
  await player.tap('E1-F vergessen');
  await player.seen('5 Pläne');
  await player.tap('Rückgängig');
  await player.seen('6 Pläne');
  await readIn(player, '{"format":"drunagor-companion-tiles","version":1}');
  await player.seen('Die Datei ist beschädigt: Ihr Inhalt passt nicht zusammen.');
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    player.tap(/^Als Datei sichern/),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Drunagor Pläne .*\.json$/);
  expect(player.errors).toEqual([]);
  await player.context.close();
});
