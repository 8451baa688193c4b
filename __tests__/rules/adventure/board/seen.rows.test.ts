import { CATALOGUE } from '@/src/content/drunagor';
import {
  attackCardOnBoard,
  boardDarkness,
  nextSingles,
  type AttackCardDraft,
  type BoardSpread,
  type DarkCell,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { animal, own, tokens } from '../foes';
import { adventureOf, adventureWith, after, refusing, type Setup } from '../kit';
import { FOE, hall, put } from './laid';

const knockOut = (hero: string): GameCommand => ({
  kind: 'harm',
  figures: [hero],
  amount: 99,
  preventable: false,
});

describe('U3: whom an attack card finds', () => {
  const deck: readonly AttackCardDraft[] = [
    {
      spot: { rune: 'red', row: 'upper' },
      name: 'Hieb',
      damage: 3,
      vicious: false,
      activates: false,
      passive: false,
      status: false,
      note: '',
    },
  ];
  const state = after(
    adventureWith({ heroes: [{}, {}, {}], summons: [own({ size: 'large' }, 'commander')] }),
    ...hall(),
    ...[put('hero-1', 7, 2), put('hero-2', 0, 5), put('hero-3', 1, 5), put(FOE, 4, 2)],
    ...[animal('Wolf'), put('ally-5', 6, 1), tokens('hero-2', { stealth: 1 }), knockOut('hero-3')],
    { kind: 'setDeck', owner: FOE, deck },
    { kind: 'layAttackCards', owner: FOE, drawn: [0] },
  );

  it('U3, K1, D11: the hidden are marked, animals count, the unconscious do not', () => {
    const [card] = adventureOf(state).attackCards;
    expect(attackCardOnBoard(adventureOf(state), card?.id ?? '')).toEqual({
      ok: true,
      value: [
        { figure: 'hero-1', nextTo: false, inRange: true, hidden: false },
        { figure: 'hero-2', nextTo: false, inRange: false, hidden: true },
        { figure: 'ally-5', nextTo: true, inRange: true, hidden: false },
      ],
    });
  });
});

const runeOf = (shape: string): string =>
  adventureOf(adventureWith()).runes.bag.find((one) => one.shape === shape)?.id ?? '';

interface Drawn {
  readonly print?: readonly string[];
  readonly lay?: readonly GameCommand[];
  readonly setup?: Setup;
  readonly at: Readonly<Record<string, Position>>;
  readonly then?: readonly GameCommand[];
  readonly shape?: string;
}

const drawn = ({ print, lay, setup = {}, at, then = [], shape = 'line-large' }: Drawn): GameState =>
  after(
    adventureWith(setup),
    ...(lay ?? hall(print)),
    ...Object.entries(at).map(([figure, [x, y]]) => put(figure, x, y)),
    ...then,
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: [runeOf(shape)] },
  );

function spreadOf(state: GameState): BoardSpread {
  const rune = adventureOf(state).drawn[0]?.id ?? '';
  const spread = boardDarkness(CATALOGUE, adventureOf(state), rune);
  if (!spread.ok) throw new Error(JSON.stringify(spread.error));
  return spread.value;
}

const spread = (state: GameState, cells: readonly DarkCell[]): GameCommand => ({
  kind: 'spreadOnBoard',
  rune: adventureOf(state).drawn[0]?.id ?? '',
  cells,
});

const cell = (x: number, y: number, below = false): DarkCell => ({ at: [x, y], below });
const text = (cells: readonly DarkCell[]): string =>
  cells.map(({ at, below }) => `${at.join()}${below ? 'b' : ''}`).join(' ');

const WALL = '########';
const NEXT: GameCommand = { kind: 'nextTurn' };
const ALL_DARK = { 'hero-1': [0, 0], 'hero-2': [1, 0], 'hero-3': [2, 0] } as const;

