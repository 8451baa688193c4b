import type { CourseCommand } from '../../commands';
import type { Handlers } from '../../play';
import { changeAdventureRules } from './rules';
import { startAdventure } from './start';

// Being written: one handler a command.
export const COURSE = { startAdventure, changeAdventureRules } as Handlers<CourseCommand>;
