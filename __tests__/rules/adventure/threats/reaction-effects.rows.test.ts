import {
  threatOutlook,
  type GameCommand,
  type GameState,
  type Reaction,
  type ReactionEffect,
} from '@/src/rules';
import { APPLY, attack, hp, own, tokens } from '../foes';
import { adventureOf, adventureWith, after, heroOf, monsterOf, refusing } from '../kit';

const hero = 'hero-1';
const react = (
  [effect, ...also]: readonly [ReactionEffect, ...ReactionEffect[]],
  more: Partial<Reaction> = {},
): GameCommand => ({
  kind: 'react',
  reaction: {
    hero,
    cost: { kind: 'free' },
    effect,
    ...(also.length === 0 ? {} : { also }),
    ...more,
  },
});
const prevent: ReactionEffect = { kind: 'prevent', target: hero, amount: 1 };
const strike: ReactionEffect = { kind: 'strike-back', amount: 2 };
const shield = (amount: number, target = hero): ReactionEffect => ({
  kind: 'shield',
  target,
  amount,
});
const heal = (amount: number, target = hero): ReactionEffect => ({ kind: 'heal', target, amount });
const move: ReactionEffect = { kind: 'move', amount: 2 };
const other: ReactionEffect = { kind: 'other', note: '' };

/** 5 damage at hero-1. */
const threatened = (...given: readonly GameCommand[]): GameState =>
  adventureWith({
    summons: [own({ damage: 5 })],
    then: [...given, { kind: 'actNow', figure: 'monster-2' }, attack([hero])],
  });

const foreseen = (state: GameState) => {
  const adventure = adventureOf(state);
  const [outlook] = adventure.threat ? threatOutlook(adventure, adventure.threat) : [];
  return outlook && { lost: outlook.lost, falls: outlook.falls };
};

const ROWS: readonly [
  string,
  given: readonly GameCommand[],
  reaction: GameCommand,
  left: number,
  foe: number,
][] = [
  ['Q10: prevents and strikes back', [], react([prevent, strike]), 6, 8],
  ['Q10: a shield of the reaction holds at once', [], react([other, shield(2)]), 7, 10],
  ['C1: four shields at most', [tokens(hero, { shield: 3 })], react([other, shield(3)]), 9, 10],
  ['Q10: healing comes before the damage', [hp(hero, 4)], react([other, heal(3)]), 2, 10],
  ['Q10: not beyond the maximum', [], react([other, heal(3)]), 5, 10],
  ['Q10: all of it', [hp(hero, 6)], react([prevent, shield(1), heal(2), strike]), 5, 8],
  [
    'Q10: the order printed changes no sum',
    [hp(hero, 6)],
    react([strike, heal(2), shield(1), prevent]),
    5,
    8,
  ],
  [
    'Q8: FURY adds one to the strike',
    [tokens(hero, { fury: 2 })],
    react([strike], { fury: true }),
    5,
    7,
  ],
];

test.each(ROWS)('%s', (_, given, reaction, left, foe) => {
  const state = after(threatened(...given), reaction);
  const before = heroOf(state, hero).hp;
  const healed = reaction.kind === 'react' ? healedBy(reaction.reaction, before) : 0;
  const done = after(state, APPLY);
  expect([heroOf(done, hero).hp, monsterOf(done, 'monster-2').hp]).toEqual([left, foe]);
  expect(foreseen(state)).toEqual({ lost: before + healed - left, falls: false });
});

function healedBy({ effect, also = [] }: Reaction, before: number): number {
  const sum = [effect, ...also].reduce(
    (all, one) => (one.kind === 'heal' ? all + one.amount : all),
    0,
  );
  return Math.min(10 - before, sum);
}

test('Q10, D11: what it gives can keep him up, and the panel knows it', () => {
  const state = after(threatened(hp(hero, 4)), react([other, heal(2)]));
  expect(foreseen(state)).toEqual({ lost: 5, falls: false });
  expect(heroOf(after(state, APPLY), hero)).toMatchObject({ hp: 1, unconscious: false });
});

test('Q10, C7: MOVE takes SLOW off', () => {
  const state = after(threatened(tokens(hero, { slow: 1 })), react([prevent, move]), APPLY);
  expect(heroOf(state, hero).tokens).toEqual({});
});

test('Q8: the token is gone, and the turn’s own FURY is left', () => {
  const state = after(
    threatened(tokens(hero, { fury: 2 })),
    react([strike], { fury: true }),
    APPLY,
  );
  expect(heroOf(state, hero).tokens).toEqual({ fury: 1 });
  expect(adventureOf(state).turn?.furious).toEqual([]);
});

test('Q10: another hero may be helped as well', () => {
  const state = after(threatened(hp('hero-2', 5)), react([prevent, heal(2, 'hero-2')]), APPLY);
  expect(heroOf(state, 'hero-2').hp).toBe(7);
});

test.each([
  ['a monster is not healed', react([other, heal(2, 'monster-2')]), 'not-a-target'],
  ['an unconscious hero is not', react([other, shield(1, 'hero-2')]), 'unconscious'],
  ['half a shield', react([other, shield(0.5)]), 'number-out-of-range'],
  [
    'every effect has to be possible',
    react([prevent, { ...prevent, target: 'hero-2' }]),
    'not-a-target',
  ],
  ['FURY nobody has', react([strike], { fury: true }), 'no-token'],
  [
    'more than a card prints',
    react([other, move, move, move, move, move, move, move, move]),
    'number-out-of-range',
  ],
] as const)('Q10: %s', (_, command, code) => {
  expect(refusing(threatened(hp('hero-2', 0)), command)).toBe(code);
});
