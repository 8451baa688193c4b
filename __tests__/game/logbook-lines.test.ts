import type { HistoryLine } from '@/src/game';
import { lineWords } from '@/app/play/words/line-words';
import { createWords } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import {
  EMPTY_SHEET,
  NO_VALUES,
  lineOf,
  type LogbookEvent,
  type LogbookWarning,
  type OwnedItem,
} from '@/src/rules';

const who = { hero: 'hero-1', name: 'Elros' };
const names = { en: 'Ring', de: null };
const ring: OwnedItem = {
  id: 'item-1',
  slot: 'trinket',
  categories: [],
  deck: 'camp',
  tier: 1,
  socket: false,
  front: { catalogue: null, names, values: NO_VALUES },
  back: null,
  notes: '',
  side: 'front',
  gem: null,
};
const noted = { id: 'note-2', catalogue: null, names, notes: '', hp: 0 };
const tree = {
  heroClass: 'mage',
  classNames: { en: 'Mage', de: 'Magierin' },
  tree: 'Feuer',
  shape: '1-2-3',
  taken: ['1'],
} as const;
const reward = { id: 'reward-1', chapter: 1, open: ['hero-1'] };
const at = (place: 'bag' | 'camp' | 'trinket', name = 'Elros') => ({
  hero: name === 'Elros' ? 'hero-1' : 'hero-2',
  name,
  place,
});
const move = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) => ({
  item: 'item-1',
  names,
  from,
  to,
});
const event = (type: LogbookEvent['type'], more: object, cause = 'table'): LogbookEvent =>
  ({ type, v: 1, cause, ...who, ...more }) as LogbookEvent;
const other = { kind: 'other', text: 'Gold' };

type KeyOf<Line> = Line extends { readonly key: `historyLogbook.${infer Key}` } ? Key : never;
type LineKey = KeyOf<HistoryLine>;

// The compiler sees to it that every line is here.
const ROWS: Readonly<Record<Exclude<LineKey, 'auraLostByTrauma'>, LogbookEvent>> = {
  skillLearnt: event('skillSet', { colour: 'red', from: 0, level: 1 }),
  skillForgotten: event('skillSet', { colour: 'red', from: 2, level: 1 }),
  roleSkillsNone: event('roleSkillsSet', { roleSkills: EMPTY_SHEET.roleSkills }),
  roleSkillA: event('roleSkillsSet', { roleSkills: { a: 'red', b: null } }),
  roleSkillsBoth: event('roleSkillsSet', { roleSkills: { a: 'red', b: 'blue' } }),
  treeSet: event('treeSet', { tree }),
  treeGone: event('treeSet', { tree: { ...tree, taken: [] } }),
  skillWritten: event('skillWritten', { skill: { name: 'Hieb' } }),
  skillDropped: event('skillDropped', { skill: { name: 'Hieb' } }),
  itemsGained: event('itemsGained', { gained: [{ item: ring, place: 'bag' }] }, 'E1'),
  startingGear: event('itemsGained', { gained: [{ item: ring, place: 'bag' }] }, 'L7a'),
  itemWorn: event('itemsMoved', { moves: [move(at('bag'), at('trinket'))] }),
  itemInBag: event('itemsMoved', { moves: [move(at('camp'), at('bag'))] }),
  itemInCamp: event('itemsMoved', { moves: [move(at('bag'), at('camp'))] }),
  itemGiven: event('itemsMoved', { moves: [move(at('bag'), at('bag', 'Vorn'))] }),
  itemsSwapped: event('itemsMoved', {
    moves: [move(at('bag'), at('trinket')), move(at('trinket'), at('bag'))],
  }),
  itemUsed: event('itemLost', { item: 'item-1', names, end: 'used' }),
  itemDropped: event('itemLost', { item: 'item-1', names, end: 'dropped' }),
  itemReturned: event('itemLost', { item: 'item-1', names, end: 'returned' }),
  itemCorrected: event('itemLost', { item: 'item-1', names, end: 'corrected' }),
  itemChanged: event('itemChanged', { item: ring }),
  weaponNoted: event('weaponNoted', {
    weapon: { accuracy: 9, damage: 2, modifier: 0, crit: 20, ranged: false },
  }),
  itemTurned: event('itemTurned', { item: 'item-1', names, side: 'back', gem: null }),
  gemSet: event('itemTurned', { item: 'item-1', names, side: 'back', gem: names }),
  statusGained: event('consequenceGained', { kind: 'status', gained: noted, replaced: null }),
  auraGained: event('consequenceGained', { kind: 'aura', gained: noted, replaced: null }),
  auraReplaced: event('consequenceGained', { kind: 'aura', gained: noted, replaced: noted }),
  outcomeGained: event('consequenceGained', { kind: 'outcome', gained: noted, replaced: null }),
  statusLost: event('consequenceLost', { kind: 'status', lost: noted }),
  auraLost: event('consequenceLost', { kind: 'aura', lost: noted }),
  outcomeLost: event('consequenceLost', { kind: 'outcome', lost: noted }),
  consequenceChanged: event('consequenceChanged', { kind: 'aura', changed: noted }),
  rewardItem: event('rewardNoted', {
    reward: { ...reward, reward: { kind: 'camp-item', tier: 2 } },
  }),
  rewardSkill: event('rewardNoted', {
    reward: { ...reward, reward: { kind: 'hero-skill', level: 1 } },
  }),
  rewardClass: event('rewardNoted', { reward: { ...reward, reward: { kind: 'class-skill' } } }),
  rewardOther: event('rewardNoted', { reward: { ...reward, reward: other } }),
  rewardDone: event('rewardTaken', { reward: { ...reward, reward: other }, waived: false }),
  rewardWaived: event('rewardTaken', { reward: { ...reward, reward: other }, waived: true }),
  rewardDropped: event('rewardDropped', { reward: { ...reward, reward: other } }),
  campBegan: event('campBegan', { chapter: 3 }),
  campStep: event('campStepDone', { step: 'recovery', cleared: [] }),
  campStatuses: event('campStepDone', {
    step: 'recovery',
    cleared: [{ ...who, statuses: [noted] }],
  }),
  campEnded: event('campEnded', {}),
  singleBegan: event('singleBegan', { chapter: 2, bonus: {} }),
};

