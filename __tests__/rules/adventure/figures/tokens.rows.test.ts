import { TOKEN_KINDS, type GameCommand, type TokenKind } from '@/src/rules';
import { adventureWith, after, doing, eventsOf, heroOf, monsterOf, refusing } from '../kit';
import { animal, companion, own, seen, tokens, type Row } from '../foes';

const give = (figures: readonly string[], token: TokenKind, count: number): GameCommand => ({
  kind: 'giveTokens',
  figures,
  token,
  count,
});
const cleanse = (hero: string, x: number, curse?: readonly number[]): GameCommand => ({
  kind: 'cleanse',
  hero,
  x,
  ...(curse ? { curse } : {}),
});
const curse = (hero: string, ...skills: readonly string[]): GameCommand => ({
  kind: 'setCurse',
  hero,
  curse: skills.map((skill) => ({ skill })),
});
const mark = (monster: string, hero: string | null): GameCommand => ({
  kind: 'mark',
  monster,
  hero,
});
const DOWN: GameCommand = { kind: 'harm', figures: ['hero-1'], amount: 99, preventable: false };

const ROWS: readonly Row[] = [
  {
    name: 'C1: BLUTEN stacks up to 4, more are lost',
    when: [give(['hero-1'], 'bleed', 3), give(['hero-1'], 'bleed', 3)],
    then: { 'hero-1': '10/10 bleed 4' },
  },
  {
    name: 'C1: redundant conditions lie once',
    when: [give(['hero-1'], 'stun', 1), give(['hero-1'], 'stun', 1), give(['hero-1'], 'slow', 4)],
    then: { 'hero-1': '10/10 slow 1, stun 1' },
  },
  {
    name: 'C1: bonus tokens have no limit',
    setup: { summons: [own()] },
    when: [
      give(['monster-2'], 'additional-damage', 6),
      give(['monster-2'], 'additional-damage', 6),
    ],
    then: { 'monster-2': '10/10 additional-damage 12' },
  },
  {
    name: 'C1: several figures at once, allies among them',
    given: [animal('Adler'), companion('Tharmagar', 4)],
    when: [give(['hero-1', 'ally-1', 'ally-2'], 'shield', 2)],
    then: { 'hero-1': '10/10 shield 2', 'ally-1': 'there shield 2', 'ally-2': 'there shield 2' },
  },
  {
    name: 'C4: a large monster is immune to NIEDERSCHLAGEN and BETÄUBEN',
    setup: { summons: [own({ size: 'large' })] },
    when: [
      give(['monster-2'], 'knock-down', 1),
      give(['monster-2'], 'stun', 1),
      give(['monster-2'], 'slow', 1),
    ],
    then: { 'monster-2': '10/10 slow 1' },
  },
  {
    name: 'C4: so is a small one with the large symbol',
    setup: { summons: [own({ immunities: ['large'] })] },
    when: [
      give(['monster-2'], 'knock-down', 1),
      give(['monster-2'], 'stun', 1),
      give(['monster-2'], 'bleed', 1),
    ],
    then: { 'monster-2': '10/10 bleed 1' },
  },
  {
    name: 'C4: a card may name a condition',
    setup: { summons: [own({ immunities: ['poison'] })] },
    when: [give(['monster-2'], 'poison', 2), give(['monster-2'], 'burn', 2)],
    then: { 'monster-2': '10/10 burn 2' },
  },
  {
    name: 'C4: a hero may be immune as well',
    given: [{ kind: 'setImmunities', hero: 'hero-1', immunities: ['poison'] }],
    when: [give(['hero-1', 'hero-2'], 'poison', 2)],
    then: { 'hero-1': '10/10', 'hero-2': '10/10 poison 2' },
  },
  {
    name: 'D11: an unconscious hero gets no token',
    given: [DOWN],
    when: [give(['hero-1'], 'shield', 2), give(['hero-1'], 'bleed', 2)],
    then: { 'hero-1': '0/10 trauma 1, down' },
  },
  {
    name: 'C3: REINIGEN 1 takes one curse cube and all GIFT',
    given: [curse('hero-1', 'a', 'b'), tokens('hero-1', { poison: 4, bleed: 2 })],
    when: [cleanse('hero-1', 1)],
    then: { 'hero-1': '10/10 bleed 2, curse 1' },
  },
  {
    name: 'C3: more than there are takes all',
    given: [curse('hero-1', 'a', 'b')],
    when: [cleanse('hero-1', 4)],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'C3: REINIGEN 0 still takes the GIFT',
    given: [curse('hero-1', 'a'), tokens('hero-1', { poison: 1 })],
    when: [cleanse('hero-1', 0)],
    then: { 'hero-1': '10/10 curse 1' },
  },
  {
    name: 'C3: not while unconscious',
    given: [curse('hero-1', 'a'), DOWN],
    when: [cleanse('hero-1', 2)],
    then: { 'hero-1': '0/10 curse 1, trauma 1, down' },
  },
  {
    name: 'a correction sets what it names and leaves the rest',
    given: [tokens('hero-1', { bleed: 2, focus: 3 })],
    when: [tokens('hero-1', { bleed: 0, shield: 1 })],
    then: { 'hero-1': '10/10 focus 3, shield 1' },
  },
  {
    name: 'a correction may set what the figure is immune to: the table knows better',
    setup: { summons: [own({ size: 'large' })] },
    when: [tokens('monster-2', { stun: 1 })],
    then: { 'monster-2': '10/10 stun 1' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

describe('C3: which curse cubes', () => {
  const state = after(adventureWith(), curse('hero-1', 'a', 'b', 'c'));
  const left = (command: GameCommand) =>
    heroOf(after(state, command), 'hero-1').curse.map(({ skill }) => skill);
  test('the last ones unless said otherwise', () => {
    expect(left(cleanse('hero-1', 2))).toEqual(['a']);
  });
  test('those named', () => expect(left(cleanse('hero-1', 2, [0, 2]))).toEqual(['b']));
  test('fewer than X may be named', () =>
    expect(left(cleanse('hero-1', 2, [1]))).toEqual(['a', 'c']));
  test('one that is not there is refused', () => {
    expect(refusing(state, cleanse('hero-1', 2, [3]))).toBe('number-out-of-range');
  });
  test('more than X are refused', () => {
    expect(refusing(state, cleanse('hero-1', 1, [0, 1]))).toBe('number-out-of-range');
  });
});

describe('W3: MARKIERT', () => {
  const state = adventureWith({ summons: [own()] });
  const marked = after(state, mark('monster-2', 'hero-1'));
  test('one token, and whose it is', () => {
    expect(monsterOf(marked, 'monster-2')).toMatchObject({
      markedBy: 'hero-1',
      tokens: { 'rangers-mark': 1 },
    });
  });
  test("another hunter's mark replaces it", () => {
    const twice = after(marked, mark('monster-2', 'hero-2'));
    expect(monsterOf(twice, 'monster-2')).toMatchObject({
      markedBy: 'hero-2',
      tokens: { 'rangers-mark': 1 },
    });
  });
  test('taken off, it is nobody’s', () => {
    const off = monsterOf(after(marked, mark('monster-2', null)), 'monster-2');
    expect([off.markedBy, off.tokens]).toEqual([null, {}]);
  });
  test('corrected away, it is nobody’s', () => {
    const off = after(marked, tokens('monster-2', { 'rangers-mark': 0 }));
    expect(monsterOf(off, 'monster-2').markedBy).toBeNull();
  });
  test('the same mark again changes nothing', () => {
    expect(doing(marked, mark('monster-2', 'hero-1')).events).toEqual([]);
  });
});

test('C1: the event tells the new value and the reason', () => {
  const done = doing(adventureWith(), give(['hero-1'], 'burn', 9));
  expect(eventsOf(done, 'tokensSet')).toMatchObject([{ cause: 'C1', set: { burn: 4 } }]);
});

describe('C1: the limit of each kind', () => {
  const once: readonly TokenKind[] = ['stun', 'slow', 'knock-down', 'stealth', 'rangers-mark'];
  const free: readonly TokenKind[] = ['additional-damage', 'additional-movement'];
  test.each(TOKEN_KINDS)('%s', (kind) => {
    const most = once.includes(kind) ? 1 : free.includes(kind) ? 99 : 4;
    const full = after(adventureWith(), give(['hero-1'], kind, 99));
    expect(heroOf(full, 'hero-1').tokens).toEqual({ [kind]: most });
    expect(refusing(full, tokens('hero-1', { [kind]: most + 1 }))).toBe('number-out-of-range');
  });
});

describe('refused', () => {
  const state = adventureWith({ summons: [own()] });
  test.each([
    ['D20: tokens for an NPC without a card', give(['npc'], 'bleed', 1), 'unknown-figure'],
    ['fewer than none', give(['hero-1'], 'bleed', -1), 'number-out-of-range'],
    ['a correction of nobody', tokens('npc', { bleed: 1 }), 'unknown-figure'],
    ['a mark on a hero', mark('hero-1', 'hero-2'), 'unknown-figure'],
    ['a mark by a monster', mark('monster-2', 'monster-2'), 'unknown-hero'],
    ['REINIGEN for a monster', cleanse('monster-2', 1), 'unknown-hero'],
    ['REINIGEN below 0', cleanse('hero-1', -1), 'number-out-of-range'],
  ] as const)('%s', (_, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });
});
