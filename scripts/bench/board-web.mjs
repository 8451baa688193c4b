// Panning and zooming boards of 600 and 10,000 fields in a real Chromium without a frame limit, beside a picture of the same
// size moved in the same way: time from frame to frame, React's commits meanwhile (there must be none), and those once it
// rests, which draw what is only seen so near or so far.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { ROOT } from '../project/install.mjs';
import { inTurn, median, round } from './browser.mjs';

const THROTTLE = 4;
const ROUNDS = 5;
const FRAMES = 90;
const FACES = [
  'Alegreya-Bold',
  'AlegreyaSans-Bold',
  'AlegreyaSans-ExtraBold',
  'AlegreyaSans-Regular',
];
const ADDRESS = 'http://board.test/';

const face = (name) => {
  const font = readFileSync(join(ROOT, 'assets', 'fonts', `${name}.ttf`)).toString('base64');
  return `@font-face{font-family:'${name}';src:url(data:font/ttf;base64,${font})}`;
};

const html = () => `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Board</title>
<style>${FACES.map(face).join('')}html,body,#root{height:100%;margin:0}#root{display:flex}</style>
<div id="root"></div><script src="/page.js"></script></html>`;

/** Only the board, without the app around it. The profiling build of React counts commits. */
async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/bench/board-page.tsx'],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    format: 'iife',
    logLevel: 'error',
    alias: { 'react-native': 'react-native-web', 'react-dom/client': 'react-dom/profiling' },
    resolveExtensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.jsx', '.js', '.json'],
    mainFields: ['browser', 'module', 'main'],
    loader: { '.js': 'jsx' },
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', global: 'window' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens the page of board-page.tsx; `wish` picks board, theme and so on. */
export async function openBoardPage(browser, wish, viewport, scale = 1) {
  const code = await bundle();
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('/page.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: html() }),
  );
  await page.goto(`${ADDRESS}?${wish}`);
  await page.getByRole('group').first().waitFor();
  return page;
}

/** Puts both hands into the page: one moves the board by real events, one a plain picture. */
const addHands = (page) =>
  page.evaluate(() => {
    const layer = document.querySelector('[data-testid=board-touch]');
    const send = (name, x, y) =>
      layer.dispatchEvent(
        new PointerEvent(name, { pointerId: 1, clientX: x, clientY: y, bubbles: true }),
      );
    layer.setPointerCapture = () => undefined;
    const moved = layer.parentElement.firstElementChild;
    const place = { x: 0, y: 0, scale: 1 };
    const picture = document.createElement('canvas');
    [picture.width, picture.height] = [1200, 800];
    const pen = picture.getContext('2d');
    for (let at = 0; at < 600; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 360} 40% 40%)`;
      pen.fillRect((at % 30) * 40, Math.floor(at / 30) * 40, 39, 39);
    }
    picture.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;display:none';
    moved.parentElement.append(picture);
    const transform = () => {
      picture.style.transform = `translate(${place.x}px, ${place.y}px) scale(${place.scale})`;
    };
    const circle = (step) => [195 + 90 * Math.cos(step / 9), 420 + 90 * Math.sin(step / 9)];
    window.wayOfBoard = () => moved.style.transform;
    window.hands = {
      board: {
        begin: () => {
          [moved.style.display, picture.style.display] = ['', 'none'];
          send('pointerdown', ...circle(0));
        },
        pan: (step) => send('pointermove', ...circle(step)),
        zoom: (step) =>
          layer.dispatchEvent(
            new WheelEvent('wheel', {
              ...{ deltaY: step % 20 < 10 ? -20 : 20, clientX: 195, clientY: 420 },
              ...{ bubbles: true, cancelable: true },
            }),
          ),
        end: () => send('pointerup', ...circle(0)),
      },
      picture: {
        begin: () => {
          [moved.style.display, picture.style.display] = ['none', ''];
          picture.style.willChange = 'transform';
        },
        pan: (step) => {
          [place.x, place.y] = circle(step);
          transform();
        },
        zoom: (step) => {
          place.scale *= step % 20 < 10 ? 1.045 : 1 / 1.045;
          transform();
        },
        end: () => {
          picture.style.willChange = 'auto';
        },
      },
    };
  });

/** Milliseconds from frame to frame while a hand moves; the longest of the first ones is the price of beginning. */
const play = (page, hand, move) =>
  page.evaluate(
    async ([name, kind, frames]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const mover = window.hands[name];
      const [samples, first] = [[], []];
      if (kind === 'pan') mover.begin();
      else {
        mover.begin();
        mover.end();
      }
      const drawn = window.commits;
      let last = await frame();
      for (let step = 1; step <= frames; step += 1) {
        mover[kind](step);
        await frame();
        const now = performance.now();
        (step > 15 ? samples : first).push(now - last);
        last = now;
      }
      const commits = window.commits - drawn;
      mover.end();
      await new Promise((resolve) => setTimeout(resolve, 250));
      return {
        samples,
        first: Math.max(...first),
        commits,
        atRest: window.commits - drawn - commits,
      };
    },
    [hand, move, FRAMES],
  );

const tail = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Every round begins where the one before did. */
async function showWhole(page) {
  await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
  await page.waitForTimeout(500);
}

async function compare(page, move) {
  const samples = { board: [], picture: [] };
  const first = { board: [], picture: [] };
  const counted = { commits: 0, commitsAtRest: 0 };
  const before = await page.evaluate(() => window.wayOfBoard());
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const hand of inTurn(['picture', 'board'], turn)) {
      await showWhole(page);
      const played = await play(page, hand, move);
      counted.commits += played.commits;
      counted.commitsAtRest += played.atRest;
      samples[hand].push(...played.samples);
      first[hand].push(played.first);
    }
  }
  if ((await page.evaluate(() => window.wayOfBoard())) === before)
    throw new Error('It did not move');
  const figures = (hand) => ({
    frameMs: round(median(samples[hand])),
    frameMs95: round(tail(samples[hand])),
    beginMs: round(median(first[hand])),
  });
  const [board, picture] = [figures('board'), figures('picture')];
  return { board, picture, ratio: round(board.frameMs / picture.frameMs), ...counted };
}

/** The whole map in sight, as it opens. */
async function measure(browser, board, fields) {
  const from = performance.now();
  const page = await openBoardPage(browser, `board=${board}`, { width: 390, height: 844 });
  const openMs = round(performance.now() - from);
  await addHands(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const drawn = await page.evaluate(() => window.commits);
  const pan = await compare(page, 'pan');
  const zoom = await compare(page, 'zoom');
  await page.context().close();
  return { fields, figures: 22, openMs, commitsToDraw: drawn, pan, zoom };
}

export async function benchBoardWeb() {
  const unlimited = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: [...CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')), ...unlimited],
  });
  try {
    const large = await measure(browser, 'large', 600);
    const huge = await measure(browser, 'huge', 10_000);
    return { throttle: THROTTLE, large, huge };
  } finally {
    await browser.close();
  }
}
