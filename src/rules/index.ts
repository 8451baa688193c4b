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
export { parseBoard, printBoard } from './board/text';
export { parseSituation } from './model/text-parse';
export { printSituation } from './model/text-print';
export * from './model/catalogue';
export { heroAttack } from './harm/hero-attack';
export type { AttackedTarget, AttackResult, HeroAttack } from './harm/hero-attack';
export { startOfTurn } from './harm/start-of-turn';
export type { StartingFigure, StartOfTurn, StartTokens } from './harm/start-of-turn';
export * from './initiative/track';
export * from './initiative/turn-order';
export { canonicalText, hashText, hashValue } from './base/hash';
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
export type { DarknessHero } from './darkness/target';
export type { DarknessRule, DarknessStep } from './darkness/trace';
export * from './base/dice';
export type { Cause, Caused } from './base/event';
export * from './campaign/campaign';
export type { CampaignCommand, CampaignRefusal } from './campaign/commands';
export type { CampaignEvent } from './campaign/events';
export * from './engine/contract';
export { decide } from './engine/decide';
export type { Decision } from './engine/decide';
export { evolve, replay } from './engine/evolve';
export * from './engine/state';
export * from './engine/upcast';
export { attackDamage } from './monster/damage';
export type { TurnAction, TurnOption } from './monster/options';
export type { Trace, TraceCandidate, TraceRule, TraceStep, TraceValue } from './monster/trace';
export { monsterTurn } from './monster/turn';
export type { MonsterTurn } from './monster/turn';
export { whyNot } from './monster/why-not';
export type { Asked, WhyNot } from './monster/why-not';
export * from './darkness/placed-tiles';
export * from './darkness/rune-bag';
export { shadowAura } from './darkness/shadow-aura';
export type { ShadowAura } from './darkness/shadow-aura';
