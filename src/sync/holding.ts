import type { GameContext } from '../game/campaigns/context';
import type { Grown } from '../game/files/check-log';
import type { Kept } from '../game/log/kept';
import type { Written } from '../game/port';
import type { Change } from './remote';
import type { SealedRow } from './type';

/** One device's campaign at a table. */
export interface Holding {
  readonly seat: GameContext;
  /** Its id here, and the one the seals are bound to. */
  readonly campaign: string;
  readonly bound: string;
  readonly key: Uint8Array;
  /** What the link allows. */
  readonly role: 'play' | 'watch';
  kept: Kept<Grown>;
  /** What was made ready to be told while it was written. */
  readonly sealed: WeakMap<Written, readonly SealedRow[]>;
}

export interface News {
  readonly changes: readonly Change[];
  /** The players' answer, where so much was played alone that they are asked first. */
  readonly answer: 'ask' | 'bring' | 'aside';
  /** The server lost its disk: what it has now was brought back by one of the devices. */
  readonly reseeded: boolean;
}
