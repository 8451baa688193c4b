import { RUNES } from '@/src/content/drunagor';
import type { GameCommand, GameState, RestartHelp, Role } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  campaignWith,
  CUBES,
  doing,
  eventsOf,
  heroOf,
  refusing,
  startCommand,
  story,
} from '../kit';

const none = { yellow: 0, red: 0, green: 0, blue: 0 };

describe('V6: how an adventure begins', () => {
  const state = adventureWith({ heroes: [{ maxHp: 11 }, { maxHp: 8, role: 'striker' }] });

  test('V6: full HP', () => {
    expect(adventureOf(state).heroes.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
      [11, 11],
      [8, 8],
    ]);
  });

  test('V6: all cubes available', () => {
    expect(heroOf(state, 'hero-1').cubes).toEqual({ available: CUBES, placed: none, spent: none });
  });

  test('V6: the roles are the ones chosen now', () => {
    expect(adventureOf(state).heroes.map(({ role }) => role)).toEqual(['defender', 'striker']);
  });

  test('V6: no tokens, no curse, no trauma, nobody unconscious', () => {
    expect(heroOf(state, 'hero-1')).toMatchObject({
      tokens: {},
      curse: [],
      trauma: [],
      unconscious: false,
      on: [],
    });
  });

  test('D12: 6 curse and 2 trauma cubes lose, unless raised', () => {
    const raised = adventureWith({ heroes: [{ curseLimit: 7 }, { traumaLimit: 3 }] });
    const limits = adventureOf(raised).heroes.map((hero) => [hero.curseLimit, hero.traumaLimit]);
    expect(limits).toEqual([
      [7, 2],
      [6, 3],
    ]);
  });

  test('N1: 36 runes in the bag, none on the track', () => {
    const { runes, drawn } = adventureOf(state);
    expect([runes.bag.length, runes.track, runes.taken, drawn]).toEqual([36, [], [], []]);
  });

  test('V6: no turn and no round yet', () => {
    expect(adventureOf(state)).toMatchObject({ round: 0, turn: null, acted: [], outcome: null });
  });

  test('Q: cubes are optional', () => {
    expect(heroOf(adventureWith({ heroes: [{ cubes: null }] }), 'hero-1').cubes).toBeNull();
  });
});

const plain = startCommand();
const hero = (more: object): typeof plain => ({
  ...plain,
  heroes: plain.heroes.map((one, index) => (index === 0 ? { ...one, ...more } : one)),
});

test.each<[string, GameCommand, string]>([
  ['V6: without heroes', { ...plain, heroes: [] }, 'no-heroes'],
  ['V6: an unknown hero', hero({ hero: 'hero-9' }), 'unknown-hero'],
  ['V6: one hero twice', hero({ hero: 'hero-2', role: 'striker' }), 'hero-twice'],
  ['V6: one role twice', hero({ role: 'leader' }), 'role-taken'],
  ['D13: more than 16 HP', hero({ maxHp: 17 }), 'number-out-of-range'],
  ['D13: no HP', hero({ maxHp: 0 }), 'number-out-of-range'],
  ['D13: half a HP', hero({ maxHp: 7.5 }), 'number-out-of-range'],
  ['Q: a negative cube', hero({ cubes: { ...CUBES, red: -1 } }), 'number-out-of-range'],
  ['D12: a limit of none', hero({ curseLimit: 0 }), 'number-out-of-range'],
  ['V6: chapter 0', { ...plain, chapter: 0 }, 'number-out-of-range'],
  ['V6: no time', { ...plain, at: -1 }, 'number-out-of-range'],
  ['N1: an empty bag', { ...plain, runes: [] }, 'number-out-of-range'],
  ['N1: a rune twice', { ...plain, runes: [...RUNES, ...RUNES.slice(0, 1)] }, 'unknown-rune'],
  ['V2: nothing came along', { ...plain, sequential: true }, 'nothing-to-carry-over'],
])('%s is refused', (_, command, code) => {
  expect(refusing(campaignWith(), command)).toBe(code);
});

test('V6: a second adventure beside the running one is refused', () => {
  expect(refusing(adventureWith(), plain)).toBe('adventure-running');
});

test('X2: player versus player has no roles', () => {
  const heroes = [{ role: null }, { role: null }];
  expect(adventureOf(adventureWith({ heroes })).heroes.map(({ role }) => role)).toEqual([
    null,
    null,
  ]);
});

