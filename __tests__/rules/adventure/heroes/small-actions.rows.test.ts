import { warningsFor, type AdventureCommand, type GameState, type Tokens } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  heroOf,
  refusing,
  story,
} from '../kit';

const hero = 'hero-1';
const NEXT: AdventureCommand = { kind: 'nextTurn' };
const tokens = (set: Tokens, figure = hero): AdventureCommand => ({
  kind: 'setTokens',
  figure,
  tokens: set,
});
const having = (set: Tokens, ...then: AdventureCommand[]): GameState =>
  adventureWith({ then: [tokens(set), ...then] });
const unconscious: AdventureCommand = { kind: 'setHp', figure: hero, hp: 0, maxHp: 10 };
const actions = (state: GameState) => adventureOf(state).turn?.actions;

const FOCUS: AdventureCommand = { kind: 'focusTechnique', hero };
const KI: AdventureCommand = { kind: 'spendKi', hero };
const fruit = (): AdventureCommand => ({ kind: 'eatFruit', hero });
const handOver = (to: string): AdventureCommand => ({ kind: 'giveFruit', hero, to });
const chest = (safe = true, item = ''): AdventureCommand => ({
  kind: 'searchChest',
  hero,
  item,
  safe,
});

describe('focus techniques, KI, FRUCHT DES LEBENS', () => {
  test('Q8: a focus technique takes one FOKUS', () => {
    const { state } = doing(having({ focus: 3 }, NEXT), FOCUS);
    expect(heroOf(state, hero).tokens).toEqual({ focus: 2 });
    expect([adventureOf(state).turn?.focused, actions(state)]).toEqual([[hero], ['focus']]);
  });

  test('Q8: a second one in the same turn is a doubt', () => {
    const state = having({ focus: 3 }, NEXT, FOCUS);
    expect(warningsFor(state, FOCUS)).toEqual([{ code: 'focus-used', name: 'Jaheen' }]);
    expect(refusing(state, FOCUS)).toBe('accepted');
  });

  test('Q8: in the turn of another figure it is a reaction, and new', () => {
    const state = having({ focus: 3 }, NEXT, FOCUS, NEXT);
    expect(warningsFor(state, FOCUS)).toEqual([]);
    expect(actions(after(state, FOCUS))).toEqual([]);
  });

  test('W6: KI is a small action of its own, once a turn', () => {
    const state = having({ ki: 2 }, NEXT, KI);
    expect([heroOf(state, hero).tokens, actions(state)]).toEqual([{ ki: 1 }, ['ki']]);
    expect(warningsFor(state, KI)).toEqual([{ code: 'action-used', action: 'ki' }]);
  });

  test('Q8: FRUCHT DES LEBENS heals 2', () => {
    const hurt: AdventureCommand = { kind: 'setHp', figure: hero, hp: 5, maxHp: 10 };
    const state = having({ 'fruit-of-life': 2 }, hurt, fruit());
    expect(heroOf(state, hero)).toMatchObject({ hp: 7, tokens: { 'fruit-of-life': 1 } });
  });

  test('Q8, E2: handed over it is a token, and the exchange of the turn', () => {
    const state = having({ 'fruit-of-life': 2 }, NEXT, handOver('hero-2'));
    expect(heroOf(state, hero).tokens).toEqual({ 'fruit-of-life': 1 });
    expect(heroOf(state, 'hero-2')).toMatchObject({ hp: 10, tokens: { 'fruit-of-life': 1 } });
    expect(actions(state)).toEqual(['exchange']);
    expect(warningsFor(state, handOver('hero-2'))).toEqual([
      { code: 'action-used', action: 'exchange' },
    ]);
  });

  test.each([
    ['to himself', having({ 'fruit-of-life': 1 }), hero, 'not-a-target'],
    [
      'C1 to whoever has four',
      having(
        { 'fruit-of-life': 1 },
        {
          kind: 'setTokens',
          figure: 'hero-2',
          tokens: { 'fruit-of-life': 4 },
        },
      ),
      'hero-2',
      'not-a-target',
    ],
    ['without one', having({}), 'hero-2', 'no-token'],
    ['to nobody', having({ 'fruit-of-life': 1 }), 'hero-7', 'unknown-hero'],
  ] as const)('Q8: not handed over %s', (_, state, to, code) => {
    expect(refusing(state, handOver(to))).toBe(code);
  });

  const technique = (count: number): AdventureCommand => ({ kind: 'focusTechnique', hero, count });

  test('Q9: it costs what is printed', () => {
    const state = having({ focus: 3 }, NEXT, technique(2));
    expect([heroOf(state, hero).tokens, actions(state)]).toEqual([{ focus: 1 }, ['focus']]);
  });

  test.each([
    ['one too few', technique(3), 'no-token'],
    ['none', technique(0), 'number-out-of-range'],
    ['more than there are', technique(5), 'number-out-of-range'],
  ] as const)('Q9: %s', (_, command, code) => {
    expect(refusing(having({ focus: 2 }), command)).toBe(code);
  });

  test.each([
    ['FOKUS', FOCUS],
    ['KI', KI],
    ['FRUCHT DES LEBENS', fruit()],
  ] as const)('Q8: without %s nothing', (_, command) => {
    expect(refusing(adventureWith(), command)).toBe('no-token');
  });

  test.each([FOCUS, KI, fruit(), chest()])('D11: $kind of an unconscious hero', (command) => {
    const state = having({ focus: 1, ki: 1, 'fruit-of-life': 1 }, unconscious);
    expect(refusing(state, command)).toBe('unconscious');
  });

  test('D11: an unconscious hero takes no fruit of others', () => {
    const down: AdventureCommand = { kind: 'setHp', figure: 'hero-2', hp: 0, maxHp: 10 };
    const state = having({ 'fruit-of-life': 1 }, down);
    expect(refusing(state, handOver('hero-2'))).toBe('unconscious');
  });

  test.each([KI, fruit(), chest()])('Q1: $kind outside his turn is a doubt', (command) => {
    expect(warningsFor(having({ ki: 1, 'fruit-of-life': 1 }), command)).toEqual([
      ...[{ code: 'not-its-turn' }],
    ]);
  });
});

