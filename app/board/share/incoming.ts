import { createStore } from 'zustand/vanilla';
import type { FileRefusal } from '@/src/game';
import { packIn, readPack, readText, type ShareRefusal, type SharedBoard } from '@/src/game/share';
import type { Result } from '@/src/rules';
import { isLarge, SHARE_PARTS } from './parts';

export type Incoming = Result<SharedBoard, ShareRefusal | FileRefusal>;

/** What was pasted or read from a file, on its way to the preview; a link stands in the address. */
export const incoming = createStore<{ readonly board: Incoming | null }>(() => ({ board: null }));

export const readLink = (packed: string): Incoming => readPack(SHARE_PARTS, packed);

/** A link, or the text notation. */
export function readPasted(pasted: string): Incoming {
  const packed = packIn(pasted);
  return packed === null ? readText(SHARE_PARTS, pasted, isLarge) : readLink(packed);
}
