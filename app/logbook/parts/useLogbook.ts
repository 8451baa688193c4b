import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { LogbookCommand } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useMessageUndo } from '@/app/play/context/stepping';
import { useGame, useTry } from '@/app/wiring/game';

/** Writes into the logbook; what was done is said, with undo beside it. */
export function useLogbook(): (command: LogbookCommand, done: string) => Promise<boolean> {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const takingBack = useMessageUndo();
  return useCallback(
    async (command, done) => {
      const state = await attempt(game.dispatch(command));
      if (state === undefined) return false;
      show({ text: done, action: { label: t('logbookHero.undo'), onPress: takingBack() } });
      return true;
    },
    [game, attempt, show, takingBack, t],
  );
}
