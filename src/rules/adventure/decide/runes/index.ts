import type { RuneCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { drawRunes, settleRunes } from './draw';
import { manifest } from './manifest';
import { layTakenRune, returnColour, returnRunes, takeRune, turnRuneCard } from './return';

export const RUNE_HANDLERS: Handlers<RuneCommand> = {
  drawRunes,
  settleRunes,
  takeRune,
  layTakenRune,
  returnRunes,
  returnColour,
  manifest,
  turnRuneCard,
};
