import type { GameOps } from '@/src/rules/contract';

export type Inputs = Readonly<Record<string, unknown>>;

/** The answer, or the path of the first fault behind a `!`. */
export const asking =
  (ops: GameOps, game: string) =>
  (op: string, inputs: unknown): unknown => {
    const ask = ops.get(`${game}.${op}`);
    if (!ask) throw new Error(`no op ${game}.${op}`);
    const result = ask(JSON.parse(JSON.stringify(inputs)));
    return result.ok ? result.value : `!${result.error.path}`;
  };

/** One row: what it shows, the inputs, the whole answer or `!path`. */
export type Row = readonly [name: string, inputs: Inputs, answer: unknown];

/** Inputs without one of them. */
export const without = (inputs: Inputs, key: string): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([one]) => one !== key));
