import {
  leaderOf,
  RUNE_COLOURS,
  TRACK_ROWS,
  trackView,
  UNWRITTEN_DECK,
  alliesOf,
  type AttackCardDraft,
  type GameCommand,
  type GameState,
  type Summons,
} from '@/src/rules';
import { adventureOf, adventureWith, after, cardOf, refusal, refusing } from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const ARCHER: Summons = { card: 'skeleton-archer/standard/rookie' };
const KNIGHT: Summons = { card: 'shadow-knight/standard/rookie' };
const EXECUTIONER: Summons = { card: 'executioner/standard/rookie' };
const CULTIST: Summons = { card: 'shadow-cultist/standard/rookie' };
const COMMANDER: Summons = { card: 'commander-bane', command: 2 };

const turnOf = (state: GameState) => adventureOf(state).turn;
const acting = (state: GameState): string => turnOf(state)?.figure ?? turnOf(state)?.key ?? '';

/** Who acts in the next so many turns. */
function turns(start: GameState, count: number): readonly string[] {
  let state = start;
  return Array.from({ length: count }, () => {
    state = after(state, NEXT);
    return acting(state);
  });
}

describe('I1: the order of the track', () => {
  test('p17a: the round of the rulebook, then Jaheen again', () => {
    const state = adventureWith({
      heroes: [{}, {}, {}, {}, {}],
      rules: { runeCard: true, endCards: [{ id: 'raid', name: 'Monsterüberfall' }] },
      summons: [ARCHER, KNIGHT, EXECUTIONER],
    });
    expect(turns(state, 11)).toEqual([
      ...['hero-1', 'hero-2', 'monster-2', 'hero-3', 'monster-4', 'raid', 'hero-4'],
      ...['monster-6', 'hero-5', 'rune-card', 'hero-1'],
    ]);
  });

  test('I1: all places of runes and roles, attack cards among them', () => {
    const deck: readonly AttackCardDraft[] = UNWRITTEN_DECK;
    const state = adventureWith({
      heroes: [{}, {}, {}, {}, {}],
      summons: [{ ...COMMANDER }],
      then: [
        { kind: 'moveCard', card: 'card-1', spot: null },
        { kind: 'setDeck', owner: 'monster-2', deck },
        { kind: 'layAttackCards', owner: 'monster-2', drawn: deck.map((_, index) => index) },
      ],
    });
    const names = new Map(
      adventureOf(state).attackCards.map(({ id, spot }) => [id, `${spot.rune} ${spot.row}`]),
    );
    const order = turns(state, 15).map((key) => names.get(key) ?? key);
    expect(order).toEqual([
      ...['hero-1', 'orange upper', 'green upper', 'hero-2', 'blue upper', 'red upper', 'hero-3'],
      ...['gray upper', 'orange lower', 'hero-4', 'green lower', 'blue lower', 'hero-5'],
      ...['red lower', 'gray lower'],
    ]);
    expect(names.size).toBe(RUNE_COLOURS.length * TRACK_ROWS.length);
  });

  test('I1: a single hero acts again and again, a round each', () => {
    const state = adventureWith({ heroes: [{ role: 'striker' }] });
    expect(turns(state, 3)).toEqual(['hero-1', 'hero-1', 'hero-1']);
    expect(adventureOf(after(state, NEXT, NEXT, NEXT)).round).toBe(3);
  });

  test('X2: without roles the heroes take the places in the order given', () => {
    const heroes = [{ role: null }, { role: 'defender' as const }, { role: null }];
    expect(turns(adventureWith({ heroes }), 3)).toEqual(['hero-2', 'hero-1', 'hero-3']);
  });
});

describe('S, I1: figures of one card', () => {
  test('p18a: a yellow archer acts before a blue one', () => {
    const summons: Summons[] = [
      { ...ARCHER, base: 'blue' },
      { ...ARCHER, base: 'yellow' },
    ];
    const state = adventureWith({ summons });
    expect(turns(state, 4)).toEqual(['hero-1', 'hero-2', 'monster-3', 'monster-2']);
  });

  test('S9: base order over all of them, whoever came last', () => {
    const bases = ['orange', 'black', 'dark-blue', 'green'] as const;
    const state = adventureWith({ summons: bases.map((base) => ({ ...ARCHER, base })) });
    expect(turns(state, 6).slice(2)).toEqual(['monster-4', 'monster-5', 'monster-3', 'monster-2']);
  });

  test('S9: the card has acted only when the last of them has', () => {
    const state = adventureWith({ summons: [ARCHER, ARCHER], then: [NEXT, NEXT, NEXT, NEXT] });
    expect([acting(state), adventureOf(state).acted]).toEqual(['monster-3', ['hero-1', 'hero-2']]);
  });

  test('S9: a figure defeated before its turn is passed over', () => {
    const state = adventureWith({ summons: [ARCHER, ARCHER], then: [NEXT, NEXT, NEXT] });
    const gone = after(state, { kind: 'dismiss', figure: 'monster-3' });
    expect(acting(after(gone, NEXT))).toBe('hero-1');
  });

  test('S9: a figure defeated in its own turn leaves the next of the card to act', () => {
    const state = adventureWith({ summons: [ARCHER, ARCHER], then: [NEXT, NEXT, NEXT] });
    const gone = after(state, { kind: 'dismiss', figure: 'monster-2' });
    expect(turnOf(gone)?.figure).toBeNull();
    expect(acting(after(gone, NEXT))).toBe('monster-3');
  });
});

