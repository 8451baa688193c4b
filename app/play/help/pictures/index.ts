import type { ReactNode } from 'react';
import type { HelpItem, HelpPage } from '@/src/glossary/help/model';
import { BOARD_PICTURES } from './board';
import { GAMES_PICTURES } from './games';
import { GLOSSARY_PICTURES } from './glossary';
import { LOGBOOK_PICTURES } from './logbook';
import { SETTINGS_PICTURES } from './settings';
import { TABLE_PICTURES } from './table';
import { TOGETHER_PICTURES } from './together';

type Pictures = {
  readonly [Page in HelpPage]: Readonly<Record<HelpItem<Page>, () => ReactNode>>;
};

/** A picture for whatever the help explains: the compiler misses one that is not there. */
export const HELP_PICTURES: Pictures = {
  table: TABLE_PICTURES,
  board: BOARD_PICTURES,
  logbook: LOGBOOK_PICTURES,
  glossary: GLOSSARY_PICTURES,
  games: GAMES_PICTURES,
  together: TOGETHER_PICTURES,
  settings: SETTINGS_PICTURES,
};
