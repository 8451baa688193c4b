/** The door of Runebound 2's rules: what the headless command and the screens ask. */
import type { GameOps } from '../contract/op';
import { phaseCombatOp } from './combat';
import { doomOp, hazardOp } from './doom';
import { endgameOp } from './endgame';
import { experienceOp } from './experience';
import { knockoutOp } from './knockout';
import { marketOp } from './market';
import { exhaustionOp, movementOp } from './movement';

export const RUNEBOUND_2: GameOps = new Map([
  ['runebound2.combat', phaseCombatOp],
  ['runebound2.doom', doomOp],
  ['runebound2.hazard', hazardOp],
  ['runebound2.endgame', endgameOp],
  ['runebound2.experience', experienceOp],
  ['runebound2.knockout', knockoutOp],
  ['runebound2.movement', movementOp],
  ['runebound2.exhaustion', exhaustionOp],
  ['runebound2.market', marketOp],
]);