describe('I2: same place, rounds, cards behind the token', () => {
  const same: Summons = { card: 'commander-bane', command: 0 };
  const state = adventureWith({ summons: [KNIGHT, same], then: [NEXT, NEXT] });

  test('I2: the leader is asked', () => {
    expect(refusal(state, NEXT)).toEqual({
      code: 'choice-needed',
      options: ['card-1', 'card-3'],
    });
  });

  test('I2: the one he picks acts first, the other without a question', () => {
    const picked = after(state, { ...NEXT, pick: 'card-3' });
    expect([acting(picked), acting(after(picked, NEXT))]).toEqual(['monster-4', 'monster-2']);
  });

  test('I2: a pick that does not lie there is refused', () => {
    expect(refusing(state, { ...NEXT, pick: 'hero-1' })).toBe('choice-needed');
  });

  test('I2: a card put on a passed place waits for the next round', () => {
    const late = after(adventureWith({ then: [NEXT, NEXT] }), {
      kind: 'summon',
      summons: [{ card: 'shadow-vampire/standard/rookie' }],
    });
    expect(turns(late, 2)).toEqual(['hero-1', 'monster-2']);
  });

  test('I2: a card put ahead of the token still acts', () => {
    const late = after(adventureWith({ then: [NEXT] }), { kind: 'summon', summons: [ARCHER] });
    expect(turns(late, 3)).toEqual(['hero-2', 'monster-2', 'hero-1']);
  });

  test("I2: a card put on the token's place still acts", () => {
    const on = adventureWith({ summons: [KNIGHT], then: [NEXT, NEXT, NEXT] });
    const late = after(on, { kind: 'summon', summons: [same] });
    expect([acting(late), acting(after(late, NEXT))]).toEqual(['monster-2', 'monster-4']);
  });

  test('I2: who has acted does not act again when moved ahead', () => {
    const early = adventureWith({ summons: [ARCHER], then: [NEXT, NEXT, NEXT] });
    const moved = after(early, {
      kind: 'moveCard',
      card: 'card-1',
      spot: { rune: 'gray', row: 'lower' },
    });
    expect(acting(after(moved, NEXT))).toBe('hero-1');
  });

  test('I2: a hero who took another role acts once a round', () => {
    const acted = after(adventureWith({ then: [NEXT, NEXT] }), {
      kind: 'setRole',
      hero: 'hero-1',
      role: 'striker',
    });
    expect(turns(acted, 2)).toEqual(['hero-2', 'hero-1']);
  });

  test('I2: after the last card a new round begins', () => {
    const around = after(adventureWith({ then: [NEXT, NEXT] }), NEXT);
    expect(adventureOf(around)).toMatchObject({ round: 2, acted: [] });
  });
});

describe('U3: attack cards on the track', () => {
  const draft = (rune: 'orange' | 'green', more: Partial<AttackCardDraft>): AttackCardDraft => ({
    spot: { rune, row: 'upper' },
    name: '',
    damage: null,
    note: '',
    vicious: false,
    activates: false,
    passive: false,
    status: false,
    ...more,
  });
  const withDeck = (...deck: readonly AttackCardDraft[]): GameState =>
    adventureWith({
      summons: [COMMANDER],
      then: [
        { kind: 'setDeck', owner: 'monster-2', deck },
        { kind: 'layAttackCards', owner: 'monster-2', drawn: deck.map((_, index) => index) },
        NEXT,
      ],
    });

  test('U3: an attack card is not a turn of the commander', () => {
    const state = after(withDeck(draft('orange', {})), NEXT);
    expect(turnOf(state)).toMatchObject({ key: 'attack-3', figure: null });
  });

  test('U3: EILE is a whole turn of his', () => {
    const state = after(withDeck(draft('orange', { activates: true })), NEXT);
    expect(turnOf(state)).toMatchObject({ key: 'attack-3', figure: 'monster-2' });
  });

  test('U3: and his own card comes all the same', () => {
    const state = withDeck(draft('orange', { activates: true }));
    expect(turns(state, 3)).toEqual(['monster-2', 'hero-2', 'monster-2']);
  });

  test('U3: passive text only: passed over', () => {
    const state = withDeck(draft('orange', { passive: true }), draft('green', {}));
    expect(turns(state, 2)).toEqual(['attack-4', 'hero-2']);
    const [skipped] = trackView(adventureOf(state))[1]?.keys ?? [];
    expect(skipped).toEqual({ key: 'attack-3', active: false, acted: false, skipped: true });
  });

  test('R3: with the commander his attack cards leave the track', () => {
    const state = after(withDeck(draft('orange', {})), { kind: 'dismiss', figure: 'monster-2' });
    expect(turns(state, 2)).toEqual(['hero-2', 'hero-1']);
  });
});

