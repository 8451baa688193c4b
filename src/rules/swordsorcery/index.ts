/** The door of Sword & Sorcery's rules: what the headless command and the screens ask. */
import type { GameOps } from '../contract/op';
import { heroActionsOp } from './actions';
import { assignOp } from './assign';
import { attackOp } from './attack';
import { effectsOp } from './effects';
import { roundOp } from './round';
import { targetOp } from './target';
import { zoneOp } from './zone';

export const SWORD_SORCERY: GameOps = new Map([
  ['swordsorcery.attack', attackOp],
  ['swordsorcery.effects', effectsOp],
  ['swordsorcery.actions', heroActionsOp],
  ['swordsorcery.round', roundOp],
  ['swordsorcery.zone', zoneOp],
  ['swordsorcery.assign', assignOp],
  ['swordsorcery.target', targetOp],
]);
