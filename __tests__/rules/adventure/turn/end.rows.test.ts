import type {
  CardFace,
  GameCommand,
  GameState,
  Ground,
  Summons,
  Tokens,
  TrackSpot,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  cardOf,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
} from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const ARCHER: Summons = { card: 'skeleton-archer/standard/rookie' };
const stands = (
  figure: string,
  on: readonly Ground[],
  entered: readonly Ground[] = [],
): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered,
  on,
  falls: 0,
});

/** Hero-1 ends his turn on this ground. */
const ends = (on: readonly Ground[], ...more: readonly GameCommand[]): GameState =>
  after(adventureWith({ then: [stands('hero-1', on), NEXT, ...more] }), NEXT);

describe('N11: ending the own turn on darkness', () => {
  test('N11: 2 not preventable damage', () => {
    const shield: GameCommand = { kind: 'setTokens', figure: 'hero-1', tokens: { shield: 2 } };
    expect(heroOf(ends(['darkness'], shield), 'hero-1')).toMatchObject({
      hp: 8,
      tokens: { shield: 2 },
    });
  });

  test('N11: not in the turn of another', () => {
    const state = after(adventureWith({ then: [stands('hero-2', ['darkness']), NEXT] }), NEXT);
    expect(heroOf(state, 'hero-2').hp).toBe(10);
  });

  test('N11: once per turn: entered in this turn, nothing more at its end', () => {
    const entered = adventureWith({ then: [NEXT, stands('hero-1', ['darkness'], ['darkness'])] });
    expect(heroOf(entered, 'hero-1').hp).toBe(8);
    expect(heroOf(after(entered, NEXT), 'hero-1').hp).toBe(8);
  });

  test('N11: the next turn counts again', () => {
    const state = after(ends(['darkness']), NEXT, NEXT);
    expect(heroOf(state, 'hero-1').hp).toBe(6);
  });

  test('N11: reached in this turn already (N10)', () => {
    const reached = adventureWith({
      then: [
        stands('hero-1', ['darkness']),
        NEXT,
        { kind: 'drawRunes', by: 'instruction', count: 1 },
        { kind: 'settleRunes', reached: ['hero-1'], crushed: 0 },
      ],
    });
    expect(heroOf(after(reached, NEXT), 'hero-1').hp).toBe(8);
  });

  test('N11: an immune hero suffers nothing', () => {
    const immune: GameCommand = {
      kind: 'setImmunities',
      hero: 'hero-1',
      immunities: ['darkness'],
    };
    expect(heroOf(ends(['darkness'], immune), 'hero-1').hp).toBe(10);
  });

  test('N11: the adventure’s own effect', () => {
    const own: GameCommand = {
      kind: 'changeAdventureRules',
      change: { darkness: { damage: 1, tokens: { poison: 1 }, curse: 2 } },
    };
    expect(heroOf(ends(['darkness'], own), 'hero-1')).toMatchObject({
      hp: 9,
      tokens: { poison: 1 },
      curse: [{ skill: null }, { skill: null }],
    });
  });

  test('D11: it can fell him; he stays down until his next turn', () => {
    const weak: GameCommand = { kind: 'setHp', figure: 'hero-1', hp: 2, maxHp: 10 };
    const state = ends(['darkness'], weak);
    expect(heroOf(state, 'hero-1')).toMatchObject({ hp: 0, unconscious: true });
    expect(heroOf(after(state, NEXT), 'hero-1')).toMatchObject({ hp: 10, unconscious: false });
  });

  test('D12: lost at the end of a turn: the next one does not begin', () => {
    const done = doing(
      adventureWith({
        then: [
          stands('hero-1', ['darkness']),
          NEXT,
          { kind: 'trauma', hero: 'hero-1', x: 1 },
          { kind: 'setHp', figure: 'hero-1', hp: 1, maxHp: 10 },
        ],
      }),
      NEXT,
    );
    expect(adventureOf(done.state).outcome?.result).toBe('lost');
    expect(eventsOf(done, 'turnBegan')).toEqual([]);
    const on = doing(after(done.state, { kind: 'playOn' }), NEXT);
    expect(eventsOf(on, 'turnEnded')).toEqual([]);
    expect(adventureOf(on.state).turn?.figure).toBe('hero-2');
  });

  test('N11: monsters do not mind darkness', () => {
    const state = adventureWith({
      heroes: [{}],
      summons: [ARCHER],
      then: [stands('monster-2', ['darkness']), NEXT, NEXT],
    });
    expect(monsterOf(after(state, NEXT), 'monster-2').hp).toBe(9);
  });
});

