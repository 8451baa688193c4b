import { lazyPart } from '@/app/wiring/lazy-screen';

/** A part of the bundle of its own, with its words and pictures: most games are played without it. */
export const HelpSheetLater = lazyPart(async () => (await import('./HelpSheet')).HelpSheet);
