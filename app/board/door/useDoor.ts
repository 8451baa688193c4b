import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { heroIn, type GameCommand, type MapObject } from '@/src/rules';
import type { MainAction } from '@/app/play/context/main-action';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useGame } from '@/app/wiring/game';
import { useDeskMoves } from '../desk/desk-context';
import { useMapWords } from '../picture/map-words';
import { doorsOn, isNear } from './near';
import { useTakeWaiting } from './useTakeWaiting';

/** The hero whose turn waits meanwhile. */
const actingHero = (turn: { readonly figure: string | null } | null): string => turn?.figure ?? '';

const numberOf = (door: MapObject | undefined): number | undefined => {
  const number = Number(door?.name);
  return number > 0 ? number : undefined;
};

/**
 * Opens the builder in the middle of a turn; in a hero's turn that is his small action (Q1). The door
 * leaves the map (V3).
 */
export function useOpenDoor(): (door?: MapObject) => void {
  const { t } = useTranslation();
  const words = useMapWords();
  const { act } = useMoves();
  const { enter } = useDeskMoves();
  const hero = useAdventure(
    (adventure) => heroIn(adventure, actingHero(adventure.turn)) !== undefined,
  );
  return useCallback(
    (door) => {
      const commands: readonly GameCommand[] = [
        ...(hero ? [{ kind: 'tickAction', action: 'door', used: true } as const] : []),
        ...(door ? [{ kind: 'removeObject', object: door.id } as const] : []),
      ];
      const said = door && { done: () => t('board.door.opened', { name: words.object(door) }) };
      if (commands.length > 0) void act(commands, said);
      enter('door', numberOf(door));
    },
    [t, words, act, enter, hero],
  );
}

/** The one next to the hero; another one is taken in hand, which says how far away it is. */
export function useOpenSomeDoor(): () => void {
  const game = useGame();
  const open = useOpenDoor();
  const { take } = useDeskMoves();
  return useCallback(() => {
    const adventure = game.store.getState().open?.state.adventure ?? null;
    if (adventure === null) return;
    const doors = doorsOn(adventure);
    const near = doors.filter((door) => isNear(adventure, door));
    const [first] = near.length > 0 ? near : doors;
    if (first === undefined || near.length === 1) open(first);
    else take({ kind: 'object', object: first.id });
  }, [game, open, take]);
}

/** Back to the turn that waited. */
export function useDoorButton(): MainAction {
  const { t } = useTranslation();
  const takeWaiting = useTakeWaiting();
  const words = useGameWords();
  const { enter } = useDeskMoves();
  const name = useAdventure((adventure) =>
    figureName(adventure, actingHero(adventure.turn), words),
  );
  return {
    label: name === '' ? t('board.door.backNobody') : t('board.door.back', { name }),
    onPress: () => {
      enter('play');
      takeWaiting();
    },
  };
}
