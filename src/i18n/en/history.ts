import type { de } from '../de';
import type { SameKeys } from '../languages';

export const historyEn: SameKeys<typeof de.history> = {
  campaignCreated: 'Campaign “{{name}}” begun',
  campaignRenamed: 'Campaign “{{from}}” is now called “{{name}}”',
  notesWritten: 'Notes changed',
  chapterSet: 'Chapter {{chapter}} opened',
  heroAdded: '{{name}} joins',
  heroAddedWithPlayer: '{{name}} joins, played by {{player}}',
  heroRemoved: '{{name}} leaves the party',
  playerSet: '{{player}} plays {{name}}',
  playerCleared: 'Nobody plays {{name}}',
  maxHpSet: '{{name}}: at most {{maxHp}} HP',
  cubesSet: '{{name}}: cubes {{yellow}} yellow, {{red}} red, {{green}} green, {{blue}} blue',
  heroChanged: '{{name}} changed',
  dieRolled: 'd{{sides}} rolled: {{value}}',
  dieTyped: 'd{{sides}} entered: {{value}}',
  sessionBegan: 'Session begun',
  playersSet: 'Players changed',
  helperNoted: 'Noted',
  unreadable: 'This entry cannot be read',
};
