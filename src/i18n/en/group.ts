import type { de } from '../de';
import type { SameKeys } from '../languages';

export const groupEn: SameKeys<typeof de.group> = {
  title: 'The group',
  open: 'Group sheet',
  openText: 'All heroes, and what the story made of them',
  empty: 'No heroes yet',
  emptyText: 'As soon as somebody joins, the whole group stands here on one page.',
  toCampaign: 'To the campaign',
  print: 'Print the group',
  sheet: '{{name}}: open the sheet',
  hpOf: '{{hp}} of {{most}} HP',
  hpOpen: 'HP not known yet',
  skillSpoken: '{{skill}} {{level}}',
  skillsSpoken: 'Skills: {{list}}',
  roleSkills: 'Role skills: {{list}}',
  classes: 'Classes: {{list}}',
  nothing: 'No consequences',
  story: 'What the story left',
  storyEmpty: 'Nobody has an aura, a status or an outcome yet.',
  everybody: 'all',
  decisions: 'How it came about',
  since: 'Since the last adventure',
  paper: {
    heroes: 'Heroes',
    chapters: 'Chapters',
    chapter: '{{chapter}}: {{attempts}}',
    won: 'won',
    notes: 'Notes of the campaign',
  },
};
