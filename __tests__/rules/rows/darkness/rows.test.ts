import { answerTo, spreadOn, type Scene } from '@/__tests__/rules/darkness/picture';
import { FURTHER_ROWS } from './further';

test.each(FURTHER_ROWS)('$name', (row) => {
  const { options, ...gives } = row.gives;
  expect(answerTo(row)).toEqual({ ...gives, options: [...options].sort() });
});

test('N5: a tile on the far side leaves what was missing before', () => {
  const scene: Scene = { board: ['...d.a'], tile: ['###'] };
  expect(spreadOn(scene, { trace: true }).trace).toEqual([
    { rule: 'N2', before: 1, after: 1, target: 'a' },
    { rule: 'N4', before: 1, after: 1 },
    { rule: 'N6', before: 1, after: 1, tile: 2 },
    { rule: 'N8', before: 2, after: 1, tile: 2, singles: 0 },
    { rule: 'N7', before: 2, after: 1 },
  ]);
});

test('N10: who stands elsewhere is not reached', () => {
  const { options } = spreadOn({ board: ['d.ab'], tile: ['##'] });
  expect(options.map(({ reached }) => reached)).toEqual([[{ id: 'a', damage: 2 }]]);
});
