import type { de } from '../de';
import type { SameKeys } from '../languages';

export const logbookWarningsEn: SameKeys<typeof de.logbookWarnings> = {
  'foreign-class': '{{name}} is a foreign class; the own one is advised.',
  'second-foreign-class': 'With {{name}} there would be two foreign classes; one is usual.',
  'foreign-class-taken': '{{name}} has this foreign class already.',
  'tree-taken': 'There is only one of this class tree, and {{name}} has it.',
  'gear-not-allowed': '{{name}} may not wear gear of this kind otherwise.',
  'worn-at-once': 'In an adventure new things go into the bag first and are worn later.',
  'camp-out-of-reach': 'In an adventure the camp is out of reach.',
  'exchange-not-in-turn': "Exchanging is a small action of one's own turn.",
  'exchange-used': 'There was an exchange in this turn already.',
  'item-taken': '{{name}} has this item already.',
  'other-tier': 'The reward is an item of tier {{tier}}.',
  'not-a-camp-item': 'This is no camp item.',
  'replaces-aura': 'The aura {{name}} will be lost: there is only ever one.',
  'noted-already': '{{name}} is noted already.',
  'colours-anew': 'With the new role the colours of the cubes may be chosen anew.',
  'camp-order': 'Something else comes first in camp: {{step}}.',
  'camp-steps-open_one': '{{count}} step of the camp is still open.',
  'camp-steps-open_other': '{{count}} steps of the camp are still open.',
  'rewards-open_one': '{{count}} reward is still to be chosen; it stays noted.',
  'rewards-open_other': '{{count}} rewards are still to be chosen; they stay noted.',
  'hero-takes-items_one': '{{count}} item is lost with the hero. Undo brings it back.',
  'hero-takes-items_other': '{{count}} items are lost with the hero. Undo brings them back.',
  'hero-in-adventure': 'This hero is in the adventure and stays on the table until its end.',
};
