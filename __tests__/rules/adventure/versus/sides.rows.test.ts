import {
  cardTargets,
  NO_EFFECT,
  seenFrom,
  traumaLimitOf,
  type GameCommand,
  type ReactionEffect,
} from '@/src/rules';
import { own } from '../foes';
import { adventureOf, doing, heroOf, refusing } from '../kit';
import { sheet, stand } from '../map/map-kit';
import { attack, fightWith, FOUR, PAIRS } from './fight';

const pairs = (...then: readonly GameCommand[]) => fightWith({ heroes: FOUR, teams: PAIRS, then });

/** A monster hits one of each team. */
const HITS_BOTH: readonly GameCommand[] = [
  { kind: 'summon', summons: [own()] },
  {
    kind: 'openThreat',
    source: { kind: 'monster', figure: 'monster-2' },
    targets: [
      { figure: 'hero-1', damage: 3 },
      { figure: 'hero-3', damage: 3 },
    ],
    collateral: [],
    preventable: true,
  },
];

const reacts = (hero: string, effect: ReactionEffect): GameCommand => ({
  kind: 'react',
  reaction: { hero, cost: { kind: 'free' }, effect },
});

test.each([
  ['X11: he protects his partner', 'hero-2', 'hero-1', 'accepted'],
  ['X11: he does not protect who fights him', 'hero-2', 'hero-3', 'not-threatened'],
] as const)('%s', (_, hero, target, answer) => {
  const effect = { kind: 'protect', target, by: hero } as const;
  expect(refusing(pairs(...HITS_BOTH), reacts(hero, effect))).toBe(answer);
});

test('X11: nor does an animal of the other team step in', () => {
  const wolf = {
    kind: 'addAlly',
    hero: 'hero-4',
    ally: 'animal',
    name: 'Wolf',
    toughness: null,
  } as const;
  const state = pairs(wolf, ...HITS_BOTH.map(later));
  const protect = (by: string) => ({ kind: 'protect', target: 'hero-1', by }) as const;
  expect(refusing(state, reacts('hero-2', protect('ally-1')))).toBe('not-threatened');
});

/** The wolf came first and has the first number. */
function later(command: GameCommand): GameCommand {
  return command.kind === 'openThreat'
    ? { ...command, source: { kind: 'monster', figure: 'monster-3' } }
    : command;
}

test.each([
  ['prevent', { kind: 'prevent', target: 'hero-3', amount: 2 }],
  ['prevent-all', { kind: 'prevent-all', target: 'hero-3', but: 0 }],
  ['shield', { kind: 'shield', target: 'hero-3', amount: 1 }],
  ['heal', { kind: 'heal', target: 'hero-3', amount: 1 }],
] as const)('X11: %s is for the own team, also when both are hit', (_, effect) => {
  const state = pairs(...HITS_BOTH);
  const own1 = { ...effect, target: 'hero-1' } as ReactionEffect;
  expect(refusing(state, reacts('hero-1', effect))).toBe('not-threatened');
  expect(refusing(state, reacts('hero-1', own1))).toBe('accepted');
});

test('X11: whoever is not of the team has no reaction at all, also none that helps nobody', () => {
  const state = doing(pairs(), attack('hero-1', 'hero-3'), [15]).state;
  const other = { kind: 'other', note: 'Lacht' } as const;
  expect(refusing(state, reacts('hero-2', other))).toBe('not-threatened');
  expect(refusing(state, reacts('hero-4', other))).toBe('accepted');
});

const MARK = { kind: 'mark', monster: 'hero-2', hero: 'hero-1' } as const;
const damageOf = (hero: string, then: readonly GameCommand[]) => {
  const state = fightWith({ heroes: [{}, {}, {}], then });
  const hit = doing(state, attack(hero, 'hero-2'), [15]).state;
  return adventureOf(hit).threat?.targets[0]?.damage;
};

test('W3: a marked hero takes 1 more from the one whose mark it is, and from nobody else', () => {
  expect(damageOf('hero-1', [])).toBe(4);
  expect(damageOf('hero-1', [MARK])).toBe(5);
  expect(damageOf('hero-3', [MARK])).toBe(4);
});

