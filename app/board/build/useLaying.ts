import { useMemo } from 'react';
import type { Position, ZoneSize } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand } from '../desk/desk-context';
import { sizeInHand } from './fitting';
import { bridgePlaces, suggested } from './spots';
import { useBuilding } from './useBuilding';

export interface Laying {
  /** Where the preview is; null: the app knows no place for it. */
  readonly spot: Position | null;
  readonly size: ZoneSize;
  readonly fits: boolean;
  /** All places of a bridge. */
  readonly places: readonly Position[];
  readonly layHere: () => void;
}

/** The piece in hand and where it would lie; null: none is in hand. */
export function useLaying(): Laying | null {
  const hand = useHand();
  const map = useAdventure((adventure) => adventure.map);
  const { lay } = useBuilding();
  return useMemo(() => {
    if (hand.kind !== 'piece') return null;
    const { piece, turn } = hand;
    const size = sizeInHand(piece, turn);
    const spot = suggested(map, { piece, turn });
    return {
      spot,
      size,
      fits: spot !== null,
      places: bridgePlaces(map, { piece, turn }),
      layHere: () => {
        if (spot !== null) void lay(piece, spot, turn);
      },
    };
  }, [hand, map, lay]);
}
