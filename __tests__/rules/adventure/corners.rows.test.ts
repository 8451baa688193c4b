import {
  heroAttack,
  threatOutlook,
  trackView,
  warningsFor,
  type GameCommand,
  type GameState,
  type Resource,
  type TokenKind,
} from '@/src/rules';
import { animal, APPLY, attack, companion, glance, own, ownFace, tokens } from './foes';
import {
  adventureOf,
  adventureWith,
  after,
  campaignWith,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
  refusing,
  startCommand,
} from './kit';

// Corners of rules that the tables of the single rules leave out.
const NEXT: GameCommand = { kind: 'nextTurn' };

const give = (figure: string, token: TokenKind, count: number): GameCommand => ({
  kind: 'giveTokens',
  figures: [figure],
  token,
  count,
});

const enter = (figure: string, ...entered: ('lava' | 'darkness')[]): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered,
  on: entered,
  falls: 0,
});

const strike = (more: object = {}): GameCommand => ({
  kind: 'weaponAttack',
  hero: 'hero-1',
  targets: [{ figure: 'monster-2', level: 0 }],
  level: 0,
  modifier: 3,
  bonuses: [],
  accuracy: 7,
  damage: 2,
  bonusDamage: 0,
  crit: 20,
  doubleDamage: false,
  onDarkness: false,
  tokens: {},
  fury: false,
  ...more,
});

const facing = (...then: GameCommand[]): GameState => adventureWith({ summons: [own()], then });

describe('C6: passive skills of the unconscious', () => {
  test('C6: +2 HP, immunities and raised limits stay in force', () => {
    const fallen = after(
      adventureWith(),
      { kind: 'raiseMaxHp', hero: 'hero-1', by: 2 },
      { kind: 'setImmunities', hero: 'hero-1', immunities: ['slow'] },
      { kind: 'setLimits', hero: 'hero-1', curseLimit: 7, traumaLimit: 3 },
      { kind: 'harm', figures: ['hero-1'], amount: 20, preventable: false },
    );
    expect(heroOf(fallen, 'hero-1')).toMatchObject({
      unconscious: true,
      maxHp: 12,
      immunities: ['slow'],
      curseLimit: 7,
      traumaLimit: 3,
    });
    expect(glance(after(fallen, NEXT), 'hero-1')).toBe('12/12 trauma 1');
  });
});

describe('M12: what a hero does with the rest of his movement', () => {
  const actions = (state: GameState) => adventureOf(state).turn?.actions;

  test('M12: a cube action and a door leave the tick of the movement to the table', () => {
    const turn = after(adventureWith(), NEXT);
    expect(actions(after(turn, { kind: 'spendCube', hero: 'hero-1', colour: 'red' }))).toEqual([
      'cube-1',
    ]);
    const moved = after(turn, { kind: 'tickAction', action: 'move', used: true });
    const setup = { chapter: 2, step: { kind: 'door', number: 1 }, spawns: [] } as const;
    expect(actions(after(moved, { kind: 'openStep', setup }))).toEqual(['move', 'door']);
  });
});

describe('E: items', () => {
  const search = (item: string): GameCommand => ({
    kind: 'searchChest',
    hero: 'hero-1',
    item,
    safe: true,
  });

  test('E1: new items are noted in the order found', () => {
    const state = after(adventureWith(), search('Seil'), search(' Heiltrank '), search('Seil'));
    expect(adventureOf(state).found).toEqual(['Seil', 'Heiltrank', 'Seil']);
  });

  test('E2: the exchange is a small action, once a turn, and touches no cube', () => {
    const turn = after(adventureWith(), NEXT);
    const done = doing(turn, { kind: 'tickAction', action: 'exchange', used: true });
    expect(adventureOf(done.state).turn?.actions).toEqual(['exchange']);
    expect(heroOf(done.state, 'hero-1').cubes).toEqual(heroOf(turn, 'hero-1').cubes);
    expect(adventureOf(after(done.state, NEXT)).turn?.actions).toEqual([]);
  });

  test('E5, Z3: what was found is out of the deck until the next adventure', () => {
    const over = after(
      adventureWith(),
      search('Seil'),
      { kind: 'declareOutcome', outcome: { result: 'won' } },
      { kind: 'closeAdventure', at: 2000, afterwards: 'camp' },
      startCommand(),
    );
    expect(adventureOf(over).found).toEqual([]);
  });
});

