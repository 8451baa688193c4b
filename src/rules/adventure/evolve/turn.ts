import type { Adventure, Turn } from '../state/adventure';

export const withTurn = (adventure: Adventure, change: (turn: Turn) => Turn): Adventure =>
  adventure.turn === null ? adventure : { ...adventure, turn: change(adventure.turn) };

/** D6: one more attack in its own turn. */
export const withAttack = (adventure: Adventure, id: string): Adventure =>
  withTurn(adventure, (turn) =>
    turn.figure === id ? { ...turn, attacks: turn.attacks + 1 } : turn,
  );

/** Whoever is gone neither acts nor waits. */
export const withoutActor = (adventure: Adventure, id: string): Adventure => {
  const without = (turn: Turn): Turn => ({
    ...turn,
    figure: turn.figure === id ? null : turn.figure,
    waiting: turn.waiting.filter((other) => other !== id),
  });
  return { ...withTurn(adventure, without), interrupted: adventure.interrupted.map(without) };
};
