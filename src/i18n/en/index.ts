import type { de } from '../de';
import type { SameKeys } from '../same-keys';
import { settings } from './settings';
import { shell } from './shell';

export const en: SameKeys<typeof de> = {
  settings,
  shell,
};
