import type { FigureCommand } from '../commands';
import type { Handlers } from '../play';

// Being written: one handler a command.
export const FIGURES = {} as Handlers<FigureCommand>;
