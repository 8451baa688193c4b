import type { Page } from 'playwright-core';
import { pack } from '@/src/game/share/pack';
import { canonicalText } from '@/src/rules';
import { PEOPLED, SUMMONS } from './board-dungeon';
import { atTheBoard, boardIn, boardText, copied, linkOf, openShare, write } from './board-page';
import { inChromium, open } from './harness';
import { turns } from './table-campaigns';
import { playerOf, type Player } from './table-page';
import { answersTo } from './rules-answer';

const app = inChromium();

const SETTING = { heroes: 2, summons: SUMMONS, then: [...PEOPLED, ...turns(1)] };
const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

/** Another device: nothing of the first is there. */
async function elsewhere(url: string): Promise<Player> {
  const player = playerOf(await app.visit({ reducedMotion: 'reduce', permissions: PERMISSIONS }));
  await open(player.page, url);
  return player;
}

const campaignsOf = async (page: Page): Promise<number> => {
  await open(page, `${app.url}/logbook`);
  await page.getByRole('button', { name: 'Datei einlesen' }).first().waitFor();
  return page.getByRole('button', { name: /^.+ Kapitel \d/ }).count();
};

test('a link opened on another device brings the same board into a new campaign', async () => {
  const mine = await atTheBoard(app.browser, app.url, SETTING);
  const link = await linkOf(mine);
  expect(link.length).toBeLessThan(2000);
  await mine.context.close();
  const theirs = await elsewhere(link);
  await theirs.seen('Der Überfall');
  await theirs.seen('5 Pläne · 2 Helden · 2 Monster');
  await theirs.tap(/^In neue Kampagne übernehmen/);
  await theirs.seen('„Geteilt: Der Überfall“ ist angelegt.');
  expect(await boardText(theirs)).toBe(canonicalText(boardIn(link)));
  await theirs.page.reload();
  expect(await boardText(theirs)).toBe(canonicalText(boardIn(link)));
  expect(theirs.requests.filter((url) => url.includes(link.split('#')[1] ?? '?'))).toEqual([]);
  expect(theirs.errors).toEqual([]);
  await theirs.context.close();
});

test('a preview changes nothing: discarded, the adventure is as before; taken over, undo brings it back', async () => {
  const mine = await atTheBoard(app.browser, app.url, SETTING);
  const link = await linkOf(mine);
  await mine.context.close();
  const other = { heroes: 2, then: [PEOPLED[1] ?? { kind: 'nextTurn' as const }] };
  const player = await atTheBoard(app.browser, app.url, other);
  const before = await boardText(player);
  await open(player.page, link);
  await player.tap('Verwerfen');
  await player.seen('Verworfen. Nichts wurde geändert.');
  expect(await boardText(player)).toBe(before);
  await open(player.page, link);
  await player.tap(/^In dieses Abenteuer übernehmen/);
  await player.seen('Die Karte liegt. 2 Figuren gibt es in eurem Abenteuer nicht.');
  expect(canonicalText(boardIn(await linkOf(player)).map)).toBe(canonicalText(boardIn(link).map));
  await player.tap('Rückgängig');
  await player.page.waitForTimeout(500);
  expect(await boardText(player)).toBe(before);
  await player.context.close();
});

test('text and file lead to the same preview', async () => {
  const mine = await atTheBoard(app.browser, app.url, SETTING);
  const link = await linkOf(mine);
  await openShare(mine);
  const text = await copied(mine, 'Text kopieren');
  const [download] = await Promise.all([
    mine.page.waitForEvent('download'),
    mine.tap('Als Datei sichern'),
  ]);
  const file = await download.path();
  await write(mine, 'Link oder Text einfügen', text);
  await mine.tap('Ansehen');
  await mine.seen('5 Pläne · 2 Helden · 2 Monster');
  await mine.tap('Verwerfen');
  await openShare(mine);
  const [chooser] = await Promise.all([
    mine.page.waitForEvent('filechooser'),
    mine.tap('Datei einlesen'),
  ]);
  await chooser.setFiles(file);
  await mine.tap(/^In neue Kampagne übernehmen/);
  await mine.seen('„Geteilt: Der Überfall“ ist angelegt.');
  expect(await boardText(mine)).toBe(canonicalText(boardIn(link)));
  expect(mine.errors).toEqual([]);
  await mine.context.close();
});

const VALID = {
  title: 'x',
  chapter: 1,
  heroes: [],
  allies: [],
  monsters: [],
  map: { sheets: [], trays: [], bridges: [], objects: [], darkness: [] },
};
const sheet = (more: object) => ({
  id: 'sheet-1',
  name: 'E1-F',
  size: 'E',
  at: [0, 0],
  turn: 0,
  raised: false,
  print: Array(6).fill('....'),
  ...more,
});
const withSheets = (...sheets: readonly object[]) =>
  pack(JSON.stringify({ ...VALID, map: { ...VALID.map, sheets } }));

const HOSTILE: readonly (readonly [name: string, hash: string, said: RegExp])[] = [
  ['letters of no meaning', '1qqqqqqqqqqqqq', /unvollständig oder verändert/],
  ['cut off', withSheets(sheet({})).slice(0, -5), /unvollständig oder verändert/],
  ['endless', `1${'A'.repeat(40_000)}`, /zu lang/],
  ['newer', '3abcdef', /neueren Version/],
  ['not a board', pack('[1,2,3]'), /passt zu keiner Karte/],
  ['prototype keys', pack('{"__proto__":{"x":1},"title":"x"}'), /passt zu keiner Karte/],
  ['numbers out of range', withSheets(sheet({ at: [1e6, 0] })), /passt zu keiner Karte/],
  ['one id twice', withSheets(sheet({}), sheet({ at: [5, 0] })), /passt zu keiner Karte/],
  [
    'sheets on each other',
    withSheets(sheet({}), sheet({ id: 'sheet-2' })),
    /Nach den Regeln geht das so nicht: .*überdecken/,
  ],
];

test('hostile links are refused with a sentence, and the app goes on', async () => {
  const player = await atTheBoard(app.browser, app.url, SETTING);
  const before = await boardText(player);
  const campaigns = await campaignsOf(player.page);
  for (const [, hash, said] of HOSTILE) {
    // The first is loaded; the others only change what stands behind the hash of the same page.
    await open(player.page, `${app.url}/board/shared#${hash}`);
    await player.seen('Diese Karte lässt sich nicht öffnen');
    await player.seen(said);
  }
  await player.tap('Zur Karte');
  expect(await boardText(player)).toBe(before);
  expect(await campaignsOf(player.page)).toBe(campaigns);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('HTML in a name is shown as text', async () => {
  const name = '<img src=x onerror="window.hacked=1">';
  const shared = { ...boardWith(name) };
  const player = await elsewhere(`${app.url}/board/shared#${pack(JSON.stringify(shared))}`);
  await player.seen(name);
  expect(await player.page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

const boardWith = (title: string) => ({
  ...VALID,
  title,
  map: { ...VALID.map, sheets: [sheet({ name: title })] },
});

test('a rules question is answered by the headless command', async () => {
  const player = await atTheBoard(app.browser, app.url, SETTING);
  await player.tap('Mehr zur Karte');
  await player.tap('Regelfrage melden');
  await player.tap(/^Koloss/);
  const line = await copied(player, 'Zeile kopieren');
  expect(answersTo(line)).toMatchObject([{ ok: true, answer: { action: expect.any(String) } }]);
  expect(player.errors).toEqual([]);
  await player.context.close();
});
