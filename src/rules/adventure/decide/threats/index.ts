import type { ThreatCommand } from '../../commands';
import type { Handlers } from '../../play';
import { applyThreat, dropThreat } from './apply';
import { attackCardHits, monsterAttacks, monsterMoves } from './attack';
import { openThreat } from './open';
import { react, takeBackReaction } from './react';

export const THREATS: Handlers<ThreatCommand> = {
  monsterAttacks,
  monsterMoves,
  attackCardHits,
  openThreat,
  react,
  takeBackReaction,
  applyThreat,
  dropThreat,
};
