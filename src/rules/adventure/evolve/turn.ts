import type { Adventure, Turn } from '../state/adventure';

export const withTurn = (adventure: Adventure, change: (turn: Turn) => Turn): Adventure =>
  adventure.turn === null ? adventure : { ...adventure, turn: change(adventure.turn) };

/** Whoever is gone neither acts nor waits. */
export const withoutActor = (adventure: Adventure, id: string): Adventure => {
  const without = (turn: Turn): Turn => ({
    ...turn,
    figure: turn.figure === id ? null : turn.figure,
    waiting: turn.waiting.filter((other) => other !== id),
  });
  return { ...withTurn(adventure, without), interrupted: adventure.interrupted.map(without) };
};
