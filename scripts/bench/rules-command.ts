import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Situation } from '@/src/rules';
import { drawCase, seeded } from './darkness';
import { chance, drawBoard, drawSituation } from './situations';

const ROOT = join(__dirname, '../..');
/** [width, height]: 600 fields. */
const SIZE = [30, 20] as const;
/** As many as a report of an evening has, and enough that what is compiled while running no longer counts. */
const COUNTS = [3000, 30_000] as const;
const DIFFERENT = 3000;

const turnCase = ({ board, ...figures }: Situation, id: number): string =>
  JSON.stringify({ id, op: 'monsterTurn', board: board.draft, ...figures, trace: id % 2 === 1 });

/** Monsters' turns on a board each, half of them with their reasons. */
const turnCases = (): readonly string[] => {
  const pick = chance(SIZE[0] * SIZE[1]);
  return Array.from({ length: DIFFERENT }, (_, id) =>
    turnCase(drawSituation(drawBoard(...SIZE, pick), pick), id),
  );
};

const darknessCases = (): readonly string[] => {
  const pick = seeded(SIZE[0] * SIZE[1]);
  return Array.from({ length: DIFFERENT }, (_, id) => {
    const { board, heroes, tile } = drawCase(pick, ...SIZE);
    return JSON.stringify({ id, op: 'darkness', board: board.draft, heroes, tile });
  });
};

/** The command itself, and how much of the processor it took: other work on the machine does not count. */
const COMMAND = `await import(${JSON.stringify(join(ROOT, 'scripts/rules.mjs'))});
const { user, system } = process.cpuUsage();
process.stderr.write(String((user + system) / 1e6));`;

const seconds = (cases: readonly string[], count: number): number => {
  const lines = Array.from({ length: count }, (_, at) => cases[at % cases.length]);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', COMMAND], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stderr);
};

const figures = (cases: readonly string[]) => {
  const start = seconds(cases, 1);
  return COUNTS.map((count) => ({
    cases: count,
    perSecond: Math.round(count / (seconds(cases, count) - start)),
  }));
};

/** The headless rules command on boards of 600 fields: cases a second of one process, the start taken off. */
export const benchRulesCommand = () => {
  const turns = turnCases();
  return {
    fields: SIZE[0] * SIZE[1],
    startSeconds: seconds(turns, 1),
    monsterTurn: figures(turns),
    darkness: figures(darknessCases()),
  };
};
