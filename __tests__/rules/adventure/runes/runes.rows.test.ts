import { RUNES } from '@/src/content/drunagor';
import { runesLeft, runesOnTrack, startTasks, type GameCommand, type GameState } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
  refusing,
  story,
} from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const byCard = (count: number, more: object = {}): GameCommand => ({
  kind: 'drawRunes',
  by: 'card',
  count,
  ...more,
});
const byWord = (count: number, more: object = {}): GameCommand => ({
  kind: 'drawRunes',
  by: 'instruction',
  count,
  ...more,
});
const settle = (reached: readonly string[] = [], crushed = 0): GameCommand => ({
  kind: 'settleRunes',
  reached,
  crushed,
});
const IDS = RUNES.map(({ id }) => id);

const PLAIN = adventureWith();
const CARD = adventureWith({ heroes: [{}], rules: { runeCard: true }, then: [NEXT, NEXT] });
/** Only the last rune is in the bag. */
const LAST = after(PLAIN, byWord(35, { runes: IDS.slice(0, 35) }), settle());

const runesOf = (state: GameState) => {
  const { runes, drawn } = adventureOf(state);
  return [runes.bag.length, drawn.length, runes.track.length, runes.taken.length];
};

describe('N1: drawing', () => {
  test('N1: the token on the rune card: one rune on side A', () => {
    expect(startTasks(adventureOf(CARD))).toEqual([
      { task: { kind: 'draw-runes', count: 1 }, options: [] },
    ]);
    expect(startTasks(adventureOf(after(CARD, byCard(1))))).toEqual([]);
  });

  test('N1: drawn first, on the track only after the tiles', () => {
    const drawn = after(CARD, byCard(1));
    expect([runesOf(drawn), runesOf(after(drawn, settle()))]).toEqual([
      [35, 1, 0, 0],
      [35, 0, 1, 0],
    ]);
  });

  test('p43a: an orange rune: its tile, then the rune on orange', () => {
    const drawn = after(CARD, byCard(1, { runes: ['orange-corner'] }));
    expect(adventureOf(drawn).drawn).toEqual([
      { id: 'orange-corner', colour: 'orange', shape: 'corner' },
    ]);
    const laid = adventureOf(after(drawn, settle()));
    expect(runesOnTrack(laid.runes)).toEqual({ orange: 1, green: 0, blue: 0, red: 0, gray: 0 });
  });

  test('N1: afterwards the card turns over: side B draws two', () => {
    const b = after(CARD, byCard(1), settle());
    expect(adventureOf(b).runeCardSide).toBe('B');
    const round2 = after(b, NEXT, NEXT);
    expect(startTasks(adventureOf(round2))).toMatchObject([{ task: { count: 2 } }]);
    const a = after(round2, byCard(2), settle());
    expect([adventureOf(a).runeCardSide, ...runesOf(a)]).toEqual(['A', 33, 0, 3, 0]);
  });

  test('N1: a draw by instruction does not turn it', () => {
    expect(adventureOf(after(CARD, byWord(2), settle())).runeCardSide).toBe('A');
  });

  test('N1: nor does it count for the card', () => {
    expect(startTasks(adventureOf(after(CARD, byWord(1), settle())))).toHaveLength(1);
  });

  test('N1: the card can be turned by hand', () => {
    const turned = doing(CARD, { kind: 'turnRuneCard', side: 'B' });
    expect(adventureOf(turned.state).runeCardSide).toBe('B');
    expect(doing(turned.state, { kind: 'turnRuneCard', side: 'B' }).events).toEqual([]);
  });

  test('N1: typed draws decide which runes', () => {
    const done = doing(PLAIN, byWord(3), [36, 1, 34]);
    expect(eventsOf(done, 'runesDrawn')).toMatchObject([
      { runes: [RUNES[35], RUNES[0], RUNES[34]], by: 'instruction' },
    ]);
    expect(story(done)).toEqual(['drawn', 'drawn', 'drawn', 'runesDrawn']);
  });

  test('N1: or the players name them; nothing is rolled', () => {
    const done = doing(PLAIN, byWord(2, { runes: [IDS[4], IDS[2]] }));
    expect(adventureOf(done.state).drawn).toEqual([RUNES[4], RUNES[2]]);
    expect(story(done)).toEqual(['runesDrawn']);
  });

  test('N1: the same rune cannot be drawn again', () => {
    const laid = after(PLAIN, byWord(1, { runes: [IDS[4]] }), settle());
    expect(refusing(laid, byWord(1, { runes: [IDS[4]] }))).toBe('unknown-rune');
  });

  test.each<[string, GameState, GameCommand, string]>([
    ['two on side A', CARD, byCard(2), 'number-out-of-range'],
    ['none', PLAIN, byWord(0), 'number-out-of-range'],
    ['half a rune', PLAIN, byWord(1.5), 'number-out-of-range'],
    ['by a card that is not in play', PLAIN, byCard(1), 'unknown-card'],
    ['again before the tiles', after(PLAIN, byWord(1)), byWord(1), 'runes-waiting'],
    ['one rune twice', PLAIN, byWord(2, { runes: [IDS[0], IDS[0]] }), 'unknown-rune'],
    ['fewer than said', PLAIN, byWord(2, { runes: [IDS[0]] }), 'number-out-of-range'],
    ['a die of 37', PLAIN, byWord(1), 'die-out-of-range'],
  ])('N1: drawing %s is refused', (name, state, command, code) => {
    const dice = name.startsWith('a die') ? [37] : undefined;
    expect(refusing(state, command, dice)).toBe(code);
  });

  test.each<[string, GameState, GameCommand, string]>([
    ['nothing', PLAIN, settle(), 'no-runes-waiting'],
    ['nobody known', after(PLAIN, byWord(1)), settle(['hero-9']), 'unknown-figure'],
    ['more crushings than runes', after(PLAIN, byWord(1)), settle([], 2), 'number-out-of-range'],
  ])('N1: settling %s is refused', (_, state, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });
});

