import {
  createBoard,
  createSituation,
  fieldAt,
  monsterTurn,
  type Abilities,
  type Board,
  type Position,
  type Situation,
  type SituationDraft,
} from '../../src/rules';

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
const HEROES = 5;
const COMPANIONS = 3;
const MONSTERS = 12;

const ABILITIES: readonly Abilities[] = [
  {},
  { cleave: 2 },
  { cleave: 3, bloodseeker: true },
  { strike: 1, defiant: true },
  { strike: 2 },
  { jump: true, relentless: true },
  { trample: 2, reckoner: true },
  { ambush: true },
  { attackTwice: true, vicious: true, covetous: true },
  { slaughter: true },
];
const ATTACKS = ['melee', 'melee', 'melee', 'ranged', 'ranged', 'magic'] as const;

/** A small generator of its own, so that every run measures the same turns. */
export const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Chance = ReturnType<typeof chance>;

export const drawBoard = (width: number, height: number, pick: Chance): Board => {
  const palette = `${'.'.repeat(24)}~~LMSD##*`;
  const terrain = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => palette[pick(palette.length)]).join(''),
  );
  const zones = Array.from({ length: height / 2 }, () =>
    Array.from({ length: width / 2 }, () => '00000112'[pick(8)]?.repeat(2)).join(''),
  );
  const levels = zones.flatMap((row) => [row, row]);
  const darkness = Array.from({ length: (width * height) / 30 }, (): Position => [
    pick(width),
    pick(height),
  ]);
  const board = createBoard({ terrain, levels, darkness });
  if (!board.ok) throw new Error(board.error.code);
  return board.value;
};

export const drawSituation = (board: Board, pick: Chance): Situation => {
  const taken = new Set<number>();
  const free = (position: Position): boolean => {
    const field = fieldAt(board, position);
    return board.blocked[field] === 0 && !taken.has(field);
  };
  const smallPlace = (): Position => {
    for (;;) {
      const place: Position = [pick(board.width), pick(board.height)];
      if (!free(place)) continue;
      taken.add(fieldAt(board, place));
      return place;
    }
  };
  const largePlace = (): Position | undefined => {
    for (let tries = 0; tries < 50; tries++) {
      const [x, y] = [2 * pick(board.width / 2), 2 * pick(board.height / 2)];
      const cells: Position[] = [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ];
      if (!cells.every(free)) continue;
      for (const cell of cells) taken.add(fieldAt(board, cell));
      return [x, y];
    }
    return undefined;
  };
  const stand = (large: boolean) => {
    const zone = large ? largePlace() : undefined;
    return zone
      ? ({ at: zone, size: 'large' } as const)
      : ({ at: smallPlace(), size: 'small' } as const);
  };
  const attack = ATTACKS[pick(ATTACKS.length)] ?? 'melee';
  const { cleave, ...others } = ABILITIES[pick(ABILITIES.length)] ?? {};
  const draft: SituationDraft = {
    board,
    monster: {
      id: 'acting',
      ...stand(pick(4) === 0),
      move: 2 + pick(4),
      attack,
      damage: 4,
      abilities:
        cleave === undefined
          ? others
          : { ...others, [attack === 'melee' ? 'cleave' : 'multishot']: cleave },
    },
    monsters: Array.from({ length: MONSTERS - 1 }, (_, i) => ({ id: `m${i}`, ...stand(i < 3) })),
    heroes: Array.from({ length: HEROES }, (_, i) => ({
      id: `h${i}`,
      at: smallPlace(),
      hp: 1 + pick(12),
      order: i,
      cubes: pick(6),
      curse: pick(4),
      resources: pick(5),
      hidden: pick(10) === 0,
      unconscious: pick(15) === 0,
    })),
    allies: Array.from({ length: COMPANIONS }, (_, i) => ({
      id: `a${i}`,
      kind: 'companion' as const,
      at: smallPlace(),
    })),
    npcs: [{ id: 'n0', at: smallPlace() }],
    objects: [{ kind: 'chest', at: smallPlace() }],
    mode: pick(10) === 0 ? 'pvp' : 'coop',
  };
  const situation = createSituation(draft);
  if (!situation.ok) throw new Error(`${situation.error.code} ${situation.error.path}`);
  return situation.value;
};

/** The baseline: breadth first over all fields, typed arrays, no allocation. */
const flooder = (board: Board) => {
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

/** The best of a few runs: other work on the machine must not count. */
const micros = (work: () => unknown): number => {
  let best = Infinity;
  for (let i = 0; i < REPEATS; i++) {
    const before = performance.now();
    work();
    best = Math.min(best, performance.now() - before);
  }
  return best * 1000;
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
  const [floodTimes = [], plain = [], traced = []] = runs.map((run) => {
    for (const situation of situations) run(situation);
    return situations.map((situation) => micros(() => run(situation)));
  });
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

if (process.argv[1]?.endsWith('monster-turn.ts')) {
  console.log(JSON.stringify(benchMonsterTurn(), null, 1));
}
