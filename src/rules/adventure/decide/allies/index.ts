import type { AllyCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { allyAttack } from './attack';
import { setAllyCard } from './card';
import { addAlly, removeAlly } from './join';
import { trickOrTreat } from './trick';

export const ALLY_HANDLERS: Handlers<AllyCommand> = {
  addAlly,
  removeAlly,
  setAllyCard,
  allyAttack,
  trickOrTreat,
};