describe('M4: ending the own turn on hazards', () => {
  test.each<[string, Ground, Tokens]>([
    ['lava: BRENNEN 2', 'lava', { burn: 2 }],
    ['miasma: GIFT 2', 'miasma', { poison: 2 }],
    ['spikes: BLUTEN 2', 'spikes', { bleed: 2 }],
  ])('M4: %s', (_, ground, tokens) => {
    expect(heroOf(ends([ground]), 'hero-1').tokens).toEqual(tokens);
  });

  test('p22a: lava on the way and at the end: BRENNEN 2 once', () => {
    const way = adventureWith({
      then: [NEXT, stands('hero-1', ['lava'], ['lava', 'lava', 'lava'])],
    });
    expect(heroOf(after(way, NEXT), 'hero-1').tokens).toEqual({ burn: 2 });
  });

  test('p22d: lava, lava, spikes, ends there: BRENNEN 2 and BLUTEN 2, nothing more', () => {
    const way = adventureWith({
      then: [NEXT, stands('hero-1', ['spikes'], ['lava', 'lava', 'spikes'])],
    });
    expect(heroOf(after(way, NEXT), 'hero-1').tokens).toEqual({ burn: 2, bleed: 2 });
  });

  test('M4: a monster too, unless immune to it', () => {
    const state = adventureWith({
      heroes: [{}],
      summons: [ARCHER],
      then: [stands('monster-2', ['lava', 'spikes']), NEXT, NEXT],
    });
    expect(monsterOf(after(state, NEXT), 'monster-2').tokens).toEqual({ burn: 2 });
  });

  test('D11: an unconscious hero is left alone', () => {
    const down: GameCommand = { kind: 'harm', figures: ['hero-1'], amount: 99, preventable: false };
    expect(heroOf(ends(['lava'], down), 'hero-1').tokens).toEqual({});
  });
});

test('Q3: without a cube left at the end of his turn a hero recalls', () => {
  const state = adventureWith({
    heroes: [{}, {}],
    then: [
      NEXT,
      {
        kind: 'setCubes',
        hero: 'hero-1',
        cubes: {
          available: { yellow: 0, red: 0, green: 0, blue: 0 },
          placed: { yellow: 1, red: 1, green: 0, blue: 0 },
          spent: { yellow: 0, red: 0, green: 0, blue: 1 },
        },
      },
    ],
  });
  const hero = heroOf(after(state, NEXT), 'hero-1');
  expect([hero.cubes?.available, hero.curse.length]).toEqual([
    { yellow: 1, red: 1, green: 0, blue: 1 },
    1,
  ]);
});

