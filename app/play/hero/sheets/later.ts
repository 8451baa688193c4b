import { lazyPart, lazySheet } from '@/app/wiring/lazy-screen';

/** For those alone who fight each other. */
export const RecoverSheetLater = lazySheet(
  async () => (await import('./RecoverSheet')).RecoverSheet,
  { title: (t) => t('versus.action.title') },
);
export const AttackNotesLater = lazyPart(async () => (await import('./AttackNotes')).AttackNotes);
