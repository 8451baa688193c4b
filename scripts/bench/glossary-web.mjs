// A key in the glossary's search in a real Chromium: from the key to its first answers painted and to the whole list,
// beside a plain page that lists the names containing what is typed. The pages take turns, word by word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../project/install.mjs';
import {
  FOLDER,
  inBrowser,
  inTurn,
  median,
  phonePage,
  round,
  slowly,
  THROTTLE,
  type,
  watchingKeys,
} from './browser.mjs';

const SEARCH = '[data-testid=glossary-search]';
/** Letters that a keyboard of any country has a key for. */
const TYPED = ['vergiftet', 'dunkelheit', 'wann darf ich rasten', 'stun boss'];
const ninetieth = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.9)];

/** A device of its own for each. */
async function opened(browser, address, selector, prepare = async () => undefined) {
  const page = await phonePage(browser);
  await page.goto(address);
  await prepare(page);
  await page.locator(selector).first().waitFor();
  await page.waitForTimeout(1500);
  await watchingKeys(page);
  return { page, selector };
}

/** The first letters warm the code up and are not counted. */
const typeSlowly = ({ page, selector }, text) =>
  slowly(page, async () => {
    await type(page, selector, 'warm');
    return type(page, selector, text);
  });

async function namesOnly(page) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'scripts/bench/glossary-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
  });
  await page.evaluate(outputFiles[0].text);
}

const figures = (keys) => ({
  keys: keys.length,
  firstMs: round(median(keys.map(({ first }) => first))),
  firstP90Ms: round(ninetieth(keys.map(({ first }) => first))),
  wholeMs: round(median(keys.map(({ last }) => last))),
});

const scriptsOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** What a screen of the glossary loads beyond the start of the app. */
async function chunks(browser, url, path) {
  const load = async (where, ready) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(where);
    await page.waitForSelector(ready);
    await page.waitForTimeout(1500);
    const scripts = await scriptsOf(page);
    await context.close();
    return scripts;
  };
  const start = new Set(await load(url, '[role=tablist]'));
  const files = (await load(url + path, SEARCH)).filter((file) => !start.has(file));
  const sizes = [...new Set(files)].map((file) => readFileSync(join(FOLDER, file)));
  const sum = (weigh) => sizes.reduce((total, body) => total + weigh(body), 0);
  return {
    files: sizes.length,
    raw: sum((body) => body.length),
    gzip: sum((body) => gzipSync(body).length),
  };
}

async function measure(first, url) {
  const browser = first.context().browser();
  const pages = {
    oneGame: await opened(browser, `${url}glossary`, SEARCH),
    allGames: await opened(browser, `${url}glossary?in=all`, SEARCH),
    namesOnly: await opened(browser, `${url}handed-over.html`, '#search', namesOnly),
  };
  const names = Object.keys(pages);
  const keys = Object.fromEntries(names.map((name) => [name, []]));
  for (const [turn, text] of TYPED.entries())
    for (const name of inTurn(names, turn))
      keys[name].push(...(await typeSlowly(pages[name], text)));
  const found = Object.fromEntries(names.map((name) => [name, figures(keys[name])]));
  return {
    throttle: THROTTLE,
    ...found,
    ratio: round(found.oneGame.firstMs / found.namesOnly.firstMs),
    chunks: {
      oneGame: await chunks(browser, url, 'glossary'),
      allGames: await chunks(browser, url, 'glossary?q=x&in=all'),
    },
  };
}

export const benchGlossaryWeb = () => inBrowser(measure);