describe('D12: the last rune', () => {
  test('D12: one left is not lost yet', () => {
    expect([runesLeft(adventureOf(LAST)), adventureOf(LAST).outcome]).toEqual([1, null]);
  });

  test('D12: drawing it loses', () => {
    expect(adventureOf(after(LAST, byWord(1))).outcome).toEqual({
      result: 'lost',
      reason: { kind: 'last-rune' },
    });
  });

  test('D12: two to draw, one left: lost as well', () => {
    expect(adventureOf(after(LAST, byWord(2))).outcome?.result).toBe('lost');
  });

  test.each([1, 2])('N1: side B with one left asks for one; %i said, one drawn', (count) => {
    const card = adventureWith({
      heroes: [{}],
      rules: { runeCard: true },
      then: [byWord(35), settle(), { kind: 'turnRuneCard', side: 'B' }, NEXT, NEXT],
    });
    expect(startTasks(adventureOf(card))).toMatchObject([{ task: { count: 1 } }]);
    expect(runesOf(after(card, byCard(count)))).toEqual([0, 1, 35, 0]);
  });

  test('N1: taking it does not', () => {
    const taken = after(LAST, { kind: 'takeRune' });
    expect([adventureOf(taken).outcome, runesLeft(adventureOf(taken))]).toEqual([null, 0]);
    expect(refusing(taken, byWord(1))).toBe('bag-empty');
    expect(refusing(taken, { kind: 'takeRune' })).toBe('bag-empty');
  });
});

