import type { de } from '../de';
import type { SameKeys } from '../languages';
import { boardEn } from './board';
import { boardShareEn } from './board-share';
import { boardTurnEn } from './board-turn';
import { boardViewEn } from './board-view';
import { campaignsEn } from './campaigns';
import { galleryEn } from './gallery';
import { gamesEn } from './games';
import { glossaryEn } from './glossary';
import { groupEn } from './group';
import { historyEn } from './history';
import { historyAdventureEn } from './history-adventure';
import { historyLogbookEn } from './history-logbook';
import { logbookCampEn } from './logbook-camp';
import { logbookHeroEn } from './logbook-hero';
import { logbookWarningsEn } from './logbook-warnings';
import { refusalsEn } from './refusals';
import { storageEn } from './storage';
import { settingsEn } from './settings';
import { sharedTableEn } from './shared-table';
import { shellEn } from './shell';
import { linesEn } from './lines';
import { statisticsEn } from './statistics';
import { skillsEn } from './skills';
import { tableEn } from './table-play';
import { tableSetupEn } from './table-setup';
import { tableTurnEn } from './table-turn';
import { tableFigureEn } from './table-figures';
import { tableHeroEn } from './table-hero';
import { traceEn } from './trace';
import { uiEn } from './ui';
import { warningsEn } from './warnings';
import { versusEn } from './versus';
import { wordsEn } from './words';

export const en: SameKeys<typeof de> = {
  board: boardEn,
  boardShare: boardShareEn,
  boardTurn: boardTurnEn,
  boardView: boardViewEn,
  campaigns: campaignsEn,
  gallery: galleryEn,
  games: gamesEn,
  glossary: glossaryEn,
  group: groupEn,
  history: historyEn,
  historyAdventure: historyAdventureEn,
  historyLogbook: historyLogbookEn,
  logbookCamp: logbookCampEn,
  logbookHero: logbookHeroEn,
  logbookWarnings: logbookWarningsEn,
  refusals: refusalsEn,
  storage: storageEn,
  settings: settingsEn,
  sharedTable: sharedTableEn,
  shell: shellEn,
  lines: linesEn,
  statistics: statisticsEn,
  skills: skillsEn,
  table: tableEn,
  tableSetup: tableSetupEn,
  tableTurn: tableTurnEn,
  tableFigure: tableFigureEn,
  tableHero: tableHeroEn,
  trace: traceEn,
  ui: uiEn,
  versus: versusEn,
  warnings: warningsEn,
  words: wordsEn,
};