describe('chests and the trap die', () => {
  test.each<readonly [number, string, Tokens]>([
    [1, 'blank', {}],
    [2, 'blank', {}],
    [3, 'poison', { poison: 2 }],
    [4, 'slow', { slow: 1 }],
    [5, 'burn', { burn: 2 }],
    [6, 'bleed', { bleed: 2 }],
  ])('Z1: side %s is %s', (die, face, expected) => {
    const done = doing(adventureWith(), chest(false), [die]);
    expect(eventsOf(done, 'trapDieRolled')[0]?.face).toBe(face);
    expect(heroOf(done.state, hero).tokens).toEqual(expected);
  });

  test('Z3: the item is noted, then the die', () => {
    const done = doing(adventureWith(), chest(false, ' Heiltrank '), [1]);
    expect(story(done)).toEqual(['chestSearched', 'drawn', 'trapDieRolled']);
    expect(adventureOf(done.state).found).toEqual(['Heiltrank']);
  });

  test('Z3: an item nobody wrote down', () => {
    expect(adventureOf(after(adventureWith(), chest())).found).toEqual([]);
  });

  test('Z4: a safe chest has no die', () => {
    expect(story(doing(adventureWith(), chest(true)))).toEqual(['chestSearched']);
  });

  test('Z3: a small action', () => {
    const state = after(adventureWith(), NEXT, chest());
    expect(actions(state)).toEqual(['chest']);
    expect(warningsFor(state, chest())).toEqual([{ code: 'action-used', action: 'chest' }]);
  });

  test('R2: a monster that crushes a chest rolls, immunities hold', () => {
    const state = adventureWith({ summons: [{ card: 'shadow-cultist/standard/rookie' }] });
    const roll = { kind: 'rollTrapDie', figure: 'monster-2' } as const;
    const tokensAfter = (die: number) =>
      adventureOf(doing(state, roll, [die]).state).monsters[0]?.tokens;
    expect([tokensAfter(3), tokensAfter(5)]).toEqual([{}, { burn: 2 }]);
  });

  test('Z1: nobody rolls for whom nobody knows', () => {
    expect(refusing(adventureWith(), { kind: 'rollTrapDie', figure: 'monster-2' })).toBe(
      'unknown-figure',
    );
  });

  test('Z1: C1 holds', () => {
    expect(heroOf(doing(having({ bleed: 3 }), chest(false), [6]).state, hero).tokens).toEqual({
      bleed: 4,
    });
  });

  test('Z1: seven is no side', () => {
    expect(refusing(adventureWith(), chest(false), [7])).toBe('die-out-of-range');
  });
});

