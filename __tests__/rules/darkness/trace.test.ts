import { darknessAnswer } from '@/src/rules';
import { spreadOn, type Scene } from './picture';

const rows: readonly (readonly [string, Scene, readonly object[]])[] = [
  [
    'the tile wins',
    { board: ['...d....a'], tile: ['###'] },
    [
      { rule: 'N2', before: 1, after: 1, target: 'a' },
      { rule: 'N4', before: 4, after: 2 },
      { rule: 'N6', before: 2, after: 1, tile: 2 },
      { rule: 'N8', before: 2, after: 1, tile: 2, singles: 2 },
    ],
  ],
  [
    'breaks up: the tile would leave 3, singles 2',
    { board: ['d....a'], tile: ['##'] },
    [
      { rule: 'N2', before: 1, after: 1, target: 'a' },
      { rule: 'N4', before: 4, after: 1 },
      { rule: 'N6', before: 1, after: 1, tile: 3 },
      { rule: 'N8', before: 2, after: 1, tile: 3, singles: 2 },
      { rule: 'N7', before: 1, after: 1 },
    ],
  ],
  [
    'breaks up without a placement, two targets',
    { board: ['b.d.a'], tile: ['###'] },
    [
      { rule: 'N2', before: 2, after: 1, target: 'a' },
      { rule: 'N4', before: 0, after: 0 },
      { rule: 'N8', before: 2, after: 1, tile: null, singles: 0 },
      { rule: 'N7', before: 2, after: 1 },
      { rule: 'N9', before: 1, after: 1 },
    ],
  ],
  [
    'nothing to place',
    { board: ['..a'], tile: ['#'] },
    [
      { rule: 'N2', before: 1, after: 1, target: 'a' },
      { rule: 'N9a', before: 0, after: 0 },
    ],
  ],
  ['crushed', { board: ['a'], darkUnder: 'a', tile: ['#'] }, [{ rule: 'N3', before: 1, after: 0 }]],
];

test.each(rows)('%s', (_name, scene, steps) => {
  expect(spreadOn(scene, { trace: true }).trace).toEqual(steps);
});

test('no trace unless asked for; the headless answer keeps rule and counts only', () => {
  const scene: Scene = { board: ['d.a'], tile: ['##'] };
  expect(spreadOn(scene)).not.toHaveProperty('trace');
  const { trace = [] } = darknessAnswer(spreadOn(scene, { trace: true }));
  expect(trace.map((step) => Object.keys(step))).toEqual(
    trace.map(() => ['rule', 'before', 'after']),
  );
  expect(trace).toHaveLength(4);
});
