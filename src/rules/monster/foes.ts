import { fieldAt } from '../board/board';
import type { Position } from '../base/position';
import { canSee } from '../model/sight';
import type { Situation } from '../model/situation';

/** Somebody an attack may hit: no unconscious heroes (A3). */
export interface Foe {
  readonly id: string;
  readonly field: number;
  /** Counts in T1 and T2; NPC tokens do so for a monster with SLAUGHTER (K3). */
  readonly asHero: boolean;
  readonly seen: boolean;
}

/** O0: the enemies of the acting monster. */
export const findFoes = (situation: Situation): readonly Foe[] => {
  const { board, heroes, allies, npcs, monster } = situation;
  const foe = (figure: { id: string; at: Position; hidden?: boolean }, asHero: boolean): Foe => ({
    id: figure.id,
    field: fieldAt(board, figure.at),
    asHero,
    seen: canSee(situation, figure),
  });
  return [
    ...(monster.abilities.slaughter ? npcs : []).map((npc) => foe(npc, true)),
    ...heroes.filter((hero) => !hero.unconscious).map((hero) => foe(hero, true)),
    ...allies.map((ally) => foe(ally, false)),
  ];
};
