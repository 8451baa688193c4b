// Ours beside other static builds, in one run: `npm run bench -- rivals <folder> <folder>`. Cold and warm starts and, where a
// flow describes them, taps and keystrokes; the builds take turns, so that a busy machine is unfair to none. How a build is
// measured stands in a small file beside its folder, `<folder>.flow.json`, written as rivals/ours.json; without one, any button
// is "ready".
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { ROOT } from '../project/install.mjs';
import { createWebServer, listen } from '../web/serve.mjs';
import {
  addStopwatch,
  FOLDER,
  inTurn,
  launchOnApp,
  PHONE,
  slowDown,
  THROTTLE,
} from './browser.mjs';
import { keystrokeFigures, keystrokes } from './rivals/keystrokes.mjs';
import { start, startFigures, watchStart } from './rivals/starts.mjs';
import { tapFigures, taps } from './rivals/taps.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ANY_BUTTON = { ready: 'button, [role=button], a[href]' };

const flowOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ANY_BUTTON);

async function serve(name, folder, flow) {
  const server = await listen(createWebServer(folder), 0, '127.0.0.1');
  return { name, flow, server, url: `http://127.0.0.1:${server.address().port}` };
}

const builds = (folders) => [
  serve('ours', FOLDER, flowOf(join(ROOT, 'scripts/bench/rivals/ours.json'))),
  ...folders.map((folder) =>
    serve(basename(folder), resolve(folder), flowOf(`${folder}.flow.json`)),
  ),
];

/** One visit on a device that has never seen it, and one more on the same device. */
async function visit(browser, build, samples) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await addStopwatch(page);
  await watchStart(page, build);
  await slowDown(page);
  samples.cold.push(await start(page, build));
  await page.waitForTimeout(4000);
  samples.warm.push(await start(page, build));
  samples.taps.push(...(await taps(page, build)));
  samples.keys.push(...(await keystrokes(page, build)));
  await context.close();
}

const figures = ({ cold, warm, taps: tapped, keys }) => ({
  ...startFigures('cold', cold),
  ...startFigures('warm', warm),
  ...tapFigures(tapped),
  ...keystrokeFigures(keys),
});

export async function benchRivals() {
  const browser = await launchOnApp();
  const folders = (process.env.RIVALS ?? '').split(delimiter).filter(Boolean);
  const all = await Promise.all(builds(folders));
  const samples = Object.fromEntries(
    all.map(({ name }) => [name, { cold: [], warm: [], taps: [], keys: [] }]),
  );
  try {
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const build of inTurn(all, turn)) await visit(browser, build, samples[build.name]);
  } finally {
    await browser.close();
    for (const { server } of all) server.close();
  }
  return {
    throttle: THROTTLE,
    rounds: ROUNDS,
    ...Object.fromEntries(Object.entries(samples).map(([name, one]) => [name, figures(one)])),
  };
}
