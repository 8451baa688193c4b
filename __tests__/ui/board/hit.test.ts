import type { BoardActions, BoardContent } from '@/src/ui/board';
import { cursorAfter, firstCursor } from '@/src/ui/board/cursor';
import { landing } from '@/src/ui/board/gestures/landing';
import { act, hitAt, hitField, movableAt } from '@/src/ui/board/hit';
import { cellsOf, figure, pictureOf } from './boards';

const said = (): BoardActions & { readonly heard: string[] } => {
  const heard: string[] = [];
  const tell = (kind: string) => (id: string) => void heard.push(`${kind} ${id}`);
  return {
    heard,
    onGhost: tell('ghost'),
    onMark: tell('mark'),
    onFigure: tell('figure'),
    onObject: tell('object'),
    onSheet: tell('sheet'),
    onField: (x, y) => void heard.push(`field ${x} ${y}`),
  };
};

const board = (rest: Partial<BoardContent> = {}): BoardContent => ({
  picture: pictureOf(cellsOf(['......', '......', '..  ..', '......']), {
    objects: [{ id: 'chest', kind: 'chest', x: 4, y: 0, label: 'Truhe' }],
    sheets: [{ id: 'sheet', name: 'B1-A', x: 0, y: 0, width: 2, height: 4 }],
  }),
  figures: [figure('elros', 1, 1), figure('ogre', 2, 0, { large: true })],
  actions: said(),
  ...rest,
});

describe('what a tap on a field means', () => {
  test.each([
    ['a figure', 1, 1, 'figure elros'],
    ['any field of a large figure', 3, 1, 'figure ogre'],
    ['an object', 4, 0, 'object chest'],
    ['a sheet where nothing else is', 0, 3, 'sheet sheet'],
    ['a field', 5, 3, 'field 5 3'],
  ])('%s', (_, x, y, expected) => {
    const actions = said();
    const content = board({ actions });
    act(actions, hitField(content, { x, y }));
    expect(actions.heard).toEqual([expected]);
  });

  test('where there is no field there is nothing', () => {
    expect(hitField(board(), { x: 2, y: 2 })).toBeUndefined();
    expect(hitField(board(), { x: -1, y: 0 })).toBeUndefined();
    expect(hitField(board(), { x: 6, y: 0 })).toBeUndefined();
  });

  test('while building, empty places are fields too', () => {
    const content = board();
    const building = { ...content, picture: { ...content.picture, emptyZones: true } };
    expect(hitField(building, { x: 2, y: 2 })).toEqual({ kind: 'field', x: 2, y: 2 });
    expect(hitField(building, { x: 6, y: 2 })).toBeUndefined();
  });

  test('what has no callback is looked through', () => {
    const content = board({ actions: { onField: () => undefined } });
    expect(hitField(content, { x: 1, y: 1 })).toEqual({ kind: 'field', x: 1, y: 1 });
  });

  test('options come first; tapped again, the next one there', () => {
    const ghost = (id: string, chosen: boolean) => ({
      id,
      chosen,
      number: 1,
      label: id,
      fields: [{ x: 1, y: 1 }],
    });
    const hit = (first: boolean, second: boolean) =>
      hitField(board({ overlays: { ghosts: [ghost('a', first), ghost('b', second)] } }), {
        x: 1,
        y: 1,
      });
    expect(hit(false, false)).toEqual({ kind: 'ghost', id: 'a' });
    expect(hit(true, false)).toEqual({ kind: 'ghost', id: 'b' });
    expect(hit(false, true)).toEqual({ kind: 'ghost', id: 'a' });
  });

  test('a large option answers in its whole zone', () => {
    const marks = [{ id: 'm', number: 1, label: 'm', x: 4, y: 0, large: true }];
    expect(hitField(board({ overlays: { marks } }), { x: 5, y: 1 })).toEqual({
      kind: 'mark',
      id: 'm',
    });
  });
});

