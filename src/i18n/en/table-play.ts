import type { de } from '../de';
import type { SameKeys } from '../same-keys';

export const table: SameKeys<typeof de.table> = {
  title: 'Table',
  caption: 'Chapter {{chapter}} · Round {{round}}',
  captionBefore: 'Chapter {{chapter}} · Setup',
  opening: 'Opening the campaign …',
  undo: 'Undo',
  redo: 'Redo',
  history: 'History',
  menu: 'More at the table',
  next: 'Next: {{who}}',
  nextRound: 'New round: {{who}}',
  nextChoice: 'Next: choose',
  nextFirst: 'Here we go: {{who}}',
  nextNobody: 'Next',
  empty: {
    text: 'Begin a campaign or open one: rounds, monsters and runes then run here.',
    create: 'New campaign',
  },
  choice: {
    title: 'Who comes first?',
    text: 'Several cards lie on the same place.',
    leader: 'Several cards lie on the same place: {{leader}} decides.',
    back: 'Not yet',
  },
};
