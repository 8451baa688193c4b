import { fieldAt, monsterTurn, type Board, type Situation } from '@/src/rules';
import { chance, drawBoard, drawSituation } from './situations';

/** Monster turns on growing boards, against a bare flood over the same fields. */
export interface BoardBench {
  readonly fields: number;
  readonly turns: number;
  readonly floodMicros: number;
  readonly plain: Spread;
  readonly traced: Spread;
}

export interface Spread {
  readonly medianMicros: number;
  readonly p99Micros: number;
  /** Median against the median flood. */
  readonly timesFlood: number;
}

const BOARDS: readonly (readonly [width: number, height: number])[] = [
  [10, 6],
  [20, 12],
  [30, 20],
  [60, 40],
];
const SITUATIONS = 400;
const REPEATS = 5;
/** The baseline: breadth first over all fields, typed arrays, no allocation. */
export const flooder = (board: Board) => {
  const near = board.near as Int32Array;
  const seen = new Int32Array(board.count);
  const queue = new Int32Array(board.count);
  let round = 0;
  return (start: number): number => {
    round++;
    let head = 0;
    let tail = 1;
    queue[0] = start;
    seen[start] = round;
    while (head < tail) {
      const field = queue[head++] as number;
      for (let link = field * 8; link < field * 8 + 8; link++) {
        const next = near[link] as number;
        if (next < 0) break;
        if (seen[next] === round) continue;
        seen[next] = round;
        queue[tail++] = next;
      }
    }
    return tail;
  };
};

const micros = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return (performance.now() - before) * 1000;
};

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

const round = (value: number): number => Math.round(value * 10) / 10;

const spread = (times: readonly number[], flood: number): Spread => ({
  medianMicros: round(quantile(times, 0.5)),
  p99Micros: round(quantile(times, 0.99)),
  timesFlood: round(quantile(times, 0.5) / flood),
});

const benchBoard = (width: number, height: number): BoardBench => {
  const pick = chance(width * 1000 + height);
  const boards = Array.from({ length: 8 }, () => drawBoard(width, height, pick));
  const situations = Array.from({ length: SITUATIONS }, (_, i) =>
    drawSituation(boards[i % boards.length] as Board, pick),
  );
  const floods = new Map(boards.map((board) => [board, flooder(board)]));
  const flood = (s: Situation) => floods.get(s.board)?.(fieldAt(s.board, s.monster.at));
  const runs = [flood, monsterTurn, (s: Situation) => monsterTurn(s, { trace: true })];
  for (const situation of situations) for (const run of runs) run(situation);
  // Every run counts, and they take turns: other work on the machine meets all of them alike.
  const times = Array.from({ length: REPEATS }, () => situations)
    .flat()
    .map((situation) => runs.map((run) => micros(() => run(situation))));
  const [floodTimes = [], plain = [], traced = []] = runs.map((_, which) =>
    times.map((of) => of[which] ?? 0),
  );
  const base = quantile(floodTimes, 0.5);
  return {
    fields: width * height,
    turns: SITUATIONS,
    floodMicros: round(base),
    plain: spread(plain, base),
    traced: spread(traced, base),
  };
};

export const benchMonsterTurn = (): readonly BoardBench[] => {
  // The first round warms the compiler up.
  benchBoard(20, 12);
  return BOARDS.map(([width, height]) => benchBoard(width, height));
};
