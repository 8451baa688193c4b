/** The game as the screens see it. */
export * from './port';
export * from './port-fault';
export * from './port-opening';
export * from './glossary/bookmarks';
export * from './settings/settings';
export * from './settings/store';
export { createKeptFiles, EVERY_CAMPAIGN, isFileDue, type KeptFiles } from './files/kept-files';
export { createTyping, type LastMoment, type Typing } from './typing/typing';
export * from './weapons/weapons';
export { createGame, type CommandsAsked, type Game, type GameParts } from './game';
export type { GameView, OpenCampaign, Answered } from './campaigns/context';
export type { DamagedCampaign, ExportedFile } from './campaigns/export';
export type { HeroValues, Remembered } from './campaigns/hero-values';
export type { CampaignDraft } from './campaigns/list';
export type { BackupCard, BackupView } from './campaigns/restore';
export type { ImportMode } from './campaigns/transfer';
export * from './files/format';
export { readFile, type CampaignPreview, type ImportFile } from './files/read';
export type { LogDamage } from './files/losses';
export { LIBRARY_KINDS, type LibraryPlan } from './campaigns/import-library';
export { fileText, savedCampaign } from './files/write';
export * from './library/cards';
export { deckKey, isWritten, readDecks, type KeptDecks } from './library/decks';
export * from './library/habits';
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
export * from './history/tree';
export type { HistoryMarks } from './log/marks';
export type { Played, PlayedRow } from './log/played';
export type { CampaignCard } from './log/summary';
export type { DispatchOptions } from './log/write';
export type { GameRefusal } from './refusals';
