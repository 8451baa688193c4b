/** Crushing (N3): default one damage for each hero; adventures may set something else. */
export type Crush =
  | { readonly kind: 'per-hero'; readonly damage: number }
  | { readonly kind: 'fixed'; readonly damage: number }
  | { readonly kind: 'none' };

/** What darkness does to figures; an adventure may replace it (N3). */
export interface DarknessEffects {
  /** Not preventable damage on being reached, entering, or ending the own turn there (N10, N11). */
  readonly harm: number;
  readonly crush: Crush;
}

export const STANDARD_EFFECTS: DarknessEffects = {
  harm: 2,
  crush: { kind: 'per-hero', damage: 1 },
};

/** N3: what each conscious hero suffers when all stand on darkness. */
export const crushDamage = (crush: Crush, heroes: number): number => {
  switch (crush.kind) {
    case 'per-hero':
      return crush.damage * heroes;
    case 'fixed':
      return crush.damage;
    case 'none':
      return 0;
  }
};

/** A figure darkness can harm: hero, companion or animal. */
export interface Harmable {
  readonly id: string;
  readonly unconscious?: boolean;
  readonly immune?: boolean;
}

/** N10, N11: at most once per turn of any figure; `harmed` are those who had it this turn. */
export const harmOf = (
  figure: Harmable,
  harmed: ReadonlySet<string>,
  effects: DarknessEffects = STANDARD_EFFECTS,
): number =>
  (figure.unconscious ?? false) || (figure.immune ?? false) || harmed.has(figure.id)
    ? 0
    : effects.harm;