describe('I5: cards leave with their last figure', () => {
  const state = adventureWith({ summons: [ARCHER, ARCHER, CULTIST] });

  test('I5: one of two gone: the card stays', () => {
    const one = after(state, { kind: 'dismiss', figure: 'monster-2' });
    expect(cardOf(one, 'card-1').id).toBe('card-1');
  });

  test('I5: both gone: it is off the track', () => {
    const none = after(
      state,
      { kind: 'dismiss', figure: 'monster-2' },
      { kind: 'dismiss', figure: 'monster-3' },
    );
    expect(adventureOf(none).cards.map(({ id }) => id)).toEqual(['card-4']);
    expect(turns(none, 4)).toEqual(['hero-1', 'hero-2', 'monster-5', 'hero-1']);
  });
});

describe('what comes first', () => {
  const state = adventureWith({ rules: { runeCard: true }, then: [NEXT] });

  test('D10: an open threat keeps the turn', () => {
    const threatened = after(state, {
      kind: 'openThreat',
      source: { kind: 'event', name: 'Steinschlag' },
      preventable: true,
      targets: [{ figure: 'hero-1', damage: 2 }],
      collateral: [],
    });
    expect(refusing(threatened, NEXT)).toBe('threat-open');
    expect(refusing(threatened, { kind: 'actNow', figure: 'hero-2' })).toBe('threat-open');
  });

  test('N1: runes whose tiles are not laid keep the turn', () => {
    const drawn = after(state, { kind: 'drawRunes', by: 'instruction', count: 1 });
    expect(refusing(drawn, NEXT)).toBe('runes-waiting');
  });
});

describe('what screens read', () => {
  const state = adventureWith({
    heroes: [{}, {}, {}],
    rules: { runeCard: true },
    summons: [ARCHER, KNIGHT],
    then: [NEXT, NEXT],
  });

  test('I1: the track shows who acted and who acts', () => {
    const shown = trackView(adventureOf(state)).flatMap(({ keys }) => keys);
    expect(shown.map(({ key, active, acted }) => [key, active, acted])).toEqual([
      ...[['hero-1', false, true]],
      ...[['hero-2', true, false]],
      ...['card-1', 'hero-3', 'card-3', 'rune-card'].map((key) => [key, false, false]),
    ]);
  });

  test('I1: seventeen places, the token on the Leader', () => {
    const view = trackView(adventureOf(state));
    expect([view.length, view.findIndex(({ token }) => token)]).toEqual([17, 3]);
  });

  test.each<
    [string, readonly ('leader' | 'defender' | 'support' | 'controller' | 'striker')[], number]
  >([
    ['Leader before Defender', ['defender', 'leader'], 1],
    ['Defender before Supporter', ['support', 'defender'], 1],
    ['Supporter before Tactician', ['controller', 'support'], 1],
    ['Tactician before Striker', ['striker', 'controller'], 1],
  ])('I3: %s', (_, roles, index) => {
    const heroes = roles.map((role) => ({ role }));
    expect(leaderOf(adventureOf(adventureWith({ heroes })))).toBe(`hero-${index + 1}`);
  });

  test('I3: nobody leads where nobody has a role', () => {
    expect(leaderOf(adventureOf(adventureWith({ heroes: [{ role: null }] })))).toBeNull();
  });

  test('I4: a hero’s animals and companions, in his order, without a place of their own', () => {
    const ally = (name: string, hero: string): GameCommand => ({
      kind: 'addAlly',
      hero,
      ally: 'companion',
      name,
      toughness: 3,
    });
    const both = after(state, ally('Kaya', 'hero-2'), ally('Rik', 'hero-1'), ally('Bo', 'hero-2'));
    expect(alliesOf(adventureOf(both), 'hero-2').map(({ name }) => name)).toEqual(['Kaya', 'Bo']);
    expect(trackView(adventureOf(both))).toEqual(trackView(adventureOf(state)));
  });
});
