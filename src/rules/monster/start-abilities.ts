import { keepLeast } from './positions';

interface WithHp {
  readonly id: string;
  readonly hp: number;
}

/** Figures picked by their HP; of the tied ones the leader takes `open` (S2c, D8). */
export interface HpPick {
  readonly sure: readonly string[];
  readonly tied: readonly string[];
  readonly open: number;
}

/** S2c: the weakest up to `count` of the monsters. */
export const weakest = (monsters: readonly WithHp[], count: number): HpPick => {
  const sorted = [...monsters].sort((a, b) => a.hp - b.hp);
  const last = sorted[Math.min(count, sorted.length) - 1];
  const sure = sorted.filter(({ hp }) => last !== undefined && hp < last.hp);
  const tied = sorted.filter(({ hp }) => hp === last?.hp);
  const open = Math.min(count, sorted.length) - sure.length;
  const ids = (list: readonly WithHp[]) => list.map(({ id }) => id);
  return tied.length === open
    ? { sure: ids([...sure, ...tied]), tied: [], open: 0 }
    : { sure: ids(sure), tied: ids(tied), open };
};

/** D8: COMMAND goes to the strongest other monster; several ids: the leader decides. */
export const commanded = (others: readonly WithHp[]): readonly string[] =>
  keepLeast(others, ({ hp }) => -hp).map(({ id }) => id);