test('W3: the mark comes with the attack that brings it, and is the attacker’s', () => {
  const hit = doing(
    fightWith(),
    attack('hero-1', 'hero-2', { tokens: { 'rangers-mark': 1 } }),
    [15],
  );
  const marked = doing(hit.state, { kind: 'applyThreat' }).state;
  expect(heroOf(marked, 'hero-2')).toMatchObject({
    tokens: { 'rangers-mark': 1 },
    markedBy: 'hero-1',
  });
  const spell = {
    kind: 'spellAttack',
    hero: 'hero-1',
    targets: ['hero-2'],
    damage: 2,
    tokens: {},
  } as const;
  expect(adventureOf(doing(marked, spell).state).threat?.targets[0]?.damage).toBe(3);
});

test('W3: a mark that comes off is nobody’s; a beaten hero has none', () => {
  const off = { kind: 'mark', monster: 'hero-2', hero: null } as const;
  expect(heroOf(fightWith({ then: [MARK, off] }), 'hero-2').markedBy).toBeUndefined();
  const taken = { kind: 'setTokens', figure: 'hero-2', tokens: { 'rangers-mark': 0 } } as const;
  expect(heroOf(fightWith({ then: [MARK, taken] }), 'hero-2').markedBy).toBeUndefined();
  const beaten = fightWith({
    heroes: [{}, {}, {}],
    then: [MARK, { kind: 'trauma', hero: 'hero-2', x: 2 }],
  });
  expect(heroOf(beaten, 'hero-2').markedBy).toBeUndefined();
});

test('X5: an attack card sees the hidden', () => {
  const state = fightWith({
    then: [
      { kind: 'summon', summons: [own()] },
      sheet('C', [0, 0]),
      stand('monster-2', [0, 0]),
      stand('hero-1', [1, 0]),
      stand('hero-2', [2, 2]),
      { kind: 'giveTokens', figures: ['hero-1'], token: 'stealth', count: 1 },
    ],
  });
  const seen = seenFrom(adventureOf(state), 'monster-2');
  expect(seen.ok && seen.value.map(({ figure, hidden }) => [figure, hidden])).toEqual([
    ['hero-1', false],
    ['hero-2', false],
  ]);
});

test('X5: without a map a card that hits everybody hits the hidden, too, but nobody who is out (X9)', () => {
  const card = {
    spot: { rune: 'red', row: 'upper' },
    name: 'Hieb',
    damage: 3,
    vicious: false,
    activates: false,
    passive: false,
    status: false,
    note: '',
    effect: { ...NO_EFFECT, range: 'everybody' },
  } as const;
  const { attackCards, ...adventure } = adventureOf(
    fightWith({
      heroes: [{}, {}, {}],
      then: [
        { kind: 'summon', summons: [own({}, 'commander')] },
        { kind: 'setDeck', owner: 'monster-2', deck: [card] },
        { kind: 'layAttackCards', owner: 'monster-2', drawn: [0] },
        { kind: 'giveTokens', figures: ['hero-1'], token: 'stealth', count: 1 },
        { kind: 'trauma', hero: 'hero-3', x: 2 },
      ],
    }),
  );
  const hit = attackCards.map((laid) => cardTargets({ ...adventure, attackCards }, laid));
  expect(hit).toEqual([['hero-1', 'hero-2']]);
});

test('X9: how many trauma cubes a hero may still get depends on his partner', () => {
  const limits = (...then: readonly GameCommand[]) => {
    const adventure = adventureOf(pairs(...then));
    return adventure.heroes.map((hero) => traumaLimitOf(adventure, hero));
  };
  expect(limits()).toEqual([4, 4, 4, 4]);
  const after = adventureOf(pairs({ kind: 'trauma', hero: 'hero-1', x: 2 }));
  const of = (id: string) => after.heroes.find((hero) => hero.id === id);
  const [first, partner] = [of('hero-1'), of('hero-2')];
  expect(first && traumaLimitOf(after, first)).toBe(4);
  expect(partner && traumaLimitOf(after, partner)).toBe(2);
});

test('X9: alone it is his own limit', () => {
  const adventure = adventureOf(fightWith());
  expect(adventure.heroes.map((hero) => traumaLimitOf(adventure, hero))).toEqual([2, 2]);
});
