/** The one door of the rules core. Everything outside `src/rules` imports from here. */
export * from './base/fault';
export * from './base/position';
export * from './base/result';
export { fieldAt, fieldBelow, positionOf } from './board/board';
export type { Board } from './board/board';
export { createBoard, darken } from './board/create';
export type { BoardDraft, BoardFault, BridgeDraft } from './board/draft';
export type { Terrain } from './board/terrain';
export { createSituation } from './model/create';
export type { SituationFault } from './model/create';
export type { AllyDraft, HeroDraft, MonsterDraft, SituationDraft } from './model/draft';
export * from './model/figures';
export * from './model/monster';
export type { Mode, Situation } from './model/situation';
