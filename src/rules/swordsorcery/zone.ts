import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count } from '../contract/read';
import { optional, record, type ValueOf } from '../contract/shape';

const zoneInput = record({ heroes: count, enemies: count, stunned: optional(count, 0) });

type Zone = ValueOf<typeof zoneInput>;
type Side = 'heroes' | 'enemies';

const sideWith = (zone: Zone, has: (own: number, other: number) => boolean): Side | null => {
  if (has(zone.heroes, zone.enemies)) return 'heroes';
  return has(zone.enemies, zone.heroes) ? 'enemies' : null;
};

/** SS12: the leaving hero still counts; a stunned enemy does not strike. */
export const zoneOp = gameOp(
  zoneInput,
  [({ stunned, enemies }) => (stunned > enemies ? 'stunned' : undefined)],
  (zone) => {
    const dominate = sideWith(zone, (own, other) => own > 0 && own >= 2 * other);
    const engaged = zone.heroes > 0 && zone.enemies > 0;
    const strikes = dominate === 'heroes' ? 0 : zone.enemies - zone.stunned;
    return ok({
      control: sideWith(zone, (own, other) => own > other),
      dominate,
      supremacy: engaged ? dominate : null,
      engaged,
      reactions: engaged ? strikes : null,
    });
  },
);
