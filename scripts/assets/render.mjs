// Renders the app's icons and splash image from assets/source: node scripts/assets/render.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { compactPng } from './png.mjs';

const root = new URL('../../', import.meta.url);
const BOX = 1024;
const ROUND =
  'M230 0H794A230 230 0 0 1 1024 230V794A230 230 0 0 1 794 1024H230A230 230 0 0 1 0 794V230A230 230 0 0 1 230 0z';

/**
 * The scales shrink the drawing into the part every mask leaves visible: two thirds for Android's
 * adaptive icon, four fifths for a maskable web icon.
 */
export const PICTURES = [
  { file: 'assets/icon.png', size: 1024, ground: 'full', rune: 'rune', scale: 0.92 },
  { file: 'assets/adaptive-foreground.png', size: 1024, rune: 'rune', scale: 0.62 },
  { file: 'assets/adaptive-background.png', size: 1024, ground: 'full', groundScale: 0.68 },
  { file: 'assets/adaptive-monochrome.png', size: 1024, rune: 'rune-monochrome', scale: 0.62 },
  { file: 'assets/splash.png', size: 1024, rune: 'rune', scale: 1 },
  { file: 'public/favicon.png', size: 48, rune: 'rune', scale: 1.08 },
  { file: 'public/icons/icon-192.png', size: 192, ground: 'round', rune: 'rune', scale: 0.92 },
  { file: 'public/icons/icon-512.png', size: 512, ground: 'round', rune: 'rune', scale: 0.92 },
  { file: 'public/icons/maskable-512.png', size: 512, ground: 'full', rune: 'rune', scale: 0.74 },
  { file: 'public/icons/apple-touch-180.png', size: 180, ground: 'full', rune: 'rune', scale: 0.9 },
];

const inside = (svg) => svg.replace(/<svg[^>]*>|<\/svg>/g, '');

async function source(name) {
  return inside(await readFile(new URL(`assets/source/${name}.svg`, root), 'utf8'));
}

function scaled(drawn, scale) {
  const middle = BOX / 2;
  const move = `translate(${middle} ${middle}) scale(${scale}) translate(${-middle} ${-middle})`;
  return `<g transform="${move}">${drawn}</g>`;
}

async function groundPart({ ground, groundScale = 1 }) {
  if (ground === undefined) return '';
  const clip = `<clipPath id="round"><path d="${ROUND}"/></clipPath>`;
  const drawn = scaled(await source('ground'), groundScale);
  return ground === 'round' ? `${clip}<g clip-path="url(#round)">${drawn}</g>` : drawn;
}

async function runePart({ rune, scale }) {
  return rune === undefined ? '' : scaled(await source(rune), scale);
}

async function picture(order) {
  const parts = `${await groundPart(order)}${await runePart(order)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${parts}</svg>`;
}

async function render(order) {
  const resvg = new Resvg(await picture(order), { fitTo: { mode: 'width', value: order.size } });
  const image = resvg.render();
  const png = compactPng(image.pixels, image.width, image.height);
  const target = fileURLToPath(new URL(order.file, root));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  console.log(`${order.file}: ${order.size} px, ${png.length} bytes`);
}

export async function renderAll() {
  for (const order of PICTURES) await render(order);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await renderAll();
