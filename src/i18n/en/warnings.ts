import type { de } from '../de';
import type { SameKeys } from '../languages';

export const warningsEn: SameKeys<typeof de.warnings> = {
  'not-its-turn': 'It is somebody else’s turn.',
  stunned: '{{name}} is stunned: no attack this turn.',
  'no-attack-left': 'No attack left (at most {{most}}).',
  'attack-left': '{{name}} would have a second attack.',
  'too-many-targets': 'At most {{most}} targets.',
  'cannot-be-seen': '{{name}} is in stealth.',
  unconscious: '{{name}} is knocked out: this does nothing.',
  immune: '{{name}} is immune to {{token}}.',
  'token-limit': '{{token}}: at most {{most}}, the rest is lost.',
  'touched-already': '{{name}} has suffered this already this turn.',
  'max-hp-limit': 'No more than {{most}} hit points.',
  'nothing-left-to-prevent': 'Nothing left to prevent for {{name}}.',
  'focus-used': '{{name}} has used a focus technique this turn.',
  'fury-used': '{{name}} has used fury this turn.',
  'no-cube-action-left': 'Already {{most}} cube actions this turn.',
  'action-used': 'Already done this turn: {{action}}.',
  bound: '{{name}} is engaged: no ranged weapon attack.',
  'skill-blocked': 'A cube lies on {{skill}} already.',
  'task-open': 'Something is left to do for the start of this turn.',
  'step-opened-before': 'These monsters appeared once before.',
  'deck-not-complete': 'A deck has {{most}} attack cards.',
  'too-far': 'Walked with this way: {{points}}, free movement: {{most}}.',
  'one-card-per-hero': 'Usual is one card per hero: {{most}}.',
};
