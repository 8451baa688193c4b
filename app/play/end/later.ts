import { lazyPart, lazySheet } from '@/app/wiring/lazy-screen';

/** For those alone who fight each other. */
export const FightEndLater = lazyPart(async () => (await import('./FightEnd')).FightEnd);
export const DeclareFightLater = lazySheet(
  async () => (await import('./DeclareFightSheet')).DeclareFightSheet,
  { title: (t) => t('versus.end.declareTitle') },
);
