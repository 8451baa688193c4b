import { lazyScreen } from '@/app/wiring/lazy-screen';

/** For those alone who fight each other. */
export const VersusStartLater = lazyScreen(async () => (await import('./VersusStart')).VersusStart);