describe('N1: taking and returning', () => {
  const taken = after(PLAIN, { kind: 'takeRune', rune: 'red-l' });

  test('N1: taken is neither drawn nor on the track', () => {
    expect(runesOf(taken)).toEqual([35, 0, 0, 1]);
  });

  test('V2: a taken rune can be laid on the track', () => {
    const laid = after(taken, { kind: 'layTakenRune', rune: 'red-l' });
    expect([runesOf(laid), runesOnTrack(adventureOf(laid).runes).red]).toEqual([[35, 0, 1, 0], 1]);
  });

  test('runes go back from the track and from those taken', () => {
    const both = after(taken, byWord(1, { runes: ['blue-c'] }), settle());
    const back = after(both, { kind: 'returnRunes', runes: ['red-l', 'blue-c'] });
    expect(runesOf(back)).toEqual([36, 0, 0, 0]);
  });

  test('V2: one of a colour back, the one laid last', () => {
    const two = after(PLAIN, byWord(2, { runes: ['blue-c', 'blue-l'] }), settle());
    const back = after(two, { kind: 'returnColour', colour: 'blue' });
    expect(adventureOf(back).runes.track.map(({ id }) => id)).toEqual(['blue-c']);
  });

  test.each<[string, GameCommand]>([
    ['laying a rune nobody took', { kind: 'layTakenRune', rune: 'gray-l' }],
    ['returning a rune in the bag', { kind: 'returnRunes', runes: ['gray-l'] }],
    ['returning a colour not on the track', { kind: 'returnColour', colour: 'gray' }],
    ['taking a rune already out', { kind: 'takeRune', rune: 'red-l' }],
  ])('N1: %s is refused', (_, command) => {
    expect(refusing(taken, command)).toBe('unknown-rune');
  });

  test('N1: they always add up to 36', () => {
    const states = [
      after(taken, byWord(4)),
      after(taken, byWord(4), settle()),
      after(taken, byWord(4), settle(), { kind: 'layTakenRune', rune: 'red-l' }),
      after(CARD, byCard(1), settle(), { kind: 'takeRune' }),
    ];
    for (const state of states) {
      expect(runesOf(state).reduce((sum, count) => sum + count, 0)).toBe(36);
    }
  });
});

describe('N10, N3: what the tiles do', () => {
  const drawn = after(adventureWith({ heroes: [{}, {}, {}], then: [NEXT] }), byWord(2));
  const hps = (state: GameState) => adventureOf(state).heroes.map(({ hp }) => hp);

  test('N10: whoever is reached suffers 2, not preventable', () => {
    const shield: GameCommand = { kind: 'setTokens', figure: 'hero-2', tokens: { shield: 4 } };
    expect(hps(after(drawn, shield, settle(['hero-2'])))).toEqual([10, 8, 10]);
  });

  test('N10: reached by two tiles: once', () => {
    expect(hps(after(drawn, settle(['hero-1', 'hero-1'])))).toEqual([8, 10, 10]);
  });

  test('N10: once per turn of any figure, then again', () => {
    const twice = after(drawn, settle(['hero-1']), byWord(1), settle(['hero-1']));
    expect(hps(twice)).toEqual([8, 10, 10]);
    expect(hps(after(twice, NEXT, byWord(1), settle(['hero-1'])))).toEqual([6, 10, 10]);
  });

  test('N10: unconscious heroes and monsters suffer nothing', () => {
    const state = after(
      drawn,
      { kind: 'harm', figures: ['hero-3'], amount: 99, preventable: false },
      { kind: 'summon', summons: [{ card: 'skeleton-archer/standard/rookie' }] },
      settle(['hero-3', 'monster-2']),
    );
    expect([heroOf(state, 'hero-3').trauma.length, monsterOf(state, 'monster-2').hp]).toEqual([
      1, 9,
    ]);
  });

  test('N10: companions fall only above their toughness, animals at once', () => {
    const ally = (name: string, toughness: number | null): GameCommand => ({
      kind: 'addAlly',
      hero: 'hero-1',
      name,
      toughness,
      ally: toughness === null ? 'animal' : 'companion',
    });
    const state = after(drawn, ally('Kaya', 2), ally('Bo', 1), ally('Adler', null));
    const reached = after(state, settle(['ally-1', 'ally-2', 'ally-3']));
    expect(adventureOf(reached).allies.map(({ name }) => name)).toEqual(['Kaya']);
  });

  test('N3: crushed: as much for each as there are heroes', () => {
    expect(hps(after(drawn, settle([], 1)))).toEqual([7, 7, 7]);
  });

  test('N3: for each rune anew', () => {
    expect(hps(after(drawn, settle([], 2)))).toEqual([4, 4, 4]);
  });

  test('N3: heroes immune to darkness too, unconscious ones not', () => {
    const state = after(
      drawn,
      { kind: 'setImmunities', hero: 'hero-1', immunities: ['darkness'] },
      { kind: 'harm', figures: ['hero-3'], amount: 99, preventable: false },
    );
    expect(hps(after(state, settle([], 1)))).toEqual([7, 7, 0]);
  });

  test('N3: the runes still go to the track', () => {
    expect(runesOf(after(drawn, settle([], 1)))).toEqual([34, 0, 2, 0]);
  });

  test('N3: the adventure’s own values', () => {
    const rules: GameCommand = {
      kind: 'changeAdventureRules',
      change: {
        darkness: { damage: 0, tokens: { slow: 1 }, curse: 0 },
        crushing: { damage: 1, tokens: {}, curse: 1 },
      },
    };
    const state = after(drawn, rules, settle(['hero-2'], 1));
    expect(hps(state)).toEqual([9, 9, 9]);
    expect(adventureOf(state).heroes.map(({ curse, tokens }) => [curse.length, tokens])).toEqual([
      [1, {}],
      [1, { slow: 1 }],
      [1, {}],
    ]);
  });
});

