import {
  attackPreview,
  type AttackPreview,
  attackValues,
  threatOutlook,
  type Adventure,
  type MonsterFigure,
  type TargetPreview,
} from '@/src/rules';
import { NPC } from '../turn/names';

export interface ForeseenHit {
  /** What the card does where it stands in the light. */
  readonly plain: number;
  /** What the darkness adds (D1). */
  readonly darkness: number;
  readonly preventable: boolean;
  readonly targets: readonly TargetPreview[];
}

/** The players' number in place of the card's. */
const withDamage = (
  adventure: Adventure,
  { targets, preventable, collateral }: AttackPreview,
  damage: number,
): readonly TargetPreview[] => {
  const threatened = targets.map(({ figure }) => ({ figure, damage }));
  const threat = { preventable, targets: threatened, reactions: [], collateral };
  const outlook = threatOutlook(adventure, threat);
  return targets.map((target, index) => ({ ...target, ...outlook[index] }));
};

/** What the ticked ones lose as things stand, without any reaction. */
export function foreseenHit(
  adventure: Adventure,
  monster: MonsterFigure,
  ids: readonly string[],
  onDarkness: boolean,
  damage: number | null,
): ForeseenHit | null {
  const living = ids.filter((id) => id !== NPC);
  const preview = attackPreview(adventure, monster.id, living, onDarkness);
  if (preview === undefined || living.length === 0) return null;
  const { preventable, targets } = preview;
  if (damage !== null) {
    const corrected = withDamage(adventure, preview, damage);
    return { plain: damage, darkness: 0, preventable, targets: corrected };
  }
  const plain = attackValues(adventure, monster, false).damage ?? 0;
  return { plain, darkness: (preview.damage ?? plain) - plain, preventable, targets };
}
