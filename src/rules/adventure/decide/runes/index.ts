import type { RuneCommand } from '../../commands';
import type { Handlers } from '../../play';

// Being written: one handler a command.
export const RUNES = {} as Handlers<RuneCommand>;
