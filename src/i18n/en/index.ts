import type { de } from '../de';
import type { SameKeys } from '../languages';
import { board } from './board';
import { boardShare } from './board-share';
import { boardTurn } from './board-turn';
import { boardView } from './board-view';
import { campaigns } from './campaigns';
import { gallery } from './gallery';
import { glossary } from './glossary';
import { history } from './history';
import { historyAdventure } from './history-adventure';
import { historyLogbook } from './history-logbook';
import { logbookCamp } from './logbook-camp';
import { logbookHero } from './logbook-hero';
import { logbookWarnings } from './logbook-warnings';
import { refusals } from './refusals';
import { storage } from './storage';
import { settings } from './settings';
import { shell } from './shell';
import { table } from './table-play';
import { tableSetup } from './table-setup';
import { tableTurn } from './table-turn';
import { tableFigure } from './table-figures';
import { tableHero } from './table-hero';
import { trace } from './trace';
import { ui } from './ui';
import { warnings } from './warnings';
import { words } from './words';

export const en: SameKeys<typeof de> = {
  board,
  boardShare,
  boardTurn,
  boardView,
  campaigns,
  gallery,
  glossary,
  history,
  historyAdventure,
  historyLogbook,
  logbookCamp,
  logbookHero,
  logbookWarnings,
  refusals,
  storage,
  settings,
  shell,
  table,
  tableSetup,
  tableTurn,
  tableFigure,
  tableHero,
  trace,
  ui,
  warnings,
  words,
};