/** Without a value the words would show their placeholder; without a word, the key. */
const WHOLE = /^(?!.*(\{\{|historyLogbook|undefined|\[object)).+$/u;

test.each(Object.entries(ROWS))('%s is a whole sentence in both languages', (key, told) => {
  const line = lineOf(told);
  expect(line?.key).toBe(`historyLogbook.${key}`);
  for (const language of ['de', 'en'] as const) {
    expect(lineWords(line as HistoryLine, language, createWords(language).t)).toMatch(WHOLE);
  }
});

test('an aura lost to trauma is told in the words of the logbook', () => {
  const figure = { id: 'hero-1', name: 'Elros', card: '', base: null };
  const line = lineOf({ type: 'auraLost', v: 1, cause: 'D11', who: figure, aura: noted });
  expect(lineWords(line as HistoryLine, 'de', createWords('de').t)).toBe(
    'Elros verliert durch das Trauma die Aura Ring',
  );
});

test('no words are left over', () => {
  const told = new Set<string>([...Object.keys(ROWS), 'auraLostByTrauma']);
  expect(Object.keys(de.historyLogbook).filter((key) => !told.has(key))).toEqual([
    'skills',
    'steps',
  ]);
});

test('a choice that tells itself has no second line', () => {
  const taken = { ...reward, reward: { kind: 'class-skill' } };
  expect(lineOf(event('rewardTaken', { reward: taken, waived: false }))).toBeNull();
});

type DoubtKey = keyof typeof de.logbookWarnings;
type Bare<Key> = Key extends `${infer Code}_${'one' | 'other'}` ? Code : Key;
// The compiler is the test here: a doubt without words does not pass `tsc`.
const doubts: readonly Bare<DoubtKey>[] = [] as readonly LogbookWarning['code'][];

test('every doubt about the logbook has words', () => {
  expect(doubts).toEqual([]);
  expect(Object.values(de.logbookWarnings).every((text) => text.endsWith('.'))).toBe(true);
});
