import type { RuneCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { drawRunes, settleRunes } from './draw';
import { manifest } from './manifest';
import { layTakenRune, returnColour, putRunesBack, takeRune, turnRuneCardOver } from './return';

export const RUNE_HANDLERS: Handlers<RuneCommand> = {
  drawRunes,
  settleRunes,
  takeRune,
  layTakenRune,
  returnRunes: putRunesBack,
  returnColour,
  manifest,
  turnRuneCard: turnRuneCardOver,
};
