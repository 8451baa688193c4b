import type { FigureCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { enterGround } from './ground';
import { drainHealth, harmFigures, healFigures, payLife } from './harm';
import { dismiss, raiseMaxHp, setBonusHp, setHp } from './hit-points';
import { moveByEffect } from './movement';
import { cleanse, correctTokens, giveFigures, mark } from './tokens';

export const FIGURE_HANDLERS: Handlers<FigureCommand> = {
  harm: harmFigures,
  heal: healFigures,
  drainHealth,
  payLife,
  raiseMaxHp,
  setBonusHp,
  grantMovement: moveByEffect,
  giveTokens: giveFigures,
  mark,
  cleanse,
  enterGround,
  setHp,
  setTokens: correctTokens,
  dismiss,
};