describe('S6, S7: complex monsters', () => {
  const complex: Summons = { card: 'shadow-cultist/complex-A/rookie' };
  const state = adventureWith({ heroes: [{}], summons: [complex, complex], then: [NEXT, NEXT] });
  const side = (now: GameState) => cardOf(now, 'card-1').face.side;

  test('S6: not before all figures of the card have acted', () => {
    expect([side(state), side(after(state, NEXT))]).toEqual(['A', 'A']);
  });

  test('S6: then it turns over, and back after the next time', () => {
    const turned = after(state, NEXT, NEXT);
    expect([side(turned), cardOf(turned, 'card-1').back?.side]).toEqual(['B', 'A']);
    expect(side(after(turned, NEXT, NEXT, NEXT))).toBe('A');
  });

  test('S6: HP and tokens of the figures stay', () => {
    const hurt = after(state, { kind: 'setHp', figure: 'monster-2', hp: 4, maxHp: 9 });
    expect(monsterOf(after(hurt, NEXT, NEXT), 'monster-2').hp).toBe(4);
  });

  test('S6: a card with one side does not turn', () => {
    const plain = adventureWith({ heroes: [{}], summons: [ARCHER], then: [NEXT, NEXT] });
    expect(eventsOf(doing(plain, NEXT), 'cardTurned')).toEqual([]);
  });

  test('S6: a turn out of order turns nothing', () => {
    const early = adventureWith({ heroes: [{}], summons: [complex], then: [NEXT] });
    expect(side(after(early, { kind: 'actNow', figure: 'monster-2' }, NEXT))).toBe('A');
  });

  test('S6: a card moved by hand stays where it lies if both sides say the same', () => {
    const spot: TrackSpot = { rune: 'gray', row: 'lower' };
    const moved = after(state, { kind: 'moveCard', card: 'card-1', spot }, NEXT, NEXT);
    expect(cardOf(moved, 'card-1').spot).toEqual(spot);
  });

  const face = (side_: 'A' | 'B', track: TrackSpot): CardFace => ({
    id: `own-${side_}`,
    monster: 'own',
    size: 'small',
    miniature: '',
    hp: 5,
    move: 3,
    attack: 'melee',
    damage: 2,
    track,
    immunities: [],
    abilities: [],
    side: side_,
  });
  const own = (a: TrackSpot, b: TrackSpot): GameState =>
    adventureWith({
      heroes: [{}, { role: 'striker' }],
      summons: [
        { card: { kind: 'scenario', name: 'Wandler', face: face('A', a), back: face('B', b) } },
      ],
    });
  const orange: TrackSpot = { rune: 'orange', row: 'upper' };
  const gray: TrackSpot = { rune: 'gray', row: 'lower' };

  test('S7: its new place is still ahead: it acts again this round', () => {
    const turned = after(own(orange, gray), NEXT, NEXT, NEXT);
    expect([adventureOf(turned).turn?.key, cardOf(turned, 'card-1').spot]).toEqual([
      'hero-2',
      gray,
    ]);
    const again = after(turned, NEXT);
    expect(adventureOf(again)).toMatchObject({ round: 1, turn: { figure: 'monster-2' } });
  });

  test('S7: directly after itself as well', () => {
    const blue: TrackSpot = { rune: 'blue', row: 'upper' };
    const again = after(own(orange, blue), NEXT, NEXT, NEXT);
    expect(adventureOf(again)).toMatchObject({ round: 1, turn: { figure: 'monster-2', place: 4 } });
  });

  test('S6: its new place is behind: next round', () => {
    const turned = after(own(gray, orange), NEXT, NEXT, NEXT, NEXT);
    expect(adventureOf(turned)).toMatchObject({ round: 2, turn: { key: 'hero-1' } });
    expect(adventureOf(after(turned, NEXT)).turn?.figure).toBe('monster-2');
  });

  test('S7: turned back behind the token it has had its turns', () => {
    const twice = after(own(orange, gray), NEXT, NEXT, NEXT, NEXT, NEXT);
    expect(adventureOf(twice)).toMatchObject({ round: 2, turn: { key: 'hero-1' } });
    expect(cardOf(twice, 'card-1').face.side).toBe('A');
  });
});

describe('Q3: a voluntary recall ends the turn', () => {
  const rest: GameCommand = { kind: 'recall', hero: 'hero-1', recall: 'voluntary' };
  const two = { yellow: 2, red: 1, green: 0, blue: 0 };
  const state = adventureWith({
    heroes: [{ cubes: two }, {}],
    then: [stands('hero-1', ['lava']), NEXT],
  });

  test('Q3: its end counts at once, the token stays', () => {
    const rested = after(state, rest);
    expect(heroOf(rested, 'hero-1').tokens).toEqual({ burn: 2 });
    expect(adventureOf(rested)).toMatchObject({
      acted: ['hero-1'],
      turn: { figure: 'hero-1', over: true },
    });
  });

  test('Q3: then the next one acts, and nothing ends twice', () => {
    const done = doing(after(state, rest), NEXT);
    expect(eventsOf(done, 'turnEnded')).toEqual([]);
    expect(adventureOf(done.state).turn?.figure).toBe('hero-2');
  });

  test('Q3: a forced recall does not end it', () => {
    const forced = after(state, { ...rest, recall: 'forced' });
    expect(adventureOf(forced).turn).toMatchObject({ figure: 'hero-1', over: false });
  });

  test('Q3: nor does one in the turn of another', () => {
    const other = after(adventureWith({ heroes: [{ cubes: two }, {}], then: [NEXT, NEXT] }), rest);
    expect(adventureOf(other).turn).toMatchObject({ figure: 'hero-2', over: false });
  });
});
