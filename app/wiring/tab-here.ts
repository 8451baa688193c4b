import { createContext } from 'react';

/** What the words for a tab are called, by its route. */
export const TAB_KEYS: Readonly<
  Record<string, 'table' | 'board' | 'logbook' | 'glossary' | 'more'>
> = {
  Table: 'table',
  Board: 'board',
  Logbook: 'logbook',
  Glossary: 'glossary',
  More: 'more',
};

/** The route of the tab a screen stands in; null: in none. */
export const TabHere = createContext<string | null>(null);
