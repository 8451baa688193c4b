import { randomBoard } from './generator-board';
import { randomFigures } from './generator-figures';
import { randomMonster } from './generator-monster';
import type { MonsterCase } from './case';
import { Chance } from './chance';
import { themeOf } from './generator-themes';

/** Seed in, valid case out. Nothing but the seed decides. */
export function randomCase(seed: number): MonsterCase {
  for (let attempt = 0; ; attempt += 1) {
    const chance = new Chance(seed * 64 + attempt);
    const theme = themeOf(chance);
    const board = randomBoard(chance, theme);
    const monster = randomMonster(chance, theme);
    const figures = randomFigures(chance, theme, board, monster);
    if (figures !== null) return figures;
  }
}
