import { screen } from '@testing-library/react-native';
import Svg from 'react-native-svg';
import type { BoardFigure } from '@/src/ui/board';
import { Actors } from '@/src/ui/board/drawing/Actors';
import { FigureMark } from '@/src/ui/board/drawing/figure/FigureMark';
import { PALETTES } from '@/src/ui/theme';
import { figure } from './boards';
import { showBoard } from './frame';

/** Of a drawing as react-native-svg hands it to the system. */
interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Drawn | string)[] | null;
}

/** A round or square mark in the figure's own measure: its field is 40, its middle [0, 0]. */
interface Mark {
  readonly kind: 'sign' | 'plate';
  readonly holds: (x: number, y: number) => boolean;
  readonly height: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

/** Nothing here is turned. */
const within = ([a, , , d, x, y]: Matrix, [b, , , e, right, down]: Matrix): Matrix => [
  a * b,
  0,
  0,
  d * e,
  x + a * right,
  y + d * down,
];

const isLight = ({ fill }: Drawn['props']): boolean => {
  const { payload = 0 } = (fill ?? {}) as { payload?: number };
  const surface = Number.parseInt(PALETTES.dark.surface.slice(1), 16);
  return (payload & 0xffffff) === surface;
};

function markOf({ type, props }: Drawn, [scale, , , , x, y]: Matrix): readonly Mark[] {
  const at = (name: string) => Number(props[name] ?? 0);
  if (type === 'RNSVGCircle' && isLight(props)) {
    const [cx, cy, r] = [x + scale * at('cx'), y + scale * at('cy'), scale * at('r')];
    const holds = (px: number, py: number) => Math.hypot(px - cx, py - cy) <= r;
    return [{ kind: 'sign', holds, height: 2 * r }];
  }
  if (type !== 'RNSVGRect') return [];
  const [left, top] = [x + scale * at('x'), y + scale * at('y')];
  const [width, height] = [scale * at('width'), scale * at('height')];
  const holds = (px: number, py: number) =>
    px >= left && px <= left + width && py >= top && py <= top + height;
  return [{ kind: 'plate', holds, height }];
}

const marksIn = (drawn: Drawn | string, outer: Matrix): readonly Mark[] => {
  if (typeof drawn === 'string') return [];
  const matrix = within(outer, (drawn.props['matrix'] as Matrix | undefined) ?? PLAIN);
  return [
    ...markOf(drawn, matrix),
    ...(drawn.children ?? []).flatMap((child) => marksIn(child, matrix)),
  ];
};

async function seenSmall(rest: Partial<BoardFigure>): Promise<readonly Mark[]> {
  const one = figure('vorn', -0.5, -0.5, { hp: 28, maxHp: 28, ...rest });
  await showBoard(
    <Svg>
      <FigureMark figure={one} target={false} far />
    </Svg>,
  );
  return marksIn(screen.toJSON() as unknown as Drawn, PLAIN);
}

const POISON = { icon: 'poison', label: 'Gift' } as const;
const BLEED = { icon: 'bleed', label: 'Bluten' } as const;
const STUN = { icon: 'stun', label: 'Betäuben' } as const;

/** What a field of 24 points makes of the drawing's measure. */
const POINTS = 24 / 40;

/** Inside the ring of its base. */
const EMBLEM = 13.5;

const spots = Array.from({ length: 28 * 28 }, (_, index) => [
  (index % 28) - EMBLEM,
  Math.floor(index / 28) - EMBLEM,
]).filter(([x = 0, y = 0]) => Math.hypot(x, y) <= EMBLEM);

const coveredShare = (marks: readonly Mark[]): number =>
  spots.filter(([x = 0, y = 0]) => marks.some(({ holds }) => holds(x, y))).length / spots.length;

describe('a figure on a field of 24 points', () => {
  test.each([
    ['one condition', [POISON], 1],
    ['two', [POISON, BLEED], 2],
    ['three: one, and how many more', [POISON, BLEED, STUN], 2],
  ])('with %s: hit points and signs leave the emblem free', async (_, badges, count) => {
    const marks = await seenSmall({ badges });
    expect(marks.filter(({ kind }) => kind === 'sign')).toHaveLength(count);
    expect(marks.filter(({ kind }) => kind === 'plate')).toHaveLength(1);
    expect(coveredShare(marks)).toBeLessThan(0.06);
  });

  test('its hit points and its first sign are ten points high', async () => {
    const marks = await seenSmall({ badges: [POISON] });
    for (const { height } of marks) expect(height * POINTS).toBeGreaterThan(10);
  });
});

/** Everything drawn, from the lowest on. */
const allIn = (drawn: Drawn | string): readonly Drawn[] =>
  typeof drawn === 'string' ? [] : [drawn, ...(drawn.children ?? []).flatMap(allIn)];

const SIGHT = { left: 0, top: 0, right: 4, bottom: 4 };

test('hit points lie over the base of the figure below', async () => {
  const figures = [figure('vorn', 1, 1, { hp: 10 }), figure('maya', 1, 2, { hp: 12 })];
  await showBoard(
    <Svg>
      <Actors figures={figures} overlays={{}} sight={SIGHT} far />
    </Svg>,
  );
  const all = allIn(screen.toJSON() as unknown as Drawn);
  const bases = all.flatMap(({ type }, index) => (type === 'RNSVGText' ? [index] : []));
  const plates = all.flatMap(({ type }, index) => (type === 'RNSVGRect' ? [index] : []));
  expect([bases.length, plates.length]).toEqual([2, 2]);
  expect(Math.max(...bases)).toBeLessThan(Math.min(...plates));
});