describe('a finger on a small board', () => {
  const content = board({ picture: { ...board().picture, sheets: [], objects: [] } });
  test.each([
    [
      'far out, a near miss is the figure',
      0.4,
      { x: 0.8, y: 1.5 },
      { kind: 'figure', id: 'elros' },
    ],
    ['close up, a field is a field', 1.2, { x: 0.8, y: 1.5 }, { kind: 'field', x: 0, y: 1 }],
    ['too far off, also far out', 0.4, { x: 0.2, y: 3.5 }, { kind: 'field', x: 0, y: 3 }],
  ])('%s', (_, scale, place, expected) => {
    expect(hitAt(content, place, scale)).toEqual(expected);
  });

  test('a field that is offered is meant, however close a figure stands', () => {
    const offered = { ...content, overlays: { reach: [{ x: 0, y: 1 }] } };
    expect(hitAt(offered, { x: 0.8, y: 1.5 }, 0.4)).toEqual({ kind: 'field', x: 0, y: 1 });
  });
});

describe('dragging', () => {
  const actions = { onDrop: () => undefined, movable: ['elros', 'ogre', 'sheet'] };
  test.each([
    ['a figure before the sheet it stands on', { x: 1.5, y: 1.5 }, 'elros'],
    ['a sheet', { x: 0.5, y: 0.5 }, 'sheet'],
    ['nothing', { x: 5.5, y: 0.5 }, undefined],
  ])('takes hold of %s', (_, place, id) => {
    expect(movableAt(board({ actions }), place)).toBe(id);
  });

  test('takes hold of the piece in hand and lands it on zones', () => {
    const preview = { x: 4, y: 2, width: 4, height: 2, fits: true, id: 'in hand' };
    const hand = { ...actions, movable: ['in hand'] };
    const content = { ...board({ actions: hand }), overlays: { preview } };
    const grip = { x: 5.5, y: 3.5 };
    expect(movableAt(content, grip)).toBe('in hand');
    expect(movableAt(content, { x: 0.5, y: 0.5 })).toBeUndefined();
    expect(landing(content, 'in hand', { x: 7.6, y: 1.2 }, { at: grip })).toEqual({
      x: 6,
      y: 0,
      width: 4,
      height: 2,
    });
  });

  test('nothing moves where nothing may', () => {
    expect(movableAt(board(), { x: 1.5, y: 1.5 })).toBeUndefined();
  });

  test.each([
    ['a figure lands on a field', 'elros', { x: 4.9, y: 3.1 }, { x: 4, y: 3, width: 1, height: 1 }],
    ['a large one on a zone', 'ogre', { x: 5.2, y: 1.9 }, { x: 4, y: 0, width: 2, height: 2 }],
    ['a sheet by the zone nearest', 'sheet', { x: 3.6, y: 0 }, { x: 4, y: 0, width: 2, height: 4 }],
    ['a sheet to the left too', 'sheet', { x: -1.8, y: 0 }, { x: -2, y: 0, width: 2, height: 4 }],
  ])('%s', (_, id, place, expected) => {
    expect(landing(board(), id, place, { at: { x: 0.2, y: 0.2 } })).toEqual(expected);
  });
});

describe('the cursor', () => {
  test.each([
    ['right', 'ArrowRight', { x: 0, y: 0 }, { x: 1, y: 0 }],
    ['over a gap', 'ArrowRight', { x: 1, y: 2 }, { x: 4, y: 2 }],
    ['down over a gap', 'ArrowDown', { x: 2, y: 1 }, { x: 2, y: 3 }],
    ['not beyond the edge', 'ArrowUp', { x: 3, y: 0 }, { x: 3, y: 0 }],
  ])('%s', (_, key, from, to) => {
    expect(cursorAfter(board(), from, key)).toEqual(to);
  });

  test('other keys do not move it', () => {
    expect(cursorAfter(board(), { x: 0, y: 0 }, 'a')).toBeUndefined();
  });

  test('starts at the chosen field or placement, at who acts, at the first field', () => {
    const active = board({ figures: [figure('elros', 1, 1, { active: true })] });
    expect(firstCursor(board())).toEqual({ x: 0, y: 0 });
    expect(firstCursor(active)).toEqual({ x: 1, y: 1 });
    expect(firstCursor({ ...active, overlays: { chosen: { x: 5, y: 3 } } })).toEqual({
      x: 5,
      y: 3,
    });
    const ghost = {
      id: '0',
      kind: 'tile',
      number: 1,
      label: '',
      fields: [{ x: 2, y: 3 }],
    } as const;
    const ghosts = [ghost, { ...ghost, id: '1', chosen: true, fields: [{ x: 4, y: 2 }] }];
    expect(firstCursor({ ...active, overlays: { ghosts } })).toEqual({ x: 4, y: 2 });
  });
});