describe('F1: companions and animals', () => {
  test('F1: hazards touch them', () => {
    const state = after(adventureWith(), companion('Söldner', 4), enter('ally-1', 'lava'));
    expect(glance(state, 'ally-1')).toBe('there burn 2 on lava');
  });

  test('F1: darkness touches them: an animal is gone, toughness 2 stands', () => {
    const state = after(
      adventureWith(),
      animal('Adler'),
      companion('Söldner', 2),
      companion('Knappe', 1),
      ...['ally-1', 'ally-2', 'ally-3'].map((id) => enter(id, 'darkness')),
    );
    expect(['ally-1', 'ally-2', 'ally-3'].map((id) => glance(state, id))).toEqual([
      ...['gone', 'there on darkness', 'gone'],
    ]);
  });
});

describe('V3: behind a door', () => {
  test('V3: the new area is open at once: a card ahead of the token acts this round', () => {
    const spawn = { kind: 'named', monster: 'executioner', rank: 'rookie', fromHeroes: 1 } as const;
    const setup = { chapter: 2, step: { kind: 'door', number: 1 }, spawns: [spawn] } as const;
    const opened = after(adventureWith(), NEXT, { kind: 'openStep', setup });
    expect(adventureOf(opened).turn?.figure).toBe('hero-1');
    expect(adventureOf(after(opened, NEXT, NEXT)).turn?.figure).toBe('monster-2');
  });
});

describe('examples of the rulebook', () => {
  test('p13a: Vorn as Verteidiger: the first place of the upper row', () => {
    const heroes = [{ role: 'striker' }, { name: 'Vorn', role: 'defender' }] as const;
    const [first] = trackView(adventureOf(adventureWith({ heroes })));
    expect(first).toMatchObject({ index: 0, keys: [{ key: 'hero-2' }] });
  });

  test('p19a: the free movement is one action of the turn', () => {
    const moved: GameCommand = { kind: 'tickAction', action: 'move', used: true };
    const turn = after(adventureWith(), NEXT, moved);
    expect(adventureOf(turn).turn?.actions).toEqual(['move']);
    expect(adventureOf(after(turn, { ...moved, used: false })).turn?.actions).toEqual([]);
  });

  test('p24a: a yellow skill takes a yellow cube', () => {
    const state = after(adventureWith(), { kind: 'placeCube', hero: 'hero-1', colour: 'yellow' });
    expect(heroOf(state, 'hero-1').cubes).toMatchObject({
      available: { yellow: 1, red: 1, green: 1, blue: 1 },
      placed: { yellow: 1 },
    });
  });

  test('p24b: a several-coloured one whichever is there, as often as there are cubes', () => {
    const place = (colour: 'yellow' | 'red'): GameCommand => ({
      kind: 'placeCube',
      hero: 'hero-1',
      colour,
    });
    const state = after(adventureWith(), place('red'));
    expect(refusing(state, place('red'))).toBe('no-cube');
    expect(refusing(state, place('yellow'))).toBe('accepted');
  });

  test('p25a: natural 16+ looks at the die alone, whatever comes on top', () => {
    const done = doing(facing(), strike({ modifier: 9 }), [15]);
    expect(eventsOf(done, 'heroAttacked')).toMatchObject([{ roll: 15 }]);
    const stunned = doing(facing(), strike({ tokens: { stun: 1 } }), [16]);
    expect(eventsOf(stunned, 'heroAttacked')).toMatchObject([{ roll: 16 }]);
    expect(glance(stunned.state, 'monster-2')).toBe('8/10 stun 1');
  });

  test.each([
    ['p25b: SCHILD 2 for whoever is meant', 'hero-2'],
    ['p27a: SCHILD 2 on himself', 'hero-1'],
  ] as const)('%s, after the roll', (_, figure) => {
    const { state } = doing(facing(), strike(), [16]);
    expect(glance(after(state, give(figure, 'shield', 2)), figure)).toBe('10/10 shield 2');
  });

  test('p25e: HEILEN 3 and BRENNEN 2 have targets of their own', () => {
    const hurt = facing({ kind: 'setHp', figure: 'hero-2', hp: 4, maxHp: 10 });
    const state = after(
      hurt,
      { kind: 'heal', figures: ['hero-2'], amount: 3 },
      give('monster-2', 'burn', 2),
    );
    expect([glance(state, 'hero-2'), glance(state, 'monster-2')]).toEqual([
      ...['7/10', '10/10 burn 2'],
    ]);
  });

  test('p31a: whoever is threatened may react in any turn', () => {
    const react: GameCommand = {
      kind: 'react',
      reaction: {
        hero: 'hero-2',
        cost: { kind: 'cube', colour: 'yellow' },
        effect: { kind: 'prevent', target: 'hero-2', amount: 2 },
      },
    };
    const inOthersTurn = after(facing(), NEXT, attack(['hero-2']), react, APPLY);
    expect(glance(inOthersTurn, 'hero-2')).toBe('9/10');
  });

  test.each([
    ['p46a: four times one', [1, 1, 1, 1]],
    ['p46b: two times two', [2, 2]],
    ['p46a: and no fifth', [1, 1, 1, 1, 1]],
  ] as const)('%s: 4 tokens, the most', (_, counts) => {
    const state = after(adventureWith(), ...counts.map((count) => give('hero-1', 'poison', count)));
    expect(heroOf(state, 'hero-1').tokens).toEqual({ poison: 4 });
  });

  test('p53c: HEILEN 4 AUFTEILEN and 1 more: 5 in all, as the table divides them', () => {
    const heal = (figure: string, amount: number): GameCommand => ({
      kind: 'heal',
      figures: [figure],
      amount,
    });
    const hurt = adventureWith({
      then: ['hero-1', 'hero-2'].map((figure) => ({ kind: 'setHp', figure, hp: 3, maxHp: 10 })),
    });
    const state = after(hurt, heal('hero-1', 3), heal('hero-2', 2));
    expect([heroOf(state, 'hero-1').hp, heroOf(state, 'hero-2').hp]).toEqual([6, 5]);
  });

  test('p56a: twice SCHILD 4 is 4, twice HEILEN 2 is 4', () => {
    const state = after(
      adventureWith(),
      { kind: 'setHp', figure: 'hero-1', hp: 3, maxHp: 10 },
      { kind: 'heal', figures: ['hero-1'], amount: 2 * 2 },
      give('hero-1', 'shield', 4),
      give('hero-1', 'shield', 4),
    );
    expect(glance(state, 'hero-1')).toBe('7/10 shield 4');
  });
});

