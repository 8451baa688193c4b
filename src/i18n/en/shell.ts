import type { de } from '../de';
import type { SameKeys } from '../same-keys';

export const shell: SameKeys<typeof de.shell> = {
  appName: 'Drunagor Companion',
  tabs: {
    table: 'Table',
    board: 'Board',
    logbook: 'Logbook',
    glossary: 'Glossary',
    more: 'More',
  },
};
