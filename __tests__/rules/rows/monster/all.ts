import { APPROACH_TURNS } from './approach';
import { ATTACK_TURNS } from './attacks';
import { DAMAGE_TURNS } from './damage';
import { GEOMETRY_TURNS } from './geometry';
import { MOVEMENT_TURNS } from './movement';
import { OBSTACLE_TURNS } from './obstacles';
import { POSITION_TURNS } from './positions';
import { RANKING_TURNS } from './ranking';
import { RULEBOOK_TURNS } from './rulebook';
import { TARGET_TURNS } from './targets';
import type { TurnRow } from './table';

/** Every whole turn of the table. */
export const ALL_TURNS: readonly TurnRow[] = [
  ...GEOMETRY_TURNS,
  ...OBSTACLE_TURNS,
  ...MOVEMENT_TURNS,
  ...RANKING_TURNS,
  ...ATTACK_TURNS,
  ...TARGET_TURNS,
  ...POSITION_TURNS,
  ...APPROACH_TURNS,
  ...DAMAGE_TURNS,
  ...RULEBOOK_TURNS,
];
