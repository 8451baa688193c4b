import { groupHistory, historyOf, linesOf, type LogOutline } from '@/src/game';
import { newTable, openState, value } from './table/table';

const id = (number: number): string => `row-${String(number).padStart(6, '0')}`;
const outline = (number: number, parent: number | null, figures: string[] = []): LogOutline => ({
  id: id(number),
  parent: parent === null ? null : id(parent),
  step: id(number),
  depth: number,
  steps: number,
  at: number,
  marks: JSON.stringify({ chapter: 1, round: Math.floor(number / 10), turn: null, figures }),
});

test('past, head and future in one line, branches where they begin', () => {
  const tree = [
    ...[outline(1, null), outline(2, 1), outline(3, 2), outline(4, 3)],
    ...[outline(5, 2), outline(6, 5), outline(7, 5)],
  ];
  const history = historyOf(tree, id(3));
  expect(history.map(({ row, phase }) => [row, phase])).toEqual([
    [id(1), 'past'],
    [id(2), 'past'],
    [id(3), 'head'],
    [id(4), 'future'],
  ]);
  expect(history[1]?.branches).toEqual([{ row: id(5), tip: id(7), rows: 3, at: 5 }]);
});

test('10,000 rows become a grouped, filtered history in a moment', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    outline(index + 1, index === 0 ? null : index, [index % 2 === 0 ? 'hero-1' : 'hero-2']),
  );
  const start = performance.now();
  const history = historyOf(rows, id(9_000));
  const groups = groupHistory(history, null);
  const filtered = groupHistory(history, 'hero-2');
  expect(performance.now() - start).toBeLessThan(2000);
  expect(history).toHaveLength(10_000);
  expect(groups).toHaveLength(1001);
  expect(groups.flatMap(({ entries }) => entries)).toEqual(history);
  expect(filtered.flatMap(({ entries }) => entries)).toHaveLength(5000);
});

test('rows read as translation keys with their values', async () => {
  const { game } = await newTable();
  value(await game.dispatch({ kind: 'setPlayer', hero: 'hero-1', player: 'Ada' }));
  value(await game.dispatch({ kind: 'changeHero', hero: 'hero-2', change: { maxHp: 8 } }));
  const history = value(await game.history());
  expect(history.at(-1)).toMatchObject({ phase: 'head', marks: { figures: ['hero-2'] } });
  const rows = value(await game.historyRows(history.map(({ row }) => row)));
  expect(rows.map(linesOf)).toEqual([
    [
      { key: 'history.campaignCreated', values: { name: 'Dunkle Tage' } },
      { key: 'history.heroAdded', values: { name: 'Vorn' } },
      { key: 'history.heroAdded', values: { name: 'Maya' } },
    ],
    [{ key: 'history.playerSet', values: { name: 'Vorn', player: 'Ada' } }],
    [{ key: 'history.maxHpSet', values: { name: 'Maya', maxHp: 8 } }],
  ]);
  expect(openState(game).head).toBe(history.at(-1)?.row);
});

test.each(['not json', '[{"type":"flew","v":1}]', '{}'])('unreadable: %s', (events) => {
  expect(linesOf({ events })).toEqual([{ key: 'history.unreadable', values: {} }]);
});
