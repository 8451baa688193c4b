import { samePosition } from '@/src/rules/base/position';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import { CLOSED, groundOf, openingAfter } from '@/src/rules/darkness/ground';
import type { Adventure } from '../state/adventure';
import { darknessSituation, fieldOf, type BoardSpread, type SpreadOption } from './darkness';

const sameCell = (a: DarkCell, b: DarkCell): boolean =>
  a.below === b.below && samePosition(a.at, b.at);

const holds = (cells: readonly DarkCell[], cell: DarkCell): boolean =>
  cells.some((other) => sameCell(other, cell));

/** The option with exactly these cells, in whatever order. */
export const optionWith = (
  { options }: Pick<BoardSpread, 'options'>,
  cells: readonly DarkCell[],
): SpreadOption | undefined =>
  options.find(
    (option) =>
      option.cells.length === cells.length && option.cells.every((cell) => holds(cells, cell)),
  );

/** Whether a cell may be laid once these lie (N7). */
const opens = (adventure: Adventure) => {
  const situation = darknessSituation(adventure);
  if (!situation.ok) return () => false;
  const ground = groundOf(situation.value.board);
  const field = (cell: DarkCell) => fieldOf(situation.value, cell);
  return (laid: readonly DarkCell[], cell: DarkCell) =>
    openingAfter(ground, laid.map(field), field(cell)) !== CLOSED;
};

/** N7, step by step: the singles that may come next and still lead to one of the options. */
export const nextSingles = (
  adventure: Adventure,
  { options }: Pick<BoardSpread, 'options'>,
  laid: readonly DarkCell[],
): readonly DarkCell[] => {
  const isOpen = opens(adventure);
  const next: DarkCell[] = [];
  for (const { cells } of options) {
    if (!laid.every((cell) => holds(cells, cell))) continue;
    for (const cell of cells) {
      if (!holds(laid, cell) && !holds(next, cell) && isOpen(laid, cell)) next.push(cell);
    }
  }
  return next;
};

/** The cells in an order in which each may be laid, as near as can be to the one given. */
export const layingOrder = (
  adventure: Adventure,
  cells: readonly DarkCell[],
): readonly DarkCell[] => {
  const isOpen = opens(adventure);
  const laid: DarkCell[] = [];
  for (let left = cells; left.length > 0; left = left.filter((cell) => !laid.includes(cell))) {
    const next = left.find((cell) => isOpen(laid, cell)) ?? left[0];
    if (next) laid.push(next);
  }
  return laid;
};
