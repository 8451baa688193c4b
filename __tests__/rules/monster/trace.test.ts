import { monsterTurn, whyNot, type Situation, type TraceCandidate } from '@/src/rules';
import { waysOf } from '@/src/rules/monster/way';
import { chance, drawBoard, drawSituation } from '@/scripts/bench/situations';

const SITUATIONS = 300;

const situations: readonly Situation[] = (() => {
  const pick = chance(7);
  const boards = Array.from({ length: 12 }, () => drawBoard(10, 6, pick));
  return Array.from({ length: SITUATIONS }, (_, index) => {
    const board = boards[index % boards.length];
    if (!board) throw new Error('no board');
    return drawSituation(board, pick);
  });
})();

const endsOf = (list: readonly TraceCandidate[]) =>
  list.flatMap((one) => ('end' in one ? [`${one.end.join()} ${one.targets.join()}`] : []));

const everyField = ({ board }: Situation) =>
  Array.from({ length: board.count }, (_, field) => [board.x[field], board.y[field]] as const);

test('the last candidates are the options', () => {
  for (const situation of situations) {
    const { options, trace = [] } = monsterTurn(situation, { trace: true });
    const shown = options.map(({ end, hits }) => `${end.join()} ${hits.join()}`);
    expect(endsOf(trace.at(-1)?.after ?? []).sort()).toEqual(shown.sort());
  }
});

test('a trace changes nothing, and no step adds candidates', () => {
  for (const situation of situations) {
    const { trace = [], ...traced } = monsterTurn(situation, { trace: true });
    expect(traced).toEqual(monsterTurn(situation));
    for (const { before, after, values } of trace) {
      expect(after.length).toBeLessThanOrEqual(before.length);
      expect([0, before.length]).toContain(values.length);
    }
  }
});

test('every hero is hit or the trace says why not', () => {
  for (const situation of situations) {
    const { options, trace = [] } = monsterTurn(situation, { trace: true });
    for (const { id } of situation.heroes) {
      const hit = options.some(({ hits }) => hits.includes(id));
      const answer = whyNot(trace, { figure: id });
      if (hit) expect(answer).toBe('chosen');
      else expect(answer).toMatchObject({ rule: expect.any(String) });
    }
  }
});

test('every reachable field is an option or the trace says why not', () => {
  for (const situation of situations.slice(0, 60)) {
    if (situation.monster.abilities.ambush) continue;
    const { options, trace = [] } = monsterTurn(situation, { trace: true });
    for (const [x = 0, y = 0] of everyField(situation)) {
      const answer = whyNot(trace, { end: [x, y] });
      const option = options.some(({ end }) => end[0] === x && end[1] === y);
      if (option) expect(answer).toBe('chosen');
      else if (waysOf(situation)([x, y]))
        expect(answer).toMatchObject({ rule: expect.any(String) });
      else expect(answer).toBe('never-considered');
    }
  }
});
