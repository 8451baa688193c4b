import { createBoard, fieldAt, positionOf } from '@/src/rules';
import type { Board, BoardDraft, Position } from '@/src/rules';
import { linksOf } from '@/src/rules/darkness/touch';
import { parseBoard, printBoard } from '../text/board';
import { fieldBelow } from './layers';

const board = (draft: BoardDraft): Board => {
  const made = createBoard(draft);
  if (!made.ok) throw new Error(`${made.error.code} at ${made.error.path}`);
  return made.value;
};

const linked = (b: Board, list: 'near' | 'touch', field: number): string[] => {
  const { next, stride } = list === 'near' ? { next: b.near, stride: 8 } : linksOf(b);
  return Array.from(next as Int32Array)
    .slice(field * stride, (field + 1) * stride)
    .filter((other) => other >= 0)
    .map((other) => `${other >= b.count ? 'below ' : ''}${positionOf(b, other).join()}`)
    .sort();
};

const spanned: BoardDraft = {
  terrain: ['......', '..L*..', '......'],
  bridges: [{ at: [2, 1], size: [2, 1], level: 2 }],
};

describe('links between fields', () => {
  const rows: [string, BoardDraft, 'near' | 'touch', Position, 'top' | 'below', string[]][] = [
    [
      'G2 eight around',
      { terrain: ['...', '...', '...'] },
      'near',
      [1, 1],
      'top',
      ['0,0', '0,1', '0,2', '1,0', '1,2', '2,0', '2,1', '2,2'],
    ],
    [
      'G2 over level and gap',
      { terrain: ['. .', '  .', '...'], levels: ['000', '000', '222'] },
      'near',
      [1, 2],
      'top',
      ['0,2', '2,1', '2,2'],
    ],
    [
      'G6 bridge fields are what figures stand on',
      spanned,
      'near',
      [2, 1],
      'top',
      ['1,0', '1,1', '1,2', '2,0', '2,2', '3,0', '3,1', '3,2'],
    ],
    [
      'G6 darkness passes below',
      spanned,
      'touch',
      [2, 1],
      'below',
      ['1,1', '2,0', '2,1', '2,2', '3,1', 'below 3,1'],
    ],
    [
      'N4 both layers beside a bridge',
      spanned,
      'touch',
      [1, 1],
      'top',
      ['0,1', '1,0', '1,2', '2,1', 'below 2,1'],
    ],
  ];
  test.each(rows)('%s', (_, draft, list, position, layer, expected) => {
    const b = board(draft);
    const field = layer === 'top' ? fieldAt(b, position) : fieldBelow(b, position);
    expect(linked(b, list, field)).toEqual([...expected].sort());
  });
});

test('G6, G8: spawn points below bridges are out of play, darkness tokens take the hazard', () => {
  const b = board({ ...spanned, darkness: [[0, 0]], darknessBelow: [[2, 1]] });
  expect(b.spawn[fieldBelow(b, [3, 1])]).toBe(0);
  expect(b.hazard[fieldBelow(b, [2, 1])]).toBe(0);
  expect(b.hazard[fieldAt(b, [2, 1])]).toBe(0);
  expect(b.dark[fieldAt(b, [0, 0])]).toBe(1);
  expect(b.dark[fieldAt(b, [2, 1])]).toBe(0);
});

describe('faults', () => {
  const rows: [string, BoardDraft, string, string][] = [
    ['unknown terrain', { terrain: ['.', 'x'] }, 'unknown-terrain', 'terrain[1]'],
    ['a property name is no terrain', { terrain: ['_'] }, 'unknown-terrain', 'terrain[0]'],
    ['level 3', { terrain: ['..'], levels: ['03'] }, 'unknown-level', 'levels[0]'],
    [
      'zone with two levels',
      { terrain: ['..', '..'], levels: ['00', '01'] },
      'zone-not-level',
      'levels[1]',
    ],
    [
      'bridge on level 3',
      { terrain: ['.'], bridges: [{ at: [0, 0], size: [1, 1], level: 3 }] },
      'bridge-out-of-range',
      'bridges[0]',
    ],
    [
      'bridges on each other',
      {
        terrain: ['..'],
        bridges: [
          { at: [0, 0], size: [2, 1], level: 1 },
          { at: [1, 0], size: [1, 1], level: 1 },
        ],
      },
      'bridges-overlap',
      'bridges[1]',
    ],
    [
      'darkness off the board',
      {
        terrain: ['. .'],
        darkness: [
          [0, 0],
          [1, 0],
        ],
      },
      'darkness-off-board',
      'darkness[1]',
    ],
    [
      'darkness below nothing',
      { terrain: ['...'], darknessBelow: [[1, 0]] },
      'darkness-off-board',
      'darknessBelow[0]',
    ],
  ];
  test.each(rows)('%s', (_, draft, code, path) => {
    expect(createBoard(draft)).toEqual({ ok: false, error: { code, path } });
  });
});

test.each<[string, BoardDraft]>([
  ['levels in gaps do not count', { terrain: ['. ', '..'], levels: ['09', '00'] }],
  ['short level rows mean 0', { terrain: ['...', '...'], levels: ['0'] }],
  [
    'darkness twice and on printed darkness',
    {
      terrain: ['D.'],
      darkness: [
        [0, 0],
        [1, 0],
        [1, 0],
      ],
    },
  ],
  ['a bridge over a gap', { terrain: ['.  .'], bridges: [{ at: [1, 0], size: [2, 1], level: 1 }] }],
])('accepted: %s', (_, draft) => {
  expect(createBoard(draft).ok).toBe(true);
});

test.each<[string, BoardDraft]>([
  ['plain', { terrain: ['..#', '*~L', 'MSD'] }],
  [
    'with everything',
    { ...spanned, levels: ['221100', '221100'], darkness: [[5, 2]], darknessBelow: [[2, 1]] },
  ],
  ['ragged rows', { terrain: ['.', ' ...', ''] }],
])('text round-trips: %s', (_, draft) => {
  const text = printBoard(board(draft));
  const again = parseBoard(text);
  if (!again.ok) throw new Error(again.error.path);
  expect(printBoard(again.value)).toBe(text);
  expect({ ...again.value, draft: 0 }).toEqual({ ...board(draft), draft: 0 });
});

test.each([0, 1, 2, 3])('O3, M7: one field of a zone blocks all of it, field %i', (corner) => {
  const rows = [...'....'].map((plain, field) => (field === corner ? '#' : plain)).join('');
  const b = board({ terrain: [rows.slice(0, 2), rows.slice(2)] });
  expect([b.zones.count, b.zones.blocked[0], b.zones.complete[0]]).toEqual([1, 1, 1]);
});

test('M7: a zone is as high as the first of its fields, a bridge over the rest of it or not', () => {
  const b = board({ terrain: ['..', '..'], bridges: [{ at: [1, 0], size: [1, 2], level: 2 }] });
  expect(b.zones.level[0]).toBe(0);
});
