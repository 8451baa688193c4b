/** The five places of the app, in their order. */
export const TABS = [
  { route: 'Table', key: 'table', icon: 'table' },
  { route: 'Board', key: 'board', icon: 'board' },
  { route: 'Logbook', key: 'logbook', icon: 'logbook' },
  { route: 'Glossary', key: 'glossary', icon: 'glossary' },
  { route: 'More', key: 'more', icon: 'more' },
] as const;
