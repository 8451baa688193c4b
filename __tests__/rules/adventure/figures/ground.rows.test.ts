import type { GameCommand, Ground } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusing, story } from '../kit';
import { animal, companion, glance, own, seen, tokens, type Row } from '../foes';

interface Step {
  readonly on?: readonly Ground[];
  readonly falls?: number;
}

const enter = (figure: string, entered: readonly Ground[], { on = [], falls = 0 }: Step = {}) =>
  ({ kind: 'enterGround', figure, entered, on, falls }) as const satisfies GameCommand;

const NEXT: GameCommand = { kind: 'nextTurn' };
const ONE = { summons: [own()] };

const ROWS: readonly Row[] = [
  {
    name: 'p22a: lava on three steps gives BRENNEN 2 once',
    given: [NEXT],
    when: [enter('hero-1', ['lava', 'lava', 'lava'], { on: ['lava'] })],
    then: { 'hero-1': '10/10 burn 2 on lava' },
  },
  {
    name: 'M4: a second movement in the same turn gives nothing more',
    given: [NEXT],
    when: [enter('hero-1', ['lava']), enter('hero-1', ['lava'])],
    then: { 'hero-1': '10/10 burn 2' },
  },
  {
    name: 'p22b: in the next figure’s turn it counts again',
    given: [NEXT],
    when: [enter('hero-1', ['lava']), NEXT, enter('hero-1', ['lava'])],
    then: { 'hero-1': '10/10 burn 4' },
  },
  {
    name: 'p22c: whoever does not move gets nothing in another turn',
    given: [NEXT, enter('hero-1', ['spikes'], { on: ['spikes'] }), NEXT],
    when: [],
    then: { 'hero-1': '10/10 bleed 2 on spikes' },
  },
  {
    name: 'p22d: lava, lava, spikes: BRENNEN 2 and BLUTEN 2',
    given: [NEXT],
    when: [enter('hero-1', ['lava', 'lava', 'spikes'], { on: ['spikes'] })],
    then: { 'hero-1': '10/10 bleed 2, burn 2 on spikes' },
  },
  {
    name: 'M4: miasma gives GIFT 2',
    given: [NEXT],
    when: [enter('hero-1', ['miasma'])],
    then: { 'hero-1': '10/10 poison 2' },
  },
  {
    name: 'M4: no more than four lie there',
    given: [NEXT, tokens('hero-1', { burn: 3 })],
    when: [enter('hero-1', ['lava'])],
    then: { 'hero-1': '10/10 burn 4' },
  },
  {
    name: 'M4: a monster suffers hazards, what it is immune to excepted',
    setup: { summons: [own({ immunities: ['burn'] })] },
    given: [NEXT],
    when: [enter('monster-2', ['lava', 'miasma'])],
    then: { 'monster-2': '10/10 poison 2' },
  },
  {
    name: 'M4: companions and animals suffer them (F1)',
    given: [animal('Adler'), NEXT],
    when: [enter('ally-1', ['spikes'], { on: ['spikes'] })],
    then: { 'ally-1': 'there bleed 2 on spikes' },
  },
  {
    name: 'M2: a fall deals 2, shields do not help',
    given: [tokens('hero-1', { shield: 4 })],
    when: [enter('hero-1', [], { falls: 1 })],
    then: { 'hero-1': '8/10 shield 4' },
  },
  {
    name: 'M2: two falls, 2 each',
    when: [enter('hero-1', [], { falls: 2 })],
    then: { 'hero-1': '6/10' },
  },
  {
    name: 'M9: a pushed monster falls into the spikes',
    setup: ONE,
    given: [NEXT],
    when: [enter('monster-2', ['spikes'], { on: ['spikes'], falls: 1 })],
    then: { 'monster-2': '8/10 bleed 2 on spikes' },
  },
  {
    name: 'M10: with TELEKINESE only where it lands counts',
    setup: ONE,
    given: [NEXT],
    when: [enter('monster-2', ['lava'], { on: ['lava'] })],
    then: { 'monster-2': '10/10 burn 2 on lava' },
  },
  {
    name: 'M11: swapping places, both enter their new fields',
    setup: ONE,
    given: [NEXT],
    when: [
      enter('hero-1', ['lava'], { on: ['lava'] }),
      enter('monster-2', ['miasma'], { on: ['miasma'] }),
    ],
    then: { 'hero-1': '10/10 burn 2 on lava', 'monster-2': '10/10 poison 2 on miasma' },
  },
  {
    name: 'N11: entering darkness costs 2, shields do not help',
    given: [NEXT, tokens('hero-1', { shield: 1 })],
    when: [enter('hero-1', ['darkness'], { on: ['darkness'] })],
    then: { 'hero-1': '8/10 shield 1 on darkness' },
  },
  {
    name: 'N11: once a turn, whatever moves the hero',
    given: [NEXT],
    when: [enter('hero-1', ['darkness']), enter('hero-1', ['darkness'], { on: ['darkness'] })],
    then: { 'hero-1': '8/10 on darkness' },
  },
  {
    name: 'N11: darkness does nothing to monsters',
    setup: ONE,
    given: [NEXT],
    when: [enter('monster-2', ['darkness'], { on: ['darkness'] })],
    then: { 'monster-2': '10/10 on darkness' },
  },
  {
    name: 'N11: it takes an animal, and a companion only above its toughness',
    given: [animal('Adler'), companion('Tharmagar', 2), companion('Nadia', 1), NEXT],
    when: [
      enter('ally-1', ['darkness']),
      enter('ally-2', ['darkness']),
      enter('ally-3', ['darkness']),
    ],
    then: { 'ally-1': 'gone', 'ally-2': 'there', 'ally-3': 'gone' },
  },
  {
    name: 'N11: a hero immune to darkness suffers nothing',
    given: [{ kind: 'setImmunities', hero: 'hero-1', immunities: ['darkness'] }, NEXT],
    when: [enter('hero-1', ['darkness'], { on: ['darkness'] })],
    then: { 'hero-1': '10/10 on darkness' },
  },
  {
    name: 'N11: an adventure may replace what darkness does',
    setup: { rules: { darkness: { damage: 1, tokens: { slow: 1 }, curse: 1 } } },
    given: [NEXT],
    when: [enter('hero-1', ['darkness'])],
    then: { 'hero-1': '9/10 slow 1, curse 1' },
  },
  {
    name: 'N11: as much as there are heroes',
    setup: {
      heroes: [{}, {}, {}],
      rules: { darkness: { damage: 'heroes', tokens: {}, curse: 0 } },
    },
    given: [NEXT],
    when: [enter('hero-1', ['darkness'])],
    then: { 'hero-1': '7/10' },
  },
  {
    name: 'D11: knocked out by the fall, the hero gets no BRENNEN',
    given: [NEXT, { kind: 'setHp', figure: 'hero-1', hp: 2, maxHp: 10 }],
    when: [enter('hero-1', ['lava'], { on: ['lava'], falls: 1 })],
    then: { 'hero-1': '0/10 trauma 1, down on lava' },
  },
  {
    name: 'S8: a monster that falls to its end stands nowhere',
    setup: ONE,
    given: [NEXT, { kind: 'setHp', figure: 'monster-2', hp: 1, maxHp: 10 }],
    when: [enter('monster-2', ['lava'], { on: ['lava'], falls: 1 })],
    then: { 'monster-2': 'gone' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

test('where a figure stands is remembered and replaced', () => {
  const state = after(adventureWith(), enter('hero-1', [], { on: ['lava'] }));
  expect(glance(state, 'hero-1')).toBe('10/10 on lava');
  expect(glance(after(state, enter('hero-1', [])), 'hero-1')).toBe('10/10');
});

test('no ground, no fall: nothing happens', () => {
  expect(doing(adventureWith(), enter('hero-1', [])).events).toEqual([]);
});

test('M4: the turn remembers what touched whom', () => {
  const done = doing(after(adventureWith(), NEXT), enter('hero-1', ['lava', 'darkness']));
  expect(story(done)).toEqual(['touched', 'tokensSet', 'touched', 'harmed']);
  expect(adventureOf(done.state).turn?.touched).toEqual({ 'hero-1': ['burn', 'darkness'] });
});

test.each([
  ['an unknown figure', enter('hero-9', ['lava']), 'unknown-figure'],
  ['ten falls', enter('hero-1', [], { falls: 10 }), 'number-out-of-range'],
  ['ground that does not exist', enter('hero-1', ['swamp' as Ground]), 'unknown-thing'],
  [
    'standing on ground that does not exist',
    enter('hero-1', [], { on: ['swamp' as Ground] }),
    'unknown-thing',
  ],
] as const)('refused: %s', (_, command, code) => {
  expect(refusing(adventureWith(), command)).toBe(code);
});
