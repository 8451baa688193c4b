import { lazyScreen } from '@/app/wiring/lazy-screen';

/** For shared tables alone: whoever plays at one device never needs them. */
export const HeroViewLater = lazyScreen(async () => (await import('./HeroView')).HeroView);
export const WatchViewLater = lazyScreen(async () => (await import('./WatchView')).WatchView);
