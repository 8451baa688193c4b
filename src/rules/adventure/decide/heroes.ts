import type { HeroCommand } from '../commands';
import type { Handlers } from '../play';

// Being written: one handler a command.
export const HEROES = {} as Handlers<HeroCommand>;
