import { useState } from 'react';
import { cardIn, samePosition, type GameCommand, type MonsterFigure } from '@/src/rules';
import { useTable } from '../context/table-context';

const NOTHING: readonly GameCommand[] = [];

/**
 * Decided without the map, a monster that moves stands where only the table knows: its place is
 * asked for when the map needs it again. Whoever was put down by hand meanwhile keeps the place.
 */
export function useForgetPlace({ id, card, at }: MonsterFigure): readonly GameCommand[] {
  const { adventure } = useTable();
  const [before] = useState(at);
  const moves = (cardIn(adventure, card)?.face.move ?? null) !== null;
  const attacked = adventure.turn?.figure === id && adventure.turn.attacks > 0;
  if (adventure.map === null || at === null || before === null) return NOTHING;
  if (!moves || attacked || !samePosition(at, before)) return NOTHING;
  return [{ kind: 'placeFigure', figure: id, at: null }];
}
