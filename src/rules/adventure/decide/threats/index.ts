import type { ThreatCommand } from '@/src/rules/adventure/commands';
import type { Handlers } from '@/src/rules/adventure/play';
import { applyThreat, dropThreat } from './apply';
import { attackCardHits, monsterAttacks, monsterMoves } from './attack';
import { openThreat } from './open';
import { react, takeBackReaction } from './react';

export const THREAT_HANDLERS: Handlers<ThreatCommand> = {
  monsterAttacks,
  monsterMoves,
  attackCardHits,
  openThreat,
  react,
  takeBackReaction,
  applyThreat,
  dropThreat,
};
