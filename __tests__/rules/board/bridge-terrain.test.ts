import { createBoard, fieldAt, type BoardDraft } from '@/src/rules';
import { parseBoard, printBoard } from '../text/board';

const DRAFT: BoardDraft = {
  terrain: ['..LL..', '..LL..'],
  levels: ['110011', '110011'],
  bridges: [{ at: [2, 0], size: [2, 2], level: 1, terrain: ['.S', '*#'] }],
};

const boardOf = (draft: BoardDraft) => {
  const board = createBoard(draft);
  if (!board.ok) throw new Error(board.error.code);
  return board.value;
};

test('G6: a bridge has its own terrain, whatever lies below', () => {
  const board = boardOf(DRAFT);
  const at = (x: number, y: number) => board.terrain[fieldAt(board, [x, y])];
  expect([at(2, 0), at(3, 0), at(2, 1), at(3, 1)]).toEqual(['plain', 'spikes', 'plain', 'blocked']);
  expect(board.spawn[fieldAt(board, [2, 1])]).toBe(1);
  expect(board.terrain.slice(board.count)).toEqual(['lava', 'lava', 'lava', 'lava']);
});

test('G6: printed and read back it is the same', () => {
  const text = printBoard(boardOf(DRAFT));
  expect(text).toContain('bridge 2,0 2x2 level 1 .S,*#');
  const read = parseBoard(text);
  expect(read.ok && read.value.draft.bridges).toEqual(DRAFT.bridges);
});

test('G6: a bridge with a sign nobody knows is refused, short rows are plain', () => {
  const spanned = (terrain: readonly string[]) =>
    createBoard({ ...DRAFT, bridges: [{ at: [2, 0], size: [2, 2], level: 1, terrain }] });
  expect(spanned(['.X', '..'])).toEqual({
    ok: false,
    error: { code: 'unknown-terrain', path: 'bridges[0]' },
  });
  const short = spanned(['S']);
  expect(short.ok && short.value.terrain[fieldAt(short.value, [3, 1])]).toBe('plain');
});
