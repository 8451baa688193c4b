import { useMemo } from 'react';
import { searchHelp, type HelpHit } from '@/src/glossary/help/search';
import { useLanguage } from '@/app/wiring/language';
import type { SearchResults } from './useResults';

/** The help never takes the place of the rules: few lines of it, and above the entries only what was named. */
const MOST = 3;

export interface HelpAnswers {
  readonly first: readonly HelpHit[];
  readonly after: readonly HelpHit[];
  readonly none: boolean;
}

/** What the app's own help knows about a query, beside what the rules say. */
export function useHelpHits({ asked }: Pick<SearchResults, 'asked'>): HelpAnswers {
  const language = useLanguage();
  return useMemo(() => {
    const hits = searchHelp(asked, language);
    const named = hits.filter((hit) => hit.named).slice(0, MOST);
    const after = named.length > 0 ? [] : hits.slice(0, MOST);
    return { first: named, after, none: hits.length === 0 };
  }, [asked, language]);
}
