import type { SummonCommand } from '../commands';
import type { Handlers } from '../play';

// Being written: one handler a command.
export const SUMMONS = {} as Handlers<SummonCommand>;