describe('S2e: MANIFESTIEREN', () => {
  const wrath = adventureWith({
    summons: [{ card: 'manifestation-of-wrath' }],
    then: [byWord(3, { runes: ['blue-c', 'blue-l', 'red-t'] }), settle(), NEXT, NEXT, NEXT],
  });
  const manifest = (
    rune: string,
    reached: readonly string[] = ['hero-1', 'hero-2'],
  ): GameCommand => ({
    kind: 'manifest',
    figure: 'monster-2',
    reached,
    rune,
  });

  test('S2e: it is a task at the start of its turn', () => {
    expect(startTasks(adventureOf(wrath))).toEqual([{ task: { kind: 'manifest' }, options: [] }]);
    expect(startTasks(adventureOf(after(wrath, manifest('red-l'))))).toEqual([]);
  });

  test.each([
    ['orange', 'orange-corner', { burn: 2 }],
    ['green', 'green-corner', { poison: 2 }],
    ['red', 'red-l', { bleed: 2 }],
    ['gray', 'gray-l', { intimidate: 2 }],
  ] as const)('S2e: %s reaches the heroes, X by its own colour on the track', (_, rune, tokens) => {
    const state = after(wrath, manifest(rune, ['hero-2']));
    expect([heroOf(state, 'hero-1').tokens, heroOf(state, 'hero-2').tokens]).toEqual([{}, tokens]);
  });

  test('S2e: blue shields itself', () => {
    const state = after(wrath, manifest('blue-t'));
    expect([monsterOf(state, 'monster-2').tokens, heroOf(state, 'hero-1').tokens]).toEqual([
      { shield: 2 },
      {},
    ]);
  });

  test('S2e: the rune goes back into the bag', () => {
    expect(runesOf(after(wrath, manifest('red-l')))).toEqual(runesOf(wrath));
  });

  test('S2e: random, not drawn; not even the last one loses', () => {
    const taken = IDS.filter((id) => !['blue-c', 'blue-l', 'red-t', 'gray-l'].includes(id));
    const few = after(wrath, byWord(32, { runes: taken }), settle());
    const done = doing(few, { kind: 'manifest', figure: 'monster-2', reached: [] });
    expect(eventsOf(done, 'runeShown')).toMatchObject([{ rune: { id: 'gray-l' } }]);
    expect(eventsOf(done, 'runesDrawn')).toEqual([]);
    expect(adventureOf(done.state).outcome).toBeNull();
  });

  test('D11: an unconscious hero is not reached', () => {
    const down = after(wrath, {
      kind: 'harm',
      figures: ['hero-2'],
      amount: 99,
      preventable: false,
    });
    expect(heroOf(after(down, manifest('red-l')), 'hero-2').tokens).toEqual({});
  });

  test.each<[string, GameCommand, string]>([
    ['a rune on the track', manifest('blue-c'), 'unknown-rune'],
    ['an unknown hero', manifest('red-l', ['hero-7']), 'unknown-hero'],
    [
      'an unknown monster',
      { kind: 'manifest', figure: 'monster-9', reached: [] },
      'unknown-figure',
    ],
  ])('S2e: %s is refused', (_, command, code) => {
    expect(refusing(wrath, command)).toBe(code);
  });

  test('S2e: a card without it is refused', () => {
    const archer = adventureWith({ summons: [{ card: 'skeleton-archer/standard/rookie' }] });
    const command: GameCommand = { kind: 'manifest', figure: 'monster-2', reached: [] };
    expect(refusing(archer, command)).toBe('unknown-thing');
  });
});
