import { useMemo } from 'react';
import type { Language } from '@/src/i18n';
import { searchHelp, type HelpHit } from '@/src/glossary/help/search';
import { useLanguage } from '@/app/wiring/language';

/** The help never takes the place of the rules: few lines of it, and above the entries only what was named. */
const MOST = 3;

export interface HelpAnswers {
  readonly first: readonly HelpHit[];
  readonly after: readonly HelpHit[];
  readonly none: boolean;
}

/** What the app's own help knows about a query, beside what the rules say. */
export function helpFor(asked: string, language: Language): HelpAnswers {
  const hits = searchHelp(asked, language);
  const first = hits.filter((hit) => hit.named).slice(0, MOST);
  const after = first.length > 0 ? [] : hits.slice(0, MOST);
  return { first, after, none: hits.length === 0 };
}

export function useHelpHits(asked: string): HelpAnswers {
  const language = useLanguage();
  return useMemo(() => helpFor(asked, language), [asked, language]);
}
