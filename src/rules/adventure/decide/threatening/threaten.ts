import type { Cause } from '@/src/rules/base/event';
import { refOf } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, refIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type {
  Collateral,
  Threat,
  ThreatSource,
  ThreatTarget,
} from '@/src/rules/adventure/state/threat';
import { MAX_BONUS } from '@/src/rules/adventure/state/tokens';
import { checkNumber } from '../check';
import { MAX_AMOUNT } from '../figures/named';

/** Who makes the attack; null for events. */
export const attackerOf = (source: ThreatSource): string | null =>
  source.kind === 'event' ? null : source.figure;

/** Heroes, companions and animals, each once; D11: nobody unconscious. */
function checkTargets(play: Play, targets: readonly ThreatTarget[]): void {
  if (targets.length === 0) refuse({ code: 'no-target' });
  targets.forEach(({ figure, damage }, index) => {
    const { name } = refOf(play, figure);
    const hero = heroIn(play.adventure, figure);
    if (!hero && !allyIn(play.adventure, figure)) refuse({ code: 'not-a-target', name });
    if (hero?.unconscious) refuse({ code: 'unconscious', name });
    if (targets.findIndex((other) => other.figure === figure) !== index) {
      refuse({ code: 'already-a-target', name });
    }
    checkNumber(damage, 0, MAX_AMOUNT);
  });
}

const MAX_EFFECTS = 20;

function checkCollateral(collateral: readonly Collateral[]): void {
  checkNumber(collateral.length, 0, MAX_EFFECTS);
  for (const { x } of collateral) checkNumber(x, 0, MAX_BONUS);
}

/** D10: one whole attack, event or effect. It waits for reactions until it is applied. */
export function threaten(play: Play, threat: Omit<Threat, 'id' | 'reactions'>, cause: Cause): void {
  if (play.adventure.threat !== null) refuse({ code: 'threat-open' });
  checkTargets(play, threat.targets);
  checkCollateral(threat.collateral);
  const attacker = attackerOf(threat.source);
  play.add({
    type: 'threatOpened',
    v: 1,
    cause,
    threat: { id: `threat-${play.adventure.serial + 1}`, ...threat, reactions: [] },
    by: attacker === null ? null : (refIn(play.adventure, attacker) ?? null),
  });
}
