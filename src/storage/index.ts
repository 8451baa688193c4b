import type { Opening } from '../game/port-opening';
import { openOn } from './open';
import { platform } from './platform';

/** The storage of this device. Only the app's wiring imports it. */
export const openStorage = (): Promise<Opening> => openOn(platform, Date.now);
