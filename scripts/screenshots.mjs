#!/usr/bin/env node
// `npm run screenshots [-- name …]`: contact sheets of the screens, phone and tablet, theme × language, to be looked at.
// `-- --readme`: the pictures of the READMEs, into docs/pictures.
import { Buffer } from 'node:buffer';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ensureInstalled, ROOT } from './project/install.mjs';
import { button, follow, shootLogbook } from './screenshots/shoot-logbook.mjs';

ensureInstalled();
const { chromium } = await import('playwright-core');
const { CHROMIUM_FLAGS, ensureChromium } = await import('./project/chromium.mjs');
const { buildWeb } = await import('./web/build.mjs');
const { createWebServer, listen } = await import('./web/serve.mjs');
const { tsImport } = await import('tsx/esm/api');
const { TABLE_STATES, tableFile } = await tsImport('./screenshots/table.ts', import.meta.url);
const { BOARD_STATES, boardFile } = await tsImport('./screenshots/board.ts', import.meta.url);
const { LOGBOOK_STATES, logbookFile } = await tsImport('./screenshots/logbook.ts', import.meta.url);

const OUT = process.env.SCREENSHOTS ?? join(CACHE, 'screenshots');
const README = { table: 'tableHero', map: 'boardTurnRan', glossary: 'glossarySearch' };
const forReadme = process.argv.includes('--readme');
const PHONE = { phone: { width: 390, height: 844 } };
const SIZES = forReadme ? PHONE : { ...PHONE, tablet: { width: 1180, height: 820 } };
const LOOKS = [
  ['dark', 'de-DE'],
  ['light', 'de-DE'],
  ['dark', 'en-GB'],
  ['light', 'en-GB'],
];

/** Each screen: how to get there from an app with one campaign in it. */
const SCREENS = {
  table: '/',
  board: '/board',
  logbook: '/logbook',
  newCampaign: '/logbook/new',
  campaign: '/logbook/CAMPAIGN',
  hero: '/logbook/CAMPAIGN/hero/hero-1',
  history: '/logbook/CAMPAIGN/history',
  glossary: '/glossary',
  glossarySearch: '/glossary?q=vergift',
  glossaryEntry: '/glossary/poison',
  glossaryRule: '/glossary/T5',
  glossaryTopic: '/glossary/category/conditions?entry=stun',
  glossaryLetters: '/glossary/a-z?letter=G',
  sheetHeroTurn: '/glossary/sheet/hero-turn',
  sheetMonsterTurn: '/glossary/sheet/monster-turn',
  sheetAttack: '/glossary/sheet/attack',
  sheetDarkness: '/glossary/sheet/darkness',
  sheetRecall: '/glossary/sheet/recall',
  sheetCamp: '/glossary/sheet/camp',
  sheetSmallActions: '/glossary/sheet/small-actions',
  more: '/more',
  data: '/more/data',
  about: '/more/about',
  licences: '/more/licences',
  gallery: '/more/gallery',
  notFound: '/nowhere',
};

/** Before there is any campaign. */
const FIRST = { tableEmpty: '/' };
const HINTS = 'tableHints';

const wanted = forReadme ? Object.values(README) : process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const names = Object.keys(SCREENS).filter(isWanted);
const firstNames = Object.keys(FIRST).filter(isWanted);
const tableNames = Object.keys(TABLE_STATES).filter(isWanted);
const boardNames = Object.keys(BOARD_STATES).filter(isWanted);
const logbookNames = Object.keys(LOGBOOK_STATES).filter(isWanted);
/** Elsewhere for a build beside the project's own. */
const folder = process.env.WEB_FOLDER ?? (await buildWeb());
const server = await listen(createWebServer(folder), 0, '127.0.0.1');
const url = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? undefined,
  args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
});

async function oneCampaign(page) {
  await page.goto(`${url}/logbook/new`);
  for (const hero of [/Jaheen/, /Elros/, /Lorelai/])
    await page.getByRole('checkbox', { name: hero }).click();
  await page.getByRole('button', { name: /Kampagne beginnen|Begin the campaign/ }).click();
  await page.getByRole('button', { name: /Kapitel weiter|chapter on/ }).click();
  await page.waitForURL(/logbook\/[0-9a-f-]{36}/);
  return page.url().split('/').at(-1);
}

async function chooseFile(page, name, content) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, name).click(),
  ]);
  const buffer = Buffer.from(content);
  await chooser.setFiles({ name: 'file.json', mimeType: 'application/json', buffer });
}

/** A state of the table comes in through the app's own import, and its campaign is opened. */
async function openTable(page, name, file = tableFile) {
  await page.goto(`${url}/logbook`);
  await chooseFile(page, /^(Datei einlesen|Read a file)$/, file(name));
  await button(page, /^(Als neu einlesen|Read as new)/).click();
  await button(page, new RegExp(`^${name} (Kapitel|Chapter)`)).click();
  await page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: /^(Tisch|Table)$/ }).click();
  await page.waitForTimeout(700);
}

/** Once, in the first adventure that is seen. */
async function passHints(page, shoot) {
  await openTable(page, 'tableBegin');
  if (isWanted(HINTS)) await shoot(HINTS);
  for (let hint = 0; hint < 3; hint += 1) await button(page, /^(Verstanden|Got it)$/).click();
  await page.waitForTimeout(1000);
}

