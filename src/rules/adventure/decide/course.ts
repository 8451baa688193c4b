import type { CourseCommand } from '../commands';
import type { Handlers } from '../play';

// Being written: one handler a command.
export const COURSE = {} as Handlers<CourseCommand>;
