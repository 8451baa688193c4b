import { useMemo } from 'react';
import type { Threat } from '@/src/rules';
import type { BoardOverlays } from '@/src/ui/board';
import { useAdventure } from '@/app/play/context/table-context';
import type { OnMap } from '../run/on-map';

/** One number says it only where it is the same for everybody. */
const sameDamage = ({ targets: [first, ...others] }: Threat): number | undefined =>
  first !== undefined && others.every(({ damage }) => damage === first.damage)
    ? first.damage
    : undefined;

const overlaysOf = (threat: Threat): BoardOverlays => {
  const { source, targets } = threat;
  const damage = sameDamage(threat);
  return {
    targets: targets.map(({ figure }) => figure),
    ...(source.kind === 'monster' ? { attacker: source.figure } : {}),
    ...(damage === undefined ? {} : { damage }),
  };
};

/** D10: who is about to be hit, as long as reactions are entered; null: nobody. */
export function useThreatOnMap(): OnMap | null {
  const threat = useAdventure((adventure) => adventure.threat);
  return useMemo(
    () => (threat === null ? null : { overlays: overlaysOf(threat), actions: {} }),
    [threat],
  );
}
