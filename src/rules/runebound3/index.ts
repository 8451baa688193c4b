/** The door of Runebound 3's rules: what the headless command and the screens ask. */
import type { GameOps } from '../contract/op';
import { tokenCombatOp } from './combat';
import { exploreOp } from './explore';
import { moveOp } from './move';
import { shopOp } from './shop';
import { testOp } from './test';
import { timeOp } from './time';
import { restOp, turnOp } from './turn';
import { villainOp } from './villain';

export const RUNEBOUND_3: GameOps = new Map([
  ['runebound3.time', timeOp],
  ['runebound3.combat', tokenCombatOp],
  ['runebound3.villain', villainOp],
  ['runebound3.explore', exploreOp],
  ['runebound3.move', moveOp],
  ['runebound3.test', testOp],
  ['runebound3.actions', turnOp],
  ['runebound3.rest', restOp],
  ['runebound3.shop', shopOp],
]);
