import { RUNES } from '@/src/content/drunagor';
import { type GameCommand, type GameState } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, eventsOf, monsterOf, refusing } from '../kit';
import { animal, APPLY, attack, companion, onHit, own, tokens, trait } from '../foes';

const NEXT: GameCommand = { kind: 'nextTurn' };
/** The monster's own turn, out of order. */
const ACT: GameCommand = { kind: 'actNow', figure: 'monster-2' };
const DARK = { onDarkness: true };

/** So many runes of a colour on the track. */
const runes = (colour: string, count: number): readonly GameCommand[] =>
  RUNES.filter((rune) => rune.colour === colour)
    .slice(0, count)
    .flatMap(({ id }) => [
      { kind: 'takeRune', rune: id },
      { kind: 'layTakenRune', rune: id },
    ]);

const threatened = (state: GameState, command: GameCommand): number | undefined =>
  adventureOf(after(state, command)).threat?.targets[0]?.damage;

interface DamageRow {
  readonly name: string;
  readonly face?: Parameters<typeof own>[0];
  readonly given?: readonly GameCommand[];
  readonly attack?: Parameters<typeof attack>[1];
  readonly damage: number;
}

const DAMAGE: readonly DamageRow[] = [
  { name: 'D1: what the card says', damage: 3 },
  { name: 'D1: +2 on darkness in its own turn', attack: DARK, damage: 5 },
  {
    name: 'D1: no +2 in the turn of another figure',
    given: [{ kind: 'actNow', figure: 'hero-1' }],
    attack: DARK,
    damage: 3,
  },
  {
    name: 'D1: damage tokens',
    given: [tokens('monster-2', { 'additional-damage': 4 })],
    damage: 7,
  },
  { name: 'D1: EINSCHÜCHTERN', given: [tokens('monster-2', { intimidate: 2 })], damage: 1 },
  { name: 'D1: not below 0', given: [tokens('monster-2', { intimidate: 4 })], damage: 0 },
  {
    name: 'D1: all of it together',
    given: [tokens('monster-2', { intimidate: 1, 'additional-damage': 2 })],
    attack: DARK,
    damage: 6,
  },
  {
    name: 'C4: immune to EINSCHÜCHTERN it is not reduced',
    face: { immunities: ['intimidate'] },
    given: [tokens('monster-2', { intimidate: 2 })],
    damage: 3,
  },
  { name: 'D1: X without a rune is 0', face: { damage: { base: 0, x: 1 } }, damage: 0 },
  {
    name: 'D1: X counts the runes of its colour on the track (I6)',
    face: { damage: { base: 0, x: 1 } },
    given: [...runes('orange', 3), ...runes('green', 2)],
    damage: 3,
  },
  {
    name: 'D1: 2+X',
    face: { damage: { base: 2, x: 1 }, track: { rune: 'green', row: 'lower' } },
    given: runes('green', 2),
    damage: 4,
  },
  { name: 'D1: the players’ word goes before', attack: { damage: 7 }, damage: 7 },
  {
    name: 'D1: a card without damage takes what the players say',
    face: { damage: null },
    attack: { damage: 2 },
    damage: 2,
  },
];

test.each(DAMAGE)('$name', ({ face = {}, given = [], attack: more = {}, damage }) => {
  const state = after(adventureWith({ summons: [own(face)] }), ACT, ...given);
  expect(threatened(state, attack(['hero-1'], more))).toBe(damage);
});

describe('D1: EINSCHÜCHTERN in a turn', () => {
  const state = after(
    adventureWith({ summons: [own({ abilities: [onHit('attack-twice')] })] }),
    ACT,
    tokens('monster-2', { intimidate: 2, bleed: 1 }),
  );
  const first = after(state, attack(['hero-1']));
  test('all tokens come off with the attack', () => {
    expect(monsterOf(first, 'monster-2').tokens).toEqual({ bleed: 1 });
  });
  test('D6: the second attack of DOPPELANGRIFF is not reduced', () => {
    expect(threatened(after(first, APPLY), attack(['hero-1']))).toBe(3);
  });
  test('new tokens between the two do not reduce the second and stay', () => {
    const between = after(first, APPLY, tokens('monster-2', { intimidate: 1 }));
    const second = after(between, attack(['hero-1']));
    expect(adventureOf(second).threat?.targets[0]?.damage).toBe(3);
    expect(monsterOf(second, 'monster-2').tokens).toMatchObject({ intimidate: 1 });
  });
  test('M8: tokens it is immune to stay', () => {
    const immune = after(
      adventureWith({ summons: [own({ immunities: ['intimidate'] })] }),
      tokens('monster-2', { intimidate: 2 }),
      attack(['hero-1']),
    );
    expect(monsterOf(immune, 'monster-2').tokens).toEqual({ intimidate: 2 });
  });
});

