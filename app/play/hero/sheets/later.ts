import { lazyPart } from '@/app/wiring/lazy-screen';

/** For those alone who fight each other. */
export const RecoverSheetLater = lazyPart(
  async () => (await import('./RecoverSheet')).RecoverSheet,
);
export const AttackNotesLater = lazyPart(async () => (await import('./AttackNotes')).AttackNotes);
