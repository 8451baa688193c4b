import { lazyPart } from '@/app/wiring/lazy-screen';

/** For those alone who fight each other. */
export const FightEndLater = lazyPart(async () => (await import('./FightEnd')).FightEnd);
export const DeclareFightLater = lazyPart(
  async () => (await import('./DeclareFightSheet')).DeclareFightSheet,
);
