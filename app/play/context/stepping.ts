import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar, type SnackbarControls } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useGame, useTry } from '@/app/wiring/game';
import { inWords, wordsBetween } from './between';

export type StepWay = 'undone' | 'redone';

/** What was taken or brought back; at a shared table with whose it was. */
function useMovedWords(): (way: StepWay, what: string, who: string | null) => string {
  const { t } = useTranslation();
  return useCallback(
    (way, what, who) => {
      const whose = who === '' ? t('sharedTable.people.someone') : who;
      if (whose !== null) return t('table.undoneOf', { what, who: whose });
      return what === '' ? t(`table.${way}Step`) : t(`table.${way}`, { what });
    },
    [t],
  );
}

/** Another campaign is opened: what was said of the last one is over, its undo would take back another one's step. */
export function useTurningTo(): void {
  const game = useGame();
  const { turnTo } = useSnackbar();
  useEffect(
    () =>
      game.store.subscribe(({ open }, before) => {
        if (open !== null && open.id !== before.open?.id) turnTo(open.id);
      }),
    [game, turnTo],
  );
}

/** What is said of a move is about the open campaign. */
export function useSaying(): Pick<SnackbarControls, 'show' | 'hide'> {
  const game = useGame();
  const { show, hide } = useSnackbar();
  return useMemo(
    () => ({
      show: (message) => show({ ...message, about: game.store.getState().open?.id ?? '' }),
      hide,
    }),
    [game, show, hide],
  );
}

/** The last step of the open campaign back, or the next one again; said is what it was. */
export function useStepping(): (way: StepWay) => Promise<void> {
  const game = useGame();
  const attempt = useTry();
  const { show } = useSaying();
  const movedWords = useMovedWords();
  const { line } = useGameWords();
  return useCallback(
    async (way) => {
      const between = (newest: string, end: string) =>
        wordsBetween(game, inWords(line), newest, end);
      const moved = await attempt(way === 'undone' ? game.undo() : game.redo());
      if (moved === undefined) return;
      const { from, to } = moved;
      const what = await (way === 'undone' ? between(from, to) : between(to, from));
      const who = way === 'undone' ? await game.playedBy(from) : null;
      show({ text: movedWords(way, what, who) });
    },
    [game, attempt, show, movedWords, line],
  );
}

/** A message takes back what it tells of: once, and not what somebody else has played since. */
export function useMessageUndo(): (undo?: () => void) => () => void {
  const { t } = useTranslation();
  const game = useGame();
  const { show } = useSaying();
  const step = useStepping();
  return useCallback(
    (undo = () => void step('undone')) => {
      const undoOwn = async () => {
        const who = await game.playedBy(game.store.getState().open?.head ?? '');
        if (who === null) return undo();
        const name = who || t('sharedTable.people.someone');
        show({ text: t('table.playedOn', { who: name }), refused: true });
      };
      let isTakenBack = false;
      return () => {
        if (!isTakenBack) void undoOwn();
        isTakenBack = true;
      };
    },
    [game, show, step, t],
  );
}