describe('laid traps', () => {
  const lay = (trap: 'bear' | 'fire' | 'poison', zone = 'A'): AdventureCommand => ({
    kind: 'layTrap',
    hero,
    trap,
    zone,
  });
  const spring = (...figures: string[]): AdventureCommand => ({
    kind: 'springTrap',
    trap: 'trap-4',
    figures,
  });
  /** Two golems of 9 HP: monster-2, monster-3. */
  const card = 'rotten-flesh/standard/rookie';
  const facing = (...then: AdventureCommand[]): GameState =>
    adventureWith({
      summons: [
        { card, hp: 9 },
        { card, hp: 9 },
      ],
      then,
    });

  test.each<readonly ['bear' | 'fire' | 'poison', Tokens]>([
    ['bear', { bleed: 2 }],
    ['fire', { burn: 4 }],
    ['poison', { poison: 2 }],
  ])('Z2: %s: 2 damage and its condition for every enemy, then it is gone', (trap, expected) => {
    const { state } = doing(facing(lay(trap)), spring('monster-2', 'monster-3'));
    expect(adventureOf(state).monsters).toMatchObject([
      { hp: 7, tokens: expected },
      { hp: 7, tokens: expected },
    ]);
    expect(adventureOf(state).traps).toEqual([]);
  });

  test('Z2: shields do not help', () => {
    const state = facing(lay('bear'), tokens({ shield: 4 }, 'monster-2'));
    expect(adventureOf(after(state, spring('monster-2'))).monsters[0]).toMatchObject({
      hp: 7,
      tokens: { shield: 4, bleed: 2 },
    });
  });

  test('Z2: who dies of it is gone', () => {
    const state = facing(lay('bear'), { kind: 'setHp', figure: 'monster-2', hp: 2, maxHp: 9 });
    expect(adventureOf(after(state, spring('monster-2'))).monsters).toHaveLength(1);
  });

  test('C4: immune to the condition, not to the damage', () => {
    const state = adventureWith({
      summons: [{ card: 'shadow-cultist/standard/rookie', hp: 9 }],
      then: [lay('poison')],
    });
    const sprung = after(state, { kind: 'springTrap', trap: 'trap-3', figures: ['monster-2'] });
    expect(adventureOf(sprung).monsters[0]).toMatchObject({ hp: 7, tokens: {} });
  });

  test('Z2: one per zone', () => {
    expect(refusing(facing(lay('bear')), lay('fire', ' A '))).toBe('trap-there');
    expect(refusing(facing(lay('bear')), lay('fire', 'B'))).toBe('accepted');
  });

  test('Z2: zones without a name are not compared', () => {
    expect(adventureOf(facing(lay('bear', ''), lay('fire', ''))).traps).toHaveLength(2);
  });

  test('Z2: a trap taken away harms nobody', () => {
    const done = doing(facing(lay('bear')), { kind: 'removeTrap', trap: 'trap-4' });
    expect(story(done)).toEqual(['trapGone']);
    expect(adventureOf(done.state).traps).toEqual([]);
  });

  test.each([
    ['springing one that is not there', facing(), spring('monster-2'), 'unknown-thing'],
    [
      'removing one that is not there',
      facing(),
      { kind: 'removeTrap', trap: 'trap-4' },
      'unknown-thing',
    ],
    ['an unknown figure', facing(lay('bear')), spring('monster-9'), 'unknown-figure'],
    ['an unknown hero', facing(), { ...lay('bear'), hero: 'hero-9' }, 'unknown-hero'],
  ] as const)('Z2: %s', (_, state, command, code) => {
    expect(refusing(state, command as AdventureCommand)).toBe(code);
  });
});

describe('interactions', () => {
  const add = (charges = 2): AdventureCommand => ({
    kind: 'addInteraction',
    name: 'Altar',
    charges,
  });
  const use = (option: string): AdventureCommand => ({
    kind: 'interact',
    hero,
    interaction: 'interaction-1',
    option,
  });
  const altar = (state: GameState) => adventureOf(state).interactions[0];

  test('V4: each use takes a charge and an option', () => {
    const state = after(adventureWith(), add(), NEXT, use('Beten'));
    expect(altar(state)).toMatchObject({ charges: 1, taken: ['Beten'] });
    expect(actions(state)).toEqual(['interaction']);
  });

  test('V4: the history knows who took what', () => {
    const done = doing(after(adventureWith(), add()), use('Beten'));
    expect(eventsOf(done, 'interactionSet')[0]).toMatchObject({
      who: { id: hero },
      option: 'Beten',
    });
  });

  const elsewhere = (option: string): AdventureCommand => ({
    kind: 'interact',
    hero,
    option,
    interaction: 'interaction-2',
  });

  test.each([
    ['a number is the same option at every token', '57', 'option-taken'],
    ['a word may be another one elsewhere', 'Beten', 'accepted'],
  ] as const)('V4: %s', (_, option, code) => {
    const state = after(adventureWith(), add(), add(), use(option));
    expect(refusing(state, elsewhere(option))).toBe(code);
  });

  test.each([
    ['each option once', 2, [use('Beten')], use('Beten'), 'option-taken'],
    ['another option', 2, [use('Beten')], use('Opfern'), 'accepted'],
    ['no charge left', 1, [use('Beten')], use('Opfern'), 'no-charge'],
    ['an option without a name may come again', 2, [use('')], use(''), 'accepted'],
    ['blanks make no other one', 2, [use('Beten')], use(' Beten '), 'option-taken'],
  ] as const)('V4: %s', (_, charges, then, command, code) => {
    expect(refusing(after(adventureWith(), add(charges), ...then), command)).toBe(code);
  });

  test('V4: one that is not there', () => {
    expect(refusing(adventureWith(), use('Beten'))).toBe('unknown-thing');
  });

  test.each([0, 10, 1.5])('V4: %s charges are refused', (charges) => {
    expect(refusing(adventureWith(), add(charges))).toBe('number-out-of-range');
  });
});