describe('D2, D4, D6: what the threat says', () => {
  const threatOf = (abilities: NonNullable<Parameters<typeof own>[0]>['abilities'] = []) => {
    const state = after(adventureWith({ summons: [own({ abilities })] }), ACT, attack(['hero-1']));
    return adventureOf(state).threat;
  };
  test('D2: preventable', () => {
    expect(threatOf()).toMatchObject({ preventable: true, collateral: [], reactions: [] });
  });
  test('D2: GRAUSAM is not', () => {
    expect(threatOf([trait('vicious')])?.preventable).toBe(false);
  });
  test('D4: black text is collateral, its form is not', () => {
    const text = [onHit('cleave', 2), onHit('bleed', 2), onHit('slow'), trait('defiant')];
    expect(threatOf(text)?.collateral).toEqual([
      { effect: 'bleed', x: 2 },
      { effect: 'slow', x: 1 },
    ]);
  });
  test('D4: purple text is not collateral', () => {
    expect(threatOf([{ keyword: 'burn', phase: 'trigger', x: 2 }])?.collateral).toEqual([]);
  });
  test('D4: X of 0 brings nothing', () => {
    expect(threatOf([onHit('fatigue', { base: 0, x: 1 })])?.collateral).toEqual([]);
  });
  test('it names its source, and whoever it is', () => {
    const state = after(adventureWith({ summons: [own()] }), ACT);
    const done = doing(state, attack(['hero-1', 'hero-2']));
    expect(eventsOf(done, 'threatOpened')).toMatchObject([
      {
        by: { id: 'monster-2', name: 'Eigener' },
        threat: { id: 'threat-3', source: { kind: 'monster', figure: 'monster-2' } },
      },
    ]);
    expect(adventureOf(done.state).serial).toBe(3);
  });
  test('D6: attacks of the turn are counted', () => {
    const state = after(adventureWith({ summons: [own(), own()] }), ACT);
    const twice = after(state, attack(['hero-1']), APPLY, attack(['hero-1']), APPLY);
    expect(adventureOf(twice).turn?.attacks).toBe(2);
    const other = after(twice, attack(['hero-1'], { figure: 'monster-3' }));
    expect(adventureOf(other).turn?.attacks).toBe(2);
  });
});

describe('M1: LANGSAM and NIEDERSCHLAGEN come off as told', () => {
  const state = after(
    adventureWith({ summons: [own()] }),
    tokens('monster-2', { slow: 1, 'knock-down': 1 }),
  );
  const move = (slowed: boolean, stood: boolean): GameCommand => ({
    kind: 'monsterMoves',
    figure: 'monster-2',
    slowed,
    stood,
  });
  test.each([
    ['neither', move(false, false), { slow: 1, 'knock-down': 1 }],
    ['LANGSAM', move(true, false), { 'knock-down': 1 }],
    ['NIEDERSCHLAGEN', move(false, true), { slow: 1 }],
    ['with an attack', attack(['hero-1'], { slowed: true, stood: true }), {}],
    ['an attack from where it stands', attack(['hero-1']), { slow: 1, 'knock-down': 1 }],
  ] as const)('%s', (_, command, left) => {
    expect(monsterOf(after(state, command), 'monster-2').tokens).toEqual(left);
  });
  test('M8: a token it is immune to stays', () => {
    const large = after(
      adventureWith({ summons: [own({ size: 'large' })] }),
      tokens('monster-2', { 'knock-down': 1 }),
      move(false, true),
    );
    expect(monsterOf(large, 'monster-2').tokens).toEqual({ 'knock-down': 1 });
  });
});

