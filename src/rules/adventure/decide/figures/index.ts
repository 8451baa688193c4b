import type { FigureCommand } from '../../commands';
import type { Handlers } from '../../play';
import { enterGround } from './ground';
import { drainHealth, harmFigures, healFigures, payLife } from './harm';
import { dismiss, raiseMaxHp, setHp } from './hit-points';
import { cleanse, correctTokens, giveFigures, mark } from './tokens';

export const FIGURES: Handlers<FigureCommand> = {
  harm: harmFigures,
  heal: healFigures,
  drainHealth,
  payLife,
  raiseMaxHp,
  giveTokens: giveFigures,
  mark,
  cleanse,
  enterGround,
  setHp,
  setTokens: correctTokens,
  dismiss,
};
