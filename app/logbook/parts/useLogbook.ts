import { useCallback } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import {
  logbookWarnings,
  type GameState,
  type LogbookCommand,
  type LogbookWarning,
} from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';

export function warningWords(warning: LogbookWarning, language: Language, t: Translate): string {
  const values = {
    ...warning,
    ...('names' in warning ? { name: nameIn(warning.names, language) } : {}),
    ...('step' in warning ? { step: t(`historyLogbook.steps.${warning.step}`) } : {}),
  };
  return t(`logbookWarnings.${warning.code}`, values);
}

/** What the rules warn about before a command, in the players' language. */
export function useCommandWarnings(
  state: GameState,
): (command: LogbookCommand) => readonly string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return (command) =>
    logbookWarnings(state, command).map((warning) => warningWords(warning, language, t));
}

/** Writes into the logbook; what was done is said, with undo beside it. */
export function useLogbook(): (command: LogbookCommand, done: string) => Promise<boolean> {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  return useCallback(
    async (command, done) => {
      const state = await attempt(game.dispatch(command));
      if (state === undefined) return false;
      const undo = () => void attempt(game.undo());
      show({ text: done, action: { label: t('logbookHero.undo'), onPress: undo } });
      return true;
    },
    [game, attempt, show, t],
  );
}
