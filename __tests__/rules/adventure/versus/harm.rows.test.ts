import { attackPreview, lineOf, type GameCommand, type GameState } from '@/src/rules';
import { onHit, own } from '../foes';
import { adventureOf, adventureWith, doing, heroOf, refusing, story } from '../kit';
import { attack, fightWith, FOUR, PAIRS } from './fight';

const hpOf = (state: GameState, id: string) => heroOf(state, id).hp;
const hits = (state: GameState, command: GameCommand, die = 15) =>
  doing(state, command, [die]).state;
const applied = (state: GameState) => doing(state, { kind: 'applyThreat' }).state;

test.each(['bleed', 'burn', 'poison'] as const)(
  'X4: %s works at once, past shields, and none stays',
  (token) => {
    const state = fightWith({
      then: [
        { kind: 'giveTokens', figures: ['hero-1'], token: 'shield', count: 2 },
        { kind: 'giveTokens', figures: ['hero-1'], token, count: 3 },
      ],
    });
    expect(heroOf(state, 'hero-1')).toMatchObject({ hp: 7, tokens: { shield: 2 } });
    expect(heroOf(state, 'hero-1').tokens[token]).toBeUndefined();
  },
);

test('X4: also tapped onto the figure, no more than the limit; SLOW lies there as ever', () => {
  const set = { kind: 'setTokens', figure: 'hero-1', tokens: { burn: 4, slow: 1 } } as const;
  expect(heroOf(fightWith({ then: [set] }), 'hero-1')).toMatchObject({
    hp: 6,
    tokens: { slow: 1 },
  });
});

test('X4: the history tells by which tokens', () => {
  const give = { kind: 'giveTokens', figures: ['hero-1'], token: 'poison', count: 2 } as const;
  expect(doing(fightWith({}), give).events.map(lineOf)).toMatchObject([
    {
      key: 'historyAdventure.harmedAtOnce',
      values: { tokens: { tokens: { poison: 2 } }, lost: 2, hp: 8 },
    },
  ]);
});

/** Its blow of 3 brings POISON. */
const poisoned = (x: number, ...then: readonly GameCommand[]) =>
  adventureOf(
    fightWith({
      then: [{ kind: 'summon', summons: [own({ abilities: [onHit('poison', x)] })] }, ...then],
    }),
  );

test.each([
  ['X4: what the blow brings is reckoned up beforehand', poisoned(2), { atOnce: 2, falls: false }],
  ['X4: as much as could lie there (C1)', poisoned(9), { atOnce: 4, falls: false }],
  [
    'X4: and fells him',
    poisoned(2, { kind: 'setHp', figure: 'hero-1', hp: 5, maxHp: 10 }),
    { atOnce: 2, falls: true },
  ],
  [
    'X4: not him who is immune',
    poisoned(2, { kind: 'setImmunities', hero: 'hero-1', immunities: ['poison'] }),
    { atOnce: 0, falls: false },
  ],
] as const)('%s', (_, adventure, outlook) => {
  expect(attackPreview(adventure, 'monster-2', ['hero-1'], false)?.targets).toMatchObject([
    { lost: 3, ...outlook },
  ]);
});

test('X4: together they wait for the turn', () => {
  const give = { kind: 'giveTokens', figures: ['hero-1'], token: 'bleed', count: 3 } as const;
  expect(heroOf(adventureWith({ then: [give] }), 'hero-1')).toMatchObject({
    hp: 10,
    tokens: { bleed: 3 },
  });
});

const HIDDEN = { kind: 'giveTokens', figures: ['hero-2'], token: 'stealth', count: 1 } as const;
const IMMUNE = { kind: 'setImmunities', hero: 'hero-1', immunities: ['stealth'] } as const;
test.each([
  ['X5: −5 against the hidden', [HIDDEN], 14, false],
  ['X5: 15 is enough', [HIDDEN], 15, true],
  ['X5: not for him who is immune by himself', [HIDDEN, IMMUNE], 10, true],
  ['X5: nothing against him who is not hidden', [], 10, true],
] as const)('%s', (_, then, die, hit) => {
  const state = hits(fightWith({ then }), attack('hero-1', 'hero-2'), die);
  expect(adventureOf(state).threat !== null).toBe(hit);
});

test('X5: the sum that is told has the −5', () => {
  const { events } = doing(fightWith({ then: [HIDDEN] }), attack('hero-1', 'hero-2'), [12]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'heroAttacked', sum: { bonus: -5, needed: 10 } }),
  );
});

test('X5: together there is no such thing', () => {
  const { events } = doing(adventureWith({ then: [HIDDEN] }), attack('hero-1', 'hero-2'), [10]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'heroAttacked', sum: { bonus: 0, needed: 10 } }),
  );
});