describe('N3: what Zermalmung will do', () => {
  const three = { heroes: [{}, {}, {}] };
  const crushed = (setup: Setup) =>
    spreadOf(drawn({ print: ['DDD'], setup, at: ALL_DARK })).crushed;

  it('N3: as much as there are heroes', () => {
    expect(crushed(three).map(({ damage }) => damage)).toEqual([3, 3, 3]);
  });

  it('N3: or what the adventure says', () => {
    const crushing = { damage: 1, tokens: {}, curse: 0 };
    expect(crushed({ ...three, rules: { crushing } }).map(({ damage }) => damage)).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('N10: what an option does to those reached', () => {
  const at = { 'hero-1': [1, 0], 'hero-2': [7, 5] } as const;
  const reached = (then: readonly GameCommand[]) =>
    spreadOf(drawn({ print: ['D'], at, then })).options[0]?.reached[0];

  it.each([
    ['N10: two', [], 2],
    ['N10: lava entered in this turn is another thing', [NEXT, 'lava'], 2],
    ['N10: darkness entered in this turn is not', [NEXT, 'darkness'], 0],
  ] as const)('%s', (_, steps, damage) => {
    const entered = (ground: 'lava' | 'darkness'): GameCommand => ({
      kind: 'enterGround',
      figure: 'hero-1',
      entered: [ground],
      on: [],
      falls: 0,
    });
    const then = steps.map((step) => (typeof step === 'string' ? entered(step) : step));
    expect(reached(then)).toEqual({ id: 'hero-1', damage });
  });

  it('C4: nothing, if he is immune', () => {
    const immune = { kind: 'setImmunities', hero: 'hero-1', immunities: ['darkness'] } as const;
    expect(reached([immune])).toEqual({ id: 'hero-1', damage: 0 });
  });

  it('N10, D11: nothing, if he is unconscious', () => {
    const state = drawn({
      print: ['D.'],
      at: { 'hero-1': [1, 0], 'hero-2': [0, 0] },
      then: [knockOut('hero-1')],
    });
    expect(spreadOf(state).options[0]?.reached).toEqual([{ id: 'hero-1', damage: 0 }]);
  });
});

test('N2: of two with as many HP the one who is earlier in the round', () => {
  const at = { 'hero-1': [7, 0], 'hero-2': [7, 5] } as const;
  const target = (...roles: readonly ('defender' | 'striker')[]) =>
    spreadOf(drawn({ print: ['D'], at, setup: { heroes: roles.map((role) => ({ role })) } }))
      .target;
  expect([target('defender', 'striker'), target('striker', 'defender')]).toEqual([
    ...['hero-1', 'hero-2'],
  ]);
});

describe('N4, N7: exactly the fields of an option', () => {
  const state = drawn({ print: ['D'], at: { 'hero-1': [7, 0], 'hero-2': [7, 5] } });
  const line = [cell(1, 0), cell(2, 0), cell(3, 0)];

  it('N4: one more is too many', () => {
    expect(refusing(state, spread(state, [...line, cell(4, 0)]))).toBe('not-an-option');
    expect(refusing(state, spread(state, line))).toBe('accepted');
  });
});

describe('N7: single after single', () => {
  const state = drawn({
    print: ['D.......', WALL, WALL, WALL, WALL, WALL],
    at: { 'hero-1': [3, 0], 'hero-2': [0, 0] },
    shape: 'line-small',
  });
  const next = (...laid: readonly DarkCell[]) =>
    text(nextSingles(adventureOf(state), spreadOf(state), laid));

  it('N7: only what touches darkness, and leads on', () => {
    expect(next()).toBe('1,0');
    expect(next(cell(1, 0))).toBe('2,0');
    expect(next(cell(1, 0), cell(2, 0))).toBe('3,0');
    expect(next(cell(5, 0))).toBe('');
  });
});

/** A path of a zone's width from above to below, under a bridge of a zone. */
const UNDER: readonly GameCommand[] = [
  { kind: 'placeTray', tray: 1, at: [0, 0], turn: 0 },
  { kind: 'placeTray', tray: 1, at: [3, 0], turn: 0 },
  {
    kind: 'placeSheet',
    name: '',
    size: 'B',
    at: [2, -1],
    turn: 0,
    print: ['..', 'DD', '..', '..'],
  },
  { kind: 'placeSheet', name: '', size: 'B', at: [2, 1], turn: 0 },
  { kind: 'placeBridge', name: 'BR1', at: [2, 0], size: [1, 1] },
];

describe('G6: darkness goes on below a bridge', () => {
  const at = { 'hero-1': [4, 3], 'hero-2': [5, 5] } as const;
  const laid = (state: GameState) =>
    (adventureOf(state).map?.darkness ?? []).map(({ cells }) => text(cells));

  it('G6, N4: the tile keeps to its level, below the bridge and beyond', () => {
    const state = drawn({ lay: UNDER, at });
    const [option] = spreadOf(state).options;
    expect(text(option?.cells ?? [])).toBe('4,0b 4,1b 4,2');
    const above = [cell(4, 0), cell(4, 1), cell(4, 2)];
    expect(refusing(state, spread(state, above))).toBe('not-an-option');
    expect(laid(after(state, spread(state, option?.cells ?? [])))).toEqual(['4,0b 4,1b 4,2']);
  });

  it('G6, N7: singles go over it or below it, each after the one it touches', () => {
    const state = drawn({ lay: UNDER, at, shape: 'line-small' });
    const answer = spreadOf(state);
    expect(answer.options.map(({ cells }) => text(cells))).toContain('4,0b 4,1b 4,2');
    const next = (...cells: readonly DarkCell[]) =>
      text(nextSingles(adventureOf(state), answer, cells));
    expect(next()).toBe('4,0 4,0b');
    expect(next(cell(4, 0, true))).toBe('4,1 4,1b');
    expect(next(cell(4, 0, true), cell(4, 1, true))).toBe('4,2');
    const backwards = [cell(4, 2), cell(4, 1, true), cell(4, 0, true)];
    expect(laid(after(state, spread(state, backwards)))).toEqual(['4,0b', '4,1b', '4,2']);
  });
});
