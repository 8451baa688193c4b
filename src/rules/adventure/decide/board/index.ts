import type { BoardCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { runMonster } from './run-monster';
import { spreadOnBoard } from './spread';

export const BOARD_HANDLERS: Handlers<BoardCommand> = { runMonster, spreadOnBoard };
