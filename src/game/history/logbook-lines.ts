import type { GameEvent, LogbookEvent, PrintedNames } from '@/src/rules';

/** What stands in a line; printed names and `word`, a key of the same area, get their words above. */
export type LogbookValue =
  | string
  | number
  | { readonly names: readonly PrintedNames[] }
  | { readonly word: `${'skills' | 'steps'}.${string}` };

export type LogbookLineKey = keyof typeof LOGBOOK_LINE_KEYS;

/** All keys, so that the compiler finds a line without words. */
export const LOGBOOK_LINE_KEYS = {
  skillLearnt: 0,
  skillForgotten: 0,
  roleSkillsNone: 0,
  roleSkillA: 0,
  roleSkillsBoth: 0,
  treeSet: 0,
  treeGone: 0,
  itemsGained: 0,
  startingGear: 0,
  itemWorn: 0,
  itemInBag: 0,
  itemInCamp: 0,
  itemGiven: 0,
  itemsSwapped: 0,
  itemUsed: 0,
  itemDropped: 0,
  itemReturned: 0,
  itemCorrected: 0,
  itemChanged: 0,
  itemTurned: 0,
  gemSet: 0,
  statusGained: 0,
  auraGained: 0,
  auraReplaced: 0,
  outcomeGained: 0,
  statusLost: 0,
  auraLost: 0,
  auraLostByTrauma: 0,
  outcomeLost: 0,
  consequenceChanged: 0,
  rewardItem: 0,
  rewardSkill: 0,
  rewardClass: 0,
  rewardOther: 0,
  rewardDone: 0,
  rewardWaived: 0,
  rewardDropped: 0,
  campBegan: 0,
  campStep: 0,
  campStatuses: 0,
  campEnded: 0,
  singleBegan: 0,
} as const;

export interface LogbookLine {
  readonly key: `historyLogbook.${LogbookLineKey}`;
  readonly values: Readonly<Record<string, LogbookValue>>;
}

const line = (key: LogbookLineKey, values: LogbookLine['values'] = {}): LogbookLine => ({
  key: `historyLogbook.${key}`,
  values,
});

type Of<Type extends LogbookEvent['type']> = Extract<LogbookEvent, { type: Type }>;

const named = (...names: readonly PrintedNames[]): LogbookValue => ({ names });

const roleLine = ({ name, roleSkills: { a, b } }: Of<'roleSkillsSet'>): LogbookLine => {
  if (a === null) return line('roleSkillsNone', { name });
  const first = { name, a: { word: `skills.${a}` } } as const;
  return b === null
    ? line('roleSkillA', first)
    : line('roleSkillsBoth', { ...first, b: { word: `skills.${b}` } });
};

const treeLine = ({ name, tree }: Of<'treeSet'>): LogbookLine => {
  const values = { name, tree: tree.tree, heroClass: named(tree.classNames) };
  return tree.taken.length === 0
    ? line('treeGone', values)
    : line('treeSet', { ...values, taken: tree.taken.join(', ') });
};

const gainedLine = ({ name, gained, cause }: Of<'itemsGained'>): LogbookLine =>
  line(cause === 'L7a' ? 'startingGear' : 'itemsGained', {
    name,
    items: named(...gained.map(({ item }) => item.front.names)),
  });

/** Null for an event without moves, which the rules never write. */
const movedLine = ({ moves: [first, second] }: Of<'itemsMoved'>): LogbookLine | null => {
  if (!first) return null;
  const item = named(first.names);
  const { from, to } = first;
  const values = { name: to.name, from: from.name, item };
  if (second) return line('itemsSwapped', { ...values, other: named(second.names) });
  if (from.hero !== to.hero) return line('itemGiven', values);
  if (to.place === 'bag') return line('itemInBag', values);
  return line(to.place === 'camp' ? 'itemInCamp' : 'itemWorn', values);
};

const ENDS = {
  used: 'itemUsed',
  dropped: 'itemDropped',
  returned: 'itemReturned',
  corrected: 'itemCorrected',
} as const;

const GAINED = { status: 'statusGained', aura: 'auraGained', outcome: 'outcomeGained' } as const;
const LOST = { status: 'statusLost', aura: 'auraLost', outcome: 'outcomeLost' } as const;

const consequenceLine = ({ name, kind, gained, replaced }: Of<'consequenceGained'>) =>
  replaced === null
    ? line(GAINED[kind], { name, what: named(gained.names) })
    : line('auraReplaced', { name, what: named(gained.names), before: named(replaced.names) });

const rewardLine = ({ reward: { reward } }: Of<'rewardNoted'>): LogbookLine => {
  switch (reward.kind) {
    case 'camp-item':
      return line('rewardItem', { tier: reward.tier });
    case 'hero-skill':
      return line('rewardSkill', { level: reward.level });
    case 'class-skill':
      return line('rewardClass');
    case 'other':
      return line('rewardOther', { text: reward.text });
  }
};

/** What was chosen tells itself. */
const takenLine = ({ name, reward, waived }: Of<'rewardTaken'>): LogbookLine | null => {
  if (waived) return line('rewardWaived', { name });
  return reward.reward.kind === 'other'
    ? line('rewardDone', { name, text: reward.reward.text })
    : null;
};

const stepLine = ({ step, cleared }: Of<'campStepDone'>): LogbookLine => {
  const word = { word: `steps.${step}` } as const;
  const gone = cleared.flatMap(({ statuses }) => statuses.map(({ names }) => names));
  return gone.length === 0
    ? line('campStep', { step: word })
    : line('campStatuses', { step: word, what: named(...gone) });
};

export const auraLostLine = ({
  who,
  aura,
}: Extract<GameEvent, { type: 'auraLost' }>): LogbookLine =>
  line('auraLostByTrauma', { name: who.name, what: named(aura.names) });

// One line a case, so that every event is found in one place.
// eslint-disable-next-line complexity
export function logbookLineOf(event: LogbookEvent): LogbookLine | null {
  switch (event.type) {
    case 'skillSet': {
      const { name, colour, from, level } = event;
      const values = { name, skill: { word: `skills.${colour}` }, level } as const;
      return line(level > from ? 'skillLearnt' : 'skillForgotten', values);
    }
    case 'roleSkillsSet':
      return roleLine(event);
    case 'treeSet':
      return treeLine(event);
    case 'itemsGained':
      return gainedLine(event);
    case 'itemsMoved':
      return movedLine(event);
    case 'itemLost':
      return line(ENDS[event.end], { name: event.name, item: named(event.names) });
    case 'itemChanged':
      return line('itemChanged', { name: event.name, item: named(event.item.front.names) });
    case 'itemTurned':
      return event.gem === null
        ? line('itemTurned', { name: event.name, item: named(event.names) })
        : line('gemSet', { name: event.name, item: named(event.names), gem: named(event.gem) });
    case 'consequenceGained':
      return consequenceLine(event);
    case 'consequenceLost':
      return line(LOST[event.kind], { name: event.name, what: named(event.lost.names) });
    case 'consequenceChanged':
      return line('consequenceChanged', { name: event.name, what: named(event.changed.names) });
    case 'rewardNoted':
      return rewardLine(event);
    case 'rewardTaken':
      return takenLine(event);
    case 'rewardDropped':
      return line('rewardDropped');
    case 'campBegan':
      return line('campBegan', { chapter: event.chapter });
    case 'campStepDone':
      return stepLine(event);
    case 'campEnded':
      return line('campEnded');
    case 'singleBegan':
      return line('singleBegan', { chapter: event.chapter });
  }
}