describe('immunity to what lies there already', () => {
  test('C4, W3: EINSCHÜCHTERN does nothing to a hero who has become immune', () => {
    const state = facing(tokens('hero-1', { intimidate: 2 }), {
      kind: 'setImmunities',
      hero: 'hero-1',
      immunities: ['intimidate'],
    });
    expect(monsterOf(doing(state, strike(), [10]).state, 'monster-2').hp).toBe(8);
    const spell = { kind: 'spellAttack', hero: 'hero-1', targets: ['monster-2'], damage: 2 };
    const cast = after(state, { ...spell, tokens: {} } as GameCommand);
    expect(monsterOf(cast, 'monster-2').hp).toBe(8);
  });
});

describe('D1, I6: X of a card without a rune of its own', () => {
  const shield = { keyword: 'shield', phase: 'trigger', x: { base: 0, x: 1 } } as const;
  const shielding = own({ track: null, abilities: [shield] }, 'minion');

  test('S2b, I6: its start abilities count the place it was given, as its attack does', () => {
    const rune = adventureOf(adventureWith()).runes.bag.find(({ colour }) => colour === 'red');
    const state = adventureWith({
      summons: [shielding],
      then: [
        { kind: 'moveCard', card: 'card-1', spot: { rune: 'red', row: 'upper' } },
        { kind: 'takeRune', rune: rune?.id ?? '' },
        { kind: 'layTakenRune', rune: rune?.id ?? '' },
        { kind: 'actNow', figure: 'monster-2' },
      ],
    });
    expect(glance(state, 'monster-2')).toBe('10/10 shield 1');
  });
});

describe('Q8: tokens one does not have', () => {
  test.each<readonly [Resource, GameCommand['kind']]>([
    ['focus', 'focusTechnique'],
    ['ki', 'spendKi'],
  ])('Q8: the last %s is gone after it', (token, kind) => {
    const command = { kind, hero: 'hero-1' } as GameCommand;
    const used = after(adventureWith(), give('hero-1', token, 1), command);
    expect(heroOf(used, 'hero-1').tokens).toEqual({});
    expect(refusing(used, command)).toBe('no-token');
  });

  test('V6: nobody has any at the start, and no doubt is said', () => {
    const state = after(campaignWith(), startCommand());
    expect(warningsFor(state, { kind: 'focusTechnique', hero: 'hero-1' })).toEqual([]);
    expect(heroOf(state, 'hero-1').tokens).toEqual({});
  });
});

