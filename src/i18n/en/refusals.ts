import type { de } from '../de';
import type { SameKeys } from '../same-keys';

export const refusals: SameKeys<typeof de.refusals> = {
  'no-campaign': 'The campaign has not been created yet.',
  'campaign-exists': 'This campaign exists already.',
  'name-empty': 'Please enter a name.',
  'text-too-long': 'The text is too long: {{most}} characters at most.',
  'too-many-heroes': 'The party has room for {{most}} heroes.',
  'hero-taken': '{{name}} is in the party already.',
  'unknown-hero': 'This hero is no longer in the party.',
  'max-hp-out-of-range': 'Maximum hit points lie between 1 and {{most}}.',
  'cubes-out-of-range': '0 to {{most}} cubes of each colour are possible.',
  'too-much-gear': 'At most {{most}} kinds of gear can be entered.',
  'chapter-out-of-range': 'Chapters run from 1 to {{most}}.',
  'seed-out-of-range': 'The seed of the dice is not valid.',
  'die-out-of-range': 'A d{{sides}} shows 1 to {{sides}}.',
  'unknown-row': 'There is no such point in the history.',
  'broken-log': 'A part of this campaign is damaged and cannot be read. A backup may help.',
  'newer-log':
    'This campaign was continued with a newer version of the app. Please update the app.',
  'nothing-open': 'No campaign is open.',
  'nothing-to-undo': 'There is nothing left to undo.',
  'nothing-to-redo': 'There is nothing left to redo.',
  'unknown-campaign': 'This campaign no longer exists.',
  'conflicting-log':
    'The file does not fit the campaign on this device. It can be imported as a new campaign.',
  'storage-full':
    'The storage of the device is full. Nothing was changed; please make room and try again.',
  'storage-damaged': 'The saved data are damaged. Nothing was changed.',
  'storage-newer': 'The data come from a newer version of the app. Please update the app.',
  'storage-failed': 'Saving did not work. Nothing was changed.',
  'file-too-large': 'The file is too large. No export of this app is that big.',
  'file-wrong-encoding': 'The file is not a readable text (UTF-8).',
  'file-too-nested': 'The file is oddly nested and does not come from this app.',
  'file-truncated': 'The file is incomplete: its end is missing.',
  'file-not-json': 'The file is damaged.',
  'file-foreign': 'The file does not come from this app.',
  'file-newer': 'The file comes from a newer version of the app. Please update the app first.',
  'file-broken': 'The file is damaged: its content does not fit together.',
};