test('X5: out of hiding the damage is doubled, not against him who is immune', () => {
  const out = { kind: 'giveTokens', figures: ['hero-1'], token: 'stealth', count: 1 } as const;
  const wary = { kind: 'setImmunities', hero: 'hero-2', immunities: ['stealth'] } as const;
  const hit = (then: readonly GameCommand[]) =>
    adventureOf(hits(fightWith({ then }), attack('hero-1', 'hero-2'))).threat?.targets[0]?.damage;
  expect([hit([out]), hit([out, wary])]).toEqual([8, 4]);
});

test('X11: a hit on a hero waits for reactions and comes when it is applied', () => {
  const threatened = hits(fightWith(), attack('hero-1', 'hero-2', { tokens: { slow: 1 } }));
  expect(adventureOf(threatened).threat).toMatchObject({
    source: { kind: 'foe', figure: 'hero-1' },
    preventable: true,
    targets: [{ figure: 'hero-2', damage: 4 }],
  });
  expect(hpOf(threatened, 'hero-2')).toBe(10);
  expect(heroOf(applied(threatened), 'hero-2')).toMatchObject({ hp: 6, tokens: { slow: 1 } });
});

test('X11: a miss threatens nobody', () => {
  expect(adventureOf(hits(fightWith(), attack('hero-1', 'hero-2'), 9)).threat).toBeNull();
});

test('X11: he prevents, and strikes back at the hero who attacked', () => {
  const effect = { kind: 'strike-back', amount: 3 } as const;
  const reaction = { hero: 'hero-2', cost: { kind: 'free' }, effect } as const;
  const reacted = doing(hits(fightWith(), attack('hero-1', 'hero-2')), {
    kind: 'react',
    reaction,
  }).state;
  expect(hpOf(applied(reacted), 'hero-1')).toBe(7);
});

test('X11: partners help each other, the others look on', () => {
  const state = hits(fightWith({ heroes: FOUR, teams: PAIRS }), attack('hero-1', 'hero-3'));
  const helps = (hero: string) =>
    refusing(state, {
      kind: 'react',
      reaction: {
        hero,
        cost: { kind: 'free' },
        effect: { kind: 'prevent', target: 'hero-3', amount: 2 },
      },
    });
  expect(['hero-1', 'hero-2', 'hero-3', 'hero-4'].map(helps)).toEqual([
    ...['not-threatened', 'not-threatened', 'accepted', 'accepted'],
  ]);
});

test('X11: a spell brings its effects even where no HP is lost', () => {
  const shielded = fightWith({
    then: [{ kind: 'giveTokens', figures: ['hero-2'], token: 'shield', count: 4 }],
  });
  const spell = {
    kind: 'spellAttack',
    hero: 'hero-1',
    targets: ['hero-2'],
    damage: 2,
    tokens: { stun: 1 },
  } as const;
  const state = applied(doing(shielded, spell).state);
  expect(heroOf(state, 'hero-2')).toMatchObject({ hp: 10, tokens: { shield: 2, stun: 1 } });
  const weapon = applied(
    hits(shielded, attack('hero-1', 'hero-2', { damage: 2, tokens: { stun: 1 } })),
  );
  expect(heroOf(weapon, 'hero-2').tokens.stun).toBeUndefined();
});

test('X11: the shares of a split spell are one attack on all of them', () => {
  const spell = {
    kind: 'spellAttack',
    hero: 'hero-1',
    targets: ['hero-2', 'hero-3'],
    damage: 5,
    tokens: {},
    shares: [
      { figure: 'hero-2', x: 3 },
      { figure: 'hero-3', x: 2 },
    ],
  } as const;
  const { state, events } = doing(fightWith({ heroes: FOUR.slice(1) }), spell);
  const told = events.map(lineOf).find((line) => line?.key === 'historyAdventure.threatOpened');
  expect(told?.values).toMatchObject({ count: 2, damage: '3/2' });
  expect(adventureOf(state).threat?.targets).toEqual([
    { figure: 'hero-2', damage: 3 },
    { figure: 'hero-3', damage: 2 },
  ]);
  expect([hpOf(applied(state), 'hero-2'), hpOf(applied(state), 'hero-3')]).toEqual([7, 8]);
});

test('X11: together a blow on a hero needs no threat', () => {
  expect(hpOf(hits(adventureWith(), attack('hero-1', 'hero-2')), 'hero-2')).toBe(6);
});

test('X11: a companion’s attack on a hero waits, too', () => {
  const ally = {
    kind: 'addAlly',
    hero: 'hero-1',
    ally: 'animal',
    name: 'Wolf',
    toughness: null,
  } as const;
  const done = doing(fightWith({ then: [ally] }), {
    kind: 'allyAttack',
    ally: 'ally-1',
    targets: ['hero-2'],
    damage: 3,
  });
  expect(story(done)).toEqual(['allyAttacked', 'threatOpened']);
});
