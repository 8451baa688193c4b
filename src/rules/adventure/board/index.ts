export { attackCardOnBoard, seenFrom, type SeenFromOwner } from './attack-card';
export { cardDamage, cardTargets, withinCard } from './card-effect';
export {
  allyTargets,
  attackHelp,
  boundBy,
  fieldsReached,
  returnFields,
  type AttackHelp,
} from './attack-help';
export {
  boardDarkness,
  darknessSituation,
  type BoardSpread,
  type DarknessSituation,
  type SpreadDoubt,
  type SpreadOption,
} from './darkness';
export {
  groupMonsterOptions,
  groupSpreadOptions,
  type Cluster,
  type Grouped,
  type MonsterGroup,
  type OptionGroup,
  type SpreadGroup,
} from './groups';
export { displacementChoices, type BoardOption, type MakesWay } from './option';
export { turnPhase, type TurnPhase } from './second-attack';
export { nextSingles } from './singles';
export { situationOf, type BoardDoubt, type OnBoard } from './situation';
export { boardTurn, type BoardTurn, type Reachable } from './turn';
export { whyNotOnBoard, type AskedOnBoard, type WhyNotOnBoard } from './why-not';
