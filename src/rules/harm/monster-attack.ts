/** One target of a monster's attack; `prevented` is what reactions take off (PREVENT). */
export interface Threatened {
  readonly damage: number;
  readonly preventable: boolean;
  readonly shield: number;
  readonly hp: number;
  readonly prevented?: number;
}

export interface Suffered {
  readonly shieldLeft: number;
  readonly hpLeft: number;
  readonly lost: number;
  /** D4: collateral effects need a lost HP. */
  readonly collateral: boolean;
}

/** D3: shields first and only as many as reduce; `through`: what is left of the damage. */
export const behindShields = ({
  damage,
  preventable,
  shield,
}: Pick<Threatened, 'damage' | 'preventable' | 'shield'>) => {
  const spent = preventable ? Math.min(shield, damage) : 0;
  return { spent, through: damage - spent };
};

/** D3: shields, then prevention, then HP. */
export const sufferAttack = (threat: Threatened): Suffered => {
  const { preventable, shield, hp, prevented = 0 } = threat;
  const { spent, through } = behindShields(threat);
  const lost = Math.min(hp, preventable ? Math.max(0, through - prevented) : through);
  return { shieldLeft: shield - spent, hpLeft: hp - lost, lost, collateral: lost > 0 };
};

/** D5: a companion falls only to a single hit above its toughness; D21: less does nothing at all. */
export const companionFalls = (toughness: number, damage: number): boolean => damage > toughness;
