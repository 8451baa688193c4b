/** Every drawn asset on both themes, to look at: npx tsx scripts/assets/contact-sheet.ts out.png */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

import { CUBE_KINDS, cubeLayers } from '@/src/ui/icons/cubes';
import type { PaintedLayer } from '@/src/ui/icons/drawing';
import { EMBLEM_BOX, ICON_BOX, paintDrawing } from '@/src/ui/icons/drawing';
import { badgeLayers } from '@/src/ui/icons/emblems/emblem';
import { EMBLEM_IDS, EMBLEMS } from '@/src/ui/icons/emblems/registry';
import { ICON_NAMES, ICONS } from '@/src/ui/icons/registry';
import { RUNE_COLORS, runeLayers } from '@/src/ui/icons/runes';
import { TINTS } from '@/src/ui/icons/tints';
import { placed } from './svg-text';

interface Exhibit {
  readonly name: string;
  readonly box: number;
  readonly dark: readonly PaintedLayer[];
  readonly light: readonly PaintedLayer[];
}

const COLUMNS = 12;
const CELL = { width: 132, height: 132 };
const GROUND = { dark: '#13151a', light: '#efe6d4' };
const INK = { dark: '#f3ecdc', light: '#2b2419' };

const tintOf = (name: string) =>
  Object.entries(TINTS).find(([tinted]) => tinted === name)?.[1] ?? INK;

const same = (name: string, box: number, layers: readonly PaintedLayer[]): Exhibit => ({
  name,
  box,
  dark: layers,
  light: layers,
});

const EXHIBITS: readonly Exhibit[] = [
  ...ICON_NAMES.map((name) => ({
    name,
    box: ICON_BOX,
    dark: paintDrawing(ICONS[name], tintOf(name).dark),
    light: paintDrawing(ICONS[name], tintOf(name).light),
  })),
  ...RUNE_COLORS.map((color) => same(`rune ${color}`, ICON_BOX, runeLayers(color))),
  ...CUBE_KINDS.map((kind) => same(`cube ${kind}`, ICON_BOX, cubeLayers(kind))),
  ...EMBLEM_IDS.map((id) => same(id, EMBLEM_BOX, badgeLayers(EMBLEMS[id]))),
];

const half = (x: number, y: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${CELL.width / 2}" height="${CELL.height}" fill="${fill}"/>`;

function sizes(layers: readonly PaintedLayer[], box: number, x: number, y: number): string {
  return [
    placed(layers, box, x + 9, y + 6, 48),
    placed(layers, box, x + 6, y + 64, 24),
    placed(layers, box, x + 38, y + 68, 16),
  ].join('');
}

function cell(exhibit: Exhibit, index: number): string {
  const x = (index % COLUMNS) * CELL.width;
  const y = Math.floor(index / COLUMNS) * CELL.height;
  const middle = x + CELL.width / 2;
  return [
    half(x, y, GROUND.dark),
    half(middle, y, GROUND.light),
    sizes(exhibit.dark, exhibit.box, x, y),
    sizes(exhibit.light, exhibit.box, middle, y),
    `<text x="${middle}" y="${y + 120}" font-size="12" text-anchor="middle" fill="#8a8172">${exhibit.name}</text>`,
  ].join('');
}

const width = COLUMNS * CELL.width;
const height = Math.ceil(EXHIBITS.length / COLUMNS) * CELL.height;
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${EXHIBITS.map(cell).join('')}</svg>`;
const font = { fontFiles: ['assets/fonts/AlegreyaSans-Bold.ttf'], loadSystemFonts: false };

writeFileSync(process.argv[2] ?? 'contact-sheet.png', new Resvg(sheet, { font }).render().asPng());
