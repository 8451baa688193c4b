/** The one door of the rules core. Everything outside `src/rules` imports from here. */
export * from './base/fault';
export * from './base/position';
export * from './base/result';
export { fieldAt, positionOf } from './board/board';
export type { Board } from './board/board';
export { createBoard } from './board/create';
export type { BoardDraft, BoardFault, BridgeDraft } from './board/draft';
export type { Terrain } from './board/terrain';
export { createSituation } from './model/create';
export type { SituationFault } from './model/create';
export type { AllyDraft, HeroDraft, MonsterDraft, SituationDraft } from './model/draft';
export * from './model/figures';
export * from './model/monster';
export type { Mode, Situation } from './model/situation';
export { boardColumns, boardFacts, drawPicture } from './board/text';
export { printSituation } from './model/text-print';
export * from './model/catalogue';
export * from './model/door-lines';
export { heroAttack } from './harm/hero-attack';
export type { AttackedTarget, AttackResult, HeroAttack } from './harm/hero-attack';
export { startOfTurn } from './harm/start-of-turn';
export type { StartingFigure, StartOfTurn, StartTokens } from './harm/start-of-turn';
export * from './initiative/track';
export * from './initiative/turn-order';
export * from './initiative/versus-order';
export { canonicalText, hashText } from './base/hash';
export { darknessAnswer } from './darkness/answer';
export type { DarknessAnswer } from './darkness/answer';
export * from './darkness/effects';
export type { DarknessFigure, Reached } from './darkness/reached';
export { spreadDarkness } from './darkness/spread';
export type {
  DarknessOption,
  DarknessResult,
  SpreadOptions,
  SpreadOutcome,
} from './darkness/spread';
export { targetAmong } from './darkness/target';
export { SINGLES } from './darkness/way';
export type { DarknessHero } from './darkness/target';
export type { DarknessRule, DarknessStep } from './darkness/trace';
export * from './base/dice';
export type { Cause, Caused } from './base/event';
export type { Told } from './base/event-table';
export * from './campaign/campaign';
export type { CampaignCommand, CampaignRefusal } from './campaign/commands';
export type { CampaignEvent, PartyEvent } from './campaign/events';
export type { LogbookValue } from './campaign/event-entries';
export * from './campaign/camp';
export * from './campaign/sheet';
export * from './campaign/skills';
export * from './harm/check';
export * from './campaign/own-skills';
export * from './campaign/logbook';
export * from './model/items';
export { heroHp } from './engine/live-hp';
export { logbookWarnings } from './engine/logbook-warnings';
export type * from './base/ids';
export { isInvisible, plainText } from './base/text';
export * from './engine/contract';
export {
  isNote,
  isSessionCommand,
  putAt,
  type NoteChange,
  type NoteLine,
  type NoteRoll,
  type Plain,
  type SessionCommand,
  type SessionEvent,
  type SessionPlayer,
  type TableSession,
  LONGEST_KEY,
  LONGEST_PATH,
  MAX_CHANGES,
  MAX_PLAYERS,
  MAX_ROLLED,
  PLAYER_COLOURS,
} from './session';
export { decide, isCommandKind } from './engine/decide';
export type { Decision } from './engine/decide';
export { evolve, lineOf, replay } from './engine/evolve';
export { implausible } from './engine/plausible';
export type { Change, Faults } from './engine/plausible';
export * from './engine/state';
export * from './engine/upcast';
export { attackDamage } from './monster/damage';
export type { TurnAction, TurnOption } from './monster/options';
export type { Trace, TraceCandidate, TraceRule, TraceStep, TraceValue } from './monster/trace';
export { countedTurn, monsterTurn } from './monster/turn';
export type { MonsterTurn } from './monster/turn';
export { whyNot } from './monster/why-not';
export type { AskedWhy, WhyNot } from './monster/why-not';
export * from './harm/monster-attack';
export * from './harm/way-harm';
export * from './monster/displace';
export { secondAttack } from './monster/second-attack';
export * from './monster/start-abilities';
export * from './monster/tokens';
export * from './darkness/placed-tiles';
export * from './darkness/rune-bag';
export * from './dungeon';
export * from './adventure';
export * from './campaign/chronicle';
export type { AdventureNumbers, HeroNumbers, RoundNumbers } from './campaign/numbers';
export { isCampaignCommand, isCampaignEvent } from './campaign/kinds';
