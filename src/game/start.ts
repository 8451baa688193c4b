/** The small door: what the first screen needs, without rules and schemas. */
export * from './port';
export * from './port-fault';
export * from './port-opening';
export * from './glossary/bookmarks';
export * from './settings/settings';
export * from './settings/store';
export { createTyping, type Typing } from './typing/typing';
export { createGameStage } from './campaigns/view';
export { createGameLater } from './game-later';
export { createTablesLater, type Tables } from './tables/tables-later';
export type { Game } from './game';
