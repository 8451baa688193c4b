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
  ['a hero gone', { kind: 'removeHero', hero: 'hero-2' }, ['hero-2 hero-left', 'party reward']],
  ['a reward', { kind: 'noteReward', reward: { kind: 'class-skill' } }, ['party reward']],
  ['a reward struck off', { kind: 'dropReward', reward: 'reward-4' }, ['party reward']],
  ['the chapter', { kind: 'setChapter', chapter: 7 }, ['party chapter']],
];

const values = { ...ring.front.values, damage: 5 };

/** Not part of what V1 gives back: what the players noted, and corrected of boards and cards. */
const KEPT: readonly (readonly [string, GameCommand, object])[] = [
  ['notes of the campaign', { kind: 'writeNotes', notes: 'Seil' }, { notes: 'Seil' }],
  ['its name', { kind: 'renameCampaign', name: 'Tag' }, { name: 'Tag' }],
  [
    "a hero's notes",
    { kind: 'changeHero', hero: 'hero-1', change: { notes: 'mutig' } },
    { heroes: [{ id: 'hero-1', notes: 'mutig' }, {}] },
  ],
  [
    'hit points and cubes of a board',
    {
      kind: 'changeHero',
      hero: 'hero-1',
      change: { maxHp: 12, cubes: { yellow: 1, red: 1, green: 1, blue: 1 } },
    },
    { heroes: [{ maxHp: 12, cubes: { yellow: 1, red: 1, green: 1, blue: 1 } }, {}] },
  ],
  [
    "a player's name",
    { kind: 'setPlayer', hero: 'hero-2', player: 'Anna' },
    { heroes: [{}, { player: 'Anna' }] },
  ],
  [
    'notes on a card',
    { kind: 'changeItem', hero: 'hero-1', item: 'item-1', change: { notes: 'scharf' } },
    { sheets: { 'hero-1': { gear: { weapon: { id: 'item-1', notes: 'scharf' } } } } },
  ],
  [
    'values read off a card',
    {
      kind: 'changeItem',
      hero: 'hero-1',
      item: 'item-1',
      change: { front: { ...axe.front, values } },
    },
    { sheets: { 'hero-1': { gear: { weapon: { front: { values } } } } } },
  ],
  [
    'a weapon that is not in the logbook',
    {
      kind: 'writeWeapon',
      hero: 'hero-2',
      weapon: { accuracy: 9, damage: 2, modifier: 0, crit: 20, ranged: false },
    },
    { sheets: { 'hero-2': { weapon: { accuracy: 9, damage: 2 } } } },
  ],
  [
    'notes on a status',
    { kind: 'changeConsequence', hero: 'hero-1', id: 'note-3', change: { notes: 'bis zum Lager' } },
    { sheets: { 'hero-1': { statuses: [{ id: 'note-3', notes: 'bis zum Lager', hp: 0 }] } } },
  ],
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
  const { chronicle, decisions, ...restored } = lose(state).campaign;
  const { chronicle: none, decisions: early, ...start } = BEFORE.campaign;
  expect([decisions, chronicle[0]?.decisions.slice(0, early.length)]).toEqual([[], early]);
  expect(canonicalText(restored)).toBe(canonicalText(start));
  expect([none.length, chronicle.length]).toEqual([0, 1]);
});

test.each(KEPT)('V1: neither provisional nor taken back: %s', (_, command, kept) => {
  const state = after(PLAYING, command);
  expect(provisionalChanges(state.campaign, before(state))).toEqual([]);
  expect(restoredBy(state.campaign, before(state))).toEqual([]);
  expect(lose(state).campaign).toMatchObject(kept);
});

test('V1: notes stay on what comes back, and the side of a card does not', () => {
  const state = after(
    PLAYING,
    { kind: 'changeItem', hero: 'hero-1', item: 'item-1', change: { notes: 'scharf' } },
    { kind: 'turnItem', hero: 'hero-1', item: 'item-1' },
    { kind: 'moveItem', hero: 'hero-1', item: 'item-1', to: { hero: 'hero-2', place: 'bag' } },
  );
  expect(lose(state).campaign.sheets['hero-1']?.gear.weapon).toMatchObject({
    id: 'item-1',
    side: 'front',
    notes: 'scharf',
  });
});

test('V1: a correction that fits the place no more is not kept', () => {
  const state = after(
    PLAYING,
    { kind: 'moveItem', hero: 'hero-1', item: 'item-1', to: { hero: 'hero-1', place: 'camp' } },
    { kind: 'changeItem', hero: 'hero-1', item: 'item-1', change: { slot: 'off-hand' } },
  );
  expect(lose(state).campaign.sheets).toEqual(BEFORE.campaign.sheets);
});

test('V1: a board that is taken again is not taken twice', () => {
  const state = after(
    BEFORE,
    { kind: 'changeHero', hero: 'hero-1', change: { board: 'jaheen' } },
    startCommand(),
    { kind: 'removeHero', hero: 'hero-1' },
    { kind: 'changeHero', hero: 'hero-2', change: { board: 'jaheen', notes: 'neu' } },
  );
  expect(lose(state).campaign.heroes).toMatchObject([
    { id: 'hero-1', board: 'jaheen' },
    { id: 'hero-2', board: null, notes: 'neu' },
  ]);
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
