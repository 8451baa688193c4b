import type { CourseCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { actNow, healWeakest, nextTurn } from '../turn/next';
import { closeAdventure, declareOutcome, playOn } from './outcome';
import { note, setCounter, tickAction } from './remarks';
import { changeAdventureRules } from './rules';
import { startAdventure } from './start';

export const COURSE_HANDLERS: Handlers<CourseCommand> = {
  startAdventure,
  changeAdventureRules,
  nextTurn,
  actNow,
  healWeakest,
  tickAction,
  setCounter,
  note,
  declareOutcome,
  playOn,
  closeAdventure,
};
