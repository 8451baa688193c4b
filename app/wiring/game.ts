import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { FileRefusal, Game, GameRefusal, GameView, Answered } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useSession } from './session';

export const useGame = (): Game => useSession().game;

export type ReadOnlyView = Pick<StoreApi<GameView>, 'getState' | 'getInitialState' | 'subscribe'>;

/** What a tab out of sight holds on to; null: the game as it is. */
export const ViewContext = createContext<ReadOnlyView | null>(null);

export function useGameView<Part>(select: (view: GameView) => Part): Part {
  const { store } = useGame();
  return useStore(useContext(ViewContext) ?? store, select);
}

/** The sentence for a refusal, in the players' language. */
export function useRefusalWords(): (refusal: GameRefusal | FileRefusal) => string {
  const { t } = useTranslation();
  return useCallback((refusal) => t(`refusals.${refusal.code}`, { ...refusal }), [t]);
}

/** Runs something on the game; a refusal is said in a snackbar and answered with undefined. */
export function useTry(): <Value>(outcome: Answered<Value>) => Promise<Value | undefined> {
  const { t } = useTranslation();
  const { enterSafeMode } = useSession();
  const { show, done } = useSnackbar();
  const words = useRefusalWords();
  return useCallback(
    async (outcome) => {
      const result = await outcome;
      if (result.ok) {
        done();
        return result.value;
      }
      const action = { label: t('storage.damaged.action'), onPress: enterSafeMode };
      const damaged = result.error.code === 'storage-damaged';
      show({ text: words(result.error), refused: true, ...(damaged ? { action } : {}) });
      return undefined;
    },
    [show, done, words, t, enterSafeMode],
  );
}
