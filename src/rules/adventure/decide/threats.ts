import type { ThreatCommand } from '../commands';
import type { Handlers } from '../play';

// Being written: one handler a command.
export const THREATS = {} as Handlers<ThreatCommand>;
