import type { SummonCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { layAttackCards, setDeck, writeAttackCard } from './attack-cards';
import { changeBase, changeCard, moveCard, turnCard } from './cards';
import { openStep } from './open-step';
import { summon } from './summon';

export const SUMMON_HANDLERS: Handlers<SummonCommand> = {
  summon,
  openStep,
  changeCard,
  moveCard,
  changeBase,
  turnCard,
  setDeck,
  layAttackCards,
  writeAttackCard,
};
