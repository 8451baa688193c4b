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

/** N2: most HP, ties in turn order. */
export const strongestOf = <Hero extends Pick<DarknessHero, 'hp' | 'order'>>(
  heroes: readonly Hero[],
): Hero | undefined => [...heroes].sort((a, b) => b.hp - a.hp || a.order - b.order)[0];

/** N2: the strongest hero who is not on darkness once these fields are dark too. */
export const targetAmong = (
  board: Board,
  heroes: readonly DarknessHero[],
  placed: readonly number[] = [],
): DarknessHero | undefined =>
  strongestOf(
    heroes.filter((hero) => {
      const field = fieldAt(board, hero.at);
      return at(board.dark, field) === 0 && !placed.includes(field);
    }),
  );