describe('small print', () => {
  const noted = (hero: string): GameCommand => ({
    kind: 'gainConsequence',
    hero,
    consequence: 'aura',
    draft: { catalogue: null, names: { en: 'Ember', de: 'Glut' }, notes: '', hp: 0 },
  });

  test('D11: a trauma cube takes the aura, of that hero only', () => {
    const state = after(adventureWith(), noted('hero-1'), noted('hero-2'), {
      kind: 'harm',
      figures: ['hero-1'],
      amount: 10,
      preventable: false,
    });
    const { sheets } = state.campaign;
    expect([sheets['hero-1']?.aura, sheets['hero-2']?.aura?.names.en]).toEqual([null, 'Ember']);
  });

  test('F3: an animal does not drive a companion of its hero away', () => {
    const of = (ally: 'animal' | 'companion', name: string): GameCommand => ({
      kind: 'addAlly',
      hero: 'hero-1',
      ally,
      name,
      toughness: ally === 'animal' ? null : 2,
    });
    const state = after(adventureWith(), of('companion', 'Söldner'), of('animal', 'Adler'));
    expect(adventureOf(state).allies.map(({ name }) => name)).toEqual(['Söldner', 'Adler']);
  });

  test('Q8: without a token there is no WUT, not even on a miss', () => {
    expect(refusing(facing(), strike({ fury: true }), [2])).toBe('no-token');
  });

  test('S6: a side that the back is not', () => {
    const card = {
      kind: 'scenario',
      name: '',
      face: ownFace(),
      back: ownFace({ id: 'b' }),
    } as const;
    const state = adventureWith({ summons: [{ card, base: null }] });
    const turn = { kind: 'turnCard', card: 'card-1', side: 'B' } as const;
    expect(refusing(state, turn)).toBe('no-other-side');
  });

  test('C3: REINIGEN 5 takes all of three', () => {
    const state = after(
      adventureWith(),
      { kind: 'curse', hero: 'hero-1', x: 3 },
      { kind: 'cleanse', hero: 'hero-1', x: 5 },
    );
    expect(heroOf(state, 'hero-1').curse).toEqual([]);
  });

  test('D19: REUE is not preventable where GRAUSAM left the shields', () => {
    const state = after(
      adventureWith(),
      { kind: 'curse', hero: 'hero-1', x: 2 },
      give('hero-1', 'shield', 2),
      {
        kind: 'openThreat',
        source: { kind: 'event', name: '' },
        preventable: false,
        targets: [{ figure: 'hero-1', damage: 1 }],
        collateral: [{ effect: 'penitence', x: 1 }],
      },
      APPLY,
    );
    expect(glance(state, 'hero-1')).toBe('7/10 shield 2, curse 2');
  });

  test('D11, N12: no darkness under whom the attack felled', () => {
    const state = after(
      adventureWith(),
      {
        kind: 'openThreat',
        source: { kind: 'event', name: '' },
        preventable: true,
        targets: [{ figure: 'hero-1', damage: 10 }],
        collateral: [{ effect: 'shadow-aura', x: 1 }],
      },
      APPLY,
    );
    expect(glance(state, 'hero-1')).toBe('0/10 trauma 1, down');
  });

  test('D10: reactions prevent no more than there is, and the panel says so', () => {
    const state = after(
      adventureWith(),
      {
        kind: 'openThreat',
        source: { kind: 'event', name: '' },
        preventable: true,
        targets: [{ figure: 'hero-1', damage: 3 }],
        collateral: [],
      },
      {
        kind: 'react',
        reaction: {
          hero: 'hero-1',
          cost: { kind: 'free' },
          effect: { kind: 'prevent', target: 'hero-1', amount: 5 },
        },
      },
    );
    const { threat } = adventureOf(state);
    expect(threat && threatOutlook(adventureOf(state), threat)).toMatchObject([
      { damage: 3, prevented: 3, lost: 0 },
    ]);
  });

  test('W1: a natural 20 is critical even where no crit value is as low', () => {
    const attack = {
      roll: 20,
      modifier: 0,
      bonuses: [],
      accuracy: 30,
      weaponDamage: 2,
      bonusDamage: 0,
      crit: 21,
      doubleDamage: false,
      fromStealth: false,
      attackerLevel: 0,
      onDarkness: false,
      intimidate: 0,
      marked: false,
    };
    const target = { id: 'm', level: 0, shield: 0, hp: 9, immuneToStealth: false };
    expect(heroAttack(attack, [target])).toMatchObject([{ hit: true, critical: true, damage: 4 }]);
  });
});
