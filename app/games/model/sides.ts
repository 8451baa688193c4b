/** Both sides of a fight, in the order they are told. */
export const FIGHT_SIDES = ['attacker', 'defender'] as const;
export type SideName = (typeof FIGHT_SIDES)[number];

export const opposite = (side: SideName): SideName =>
  side === 'attacker' ? 'defender' : 'attacker';