/** A won first part: curse 3 and trauma 1 for hero-1, resources, a companion, an animal, 4 runes. */
const FIRST: readonly GameCommand[] = [
  { kind: 'curse', hero: 'hero-1', x: 3 },
  { kind: 'trauma', hero: 'hero-1', x: 1 },
  { kind: 'giveTokens', figures: ['hero-1'], token: 'focus', count: 2 },
  { kind: 'giveTokens', figures: ['hero-1'], token: 'burn', count: 2 },
  { kind: 'giveTokens', figures: ['hero-2'], token: 'shield', count: 3 },
  { kind: 'addAlly', hero: 'hero-2', ally: 'companion', name: 'Kaya', toughness: 4 },
  { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Adler', toughness: null },
  { kind: 'drawRunes', by: 'instruction', count: 4 },
  { kind: 'settleRunes', reached: [], crushed: 0 },
  { kind: 'takeRune' },
  { kind: 'declareOutcome', outcome: { result: 'won' } },
];
const close: GameCommand = { kind: 'closeAdventure', at: 2000, afterwards: 'sequential' };
const BETWEEN = after(adventureWith({ heroes: [{ role: 'striker' }, {}], then: FIRST }), close);

const next = (more: object = {}): typeof plain => ({ ...plain, sequential: true, ...more });
const help = (more: Partial<RestartHelp>): object => ({
  help: { runes: false, cleanse: false, trauma: null, ...more },
});

describe('V2: a sequential adventure', () => {
  const state = after(BETWEEN, next());

  test('V2: what came along waits in the campaign', () => {
    const { carryOver } = BETWEEN.campaign;
    expect(carryOver?.heroes).toEqual([
      { hero: 'hero-1', role: 'striker', curse: 3, trauma: 1, resources: { focus: 2 } },
      { hero: 'hero-2', role: 'leader', curse: 0, trauma: 0, resources: { shield: 3 } },
    ]);
    expect(Object.values(carryOver?.runes ?? {}).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test('V2: curse and trauma cubes by number, their skills open', () => {
    const { curse, trauma } = heroOf(state, 'hero-1');
    expect([curse, trauma]).toEqual([
      [{ skill: null }, { skill: null }, { skill: null }],
      [{ skill: null }],
    ]);
  });

  test('V2: resources stay, conditions do not', () => {
    expect([heroOf(state, 'hero-1').tokens, heroOf(state, 'hero-2').tokens]).toEqual([
      { focus: 2 },
      { shield: 3 },
    ]);
  });

  test('V2: the role stays, whatever is asked for', () => {
    expect(heroOf(state, 'hero-1').role).toBe('striker' satisfies Role);
  });

  test('V6: full HP and all cubes all the same', () => {
    expect(heroOf(state, 'hero-1')).toMatchObject({ hp: 10, cubes: { available: CUBES } });
  });

  test('V2: companions stay, animals do not', () => {
    expect(adventureOf(state).allies).toMatchObject([
      { hero: 'hero-2', kind: 'companion', name: 'Kaya', toughness: 4 },
    ]);
  });

  test('V2: as many runes on the track, the rune taken by an instruction is back', () => {
    const { bag, track, taken } = adventureOf(state).runes;
    expect([bag.length, track.length, taken.length]).toEqual([32, 4, 0]);
  });

  test('V2: runes are taken at random: typed draws decide which', () => {
    const typed = doing(BETWEEN, next(), [36, 1, 1, 1]);
    expect(adventureOf(typed.state).runes.track).toEqual([RUNES[35], RUNES[0], RUNES[1], RUNES[2]]);
  });

  test('V2: or the players say which runes they took', () => {
    const carriedRunes = RUNES.slice(10, 14).map(({ id }) => id);
    const done = doing(BETWEEN, next({ carriedRunes }));
    expect(adventureOf(done.state).runes.track).toEqual(RUNES.slice(10, 14));
    expect(story(done)).not.toContain('drawn');
  });

  test('V2: taking them is not drawing', () => {
    expect(eventsOf(doing(BETWEEN, next()), 'runesDrawn')).toEqual([]);
  });
});

describe('V2: help after a defeat, each by itself', () => {
  const carriedRunes = ['orange-corner', 'orange-l', 'green-corner', 'gray-l'];
  const helped = (more: Partial<RestartHelp>): GameState =>
    after(BETWEEN, next({ carriedRunes, ...help(more) }));

  test('V2: one rune of each colour back, as far as there are any', () => {
    const { track, bag } = adventureOf(helped({ runes: true })).runes;
    expect([track.map(({ id }) => id), bag.length]).toEqual([['orange-corner'], 35]);
  });

  test('V2: REINIGEN 2 for each hero', () => {
    expect(heroOf(helped({ cleanse: true }), 'hero-1').curse).toHaveLength(1);
  });

  test('V2: a trauma cube off one hero', () => {
    const state = helped({ trauma: 'hero-1' });
    expect([heroOf(state, 'hero-1').trauma, heroOf(state, 'hero-1').curse.length]).toEqual([[], 3]);
  });

  test('V2: one of several, where the limit is raised', () => {
    const many = after(
      adventureWith({ heroes: [{ traumaLimit: 9 }, {}] }),
      { kind: 'trauma', hero: 'hero-1', x: 3 },
      { kind: 'declareOutcome', outcome: { result: 'won' } },
      close,
      next(help({ trauma: 'hero-1' })),
    );
    expect(heroOf(many, 'hero-1').trauma).toHaveLength(2);
  });

  test('V2: nothing else happens without help', () => {
    const state = helped({});
    expect([adventureOf(state).runes.track.length, heroOf(state, 'hero-1').curse.length]).toEqual([
      4, 3,
    ]);
  });

  test.each<[string, object, string]>([
    ['a trauma cube off a hero without one', help({ trauma: 'hero-2' }), 'no-trauma'],
    ['a trauma cube off nobody known', help({ trauma: 'hero-8' }), 'unknown-hero'],
    ['fewer runes than came along', { carriedRunes: ['red-l'] }, 'number-out-of-range'],
    ['one rune twice', { carriedRunes: ['red-l', 'red-l', 'red-t', 'gray-t'] }, 'unknown-rune'],
  ])('V2: %s is refused', (_, more, code) => {
    expect(refusing(BETWEEN, next(more))).toBe(code);
  });
});
