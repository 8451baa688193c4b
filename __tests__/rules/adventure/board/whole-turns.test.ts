import { CATALOGUE } from '@/src/content/drunagor';
import {
  attackHelp,
  boardDarkness,
  boundBy,
  whyNotOnBoard,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { animal, APPLY, companion, glance, hp, onHit, own, tokens, trait } from '../foes';
import { adventureOf, adventureWith, after, doing } from '../kit';
import { choices, FOE, hall, put, run, scene, sheet, thing, turnOf, type Scene } from './laid';

/**
 * Worked out by hand from the rules' text: what a table would see after a whole turn on the map,
 * wherever several rules meet.
 */
type Step = GameCommand | ((state: GameState) => GameState);

interface Row {
  readonly name: string;
  readonly given: Scene | (() => GameState);
  readonly when: readonly Step[];
  /** A figure's glance and place, or one of the words of `LOOKS`. */
  readonly then: Readonly<Record<string, string>>;
}

const NEXT: GameCommand = { kind: 'nextTurn' };
const OTHER = 'monster-4';

const LOOKS: Readonly<Record<string, (state: GameState) => string>> = {
  threat: (state) =>
    (adventureOf(state).threat?.targets ?? []).map((one) => `${one.figure} ${one.damage}`).join(),
  objects: (state) => (adventureOf(state).map?.objects ?? []).map(({ kind }) => kind).join(),
  choices: (state) => choices(turnOf(state)).join('; '),
  dark: (state) =>
    (adventureOf(state).map?.darkness ?? [])
      .flatMap(({ cells }) => cells.map(({ at }) => at.join()))
      .sort()
      .join(' '),
};

function look(state: GameState, id: string): string {
  const { heroes, allies, monsters } = adventureOf(state);
  const at = [...heroes, ...allies, ...monsters].find((one) => one.id === id)?.at;
  return LOOKS[id]?.(state) ?? `${glance(state, id)}${at ? ` @${at.join()}` : ''}`;
}

const runs =
  (end?: Position, more: Parameters<typeof run>[2] = {}, dice?: readonly number[]): Step =>
  (state) =>
    doing(state, run(state, end, more), dice).state;

const doAll = (state: GameState, steps: readonly Step[]): GameState =>
  steps.reduce((now, step) => (typeof step === 'function' ? step(now) : after(now, step)), state);

/** In the turn of hero-1. */
const heroTurn =
  ({ print, setup = {}, foes = [{}], lay, at, then = [] }: Scene) =>
  (): GameState =>
    after(
      adventureWith({
        ...setup,
        summons: foes.map((face, index) => own({ id: `own-${index}`, ...face })),
      }),
      ...(lay ?? hall(print)),
      ...Object.entries(at).map(([figure, [x, y]]) => put(figure, x, y)),
      ...then,
      NEXT,
    );

const go = (
  figure: string,
  to: Position,
  more: Partial<Extract<GameCommand, { kind: 'moveFigure' }>> = {},
): GameCommand => ({ kind: 'moveFigure', figure, to, how: 'walk', ...more });

const dark = (...fields: readonly Position[]): GameCommand => ({
  kind: 'layDarkness',
  cells: fields.map((at) => ({ at, below: false })),
});

const trap = (name: string, x: number, y: number): GameCommand => ({
  kind: 'putObject',
  object: 'trap',
  at: [x, y],
  name,
});

const knockOut = (hero: string): GameCommand => ({
  kind: 'harm',
  figures: [hero],
  amount: 99,
  preventable: false,
});

const immune = (hero: string, ...immunities: readonly ('darkness' | 'burn')[]): GameCommand => ({
  kind: 'setImmunities',
  hero,
  immunities,
});

const WALL = '########';
/** One field wide. */
const lane = (row: string): readonly string[] => [WALL, WALL, row, WALL, WALL, WALL];
/** One zone wide. */
const road = (upper = '', lower = ''): readonly string[] => [WALL, WALL, upper, lower, WALL, WALL];

/** Columns 0 to 3: level 2 in the upper two rows, 1 below; level 0 beyond. */
const CLIFF: readonly GameCommand[] = [
  { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
  sheet(),
  sheet([], [2, 0]),
];

const FAR = { 'hero-2': [7, 2] } as const;

const TERRAIN: readonly Row[] = [
  {
    name: 'M4: lava, then miasma: each once',
    given: { print: lane('..LM....'), at: { 'hero-1': [5, 2], ...FAR, [FOE]: [1, 2] } },
    when: [runs(), APPLY, NEXT],
    then: { [FOE]: '10/10 burn 2, poison 2 @4,2', 'hero-1': '7/10 @5,2' },
  },
  {
    name: 'M4, C4: immune to BRENNEN, lava does nothing on the way nor at the end',
    given: {
      print: lane('..LL....'),
      foes: [{ immunities: ['burn'] }],
      at: { 'hero-1': [4, 2], ...FAR, [FOE]: [1, 2] },
    },
    when: [runs(), APPLY, NEXT],
    then: { [FOE]: '10/10 on lava @3,2' },
  },
  {
    name: 'G8: on darkness over lava it does not burn, and hits harder (D1)',
    given: {
      print: lane('..L.....'),
      at: { 'hero-1': [3, 2], ...FAR, [FOE]: [1, 2] },
      then: [dark([2, 2])],
    },
    when: [runs()],
    then: { [FOE]: '10/10 on darkness @2,2', threat: 'hero-1 5' },
  },
  {
    name: 'M4, M1: knocked down on lava it stays, stands up and burns when its turn ends',
    given: {
      print: lane('.L......'),
      at: { 'hero-1': [5, 2], ...FAR, [FOE]: [1, 2] },
      then: [tokens(FOE, { 'knock-down': 1 })],
    },
    when: [runs(), NEXT],
    then: { [FOE]: '10/10 burn 2 on lava @1,2' },
  },
  {
    name: 'P1a: it leaves lava to hit the same hero from plain ground',
    given: {
      print: ['', '', '..L.....', '..#.....'],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    },
    when: [],
    then: { choices: '2,1 hero-1 1; 3,1 hero-1 1; 3,3 hero-1 1' },
  },
  {
    name: 'M5: over lava and down from level 2 by SPRUNG: nothing',
    given: {
      foes: [{ abilities: [trait('jump')], move: 3 }],
      lay: [...CLIFF.slice(0, 2), sheet(['LL', 'LL'], [2, 0])],
      at: { 'hero-1': [7, 0], 'hero-2': [7, 5], [FOE]: [3, 0] },
    },
    when: [runs([6, 0])],
    then: { [FOE]: '10/10 @6,0', threat: 'hero-1 3' },
  },
  {
    name: 'M5, M4: it lands on lava',
    given: {
      foes: [{ abilities: [trait('jump')], move: 3 }],
      print: lane('...SL...'),
      at: { 'hero-1': [5, 2], ...FAR, [FOE]: [2, 2] },
    },
    when: [runs([4, 2]), APPLY, NEXT],
    then: { [FOE]: '10/10 burn 2 on lava @4,2' },
  },
  {
    name: 'M7: one field of lava in a zone passed burns a large monster',
    given: {
      print: road('', '...L....'),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
    },
    when: [runs([4, 2])],
    then: { [FOE]: '10/10 burn 2 @4,2' },
  },
  {
    name: 'M7, G8: not if a darkness token lies on that field; D1 only where it ends',
    given: {
      print: road('', '...L....'),
      foes: [{ size: 'large' }],
      then: [dark([3, 3])],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
    },
    when: [runs([4, 2])],
    then: { [FOE]: '10/10 @4,2', threat: 'hero-1 3' },
  },
  {
    name: 'N11: one dark field of its zone is enough for a large monster',
    given: {
      print: road('', '....D...'),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
    },
    when: [runs([4, 2])],
    then: { [FOE]: '10/10 on darkness @4,2', threat: 'hero-1 5' },
  },
  {
    name: 'M2, M7: a large monster falls from zone to zone, shields do not help',
    given: {
      foes: [{ size: 'large', move: 1 }],
      lay: [...CLIFF.slice(0, 2), sheet(['', '', '####', '####', '####', '####'], [2, 0])],
      at: { 'hero-1': [6, 0], 'hero-2': [7, 1], [FOE]: [2, 0] },
      then: [tokens(FOE, { shield: 2 })],
    },
    when: [runs([4, 0])],
    then: { [FOE]: '8/10 shield 2 @4,0', threat: 'hero-1 3' },
  },
  {
    name: 'M2: from level 0 to 2 costs two, over level 1 one each',
    given: {
      foes: [{ move: 3 }],
      lay: CLIFF,
      at: { 'hero-1': [2, 0], 'hero-2': [7, 5], [FOE]: [5, 0] },
    },
    when: [],
    then: { choices: '3,0 hero-1 3; 2,1 hero-1 3; 3,1 hero-1 3' },
  },
  {
    name: 'M3: difficult terrain takes one point once, with the last point none',
    given: {
      print: lane('..~~....'),
      foes: [{ move: 4 }],
      at: { 'hero-1': [5, 2], ...FAR, [FOE]: [1, 2] },
    },
    when: [],
    then: { choices: '4,2 hero-1 4' },
  },
  {
    name: 'M3: the last point still enters it',
    given: {
      print: lane('...~....'),
      foes: [{ move: 2 }],
      at: { 'hero-1': [4, 2], ...FAR, [FOE]: [1, 2] },
    },
    when: [],
    then: { choices: '3,2 hero-1 2' },
  },
];

const TOKENS: readonly Row[] = [
  {
    name: 'M1: knocked down next to its target it attacks and stays down',
    given: {
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens(FOE, { 'knock-down': 1 })],
    },
    when: [runs()],
    then: { [FOE]: '10/10 knock-down 1 @2,2', threat: 'hero-1 3' },
  },
  {
    name: 'M1: LANGSAM takes two points, then comes off though it only approaches',
    given: {
      print: lane(''),
      at: { 'hero-1': [6, 2], ...FAR, [FOE]: [1, 2] },
      then: [tokens(FOE, { slow: 1 })],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @2,2', threat: '' },
  },
  {
    name: 'M8: NIEDERSCHLAGEN and BETÄUBEN do nothing to a large monster',
    given: {
      print: road(),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [tokens(FOE, { 'knock-down': 1, stun: 1 })],
    },
    when: [runs([4, 2])],
    then: { [FOE]: '10/10 knock-down 1, stun 1 @4,2', threat: 'hero-1 3' },
  },
  {
    name: 'T7: stunned it walks, attacks nobody, keeps EINSCHÜCHTERN',
    given: {
      at: { 'hero-1': [4, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens(FOE, { stun: 1, intimidate: 2 })],
    },
    when: [runs([3, 2])],
    then: { [FOE]: '10/10 intimidate 2 @3,2', threat: '' },
  },
  {
    name: 'D1: EINSCHÜCHTERN never below nothing, all of it comes off',
    given: {
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens(FOE, { intimidate: 4 })],
    },
    when: [runs(), APPLY],
    then: { [FOE]: '10/10 @2,2', 'hero-1': '10/10 @3,2' },
  },
  {
    name: 'D1, D6: only the first of two attacks is reduced',
    given: {
      foes: [{ abilities: [onHit('attack-twice')] }],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens(FOE, { intimidate: 2 })],
    },
    when: [runs(), APPLY, runs(), APPLY],
    then: { 'hero-1': '6/10 @3,2', [FOE]: '10/10 @2,2' },
  },
  {
    name: 'D6, A3: the first attack fells him, the second goes to somebody else in reach',
    given: {
      foes: [{ abilities: [onHit('attack-twice')] }],
      setup: { heroes: [{}, { maxHp: 2 }] },
      at: { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] },
      then: [hp('hero-1', 3)],
    },
    when: [runs(), APPLY, runs(), APPLY],
    then: { 'hero-1': '0/10 trauma 1, down @3,2', 'hero-2': '0/2 trauma 1, down @1,2' },
  },
  {
    name: 'D6: nobody left in reach, no second attack, and it does not walk',
    given: {
      foes: [{ abilities: [onHit('attack-twice')] }],
      setup: { heroes: [{}, { maxHp: 2 }] },
      at: { 'hero-1': [3, 2], 'hero-2': [5, 2], [FOE]: [2, 2] },
      then: [hp('hero-1', 3)],
    },
    when: [runs(), APPLY],
    then: { choices: '', [FOE]: '10/10 @2,2' },
  },
  {
    name: 'D7: LANGSAM does not matter to an ambush and stays',
    given: {
      foes: [{ abilities: [trait('ambush')], move: 1 }],
      at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
      then: [tokens(FOE, { slow: 1 })],
    },
    when: [runs([6, 4])],
    then: { [FOE]: '10/10 slow 1 @6,4', threat: 'hero-1 3' },
  },
  {
    name: 'D7, M5: an ambush down from level 2 is no fall, and enters its last field',
    given: {
      foes: [{ abilities: [trait('ambush')] }],
      lay: [...CLIFF.slice(0, 2), sheet(['', '', '', '', '..S.'], [2, 0])],
      at: { 'hero-1': [7, 5], 'hero-2': [4, 0], [FOE]: [3, 0] },
    },
    when: [runs([6, 4])],
    then: { [FOE]: '10/10 bleed 2 on spikes @6,4', threat: 'hero-1 3' },
  },
  {
    name: 'A1: a hidden hero binds no archer',
    given: {
      foes: [{ attack: 'ranged' }],
      at: { 'hero-1': [5, 2], 'hero-2': [2, 3], [FOE]: [2, 2] },
      then: [tokens('hero-2', { stealth: 1 })],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @2,2', threat: 'hero-1 3' },
  },
  {
    name: 'A1: nor does an unconscious one',
    given: {
      foes: [{ attack: 'ranged' }],
      at: { 'hero-1': [5, 2], 'hero-2': [2, 3], [FOE]: [2, 2] },
      then: [knockOut('hero-2')],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @2,2', threat: 'hero-1 3' },
  },
  {
    name: 'A1: bound it steps away first',
    given: {
      foes: [{ attack: 'ranged', move: 1 }],
      print: lane(''),
      at: { 'hero-1': [3, 2], ...FAR, [FOE]: [2, 2] },
    },
    when: [runs()],
    then: { [FOE]: '10/10 @1,2', threat: 'hero-1 3' },
  },
  {
    name: 'A3: a struck zone hits the hidden along, the unconscious not',
    given: {
      foes: [{ abilities: [onHit('strike', 1)] }],
      setup: { heroes: [{}, {}, {}] },
      at: { 'hero-1': [4, 2], 'hero-2': [5, 3], 'hero-3': [5, 2], [FOE]: [3, 2] },
      then: [tokens('hero-2', { stealth: 1 }), knockOut('hero-3')],
    },
    when: [runs([3, 2])],
    then: { threat: 'hero-1 3,hero-2 3' },
  },
  {
    name: 'D1: out of its own turn darkness adds nothing',
    given: {
      print: lane('....D...'),
      foes: [{}, {}],
      at: { 'hero-1': [5, 2], ...FAR, [FOE]: [0, 2], [OTHER]: [4, 2] },
    },
    when: [{ kind: 'runMonster', figure: OTHER, end: [4, 2], hits: ['hero-1'] }],
    then: { threat: 'hero-1 3' },
  },
];

const TRAMPLER = { abilities: [{ ...trait('trample'), x: 2 }], move: 4 };

const LARGE_ONES: readonly Row[] = [
  {
    name: 'M6, A3: felled under its feet he is no longer hit',
    given: {
      print: lane(''),
      foes: [{ ...TRAMPLER, abilities: [...TRAMPLER.abilities, onHit('cleave', 2)] }],
      at: { 'hero-1': [5, 2], 'hero-2': [3, 2], [FOE]: [2, 2] },
      then: [hp('hero-2', 2)],
    },
    when: [runs([4, 2])],
    then: { 'hero-2': '0/10 trauma 1, down @3,2', threat: 'hero-1 3' },
  },
  {
    name: 'M6, D11: over an unconscious hero: nothing happens to him',
    given: {
      print: lane(''),
      foes: [TRAMPLER],
      at: { 'hero-1': [5, 2], 'hero-2': [3, 2], [FOE]: [2, 2] },
      then: [knockOut('hero-2')],
    },
    when: [runs([4, 2])],
    then: { 'hero-2': '0/10 trauma 1, down @3,2', threat: 'hero-1 3' },
  },
  {
    name: 'M6: a hidden hero and an animal are trampled as well, a tough companion is not moved',
    given: {
      print: road(),
      foes: [{ ...TRAMPLER, size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [2, 2], [FOE]: [0, 2] },
      then: [
        ...[tokens('hero-2', { stealth: 1 }), animal('Wolf'), companion('Grim', 2)],
        ...[put('ally-5', 2, 3), put('ally-6', 3, 3)],
      ],
    },
    when: [runs([4, 2])],
    then: { 'hero-2': '8/10 stealth 1 @2,2', 'ally-5': 'gone', 'ally-6': 'there @3,3' },
  },
  {
    name: 'M1, R2: the LANGSAM of the trap die is a new one and stays',
    given: {
      print: road(),
      foes: [{ size: 'large', move: 4 }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [tokens(FOE, { slow: 1 }), thing('chest', 5, 3)],
    },
    when: [runs([4, 2], {}, [4])],
    then: { [FOE]: '10/10 slow 1 @4,2', objects: '', threat: 'hero-1 3' },
  },
  {
    name: 'R2: two chests, two dice',
    given: {
      print: road(),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [thing('chest', 5, 3), thing('chest', 4, 2)],
    },
    when: [runs([4, 2], {}, [5, 6])],
    then: { [FOE]: '10/10 bleed 2, burn 2 @4,2', objects: '' },
  },
  {
    name: 'R2: loot on the field of a chest: one die, both are gone',
    given: {
      print: road(),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [thing('chest', 5, 3), thing('loot', 5, 3)],
    },
    when: [runs([4, 2], {}, [3])],
    then: { [FOE]: '10/10 poison 2 @4,2', objects: '' },
  },
  {
    name: 'R2: a safe chest and loot beside it: no die',
    given: {
      print: road(),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [thing('chest', 5, 3, true), thing('loot', 4, 3)],
    },
    when: [runs([4, 2], {}, [])],
    then: { [FOE]: '10/10 @4,2', objects: '' },
  },
  {
    name: 'R2, C4: immune to what the die gives',
    given: {
      print: road(),
      foes: [{ size: 'large', immunities: ['poison'] }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [thing('chest', 5, 3)],
    },
    when: [runs([4, 2], {}, [3])],
    then: { [FOE]: '10/10 @4,2', objects: '' },
  },
  {
    name: 'R1, R2, O3: whom and what it passes stays',
    given: {
      print: road(),
      foes: [{ size: 'large' }, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2], [OTHER]: [2, 3] },
      then: [thing('chest', 2, 2)],
    },
    when: [runs([4, 2], {}, [])],
    then: { [FOE]: '10/10 @4,2', [OTHER]: '10/10 @2,3', objects: 'chest' },
  },
  {
    name: 'S8: it dies on its way, so nobody makes way and no chest breaks',
    given: {
      print: road(),
      foes: [{ size: 'large' }, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2], [OTHER]: [4, 3] },
      then: [thing('chest', 5, 3), trap('bear', 2, 2), hp(FOE, 2)],
    },
    when: [runs([4, 2], { displaced: [{ figure: OTHER, at: [3, 3] }] }, [])],
    then: { [FOE]: 'gone', [OTHER]: '10/10 @4,3', objects: 'chest', threat: '' },
  },
  {
    name: 'R1: where it came from is free for the one displaced',
    given: {
      print: road(),
      foes: [{ size: 'large' }, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [2, 2], [OTHER]: [4, 3] },
    },
    when: [runs([4, 2], { displaced: [{ figure: OTHER, at: [3, 3] }] })],
    then: { [FOE]: '10/10 @4,2', [OTHER]: '10/10 @3,3' },
  },
  {
    name: 'R1, M2, S8: displaced over the edge with two HP left',
    given: {
      foes: [{ size: 'large', move: 1 }, {}],
      lay: [...CLIFF.slice(0, 2), sheet(['', '', '####', '####', '####', '####'], [2, 0])],
      at: { 'hero-1': [4, 0], 'hero-2': [7, 0], [FOE]: [0, 0], [OTHER]: [3, 0] },
      then: [hp(OTHER, 2), tokens(OTHER, { shield: 3 })],
    },
    when: [runs([2, 0], { displaced: [{ figure: OTHER, at: [4, 1] }] })],
    then: { [FOE]: '10/10 @2,0', [OTHER]: 'gone', threat: 'hero-1 3' },
  },
  {
    name: 'R1, M4: displaced onto lava twice in a turn: BRENNEN 2 once',
    given: {
      print: lane('.L.L....'),
      foes: [{}, {}],
      at: { 'hero-1': [6, 2], ...FAR, [FOE]: [5, 2], [OTHER]: [0, 2] },
    },
    when: [
      { kind: 'displace', monster: OTHER, at: [1, 2] },
      { kind: 'displace', monster: OTHER, at: [3, 2] },
    ],
    then: { [OTHER]: '10/10 burn 2 on lava @3,2' },
  },
  {
    name: 'R1, Z2: displaced into a zone with a trap',
    given: {
      print: road(),
      foes: [{ size: 'large' }, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2], [OTHER]: [4, 3] },
      then: [trap('poison', 6, 3)],
    },
    when: [runs([4, 2], { displaced: [{ figure: OTHER, at: [6, 3] }] })],
    then: {
      [FOE]: '10/10 @4,2',
      [OTHER]: '8/10 poison 2 @6,3',
      'hero-1': '10/10 @6,2',
      objects: '',
    },
  },
  {
    name: 'Z2, R1: a trap where the large one ends catches both before anybody makes way',
    given: {
      print: road(),
      foes: [{ size: 'large' }, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [2, 2], [OTHER]: [4, 3] },
      then: [trap('bear', 5, 2)],
    },
    when: [runs([4, 2], { displaced: [{ figure: OTHER, at: [3, 3] }] })],
    then: { [FOE]: '8/10 bleed 2 @4,2', [OTHER]: '8/10 bleed 2 @3,3', objects: '' },
  },
];

const TRAPS: readonly Row[] = [
  {
    name: 'R3, C2: a bear trap under it: two, then two for BLUTEN, which is gone',
    given: {
      at: { 'hero-1': [6, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [trap('bear', 3, 3)],
    },
    when: [],
    then: { [FOE]: '6/10 @2,2', objects: '' },
  },
  {
    name: 'R3, C2: a fire trap under it: two and four, three BRENNEN left',
    given: {
      foes: [{}, {}],
      then: [trap('fire', 3, 3)],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 5], [FOE]: [2, 2], [OTHER]: [3, 2] },
    },
    when: [],
    then: { [FOE]: '4/10 burn 3 @2,2', [OTHER]: '8/10 burn 4 @3,2' },
  },
  {
    name: 'Z2, C4: immune to BRENNEN, the damage stays',
    given: {
      foes: [{ immunities: ['burn'] }],
      then: [trap('fire', 4, 3)],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    },
    when: [runs([5, 2])],
    then: { [FOE]: '8/10 @5,2' },
  },
  {
    name: 'Z2, M9: pushed into the zone by a hero',
    given: heroTurn({
      at: { 'hero-1': [2, 2], 'hero-2': [7, 5], [FOE]: [3, 2] },
      then: [trap('bear', 5, 3)],
    }),
    when: [
      go(FOE, [5, 2], {
        how: 'forced',
        way: [
          [4, 2],
          [5, 2],
        ],
      }),
    ],
    then: { [FOE]: '8/10 bleed 2 @5,2', objects: '' },
  },
  {
    name: 'Z2, M11: swapped into the zone; the hero who stood there suffers nothing',
    given: heroTurn({
      at: { 'hero-1': [5, 2], 'hero-2': [7, 5], [FOE]: [3, 2] },
      then: [trap('poison', 5, 3)],
    }),
    when: [go('hero-1', [3, 2], { how: 'forced', swapWith: FOE })],
    then: { [FOE]: '8/10 poison 2 @5,2', 'hero-1': '10/10 @3,2', objects: '' },
  },
];

const HEROES: readonly Row[] = [
  {
    name: 'M4: over lava to lava, then the end of the turn: once',
    given: heroTurn({ print: lane('.LL.....'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [go('hero-1', [2, 2]), NEXT],
    then: { 'hero-1': '10/10 burn 2 on lava @2,2' },
  },
  {
    name: 'M4: he stays on lava to the end of his turn',
    given: heroTurn({ print: lane('L.......'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [NEXT],
    then: { 'hero-1': '10/10 burn 2 on lava @0,2' },
  },
  {
    name: 'M4: somebody else’s turn that ends does not touch him',
    given: { print: lane('L.......'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } },
    when: [runs(), APPLY],
    then: { 'hero-1': '10/10 on lava @0,2' },
  },
  {
    name: 'N11: into darkness and the turn ends there: two, shields stay',
    given: heroTurn({
      print: lane('.DD.....'),
      at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] },
      then: [tokens('hero-1', { shield: 2 })],
    }),
    when: [go('hero-1', [2, 2]), NEXT],
    then: { 'hero-1': '8/10 shield 2 on darkness @2,2' },
  },
  {
    name: 'N11: he waits in the dark: two at the end of his turn',
    given: heroTurn({ print: lane('D.......'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [NEXT],
    then: { 'hero-1': '8/10 on darkness @0,2' },
  },
  {
    name: 'N11, C4: immune to darkness and to BRENNEN',
    given: heroTurn({
      print: lane('.DL.....'),
      at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] },
      then: [immune('hero-1', 'darkness', 'burn')],
    }),
    when: [go('hero-1', [2, 2]), go('hero-1', [1, 2]), NEXT],
    then: { 'hero-1': '10/10 on darkness @1,2' },
  },
  {
    name: 'M4, N11: over darkness and lava: both, each once',
    given: heroTurn({ print: lane('.DLDL...'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [go('hero-1', [5, 2])],
    then: { 'hero-1': '8/10 burn 2 @5,2' },
  },
  {
    name: 'D11: he falls on the first dark field, there he lies, and the lava behind is not entered',
    given: heroTurn({
      print: lane('.DL.....'),
      at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] },
      then: [hp('hero-1', 2)],
    }),
    when: [go('hero-1', [3, 2])],
    then: { 'hero-1': '0/10 trauma 1, down on darkness @1,2' },
  },
  {
    name: 'D11, O1: he falls where a friend stands, so he lies on the last free field before',
    given: heroTurn({
      print: lane('.D......'),
      at: { 'hero-1': [0, 2], 'hero-2': [1, 2], [FOE]: [6, 2] },
      then: [hp('hero-1', 2)],
    }),
    when: [go('hero-1', [3, 2])],
    then: { 'hero-1': '0/10 trauma 1, down @0,2' },
  },
  {
    name: 'D11: an unconscious hero moved onto lava suffers nothing',
    given: heroTurn({
      print: lane('..L.....'),
      at: { 'hero-1': [0, 2], 'hero-2': [1, 2], [FOE]: [6, 2] },
      then: [knockOut('hero-2')],
    }),
    when: [go('hero-2', [2, 2], { how: 'forced' })],
    then: { 'hero-2': '0/10 trauma 1, down on lava @2,2' },
  },
  {
    name: 'M2: two falls on one way: four, shields stay',
    given: heroTurn({
      lay: [
        ...CLIFF,
        { kind: 'placeTray', tray: 2, at: [4, 0], turn: 0 },
        ...[sheet([], [4, 0]), sheet([], [6, 0])],
      ],
      at: { 'hero-1': [3, 0], 'hero-2': [0, 5], [FOE]: [15, 5] },
      then: [tokens('hero-1', { shield: 4 })],
    }),
    when: [
      go('hero-1', [12, 0], {
        way: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((x): Position => [x, 0]),
      }),
    ],
    then: { 'hero-1': '6/10 shield 4 @12,0' },
  },
  {
    name: 'M2: over level 1 nobody falls',
    given: heroTurn({ lay: CLIFF, at: { 'hero-1': [3, 1], 'hero-2': [0, 5], [FOE]: [7, 5] } }),
    when: [
      go('hero-1', [4, 3], {
        way: [
          [3, 2],
          [4, 3],
        ],
      }),
    ],
    then: { 'hero-1': '10/10 @4,3' },
  },
  {
    name: 'M11, M2: they swap over the edge, one falls',
    given: heroTurn({ lay: CLIFF, at: { 'hero-1': [4, 0], 'hero-2': [3, 0], [FOE]: [7, 5] } }),
    when: [go('hero-1', [3, 0], { how: 'forced', swapWith: 'hero-2' })],
    then: { 'hero-1': '10/10 @3,0', 'hero-2': '8/10 @4,0' },
  },
  {
    name: 'M9, M2: pushed off level 2 onto lava: falls and burns',
    given: heroTurn({
      lay: [...CLIFF.slice(0, 2), sheet(['L'], [2, 0])],
      at: { 'hero-1': [2, 0], 'hero-2': [0, 5], [FOE]: [3, 0] },
    }),
    when: [go(FOE, [4, 0], { how: 'forced', way: [[4, 0]] })],
    then: { [FOE]: '8/10 burn 2 on lava @4,0' },
  },
  {
    name: 'M9, S8: and with two HP it is gone before the lava',
    given: heroTurn({
      lay: [...CLIFF.slice(0, 2), sheet(['L'], [2, 0])],
      at: { 'hero-1': [2, 0], 'hero-2': [0, 5], [FOE]: [3, 0] },
      then: [hp(FOE, 2)],
    }),
    when: [go(FOE, [4, 0], { how: 'forced', way: [[4, 0]] })],
    then: { [FOE]: 'gone' },
  },
  {
    name: 'M5: teleported over darkness into darkness: two',
    given: heroTurn({ print: lane('.DLD....'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [go('hero-1', [3, 2], { how: 'jump' })],
    then: { 'hero-1': '8/10 on darkness @3,2' },
  },
  {
    name: 'M4, p22b: pushed over lava again in a monster’s turn it counts again',
    given: heroTurn({ print: lane('.L......'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [
      go('hero-1', [2, 2]),
      { kind: 'actNow', figure: FOE },
      go('hero-1', [0, 2], {
        how: 'forced',
        way: [
          [1, 2],
          [0, 2],
        ],
      }),
    ],
    then: { 'hero-1': '10/10 burn 4 @0,2' },
  },
];

const BRIDGE: readonly GameCommand[] = [
  ...[{ kind: 'placeTray', tray: 1, at: [0, 0], turn: 0 } as const, sheet()],
  ...[{ kind: 'placeTray', tray: 1, at: [4, 0], turn: 0 } as const, sheet([], [4, 0])],
  sheet(['*..L', '...L'], [2, 0]),
  { kind: 'placeBridge', name: 'BR1', at: [2, 0], size: [2, 1] },
];

const runeOf = (shape: string): string =>
  adventureOf(adventureWith()).runes.bag.find((one) => one.shape === shape)?.id ?? '';

const draw = (shape: string): GameCommand => ({
  kind: 'drawRunes',
  by: 'instruction',
  count: 1,
  runes: [runeOf(shape)],
});

const spreadOf = (state: GameState) => {
  const spread = boardDarkness(
    CATALOGUE,
    adventureOf(state),
    adventureOf(state).drawn[0]?.id ?? '',
  );
  if (!spread.ok) throw new Error(JSON.stringify(spread.error));
  return spread.value;
};

/** The option with these fields; nothing said: the first one. */
const spreads =
  (...fields: readonly Position[]): Step =>
  (state) => {
    const { rune, options } = spreadOf(state);
    const cells = fields.map((at) => ({ at, below: false }));
    const first = options[0]?.cells ?? [];
    return after(state, { kind: 'spreadOnBoard', rune, cells: fields.length > 0 ? cells : first });
  };

const DARKNESS: readonly Row[] = [
  {
    name: 'N10, N11: reached in his turn, he walks on through the dark for nothing more',
    given: heroTurn({ print: lane('D.......'), at: { 'hero-1': [1, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [draw('line-large'), spreads([1, 2], [2, 2], [3, 2]), go('hero-1', [3, 2]), NEXT],
    then: { 'hero-1': '8/10 on darkness @3,2' },
  },
  {
    name: 'G8: darkness laid over lava: two HP for who walks there, no BRENNEN',
    given: heroTurn({ print: lane('.L......'), at: { 'hero-1': [0, 2], ...FAR, [FOE]: [6, 2] } }),
    when: [dark([1, 2]), go('hero-1', [1, 2])],
    then: { 'hero-1': '8/10 on darkness @1,2' },
  },
  {
    name: 'N10, D5: an animal is gone, toughness 2 holds, toughness 1 does not',
    given: heroTurn({
      print: lane('D.......'),
      at: { 'hero-1': [7, 2], 'hero-2': [6, 2], [FOE]: [5, 2] },
      then: [
        ...[animal('Wolf'), companion('Grim', 2), companion('Zart', 1)],
        ...[put('ally-5', 1, 2), put('ally-6', 2, 2), put('ally-7', 3, 2)],
      ],
    }),
    when: [draw('line-large'), spreads([1, 2], [2, 2], [3, 2])],
    then: { 'ally-5': 'gone', 'ally-6': 'there on darkness @2,2', 'ally-7': 'gone' },
  },
  {
    name: 'N2, N10: the only one off darkness is unconscious: the target, and nothing happens to him',
    given: heroTurn({
      print: lane('D.......'),
      at: { 'hero-1': [0, 2], 'hero-2': [3, 2], [FOE]: [6, 2] },
      then: [knockOut('hero-2')],
    }),
    when: [draw('line-large'), spreads([1, 2], [2, 2], [3, 2])],
    then: { 'hero-2': '0/10 trauma 1, down on darkness @3,2', 'hero-1': '10/10 on darkness @0,2' },
  },
  {
    name: 'N3: Zermalmung counts all three, spares the unconscious, not the immune nor the shielded',
    given: heroTurn({
      print: lane('DDD.....'),
      setup: { heroes: [{}, {}, {}] },
      at: { 'hero-1': [0, 2], 'hero-2': [1, 2], 'hero-3': [2, 2], [FOE]: [6, 2] },
      then: [knockOut('hero-2'), immune('hero-3', 'darkness'), tokens('hero-1', { shield: 2 })],
    }),
    when: [draw('c'), spreads()],
    then: {
      'hero-1': '7/10 shield 2 on darkness @0,2',
      'hero-2': '0/10 trauma 1, down on darkness @1,2',
      'hero-3': '7/10 on darkness @2,2',
      dark: '',
    },
  },
  {
    name: 'N7, N9: up to level 2 uses one up unplaced, the third goes to the next target',
    given: heroTurn({
      lay: [...CLIFF.slice(0, 2), sheet(['D'], [2, 0])],
      at: { 'hero-1': [3, 0], 'hero-2': [2, 0], [FOE]: [7, 5] },
    }),
    when: [draw('line-large'), spreads([3, 0], [2, 0])],
    then: {
      dark: '2,0 3,0',
      'hero-1': '8/10 on darkness @3,0',
      'hero-2': '8/10 on darkness @2,0',
    },
  },
  {
    name: 'N10: immune to darkness he is reached and suffers nothing',
    given: heroTurn({
      print: lane('D.......'),
      at: { 'hero-1': [1, 2], ...FAR, [FOE]: [6, 2] },
      then: [immune('hero-1', 'darkness')],
    }),
    when: [draw('line-large'), spreads([1, 2], [2, 2], [3, 2])],
    then: { 'hero-1': '10/10 on darkness @1,2' },
  },
  {
    name: 'G6: darkness below a bridge does not touch who stands above it',
    given: heroTurn({ lay: BRIDGE, at: { 'hero-1': [4, 0], 'hero-2': [0, 5], [FOE]: [11, 5] } }),
    when: [{ kind: 'layDarkness', cells: [{ at: [4, 0], below: true }] }, NEXT],
    then: { 'hero-1': '10/10 @4,0' },
  },
  {
    name: 'G6, N9a: a spawn point below a bridge is out of play',
    given: heroTurn({ lay: BRIDGE, at: { 'hero-1': [4, 0], 'hero-2': [0, 5], [FOE]: [11, 5] } }),
    when: [draw('c'), spreads()],
    then: { dark: '' },
  },
  {
    name: 'N4: a spawn point that is dark already is no place; the darkness on it is a source',
    given: heroTurn({
      print: ['', '', '*.......'],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [6, 2] },
      then: [dark([0, 2])],
    }),
    when: [draw('line-large'), spreads()],
    then: { dark: '0,2 1,2 2,2 3,2', 'hero-1': '8/10 on darkness @3,2' },
  },
];

const COMMANDER = { abilities: [{ keyword: 'command', phase: 'trigger' } as const] };

const TOGETHER: readonly Row[] = [
  {
    name: 'D8, N11, M4: on command it has a turn of its own: darkness counts, lava at its end',
    given: {
      print: road('....D...', '....L...'),
      foes: [COMMANDER, { immunities: ['slow'] }],
      at: { 'hero-1': [5, 2], 'hero-2': [7, 3], [FOE]: [0, 2], [OTHER]: [4, 3] },
    },
    when: [
      { kind: 'actNow', figure: OTHER },
      { kind: 'runMonster', figure: OTHER, end: [4, 2], hits: ['hero-1'] },
      APPLY,
      NEXT,
    ],
    then: { 'hero-1': '5/10 @5,2', [OTHER]: '10/10 on darkness @4,2', choices: '3,2 - 3; 3,3 - 3' },
  },
  {
    name: 'D8, M4: on command it stays on lava to the end of that turn',
    given: {
      print: lane('....L...'),
      foes: [COMMANDER, {}],
      at: { 'hero-1': [5, 2], ...FAR, [FOE]: [0, 2], [OTHER]: [4, 2] },
    },
    when: [
      { kind: 'actNow', figure: OTHER },
      { kind: 'runMonster', figure: OTHER, end: [4, 2], hits: ['hero-1'] },
      APPLY,
      NEXT,
    ],
    then: { 'hero-1': '7/10 @5,2', [OTHER]: '10/10 burn 2 on lava @4,2' },
  },
  {
    name: 'M4: pushed onto lava before it walks over more of it: once a turn',
    given: { print: lane('.L.L....'), at: { 'hero-1': [5, 2], ...FAR, [FOE]: [0, 2] } },
    when: [
      go(FOE, [2, 2], {
        how: 'forced',
        way: [
          [1, 2],
          [2, 2],
        ],
      }),
      runs([4, 2]),
    ],
    then: { [FOE]: '10/10 burn 2 @4,2', threat: 'hero-1 3' },
  },
  {
    name: 'D2, D3: GRAUSAM goes past shields',
    given: {
      foes: [{ abilities: [onHit('vicious')] }],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens('hero-1', { shield: 4 })],
    },
    when: [runs(), APPLY],
    then: { 'hero-1': '7/10 shield 4 @3,2' },
  },
  {
    name: 'N12, D4: SCHATTENAURA behind shields that took all: no darkness',
    given: {
      foes: [{ abilities: [onHit('shadow-aura')] }],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [tokens('hero-1', { shield: 4 })],
    },
    when: [runs(), APPLY],
    then: { 'hero-1': '10/10 shield 1 @3,2', dark: '' },
  },
  {
    name: 'N12, G8: SCHATTENAURA on lava: dark now, and no lava any more',
    given: {
      foes: [{ abilities: [onHit('shadow-aura')] }],
      print: lane('...L....'),
      at: { 'hero-1': [3, 2], ...FAR, [FOE]: [2, 2] },
    },
    when: [runs(), APPLY],
    then: { 'hero-1': '5/10 on darkness @3,2', dark: '3,2' },
  },
  {
    name: 'N12, N10, D6: with DOPPELANGRIFF he is reached once',
    given: {
      foes: [{ damage: 2, abilities: [onHit('shadow-aura'), onHit('attack-twice')] }],
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    },
    when: [runs(), APPLY, runs(), APPLY],
    then: { 'hero-1': '4/10 on darkness @3,2', dark: '3,2' },
  },
  {
    name: 'T7, D7: a stunned one comes out of its ambush and does nothing',
    given: {
      foes: [{ abilities: [trait('ambush')] }],
      at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
      then: [tokens(FOE, { stun: 1 })],
    },
    when: [runs([6, 4])],
    then: { [FOE]: '10/10 @6,4', threat: '' },
  },
  {
    name: 'D7, M1: knocked down there is no ambush, and the token comes off',
    given: {
      foes: [{ abilities: [trait('ambush')] }],
      at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
      then: [tokens(FOE, { 'knock-down': 1 })],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @0,0', threat: '' },
  },
  {
    name: 'Z2: pushed within the zone of a trap it does not enter it',
    given: heroTurn({
      at: { 'hero-1': [1, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [trap('bear', 2, 3)],
    }),
    when: [go(FOE, [3, 2], { how: 'forced', way: [[3, 2]] })],
    then: { [FOE]: '10/10 @3,2', objects: 'trap' },
  },
  {
    name: 'Z2: teleported into the zone it does',
    given: heroTurn({
      at: { 'hero-1': [1, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [trap('fire', 7, 0)],
    }),
    when: [go(FOE, [6, 1], { how: 'jump' })],
    then: { [FOE]: '8/10 burn 4 @6,1', objects: '' },
  },
  {
    name: 'Z2, M7: a large one springs each trap of the zones it passes',
    given: {
      print: road(),
      foes: [{ size: 'large' }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2] },
      then: [trap('bear', 3, 3), trap('poison', 4, 2)],
    },
    when: [runs([4, 2])],
    then: { [FOE]: '6/10 bleed 2, poison 2 @4,2', objects: '' },
  },
  {
    name: 'G8: a blocked field with darkness on it stays blocked',
    given: {
      print: lane('...#....'),
      then: [dark([3, 2])],
      at: { 'hero-1': [4, 2], ...FAR, [FOE]: [1, 2] },
    },
    when: [],
    then: { choices: '2,2 - 1' },
  },
  {
    name: 'A1, K3: with NIEDERMETZELN an NPC token binds an archer, who steps back to shoot it',
    given: {
      print: lane(''),
      foes: [{ attack: 'ranged', abilities: [trait('slaughter')], move: 1 }],
      at: { 'hero-1': [6, 2], ...FAR, [FOE]: [2, 2] },
      then: [thing('npc', 3, 2)],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @1,2', threat: '' },
  },
  {
    name: 'N3, N11: Zermalmung is no touch of darkness: the end of his turn still counts',
    given: heroTurn({
      print: lane('DD......'),
      at: { 'hero-1': [0, 2], 'hero-2': [1, 2], [FOE]: [6, 2] },
    }),
    when: [draw('c'), spreads(), NEXT],
    then: { 'hero-1': '6/10 on darkness @0,2', 'hero-2': '8/10 on darkness @1,2' },
  },
  {
    name: 'G6, N4: darkness below touches the bridge above it, and climbs to him',
    given: heroTurn({
      lay: BRIDGE,
      at: { 'hero-1': [4, 0], 'hero-2': [0, 5], [FOE]: [11, 5] },
      then: [{ kind: 'layDarkness', cells: [{ at: [4, 0], below: true }] }],
    }),
    when: [draw('line-small'), spreads([4, 0], [5, 0])],
    then: { 'hero-1': '8/10 on darkness @4,0' },
  },
  {
    name: 'D1: EINSCHÜCHTERN it is immune to, damage tokens and darkness together',
    given: {
      print: lane('..D.....'),
      foes: [{ immunities: ['intimidate'] }],
      at: { 'hero-1': [3, 2], ...FAR, [FOE]: [2, 2] },
      then: [tokens(FOE, { intimidate: 2, 'additional-damage': 1 })],
    },
    when: [runs()],
    then: { [FOE]: '10/10 additional-damage 1, intimidate 2 on darkness @2,2', threat: 'hero-1 6' },
  },
  {
    name: 'N11: an animal that ends its turn in the dark is gone',
    given: heroTurn({
      print: lane('D.......'),
      at: { 'hero-1': [3, 2], ...FAR, [FOE]: [6, 2] },
      then: [animal('Wolf'), put('ally-5', 0, 2)],
    }),
    when: [{ kind: 'actNow', figure: 'ally-5' }, NEXT],
    then: { 'ally-5': 'gone' },
  },
  {
    name: 'O2: loot and traps are in nobody’s way, a small one breaks nothing',
    given: {
      print: lane(''),
      at: { 'hero-1': [4, 2], ...FAR, [FOE]: [1, 2] },
      then: [thing('loot', 3, 2), thing('loot', 2, 2)],
    },
    when: [runs([3, 2])],
    then: { [FOE]: '10/10 @3,2', objects: 'loot,loot' },
  },
  {
    name: 'O2: an unconscious hero is in the way',
    given: {
      print: lane(''),
      at: { 'hero-1': [6, 2], 'hero-2': [3, 2], [FOE]: [1, 2] },
      then: [knockOut('hero-2')],
    },
    when: [runs()],
    then: { [FOE]: '10/10 @2,2', threat: '' },
  },
  {
    name: 'T6: nobody to be seen: it stays, even on lava, and keeps LANGSAM',
    given: {
      print: lane('.L......'),
      at: { 'hero-1': [6, 2], 'hero-2': [3, 2], [FOE]: [1, 2] },
      then: [
        ...[tokens('hero-1', { stealth: 1 }), tokens('hero-2', { stealth: 1 })],
        tokens(FOE, { slow: 1 }),
      ],
    },
    when: [runs(), NEXT],
    then: { [FOE]: '10/10 burn 2, slow 1 on lava @1,2' },
  },
  {
    name: 'T3: no hero to be seen, so it goes for the animal',
    given: {
      at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
      then: [
        ...[tokens('hero-1', { stealth: 1 }), tokens('hero-2', { stealth: 1 })],
        ...[animal('Wolf'), put('ally-5', 1, 1)],
      ],
    },
    when: [runs(), APPLY],
    then: { 'ally-5': 'gone', 'hero-1': '10/10 stealth 1 @3,2', [FOE]: '10/10 @2,2' },
  },
];

test.each([
  ...[...TERRAIN, ...TOKENS, ...LARGE_ONES, ...TRAPS, ...HEROES, ...DARKNESS, ...TOGETHER],
])('$name', ({ given, when, then }) => {
  const state = doAll(typeof given === 'function' ? given() : scene(given), when);
  const seen = Object.fromEntries(Object.keys(then).map((id) => [id, look(state, id)]));
  expect(seen).toEqual(then);
});

describe('what the board says', () => {
  const helpOf = (state: GameState, hero = 'hero-1') => {
    const help = attackHelp(adventureOf(state), hero, FOE);
    if (!help.ok) throw new Error(JSON.stringify(help.error));
    return help.value;
  };

  it('W2: two levels higher are +2, not +4', () => {
    const at = { 'hero-1': [3, 0], 'hero-2': [4, 2], [FOE]: [4, 1] } as const;
    const state = heroTurn({ lay: CLIFF, at })();
    expect([helpOf(state).levelBonus, helpOf(state, 'hero-2').levelBonus]).toEqual([2, 0]);
    const above = after(state, put(FOE, 3, 1));
    expect([helpOf(above).levelBonus, helpOf(above, 'hero-2').levelBonus]).toEqual([0, -2]);
  });

  it('N11, C4: no malus on darkness for a hero immune to it', () => {
    const at = { 'hero-1': [0, 2], ...FAR, [FOE]: [3, 2] } as const;
    const state = heroTurn({ print: lane('D'), at })();
    expect(helpOf(state).darknessMalus).toBe(-2);
    const safe = helpOf(after(state, immune('hero-1', 'darkness')));
    expect([safe.onDarkness, safe.darknessMalus]).toEqual([true, 0]);
  });

  it('W6: an unconscious hero is bound by nobody, a neighbour over the edge binds', () => {
    const at = { 'hero-1': [3, 0], 'hero-2': [5, 0], [FOE]: [4, 1] } as const;
    const state = heroTurn({ lay: CLIFF, at, then: [knockOut('hero-2')] })();
    expect(boundBy(adventureOf(state), 'hero-1')).toEqual([FOE]);
    expect(boundBy(adventureOf(state), 'hero-2')).toEqual([]);
  });

  it('P1: a field without darkness was dropped for one with it', () => {
    const state = scene({
      print: ['', '', '', '.....D..'],
      at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
    });
    const answer = whyNotOnBoard(adventureOf(state), FOE, { at: [5, 2] });
    expect(answer).toMatchObject({ ok: true, value: { kind: 'dropped', rule: 'P1' } });
  });

  it('M4: what an option says about the monster is what it gets, also where it stays', () => {
    const given = {
      print: lane('.L......'),
      at: { 'hero-1': [2, 2], ...FAR, [FOE]: [1, 2] },
    } as const;
    const state = scene({ ...given, then: [tokens(FOE, { 'knock-down': 1 })] });
    expect(turnOf(state).options.map(({ conditions }) => conditions)).toEqual([['burn']]);
    const done = doAll(state, [runs(), APPLY, NEXT]);
    expect(glance(done, FOE)).toBe('10/10 burn 2, knock-down 1 on lava');
  });
});
