export { threatOutlook, type TargetOutlook } from '../attacks/outlook';
export { attackValues, type AttackValues } from '../attacks/values';
export type { QuickOptions } from './attack-shape';
export {
  answerEach,
  answerFirst,
  NO_ANSWERS,
  type EachQuestion,
  type FirstQuestion,
  type HitFact,
  type QuickAnswers,
} from './facts';
export { attackPreview, type AttackPreview, type TargetPreview } from './preview';
export { quickQuestions, type QuickQuestion, type QuickStep } from './questions';
export { quickRanking, type QuickRanking, type RankedHero } from './ranking';
export type { QuickTrace, QuickTraceStep } from './trace';
