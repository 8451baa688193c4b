import { lazySheet } from '@/app/wiring/lazy-screen';

/** A part of the bundle of its own: whoever plays alone never needs it. */
export const TableSheetLater = lazySheet(async () => (await import('./TableSheet')).TableSheet, {
  title: (t) => t('sharedTable.title'),
});
