import { lazySheet } from '@/app/wiring/lazy-screen';

/** A part of the bundle of its own, with its words and pictures: most games are played without it. */
export const HelpSheetLater = lazySheet(async () => (await import('./HelpSheet')).HelpSheet, {
  title: (t) => t('shell.help.title'),
  whenWide: 'side',
});
