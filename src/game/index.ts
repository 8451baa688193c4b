/** The game as the screens see it. */
export * from './port';
export * from './port-fault';
export * from './port-opening';
export * from './port-shared';
export * from './tables/refused';
export * from './tables/view';
export { createTablesLater, type TableAnswer, type Tables } from './tables/tables-later';
export * from './glossary/bookmarks';
export * from './settings/settings';
export * from './settings/store';
export { createKeptFiles, EVERY_CAMPAIGN, isFileDue, type KeptFiles } from './files/kept-files';
export { createTyping, type LastMoment, type Typing } from './typing/typing';
export { PACK_KINDS, type PackKind } from './campaigns/pack-kinds';
export * from './library/old-skills';
export {
  forgetSkill,
  keepSkill,
  keptName,
  nameKey,
  readSkills,
  skillItem,
  TECHNIQUE_PLACE,
  type KeptSkill,
} from './library/skills';
export * from './weapons/old-weapons';
export { createGame, type CommandsAsked, type Game, type GameParts } from './game';
export type { Answered, GameStage, GameView, OpenCampaign } from './campaigns/view';
export {
  exportRescued,
  type DamagedCampaign,
  type ExportedFile,
  type PackContents,
} from './campaigns/export';
export type { HeroValues, Remembered } from './campaigns/hero-values';
export type { CampaignDraft, SessionDraft } from './campaigns/list';
export type { BackupCard, BackupView } from './campaigns/restore';
export type { ImportMode } from './campaigns/transfer';
export * from './files/format';
export { readFile, type CampaignPreview, type ImportFile } from './files/read';
export type { LogDamage } from './files/losses';
export { LIBRARY_KINDS, type LibraryPlan, type PackTally } from './campaigns/import-library';
export * from './library/allies';
export * from './library/cards';
export * from './library/chest-cards';
export { deckKey, isWritten, otherDecks, readDecks, type KeptDecks } from './library/decks';
export * from './library/habits';
export { readMaps, rememberMap, asBuilt, type KeptMap } from './library/maps';
export {
  isBlank,
  readTiles,
  samePrint,
  tileKey,
  type KeptTile,
  type MapTile,
} from './library/tiles';
export * from './library/tiles-file';
export * from './library/tiles-merge';
export * from './library/tiles-store';
export { watchSheets } from './library/tiles-watch';
export * from './history/groups';
export type { JumpPart, JumpPreview } from './history/jump';
export { attackOfRow, isNextTurn, type AttackOfRow } from './history/attack-rows';
export * from './history/lines';
export { playScenario, startsAdventure } from './history/play-case';
export * from './history/tree';
export type { HistoryMarks } from './log/marks';
export type { Played, PlayedRow } from './log/played';
export type { CampaignCard } from './log/card';
export type { DispatchOptions } from './log/write';
export type { GameRefusal } from './refusals';
