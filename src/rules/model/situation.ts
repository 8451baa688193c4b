import type { Board } from '../board/board';
import type { Ally, BoardObject, Hero, Npc, OtherMonster } from './figures';
import type { ActingMonster } from './monster';

export type Mode = 'coop' | 'pvp';

/** Everything a monster's turn depends on. Made by `createSituation`, which checks it. */
export interface Situation {
  readonly board: Board;
  readonly heroes: readonly Hero[];
  readonly allies: readonly Ally[];
  /** In the leader's order (K3). */
  readonly npcs: readonly Npc[];
  /** All monsters but the acting one. */
  readonly monsters: readonly OtherMonster[];
  readonly objects: readonly BoardObject[];
  readonly monster: ActingMonster;
  /** The hero an instruction names as primary target (K3). */
  readonly primary?: string;
  readonly mode: Mode;
}
