import { lazyPart } from '@/app/wiring/lazy-screen';

/** A part of the bundle of its own: whoever plays alone never needs it. */
export const TableSheetLater = lazyPart(async () => (await import('./TableSheet')).TableSheet);
