import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { heroIn } from '@/src/rules';
import type { MainAction } from '@/app/play/context/main-action';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useDeskMoves } from '../desk/desk-context';
import { useTakeWaiting } from './useTakeWaiting';

/** The hero whose turn waits meanwhile. */
const actingHero = (turn: { readonly figure: string | null } | null): string => turn?.figure ?? '';

/** Opens the builder in the middle of a turn; in a hero's turn that is his small action (Q1). */
export function useOpenDoor(): (number?: number) => void {
  const { act } = useMoves();
  const { enter } = useDeskMoves();
  const hero = useAdventure(
    (adventure) => heroIn(adventure, actingHero(adventure.turn)) !== undefined,
  );
  return useCallback(
    (number) => {
      if (hero) void act({ kind: 'tickAction', action: 'door', used: true });
      enter('door', number);
    },
    [act, enter, hero],
  );
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
