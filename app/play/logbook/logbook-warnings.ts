import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import {
  logbookWarnings,
  type GameState,
  type LogbookCommand,
  type LogbookWarning,
} from '@/src/rules';
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
