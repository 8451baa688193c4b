import * as fc from 'fast-check';
import { apply, transform, type TableDoc, type TableOp } from '@/src/sync/type';

const RUNS = 20_000;
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const doc: TableDoc = { campaign: 'c', incarnation: 'i', head: 'a' };
const row = fc.record({ id: name, parent: name, step: name, sealed: name });
const op: fc.Arbitrary<TableOp> = fc.record({
  rows: fc.array(row, { maxLength: 2 }),
  move: fc.option(fc.record({ from: fc.constant('a'), to: name })),
});

const bothWays = (mine: TableOp, theirs: TableOp, turn: typeof transform) => [
  apply(apply(doc, theirs), turn(mine, theirs, 'left')),
  apply(apply(doc, mine), turn(theirs, mine, 'right')),
];

test('TP1: in whichever order two operations arrive, both sides end at the earlier move', () => {
  fc.assert(
    fc.property(op, op, (mine, theirs) => {
      const [server, device] = bothWays(mine, theirs, transform);
      expect(device).toEqual(server);
      expect(server?.head).toBe(theirs.move?.to ?? mine.move?.to ?? 'a');
    }),
    { numRuns: RUNS },
  );
});

test('rows are never lost on the way', () => {
  fc.assert(
    fc.property(op, op, (mine, theirs) => {
      expect(transform(mine, theirs, 'left').rows).toEqual(mine.rows);
      expect(transform(theirs, mine, 'right').rows).toEqual(theirs.rows);
    }),
  );
});

test('a move from elsewhere is refused', () => {
  expect(() => apply(doc, { rows: [], move: { from: 'b', to: 'c' } })).toThrow('elsewhere');
});

test('a broken twin, in which the later move stands, is found out', () => {
  const twin: typeof transform = (one) => one;
  const differs = (): void =>
    fc.assert(
      fc.property(op, op, (mine, theirs) => {
        const [server, device] = bothWays(mine, theirs, twin);
        expect(device).toEqual(server);
      }),
    );
  expect(differs).toThrow();
});
