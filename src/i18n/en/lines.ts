import type { de } from '../de';
import type { SameKeys } from '../languages';

export const linesEn: SameKeys<typeof de.lines> = {
  title: 'Tasks and rules',
  none: 'What the door or the adventure book adds here stays on the table: type it once, tick it, count it.',
  kind: 'What is it?',
  kinds: {
    rule: 'Rule',
    task: 'Task',
    locked: 'Locked door',
    objective: 'Objective',
    counter: 'Counter',
    end: 'Ending',
  },
  hints: {
    rule: 'Holds until further notice; tick it when it ends.',
    task: 'What the heroes should do here.',
    locked: 'What unlocks the door; until then opening it warns.',
    objective: 'What wins the adventure.',
    counter: 'What is counted: tokens, rescues, rounds.',
    end: 'What ends the adventure; offered when you end it.',
  },
  text: 'In a few words',
  goal: 'Up to? (0: open)',
  add: 'Add',
  save: 'Change',
  edit: 'Change: {{text}}',
  drop: 'Strike out: {{text}}',
  all: 'All ({{count}}) and new',
  countOf: '{{count}} of {{goal}}',
  atStart: 'At the start',
  door: 'Door {{number}}',
  page: 'Page {{page}}',
  earlier: 'Typed at the last attempt',
  done: 'done',
  toDoor: 'What does the door say?',
};
