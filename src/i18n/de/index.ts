import { boardDe } from './board';
import { boardShareDe } from './board-share';
import { boardTurnDe } from './board-turn';
import { boardViewDe } from './board-view';
import { campaignsDe } from './campaigns';
import { galleryDe } from './gallery';
import { gamesDe } from './games';
import { glossaryDe } from './glossary';
import { groupDe } from './group';
import { historyDe } from './history';
import { historyAdventureDe } from './history-adventure';
import { historyLogbookDe } from './history-logbook';
import { logbookCampDe } from './logbook-camp';
import { logbookHeroDe } from './logbook-hero';
import { logbookWarningsDe } from './logbook-warnings';
import { refusalsDe } from './refusals';
import { storageDe } from './storage';
import { settingsDe } from './settings';
import { sharedTableDe } from './shared-table';
import { shellDe } from './shell';
import { linesDe } from './lines';
import { statisticsDe } from './statistics';
import { skillsDe } from './skills';
import { tableDe } from './table-play';
import { tableSetupDe } from './table-setup';
import { tableTurnDe } from './table-turn';
import { tableFigureDe } from './table-figures';
import { tableHeroDe } from './table-hero';
import { traceDe } from './trace';
import { uiDe } from './ui';
import { warningsDe } from './warnings';
import { versusDe } from './versus';
import { wordsDe } from './words';

/** German is the source: its keys are the keys of every language. */
export const de = {
  board: boardDe,
  boardShare: boardShareDe,
  boardTurn: boardTurnDe,
  boardView: boardViewDe,
  campaigns: campaignsDe,
  gallery: galleryDe,
  games: gamesDe,
  glossary: glossaryDe,
  group: groupDe,
  history: historyDe,
  historyAdventure: historyAdventureDe,
  historyLogbook: historyLogbookDe,
  logbookCamp: logbookCampDe,
  logbookHero: logbookHeroDe,
  logbookWarnings: logbookWarningsDe,
  refusals: refusalsDe,
  storage: storageDe,
  settings: settingsDe,
  sharedTable: sharedTableDe,
  shell: shellDe,
  lines: linesDe,
  statistics: statisticsDe,
  skills: skillsDe,
  table: tableDe,
  tableSetup: tableSetupDe,
  tableTurn: tableTurnDe,
  tableFigure: tableFigureDe,
  tableHero: tableHeroDe,
  trace: traceDe,
  ui: uiDe,
  versus: versusDe,
  warnings: warningsDe,
  words: wordsDe,
};
