import { cubeLayers, CUBE_KINDS } from '@/src/ui/icons/cubes';
import type { PaintedLayer } from '@/src/ui/icons/drawing';
import { EMBLEM_BOX, ICON_BOX, paintDrawing } from '@/src/ui/icons/drawing';
import { badgeLayers } from '@/src/ui/icons/emblems/emblem';
import { EMBLEM_IDS, emblemIdFor, EMBLEMS } from '@/src/ui/icons/emblems/registry';
import { ACTION_DRAWINGS } from '@/src/ui/icons/drawings/actions';
import { BOARD_DRAWINGS } from '@/src/ui/icons/drawings/board';
import { FIGHTING_DRAWINGS } from '@/src/ui/icons/drawings/fighting';
import { GEAR_DRAWINGS } from '@/src/ui/icons/drawings/gear';
import { NAVIGATION_DRAWINGS } from '@/src/ui/icons/drawings/navigation';
import { SIGN_DRAWINGS } from '@/src/ui/icons/drawings/signs';
import { TOKEN_DRAWINGS } from '@/src/ui/icons/drawings/tokens';
import { ICON_NAMES, ICONS } from '@/src/ui/icons/registry';
import { RUNE_COLORS, runeLayers } from '@/src/ui/icons/runes';
import { TINTS } from '@/src/ui/icons/tints';
import { contrast, PALETTES } from '@/src/ui/theme';

interface Point {
  readonly x: number;
  readonly y: number;
}

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

function next(at: Point, command: string, values: readonly number[]): Point {
  const [first = 0] = values;
  const upper = command.toUpperCase();
  const from = command === upper ? { x: 0, y: 0 } : at;
  if (upper === 'Z') return at;
  if (upper === 'H') return { x: from.x + first, y: at.y };
  if (upper === 'V') return { x: at.x, y: from.y + first };
  return { x: from.x + (values.at(-2) ?? 0), y: from.y + (values.at(-1) ?? 0) };
}

/** The corner points of a path; throws when a command has the wrong count of numbers. */
function corners(d: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const arity = ARITY[command.toUpperCase()];
    if (arity === undefined) throw new Error(`unknown command ${command} in ${d}`);
    if (arity === 0 ? values.length > 0 : values.length === 0 || values.length % arity !== 0) {
      throw new Error(`${command} takes ${arity} numbers: ${d}`);
    }
    for (let first = 0; first < Math.max(values.length, 1); first += Math.max(arity, 1)) {
      at = next(at, command, values.slice(first, first + arity));
      points.push(at);
    }
  }
  return points;
}

const inBox = (box: number) => (point: Point) =>
  point.x >= 0 && point.y >= 0 && point.x <= box && point.y <= box;

const pictures: readonly (readonly [string, number, readonly PaintedLayer[]])[] = [
  ...ICON_NAMES.map(
    (name) => [`icon ${name}`, ICON_BOX, paintDrawing(ICONS[name], '#123456')] as const,
  ),
  ...RUNE_COLORS.map((color) => [`rune ${color}`, ICON_BOX, runeLayers(color)] as const),
  ...CUBE_KINDS.map((kind) => [`cube ${kind}`, ICON_BOX, cubeLayers(kind)] as const),
  ...EMBLEM_IDS.map((id) => [`emblem ${id}`, EMBLEM_BOX, badgeLayers(EMBLEMS[id])] as const),
];

describe('every drawing', () => {
  test.each(pictures)('%s has well-formed paths inside its box', (_name, box, layers) => {
    expect(layers.length).toBeGreaterThan(0);
    for (const layer of layers) {
      expect(layer.d).toMatch(/^M/);
      const points = corners(layer.d);
      expect(points.length).toBeGreaterThan(1);
      expect(points.filter((point) => !inBox(box)(point))).toEqual([]);
    }
  });

  test.each(pictures)('%s is visible: each layer is filled or stroked', (_name, _box, layers) => {
    for (const layer of layers) expect(layer.fill ?? layer.stroke).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('no two icons are the same picture', () => {
    const texts = ICON_NAMES.map((name) => JSON.stringify(ICONS[name]));
    expect(new Set(texts).size).toBe(ICON_NAMES.length);
  });

  test('no icon name stands in two groups', () => {
    const names = [
      ACTION_DRAWINGS,
      BOARD_DRAWINGS,
      FIGHTING_DRAWINGS,
      GEAR_DRAWINGS,
      NAVIGATION_DRAWINGS,
      SIGN_DRAWINGS,
      TOKEN_DRAWINGS,
    ].flatMap((group) => Object.keys(group));
    expect(names.length).toBe(ICON_NAMES.length);
  });

  test('runes and cubes differ in shape, not only in colour', () => {
    const shapes = (layers: readonly PaintedLayer[]) => layers.map((layer) => layer.d).join();
    expect(new Set(RUNE_COLORS.map((color) => shapes(runeLayers(color)))).size).toBe(5);
    expect(new Set(CUBE_KINDS.map((kind) => shapes(cubeLayers(kind)))).size).toBe(6);
  });
});

describe('tints', () => {
  const rows = Object.entries(TINTS).flatMap(([name, tint]) =>
    (['dark', 'light'] as const).map((scheme) => [name, scheme, tint[scheme]] as const),
  );
  test.each(rows)('%s is seen on every surface of the %s theme', (_name, scheme, tint) => {
    const { background, surface, raised, sunken } = PALETTES[scheme];
    for (const ground of [background, surface, raised, sunken]) {
      expect(contrast(tint, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('emblems', () => {
  test.each(EMBLEM_IDS)('%s stands out from its field, and its rim from both themes', (id) => {
    const { ground, ink, rim } = EMBLEMS[id];
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    const edge = (surface: string) => Math.max(contrast(rim, surface), contrast(ground, surface));
    expect(edge(PALETTES.dark.surface)).toBeGreaterThanOrEqual(3);
    expect(edge(PALETTES.light.surface)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['elros', 'hero', 'elros'],
    ['shadow-knight', 'monster', 'shadow-knight'],
    ['drifting-apparition', 'monster', 'monster'],
    ['somebody-else', 'hero', 'hero'],
    ['toString', 'monster', 'monster'],
  ] as const)('%s of kind %s wears the emblem %s', (id, kind, emblem) => {
    expect(emblemIdFor(id, kind)).toBe(emblem);
  });

  test('a ring takes the place of the rim', () => {
    const strokes = badgeLayers(EMBLEMS.executioner, '#e6c64f').map((layer) => layer.stroke);
    expect(strokes).toContain('#e6c64f');
    expect(strokes).not.toContain(EMBLEMS.executioner.rim);
  });
});
