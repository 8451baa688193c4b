import {
  canonicalText,
  provisionalChanges,
  restoredBy,
  type CampaignChange,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import { after, campaignWith, gain, item, lose, note, startCommand, win } from './logbook-kit';

const ring = item('Ring', { slot: 'trinket' });
const back = {
  catalogue: null,
  names: { en: 'Rückseite', de: 'Rückseite' },
  values: ring.front.values,
};
const axe = item('Axt', { slot: 'weapon', deck: 'camp', back });
const status = (name: string): GameCommand => ({
  kind: 'gainConsequence',
  hero: 'hero-1',
  consequence: 'status',
  draft: note(name),
});

/** Jaheen has an axe (item-1), a ring (item-2) and a status (note-3); a reward waits (reward-4). */
const BEFORE = after(
  campaignWith(),
  gain('hero-1', axe, { to: 'weapon' }),
  gain('hero-1', ring),
  status('Müde'),
  { kind: 'noteReward', reward: { kind: 'class-skill' } },
);
const PLAYING = after(BEFORE, startCommand());

const tree = {
  heroClass: 'cleric',
  classNames: { en: 'Cleric', de: 'Kleriker' },
  tree: 'Licht',
  shape: '1-2-3',
  taken: ['1'],
} as const;
const CHANGES: readonly (readonly [string, GameCommand, readonly string[]])[] = [
  ['a skill', { kind: 'setSkill', hero: 'hero-1', colour: 'red', level: 1 }, ['hero-1 skill']],
  [
    'role skills',
    { kind: 'setRoleSkills', hero: 'hero-1', role: 'leader', roleSkills: { a: 'red', b: null } },
    ['hero-1 role-skills'],
  ],
  ['a tree', { kind: 'setTree', hero: 'hero-2', tree }, ['hero-2 tree']],
  ['an item found', gain('hero-2', ring), ['hero-2 item-gained']],
  [
    'an item used up',
    { kind: 'removeItem', hero: 'hero-1', item: 'item-2', end: 'used' },
    ['hero-1 item-lost'],
  ],
  [
    'an item given away',
    { kind: 'moveItem', hero: 'hero-1', item: 'item-2', to: { hero: 'hero-2', place: 'bag' } },
    ['hero-2 item-moved'],
  ],
  [
    'an item taken off',
    { kind: 'moveItem', hero: 'hero-1', item: 'item-1', to: { hero: 'hero-1', place: 'camp' } },
    ['hero-1 item-moved'],
  ],
  ['an item turned', { kind: 'turnItem', hero: 'hero-1', item: 'item-1' }, ['hero-1 item-turned']],
  [
    'an item written anew',
    { kind: 'changeItem', hero: 'hero-1', item: 'item-1', change: { notes: 'scharf' } },
    ['hero-1 item-changed'],
  ],
  ['a status', status('Wach'), ['hero-1 consequence-gained']],
  [
    'a status lost',
    { kind: 'loseConsequence', hero: 'hero-1', id: 'note-3' },
    ['hero-1 consequence-lost'],
  ],
  [
    'a status written anew',
    { kind: 'changeConsequence', hero: 'hero-1', id: 'note-3', change: { hp: 1 } },
    ['hero-1 consequence-changed'],
  ],
  [
    'a hero',
    { kind: 'changeHero', hero: 'hero-1', change: { maxHp: 12 } },
    ['hero-1 hero-changed'],
  ],
  ['a hero gone', { kind: 'removeHero', hero: 'hero-2' }, ['hero-2 hero-left', 'party reward']],
  ['a reward', { kind: 'noteReward', reward: { kind: 'class-skill' } }, ['party reward']],
  ['a reward struck off', { kind: 'dropReward', reward: 'reward-4' }, ['party reward']],
  ['the chapter', { kind: 'setChapter', chapter: 7 }, ['party chapter']],
  ['notes', { kind: 'writeNotes', notes: 'Seil' }, ['party notes']],
  ['the name', { kind: 'renameCampaign', name: 'Tag' }, ['party name']],
];

const told = (changes: readonly CampaignChange[]): readonly string[] =>
  changes.map(({ hero, kind }) => `${hero ?? 'party'} ${kind}`);
const before = ({ adventure }: GameState) => {
  if (adventure === null) throw new Error('no adventure');
  return adventure.before;
};

test.each(CHANGES)('V1: provisional: %s', (_, command, expected) => {
  const state = after(PLAYING, command);
  expect(told(provisionalChanges(state.campaign, before(state)))).toEqual(expected);
});

test.each(CHANGES)('V1: a defeat takes back: %s', (_, command) => {
  const state = after(PLAYING, command);
  expect(restoredBy(state.campaign, before(state))).not.toEqual([]);
  const { chronicle, ...restored } = lose(state).campaign;
  const { chronicle: none, ...start } = BEFORE.campaign;
  expect(canonicalText(restored)).toBe(canonicalText(start));
  expect([none.length, chronicle.length]).toEqual([0, 1]);
});

test.each(CHANGES)('V1: a victory keeps: %s', (_, command) => {
  const state = after(PLAYING, command);
  const { heroes, sheets, rewards, notes, name, chapter } = win(state).campaign;
  expect({ heroes, sheets, rewards, notes, name, chapter }).toEqual({
    heroes: state.campaign.heroes,
    sheets: state.campaign.sheets,
    rewards: state.campaign.rewards,
    notes: state.campaign.notes,
    name: state.campaign.name,
    chapter: state.campaign.chapter,
  });
});

test('V1: what comes back is told the other way round', () => {
  const state = after(PLAYING, { kind: 'removeItem', hero: 'hero-1', item: 'item-2', end: 'used' });
  expect(restoredBy(state.campaign, before(state))).toMatchObject([
    { hero: 'hero-1', name: 'Jaheen', kind: 'item-gained', to: { hero: 'hero-1', place: 'bag' } },
  ]);
});

test('nothing changed, nothing provisional', () => {
  expect(provisionalChanges(PLAYING.campaign, before(PLAYING))).toEqual([]);
});

test('V1: a camp left open waits behind a lost adventure', () => {
  const open = after(BEFORE, { kind: 'beginCamp' }, { kind: 'doCampStep', step: 'conditions' });
  const lost = lose(after(open, startCommand(), { kind: 'doCampStep', step: 'recovery' }));
  expect(lost.campaign.camp?.done).toEqual(['conditions']);
  expect(lost.campaign.sheets['hero-1']?.statuses).toHaveLength(1);
});
