import { settings } from './settings';
import { shell } from './shell';

/** German is the source: its keys are the keys of every language. */
export const de = {
  settings,
  shell,
};