describe('companions and animals', () => {
  const ally = (
    kind: 'animal' | 'companion',
    name: string,
    toughness: number | null = null,
    owner: string | null = hero,
  ): AdventureCommand => ({ kind: 'addAlly', hero: owner, ally: kind, name, toughness });
  const names = (state: GameState) => adventureOf(state).allies.map(({ name }) => name);

  test('F2: a second animal of a hero replaces the first', () => {
    const done = doing(after(adventureWith(), ally('animal', 'Adler')), ally('animal', 'Wolf'));
    expect(names(done.state)).toEqual(['Wolf']);
    expect(story(done)).toEqual(['allyLeft', 'allyJoined']);
  });

  test('F2: each hero has one', () => {
    const state = after(
      adventureWith(),
      ally('animal', 'Adler'),
      ally('animal', 'Wolf', null, 'hero-2'),
    );
    expect(names(state)).toEqual(['Adler', 'Wolf']);
  });

  test('F3: companions, as many as come', () => {
    const state = after(
      adventureWith(),
      ally('animal', 'Adler'),
      ally('companion', 'Söldner', 3),
      ally('companion', 'Knappe', 2),
    );
    expect(names(state)).toEqual(['Adler', 'Söldner', 'Knappe']);
  });

  test('F2: one animal nobody owns does not drive away another', () => {
    const state = after(
      adventureWith(),
      ally('animal', 'Adler', null, null),
      ally('animal', 'Wolf', null, null),
    );
    expect(names(state)).toEqual(['Adler', 'Wolf']);
  });

  test('D5: a companion has its toughness, an animal none', () => {
    const state = after(
      adventureWith(),
      ally('animal', 'Adler', 5),
      ally('companion', 'Söldner', 4),
    );
    expect(adventureOf(state).allies.map(({ toughness }) => toughness)).toEqual([null, 4]);
  });

  test.each([
    ['4 does nothing', 4, 1],
    ['5 fells it', 5, 0],
  ] as const)('p35a: toughness 4: damage %s', (_, amount, left) => {
    const state = after(adventureWith(), ally('companion', 'Söldner', 4), {
      kind: 'harm',
      figures: ['ally-1'],
      amount,
      preventable: true,
    });
    expect(adventureOf(state).allies).toHaveLength(left);
  });

  test('F2: an animal is gone at 1 damage, and may return', () => {
    const gone = after(adventureWith(), ally('animal', 'Adler'), {
      kind: 'harm',
      figures: ['ally-1'],
      amount: 1,
      preventable: true,
    });
    expect(names(gone)).toEqual([]);
    expect(names(after(gone, ally('animal', 'Adler')))).toEqual(['Adler']);
  });

  test('F1: traps and conditions touch them', () => {
    const state = after(adventureWith(), ally('companion', 'Söldner', 4), {
      kind: 'giveTokens',
      figures: ['ally-1'],
      token: 'burn',
      count: 2,
    });
    expect(adventureOf(state).allies[0]?.tokens).toEqual({ burn: 2 });
  });

  test('F3: one leaves', () => {
    const state = after(adventureWith(), ally('companion', 'Söldner', 4));
    expect(names(after(state, { kind: 'removeAlly', ally: 'ally-1' }))).toEqual([]);
    expect(refusing(adventureWith(), { kind: 'removeAlly', ally: 'ally-1' })).toBe(
      'unknown-figure',
    );
  });

  test('D5: toughness is a number', () => {
    expect(refusing(adventureWith(), ally('companion', 'Söldner', -1))).toBe('number-out-of-range');
  });

  test('F2: of an unknown hero', () => {
    expect(refusing(adventureWith(), ally('animal', 'Adler', null, 'hero-9'))).toBe('unknown-hero');
  });
});
