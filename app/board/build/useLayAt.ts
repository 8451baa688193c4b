import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ZONE, zoneOf, type Position } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { nameOf, type Frame } from '../picture/frame';
import { fits, type InHand } from './fitting';
import { bridgePlaces, nearestTo, snapped } from './spots';
import { useMapNow, type Building } from './useBuilding';

interface LayAt {
  /** On the tapped zone; where it cannot lie it says where it could. */
  readonly layAt: (hand: InHand, field: Position) => void;
  /** Where it was let go if it fits there, otherwise as if tapped. */
  readonly dropAt: (hand: InHand, field: Position) => void;
  /** On one of the places shown for a bridge. */
  readonly layOn: (hand: InHand, ghost: string) => void;
}

export function useLayAt(frame: Frame, { lay }: Building): LayAt {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const mapNow = useMapNow();
  return useMemo(() => {
    const layAt: LayAt['layAt'] = (hand, field) => {
      const map = mapNow();
      const zone = zoneOf(field);
      const spot = snapped(map, hand, zone);
      const near = map === null || fits(map, hand, spot) ? null : nearestTo(map, hand, zone);
      if (near === null) return void lay(hand.piece, spot, hand.turn);
      const name = nameOf(frame, [near[0] * ZONE, near[1] * ZONE]);
      show({ text: t('board.build.notHere', { field: name }), refused: true });
    };
    const dropAt: LayAt['dropAt'] = (hand, field) => {
      const zone = zoneOf(field);
      if (fits(mapNow(), hand, zone)) void lay(hand.piece, zone, hand.turn);
      else layAt(hand, field);
    };
    const layOn: LayAt['layOn'] = (hand, ghost) => {
      const place = bridgePlaces(mapNow(), hand)[Number(ghost)];
      if (place !== undefined) void lay(hand.piece, place, hand.turn);
    };
    return { layAt, dropAt, layOn };
  }, [t, show, mapNow, frame, lay]);
}
