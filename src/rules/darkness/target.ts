import { at } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, type Board } from '../board/board';

/** What darkness needs to know of a hero. Hidden and immune ones count like all others (N2). */
export interface DarknessHero {
  readonly id: string;
  readonly at: Position;
  readonly hp: number;
  /** Place in the round; smaller acts earlier. */
  readonly order: number;
  readonly unconscious?: boolean;
  /** Suffers nothing from darkness, except when crushed (N3). */
  readonly immune?: boolean;
}

/** N2: strongest first, ties in turn order. */
const byStrength = (a: DarknessHero, b: DarknessHero): number => b.hp - a.hp || a.order - b.order;

/** N2: the strongest hero who is not on darkness once these fields are dark too. */
export const targetAmong = (
  board: Board,
  heroes: readonly DarknessHero[],
  placed: readonly number[] = [],
): DarknessHero | undefined =>
  heroes
    .filter((hero) => {
      const field = fieldAt(board, hero.at);
      return at(board.dark, field) === 0 && !placed.includes(field);
    })
    .sort(byStrength)[0];