describe('R3: attack cards', () => {
  const deck = ['orange', 'green'].map((rune) => ({
    spot: { rune: rune as 'orange', row: 'upper' as const },
    name: 'Hieb',
    damage: 4,
    vicious: rune === 'green',
    activates: false,
    passive: false,
    status: false,
    note: '',
  }));
  const state = after(
    adventureWith({ summons: [own({}, 'commander')] }),
    { kind: 'setDeck', owner: 'monster-2', deck },
    { kind: 'layAttackCards', owner: 'monster-2', drawn: [0, 1] },
    tokens('monster-2', { 'additional-damage': 3, intimidate: 2 }),
  );
  const cards = adventureOf(state).attackCards;
  const hit = (index: number): GameCommand => ({
    kind: 'attackCardHits',
    card: cards[index]?.id ?? '',
    targets: [
      { figure: 'hero-1', damage: 4 },
      { figure: 'hero-2', damage: 2 },
    ],
    collateral: [{ effect: 'poison', x: 1 }],
  });
  test('damage as the card says: no tokens, no darkness, and they stay', () => {
    const after1 = after(state, hit(0));
    expect(adventureOf(after1).threat).toMatchObject({
      source: { kind: 'attack-card', card: cards[0]?.id, figure: 'monster-2' },
      preventable: true,
      targets: [{ damage: 4 }, { damage: 2 }],
    });
    expect(monsterOf(after1, 'monster-2').tokens).toEqual({
      'additional-damage': 3,
      intimidate: 2,
    });
  });
  test('GRAUSAM on the card', () => {
    expect(adventureOf(after(state, hit(1))).threat?.preventable).toBe(false);
  });
  test('an unknown card is refused', () => {
    expect(refusing(state, { kind: 'attackCardHits', card: 'attack-99', targets: [] })).toBe(
      'unknown-card',
    );
  });
  test('without targets it is refused', () => {
    const none = { kind: 'attackCardHits', card: cards[0]?.id ?? '', targets: [] } as const;
    expect(refusing(state, none)).toBe('no-target');
  });
});

describe('refused', () => {
  const open = after(adventureWith({ summons: [own()] }), attack(['hero-1']));
  const down: GameCommand = { kind: 'harm', figures: ['hero-2'], amount: 99, preventable: false };
  const state = after(
    adventureWith({ summons: [own(), own({ id: 'b', damage: null })] }),
    down,
    animal('Adler'),
    companion('Tharmagar', 3),
  );
  const event = (
    targets: readonly { readonly figure: string; readonly damage: number }[],
    x = 1,
  ): GameCommand => ({
    kind: 'openThreat',
    source: { kind: 'event', name: 'Steinschlag' },
    preventable: true,
    targets,
    collateral: [{ effect: 'slow', x }],
  });
  test.each([
    ['a second threat', open, attack(['hero-2']), 'threat-open'],
    [
      'an event while a threat is open',
      open,
      event([{ figure: 'hero-1', damage: 1 }]),
      'threat-open',
    ],
    ['an unknown attacker', state, attack(['hero-1'], { figure: 'monster-9' }), 'unknown-figure'],
    ['a hero as attacker', state, attack(['hero-1'], { figure: 'hero-1' }), 'unknown-figure'],
    ['nobody', state, attack([]), 'no-target'],
    ['an unknown target', state, attack(['hero-9']), 'unknown-figure'],
    ['a monster as target', state, attack(['monster-2']), 'not-a-target'],
    ['a target twice', state, attack(['hero-1', 'hero-1']), 'already-a-target'],
    ['D11: an unconscious target', state, attack(['hero-2']), 'unconscious'],
    ['a card without damage', state, attack(['hero-1'], { figure: 'monster-4' }), 'no-damage'],
    ['damage below 0', state, attack(['hero-1'], { damage: -1 }), 'number-out-of-range'],
    [
      'an event with half a point',
      state,
      event([{ figure: 'hero-1', damage: 0.5 }]),
      'number-out-of-range',
    ],
    [
      'collateral below 0',
      state,
      event([{ figure: 'hero-1', damage: 1 }], -1),
      'number-out-of-range',
    ],
    [
      'moving nobody',
      state,
      { kind: 'monsterMoves', figure: 'x', slowed: true, stood: true },
      'unknown-figure',
    ],
    ['applying nothing', state, APPLY, 'no-threat'],
    ['dropping nothing', state, { kind: 'dropThreat' }, 'no-threat'],
  ] as const)('%s', (_, given, command, code) => {
    expect(refusing(given, command)).toBe(code);
  });
  test('a source that is not in play', () => {
    const source = { kind: 'attack-card', card: 'attack-9', figure: 'monster-2' } as const;
    const targets = [{ figure: 'hero-1', damage: 1 }];
    const command = {
      kind: 'openThreat',
      source,
      preventable: true,
      targets,
      collateral: [],
    } as const;
    expect(refusing(state, command)).toBe('unknown-card');
    expect(refusing(state, { ...command, source: { kind: 'monster', figure: 'x' } })).toBe(
      'unknown-figure',
    );
  });
  test('animals and companions can be targets', () => {
    expect(refusing(state, attack(['ally-5', 'ally-6']))).toBe('accepted');
  });
});

test('the next turn waits for an open threat', () => {
  const open = after(adventureWith({ summons: [own()] }), NEXT, attack(['hero-1']));
  expect(refusing(open, NEXT)).toBe('threat-open');
});
