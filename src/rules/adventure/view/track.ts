import { TRACK, type TrackPlace } from '@/src/rules/initiative/track';
import type { Adventure } from '../state/adventure';
import { onTrack, tokenTurn } from '../track';

export interface KeyView {
  readonly key: string;
  /** The token lies on it and its turn is not over. */
  readonly active: boolean;
  /** Had its turn in this round. */
  readonly acted: boolean;
  /** U3: passive text only; it never has a turn. */
  readonly skipped: boolean;
}

export interface PlaceView {
  /** Index in `TRACK`. */
  readonly index: number;
  readonly place: TrackPlace;
  readonly keys: readonly KeyView[];
  /** The initiative token lies here. */
  readonly token: boolean;
}

/** I1: all seventeen places in turn order, with what lies on them. */
export const trackView = (adventure: Adventure): readonly PlaceView[] => {
  const token = tokenTurn(adventure);
  const lying = onTrack(adventure);
  return TRACK.map((place, index) => ({
    index,
    place,
    token: token?.place === index,
    keys: lying
      .filter((one) => one.place === index)
      .map(({ key, acts }) => ({
        key,
        active: token?.key === key && !token.over,
        acted: adventure.acted.includes(key),
        skipped: !acts,
      })),
  }));
};
