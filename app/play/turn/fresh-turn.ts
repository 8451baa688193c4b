import type { Game } from '@/src/game';
import type { Adventure } from '@/src/rules';
import { turnId } from './memory';

const waits = (adventure: Adventure, id: string): boolean =>
  adventure.interrupted.some((turn) => turnId({ ...adventure, turn }) === id);

/**
 * Whoever acts twice in a round (D8, U6) has two turns of one name: what the players chose for the
 * first is not meant for the second. Undo, and a turn that only waited, come back as they were.
 */
export function onFreshTurn(game: Game, forget: (id: string) => void): void {
  game.store.subscribe(({ open: now }, { open: before }) => {
    const adventure = now?.state.adventure ?? null;
    const last = before?.state.adventure ?? null;
    if (!now || now.canRedo || adventure === null || last === null) return;
    const id = turnId(adventure);
    if (id !== turnId(last) && !waits(last, id)) forget(id);
  });
}
