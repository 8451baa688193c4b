import type { HelpPage } from '@/src/glossary/help/model';
import type { IconName } from '@/src/ui';

export const PAGE_ICONS: Readonly<Record<HelpPage, IconName>> = {
  table: 'table',
  board: 'board',
  logbook: 'logbook',
  glossary: 'glossary',
  games: 'dice',
  together: 'users',
  settings: 'more',
};