async function shootTables(page, shoot) {
  if (tableNames.length > 0 || isWanted(HINTS)) await passHints(page, shoot);
  for (const name of tableNames) {
    await openTable(page, name);
    for (const step of TABLE_STATES[name].press ?? []) await follow(page, step);
    await shoot(name);
  }
}

/** Where a field of the map is on screen, once all of it is shown. */
async function spotOf(page, x, y, rim) {
  await button(page, /^(Ganze Karte zeigen|Show the whole map)$/).click();
  const touch = page.getByTestId('board-touch').filter({ visible: true }).first();
  const { left, top, side } = await touch.evaluate((node) => {
    const { a: scale, e: left, f: top } = node.parentElement.querySelector('svg').getScreenCTM();
    return { left, top, side: scale * 40 };
  });
  return [left + (x + rim + 0.5) * side, top + (y + rim + 0.5) * side];
}

async function tapField(page, x, y, rim) {
  await page.mouse.click(...(await spotOf(page, x, y, rim)));
  await page.waitForTimeout(500);
}

/** Taken along and held: the picture is taken with the finger still down. */
async function dragField(page, from, to) {
  const [start, end] = [await spotOf(page, ...from, 0), await spotOf(page, ...to, 0)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.waitForTimeout(500);
}

const boardKit = (page) => ({
  page,
  url,
  button: async (name) => {
    await button(page, name).click();
    await page.waitForTimeout(400);
  },
  radio: async (name) => {
    await page.getByRole('radio', { name }).filter({ visible: true }).first().click();
    await page.waitForTimeout(300);
  },
  field: (x, y, rim) => tapField(page, x, y, rim),
  drag: (from, to) => dragField(page, from, to),
  chooseFile: (name, content) => chooseFile(page, name, content),
});

async function shootBoards(page, shoot) {
  const hinted = tableNames.length > 0 || isWanted(HINTS);
  if (boardNames.length > 0 && !hinted) await passHints(page, shoot);
  for (const name of boardNames) {
    await openTable(page, name, boardFile);
    await page.getByRole('tab', { name: /^(Karte|Map)$/ }).click();
    await page.waitForTimeout(900);
    await BOARD_STATES[name].get?.(boardKit(page));
    await shoot(name);
  }
}

/** A gallery is taller than the window: the window grows with its content. */
async function wholeHeight(page, size) {
  const height = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main, [role=main], main div')].map(
        (node) => node.scrollHeight,
      ),
      0,
    ),
  );
  await page.setViewportSize({
    ...size,
    height: Math.min(Math.max(size.height, height + 160), 16000),
  });
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const [colorScheme, locale] of LOOKS) {
    const context = await browser.newContext({
      viewport: size,
      colorScheme,
      locale,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const shoot = (name) =>
      page.screenshot({
        path: join(OUT, `${name}-${sizeName}-${colorScheme}-${locale.slice(0, 2)}.png`),
      });
    const goTo = async (path) => {
      await page.goto(url + path);
      await page.waitForSelector('[role=tablist]');
      await page.waitForTimeout(500);
    };
    for (const name of firstNames) {
      await goTo(FIRST[name]);
      await shoot(name);
    }
    const logbook = { states: LOGBOOK_STATES, names: logbookNames, text: logbookFile() };
    await shootLogbook({ page, url, size, shoot, ...logbook });
    const campaign = names.length === 0 ? '' : await oneCampaign(page);
    for (const name of names) {
      await goTo(SCREENS[name].replace('CAMPAIGN', campaign));
      if (name === 'gallery') await wholeHeight(page, size);
      await shoot(name);
      if (name === 'gallery') await page.setViewportSize(size);
    }
    await shootTables(page, shoot);
    await shootBoards(page, shoot);
    await context.close();
  }
}

if (forReadme) {
  const pictures = join(ROOT, 'docs', 'pictures');
  mkdirSync(pictures, { recursive: true });
  for (const [as, name] of Object.entries(README))
    for (const [scheme, locale] of LOOKS) {
      const look = `${scheme}-${locale.slice(0, 2)}.png`;
      copyFileSync(join(OUT, `${name}-phone-${look}`), join(pictures, `${as}-${look}`));
    }
}

/** One sheet a screen, drawn by the browser itself from the single pictures. */
const page = await browser.newPage({ viewport: { width: 3000, height: 1000 } });
for (const name of [
  ...names,
  ...firstNames,
  ...[HINTS].filter(isWanted),
  ...tableNames,
  ...boardNames,
  ...logbookNames,
]) {
  const pictures = Object.keys(SIZES).map((sizeName) =>
    LOOKS.map(([scheme, locale]) => {
      const file = join(OUT, `${name}-${sizeName}-${scheme}-${locale.slice(0, 2)}.png`);
      return `<img style="width:${sizeName === 'phone' ? 390 : 700}px;vertical-align:top;margin:6px" src="data:image/png;base64,${readFileSync(file).toString('base64')}">`;
    }).join(''),
  );
  await page.setContent(
    `<body style="margin:0;background:#888;width:2900px">${pictures.map((row) => `<div>${row}</div>`).join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  writeFileSync(join(OUT, `sheet-${name}.png`), sheet);
}
await browser.close();
server.close();
console.log(`Contact sheets: ${OUT}/sheet-*.png`);
