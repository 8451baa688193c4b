export { threatOutlook, type TargetOutlook } from '../attacks/outlook';
export { attackValues, type AttackValues } from '../attacks/values';
export { attackShape, type AttackShape, type QuickOptions } from './attack-shape';
export { darknessTarget } from './darkness';
export {
  answerEach,
  answerFirst,
  type EachQuestion,
  type FirstQuestion,
  type HitFact,
} from './facts';
export { answerMost, answerPicks } from './picks';
export { attackPreview, type AttackPreview, type TargetPreview } from './preview';
export { quickQuestions } from './questions';
export { quickRanking, type QuickRanking, type RankedHero } from './ranking';
export type { QuickQuestion, QuickStep } from './step';
export type { QuickTrace, QuickTraceStep } from './trace';
