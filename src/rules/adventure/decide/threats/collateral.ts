import type { CubeCounts } from '@/src/rules/campaign/campaign';
import { addCurse } from '@/src/rules/adventure/consequences/afflictions';
import { addFatigue, spendColours } from '@/src/rules/adventure/consequences/fatigue';
import { coverWithDarkness, touch } from '@/src/rules/adventure/consequences/ground';
import { harm, heal } from '@/src/rules/adventure/consequences/harm';
import { groundFor, layPiece } from '@/src/rules/adventure/consequences/on-the-map';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { heroIn, refIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import type { Collateral } from '@/src/rules/adventure/state/threat';
import { mark } from '../figures/tokens';

/** Which cubes FATIGUE takes, by hero (Q4). */
export type FatigueChoice = Readonly<Record<string, CubeCounts>>;

/** D14: what the target loses the attacker gains, if it still stands. */
function drain(play: Play, hero: AdventureHero, x: number, attacker: string | null): void {
  const by = attacker === null ? null : (refIn(play.adventure, attacker) ?? null);
  const moved = harm(play, hero.id, {
    amount: x,
    preventable: false,
    by,
    cause: 'D14',
    drained: true,
  });
  if (by !== null) heal(play, by.id, moved, 'D14');
}

/** N12: one field of darkness under the target, unless it stands on darkness already. */
function shadowAura(play: Play, { id, on, at }: AdventureHero): void {
  const known = play.adventure.map === null || at === null ? on : groundFor(play, id, at);
  if (known.includes('darkness')) return;
  if (play.adventure.map !== null && at !== null) layPiece(play, [{ at, below: false }], 'N12');
  else coverWithDarkness(play, id, 'N12');
  touch(play, id, 'darkness', 'N12');
}

/** X11, W3: a hero's mark is his own; what others leave is a token like any. */
function hunt(play: Play, id: string, x: number, attacker: string | null): void {
  const hero = attacker === null ? undefined : heroIn(play.adventure, attacker);
  if (hero === undefined) return giveTokens(play, id, 'rangers-mark', x, 'D4');
  mark(play, { kind: 'mark', monster: id, hero: hero.id });
}

/** D4, D19: one effect on a hero who lost HP. Allies who lost any are gone (D5). */
export function sufferCollateral(
  play: Play,
  id: string,
  { effect, x }: Collateral,
  attacker: string | null,
  choice: FatigueChoice,
): void {
  const hero = heroIn(play.adventure, id);
  if (!hero || hero.unconscious) return;
  switch (effect) {
    case 'curse':
      return addCurse(play, id, x, 'D19');
    case 'fatigue':
      return addFatigue(play, id, x, choice[id]);
    case 'disarm':
    case 'silence':
      return spendColours(play, id, effect);
    case 'penitence':
      harm(play, id, { amount: hero.curse.length, preventable: false, cause: 'D19' });
      return;
    case 'drain-health':
      return drain(play, hero, x, attacker);
    case 'shadow-aura':
      return shadowAura(play, hero);
    case 'rangers-mark':
      return hunt(play, id, x, attacker);
    default:
      return giveTokens(play, id, effect, x, 'D4');
  }
}
