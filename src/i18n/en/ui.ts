import type { de } from '../de';
import type { SameKeys } from '../languages';

export const uiEn: SameKeys<typeof de.ui> = {
  close: 'Close',
  dismiss: 'Dismiss message',
  clear: 'Clear input',
  less: 'Decrease {{what}}',
  more: 'Increase {{what}}',
  undo: 'Undo',
  rule: 'Rule {{id}}',
  ruleOpens: 'Rule {{id}}, opens the text',
  details: 'Details',
};
