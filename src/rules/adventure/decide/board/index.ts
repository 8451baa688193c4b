import type { BoardCommand } from '../../commands';
import type { Handlers } from '../../play';
import { runMonster } from './run-monster';
import { spreadOnBoard } from './spread';

export const BOARD: Handlers<BoardCommand> = { runMonster, spreadOnBoard };
