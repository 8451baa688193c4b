import { campaigns } from './campaigns';
import { gallery } from './gallery';
import { settings } from './settings';
import { shell } from './shell';
import { ui } from './ui';

/** German is the source: its keys are the keys of every language. */
export const de = {
  campaigns,
  gallery,
  settings,
  shell,
  ui,
};
