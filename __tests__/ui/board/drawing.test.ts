import type { BoardCell, BoardFigure, BoardOverlays } from '@/src/ui/board';
import { hasRoomFor, stripBox, stripsOf, tierOf } from '@/src/ui/board/axes/strips';
import { arrowsOf } from '@/src/ui/board/drawing/arrows';
import { isNumber, numberPath, numberWidth } from '@/src/ui/board/drawing/digits';
import { groundShape } from '@/src/ui/board/drawing/shape';
import { floorTexture } from '@/src/ui/board/drawing/texture';
import { doorSide } from '@/src/ui/board/drawing/things';
import { cellsOf, figure, LARGE, pictureOf } from './boards';

describe('numbers', () => {
  test.each([
    ['0123456789', true],
    ['+2', true],
    ['1/3', true],
    ['', false],
    ['A', false],
  ])('%p can be drawn: %p', (words, can) => {
    expect(isNumber(words)).toBe(can);
  });

  test('are one path, a stroke or two for each sign, in the middle', () => {
    expect(numberPath('11').match(/M/g)).toHaveLength(2);
    expect(numberPath('8')).toMatch(/^M0 /);
    expect(numberWidth('12')).toBeGreaterThan(numberWidth('1'));
  });
});

describe('the floor', () => {
  const fields = cellsOf(Array.from({ length: 10 }, () => '..........'));

  test('has marks on some stones, always the same ones', () => {
    const marked = floorTexture(fields).match(/M/g)?.length ?? 0;
    expect(marked).toBeGreaterThan(20);
    expect(marked).toBeLessThan(70);
    expect(floorTexture(fields.slice(50))).toBe(
      floorTexture(fields).slice(floorTexture(fields.slice(0, 50)).length),
    );
  });
});

describe('doors', () => {
  const room = cellsOf(['...', '...', '...']);

  test.each([
    ['upper', 1, 0, 0],
    ['right', 2, 1, 1],
    ['lower', 1, 2, 2],
    ['left', 0, 1, 3],
    ['no', 1, 1, 0],
  ])('with the %s wall beside them lie there', (_, x, y, side) => {
    expect(doorSide(room, { x, y })).toBe(side);
  });
});

describe('attack lines', () => {
  const standing: readonly BoardFigure[] = [
    figure('monster', 0, 0, { active: true }),
    figure('elros', 4, 0),
    figure('vorn', 0, 4),
  ];
  const shafts = (overlays: BoardOverlays) => arrowsOf(standing, overlays).shafts;

  test.each<[string, BoardOverlays, string]>([
    ['from the one whose turn it is', { targets: ['elros'] }, 'M20 20L151.5 20'],
    ['from whom the turn names', { targets: ['elros'], attacker: 'vorn' }, 'M20 180L'],
    [
      'from the place it will go to',
      {
        targets: ['elros'],
        path: [
          { x: 0, y: 0 },
          { x: 2, y: 0 },
        ],
        chosen: { x: 2, y: 0 },
      },
      'M100 20L151.5 20',
    ],
  ])('start %s', (_, overlays, start) => {
    expect(shafts(overlays).startsWith(start)).toBe(true);
  });

  test('one for each target, none without', () => {
    expect(shafts({ targets: ['elros', 'vorn'] }).match(/M/g)).toHaveLength(2);
    expect(shafts({})).toBe('');
  });
});

describe('axes', () => {
  const picture = pictureOf(cellsOf(Array.from({ length: 20 }, () => '.'.repeat(30))));
  const [columns, rows] = stripsOf(picture, { left: -2, top: 4, right: 12, bottom: 40 });

  test('name what is on the paper and on the board', () => {
    expect(columns).toEqual({ along: 'x', from: 0, to: 12 });
    expect(rows).toEqual({ along: 'y', from: 4, to: 20 });
  });

  test.each([
    ['beside the board', { x: 100, y: 80, scale: 1 }, { x: 100, y: 80 - 7 - 15 }],
    ['at the window’s edge', { x: -100, y: -300, scale: 2 }, { x: -100, y: 0 }],
  ])('lie %s', (_, camera, at) => {
    if (columns === undefined) throw new Error('no columns');
    expect(stripBox(columns, camera)).toMatchObject({ ...at, width: 12 * 40 * camera.scale });
  });

  test('leave names out where they would touch', () => {
    expect([0, 1, 2, 3, 4].map(tierOf)).toEqual([4, 1, 2, 1, 4]);
    expect(hasRoomFor(1, { x: 0, y: 0, scale: 0.5 })).toBe(true);
    expect(hasRoomFor(1, { x: 0, y: 0, scale: 0.3 })).toBe(false);
    expect(hasRoomFor(4, { x: 0, y: 0, scale: 0.2 })).toBe(true);
  });
});

describe('the shape of a map', () => {
  const cells = LARGE.picture.cells;
  const changed = (change: Partial<BoardCell>) =>
    cells.map((cell, index) => (index === 7 ? { ...cell, ...change } : cell));

  test('a painted field has the same walls, steps and joints: nothing of them is drawn again', () => {
    const shape = groundShape(cells);
    expect(groundShape(changed({ terrain: 'miasma' }))).toBe(shape);
    expect(groundShape(changed({ dark: true, spawn: true }))).toBe(shape);
  });

  test('another level, a gap, a bridge or a field less is another shape', () => {
    const shape = groundShape(cells);
    const others = [
      changed({ level: 3 }),
      changed({ terrain: 'gap' }),
      changed({ bridge: { level: 1, darkBelow: false } }),
      cells.slice(1),
    ];
    for (const other of others) expect(groundShape(other)).not.toBe(shape);
  });
});
