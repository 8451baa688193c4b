/** The board as a player uses it: by role and name, and by tapping fields of the picture. */
import { Buffer } from 'node:buffer';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { packIn, readPack, type SharedBoard } from '@/src/game/share';
import { canonicalText, type Position } from '@/src/rules';
import { fieldName } from '@/src/ui/board/coordinates';
import { open, usable } from './harness';
import { adventuresFile, type Setting } from './table-campaigns';
import { playing, type Player } from './table-page';

const FIELD = 40;
const PARTS = { catalogue: CATALOGUE, runes: RUNES };

export const atTheBoard = async (
  browser: Browser,
  url: string,
  setting: Setting,
  options: BrowserContextOptions = {},
): Promise<Player> => {
  const player = await playing(browser, url, setting, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await player.tap('Karte', 'tab');
  await player.page.getByRole('main').filter({ visible: true }).first().waitFor();
  player.taps();
  return player;
};

/** Another campaign on the same device, at its board. */
export async function nextCampaign(player: Player, url: string, setting: Setting): Promise<void> {
  const { page, tap } = player;
  const name = 'Zweite Reise';
  await open(page, `${url}/logbook`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('Datei einlesen')]);
  const buffer = Buffer.from(adventuresFile([{ ...setting, name }]));
  await chooser.setFiles({ name: 'zweite.json', mimeType: 'application/json', buffer });
  await tap(/^Als neu einlesen/);
  await tap(new RegExp(`^${name} Kapitel`));
  await page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
  await tap('Karte', 'tab');
}

/** Where a field is on screen, with the whole map in sight. */
async function pointOf({ page }: Player, [x, y]: Position, rim: number): Promise<Position> {
  const fit = page.getByRole('button', { name: 'Ganze Karte zeigen' }).filter({ visible: true });
  await fit.first().click();
  const touch = page.getByTestId('board-touch').filter({ visible: true }).first();
  const box = await touch.evaluate((node) => {
    const drawing = node.parentElement?.querySelector('svg');
    const { a: scale = 0, e: left = 0, f: top = 0 } = drawing?.getScreenCTM() ?? {};
    return { left, top, scale };
  });
  const along = (edge: number, field: number) => edge + (field + rim + 0.5) * FIELD * box.scale;
  return [along(box.left, x), along(box.top, y)];
}

/** Taps a field of the picture, by its place on the map. One tap, as far as counting goes. */
export async function tapField(player: Player, at: Position, rim: 0 | 4 = 4): Promise<void> {
  const [left, top] = await pointOf(player, at, rim);
  await player.page.mouse.click(left, top);
  // Two taps on one place within a moment would zoom.
  await player.page.waitForTimeout(350);
}

/** In the list twin: by its name, the same while building and in play. */
export async function chooseField(player: Player, [x, y]: Position): Promise<void> {
  const name = fieldName(x, y);
  await player.page.getByRole('textbox', { name: 'Feldname' }).filter({ visible: true }).fill(name);
  await player.tap(`${name} wählen`);
}

export type Choose = typeof tapField;

export const write = ({ page }: Player, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label }).filter({ visible: true }).first().fill(text);

/** Through the app's own button. */
export async function copied({ page, tap }: Player, button: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await tap(button);
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  return page.evaluate(() => navigator.clipboard.readText());
}

export async function openShare(player: Player): Promise<void> {
  await player.tap('Mehr zur Karte');
  await player.tap('Karte teilen');
  await player.seen('Als Link');
}

export async function linkOf(player: Player): Promise<string> {
  await openShare(player);
  const link = await copied(player, 'Link kopieren');
  await player.page.goBack();
  await player.page
    .getByRole('button', { name: 'Mehr zur Karte' })
    .filter({ visible: true })
    .first()
    .waitFor();
  return link;
}

export function boardIn(link: string): SharedBoard {
  const read = readPack(PARTS, packIn(link) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** What the app would share now, in a form that can be compared. */
export const boardText = async (player: Player): Promise<string> =>
  canonicalText(boardIn(await linkOf(player)));

export async function reloaded({ page }: Player): Promise<void> {
  await page.reload();
  await usable(page);
}
