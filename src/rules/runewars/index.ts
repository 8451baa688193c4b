/** The door of Runewars' rules: what the headless command and the screens ask. */
import type { GameOps } from '../contract/op';
import { battleOp } from './battle';
import { bidOp } from './bid';
import { limitsOp, scaleOp } from './dials';
import { duelOp } from './duel';
import { harvestOp } from './harvest';
import { finalOp, runesOp } from './runes';
import { seasonOp } from './season';
import { fateTestOp } from './test';

export const RUNEWARS: GameOps = new Map([
  ['runewars.season', seasonOp],
  ['runewars.battle', battleOp],
  ['runewars.bid', bidOp],
  ['runewars.harvest', harvestOp],
  ['runewars.scale', scaleOp],
  ['runewars.limits', limitsOp],
  ['runewars.duel', duelOp],
  ['runewars.test', fateTestOp],
  ['runewars.runes', runesOp],
  ['runewars.final', finalOp],
]);
