import type { de } from '../de';
import type { SameKeys } from '../same-keys';
import { shell } from './shell';

export const en: SameKeys<typeof de> = { shell };
