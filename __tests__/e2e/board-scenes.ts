/** Situations of the board for the browser tests, and what the core itself makes of them. */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { shareBoard } from '@/src/game/share';
import {
  boardDarkness,
  boardTurn,
  canonicalText,
  decide,
  displacementChoices,
  replay,
  situationOf,
  START,
  typedDice,
  virtualDice,
  type Adventure,
  type BoardOption,
  type BoardSpread,
  type BoardTurn,
  type CardAbility,
  type CardFace,
  type Displaced,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { commandsOf, monster, type Setting } from './table-campaigns';

export const FOE = 'monster-2';

type Places = Readonly<Record<string, Position>>;

/** Two sheets side by side: eight fields wide, six high; rows of letters, plain where none is said. */
export const hall = (print: readonly string[] = []): readonly GameCommand[] =>
  [0, 1].map((half) => ({
    kind: 'placeSheet',
    name: `E${half + 1}-F`,
    size: 'E',
    at: [half * 2, 0],
    turn: 0,
    print: Array.from({ length: 6 }, (_, y) =>
      (print[y] ?? '').padEnd(8, '.').slice(half * 4, half * 4 + 4),
    ),
  }));

export const standing = (places: Places): readonly GameCommand[] =>
  Object.entries(places).map(([figure, at]) => ({ kind: 'placeFigure', figure, at }));

export const ACTS: GameCommand = { kind: 'actNow', figure: FOE };

interface Made {
  readonly print?: readonly string[];
  readonly face?: Partial<CardFace>;
  readonly abilities?: readonly CardAbility[];
  readonly places: Places;
  readonly others?: number;
  readonly then?: readonly GameCommand[];
}

export const trait = (keyword: CardAbility['keyword']): CardAbility => ({
  keyword,
  phase: 'behaviour',
});

/** In the first monster's turn, two heroes on the map. */
const turnOfFoe = ({ print, face, abilities, places, others = 0, then = [] }: Made): Setting => ({
  heroes: 2,
  summons: [
    monster('Schnitter', abilities ?? [], face ?? {}),
    ...Array.from({ length: others }, (_, n) => monster('Ghul', [], { id: `own-${n + 2}` })),
  ],
  then: [...hall(print), ...standing(places), ...then, ACTS],
});

const CORRIDOR = ['########', '########', '', '', '########', '########'];

export const MONSTER_TURNS: Readonly<Record<string, Setting>> = {
  small: turnOfFoe({ places: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } }),
  'large, pushing aside and crushing': turnOfFoe({
    print: CORRIDOR,
    face: { size: 'large', move: 3 },
    others: 1,
    places: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2], 'monster-4': [4, 2] },
    then: [{ kind: 'putObject', object: 'chest', at: [5, 3] }],
  }),
  'ranged, bound': turnOfFoe({
    face: { attack: 'ranged' },
    places: { 'hero-1': [1, 1], 'hero-2': [7, 5], [FOE]: [0, 0] },
  }),
  magic: turnOfFoe({
    print: ['.D'],
    face: { attack: 'magic' },
    places: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
  }),
  ambush: turnOfFoe({
    abilities: [trait('ambush')],
    places: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
  }),
  'a hidden hero': turnOfFoe({
    places: { 'hero-1': [3, 2], 'hero-2': [6, 5], [FOE]: [2, 2] },
    then: [{ kind: 'setTokens', figure: 'hero-1', tokens: { stealth: 1 } }],
  }),
};

const runeOf = (shape: string): string => {
  const rune = RUNES.find((one) => one.shape === shape);
  if (!rune) throw new Error(shape);
  return rune.id;
};

interface Drawn {
  readonly print: readonly string[];
  readonly places: Places;
  readonly shape: string;
}

const drawn = ({ print, places, shape }: Drawn): Setting => ({
  heroes: 2,
  then: [
    ...hall(print),
    ...standing(places),
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: [runeOf(shape)] },
  ],
});

/** Dark but for a few fields: no tile fits, and singles reach one hero after the other (N9). */
const SCATTERED = ['DDD.DDDD', 'DDDDDDDD', 'DDDDD.DD', 'DDDDDDDD', 'DDDDDDD.', 'DDDDDDDD'];

export const DARKNESS_DRAWS: Readonly<Record<string, Setting>> = {
  tile: drawn({
    print: ['D'],
    shape: 'line-large',
    places: { 'hero-1': [7, 0], 'hero-2': [7, 5] },
  }),
  'broken up': drawn({
    print: ['D'],
    shape: 'line-small',
    places: { 'hero-1': [3, 0], 'hero-2': [0, 0] },
  }),
  'two targets': drawn({
    print: SCATTERED,
    shape: 'line-large',
    places: { 'hero-1': [3, 0], 'hero-2': [5, 2] },
  }),
  Zermalmung: drawn({
    print: ['DD'],
    shape: 'line-large',
    places: { 'hero-1': [0, 0], 'hero-2': [1, 0] },
  }),
};

export const doing = (
  state: GameState,
  command: GameCommand,
  dice?: readonly number[],
): GameState => {
  const source = dice ? typedDice(dice, state.dice.next) : virtualDice(state.dice.seed);
  const decision = decide(CATALOGUE, state, command, source);
  if (!decision.ok) throw new Error(`${command.kind}: ${JSON.stringify(decision.error)}`);
  return replay(state, decision.value);
};

export const stateOf = (setting: Setting): GameState =>
  commandsOf(setting).reduce<GameState>((state, command) => doing(state, command), START);

export const adventureIn = ({ adventure }: GameState): Adventure => {
  if (adventure === null) throw new Error('no adventure');
  return adventure;
};

export function turnIn(state: GameState, figure = FOE): BoardTurn {
  const turn = boardTurn(adventureIn(state), figure);
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return turn.value;
}

export function spreadIn(state: GameState): BoardSpread {
  const adventure = adventureIn(state);
  const spread = boardDarkness(CATALOGUE, adventure, adventure.drawn[0]?.id ?? '');
  if (!spread.ok) throw new Error(JSON.stringify(spread.error));
  return spread.value;
}

/** R1: the first free field for each, as the app suggests. */
function asides(state: GameState, figure: string, option: BoardOption): readonly Displaced[] {
  const here = situationOf(adventureIn(state), figure);
  if (!here.ok) throw new Error('no situation');
  const taken: Position[] = [];
  return option.displaced.map(({ figure: small }) => {
    const [at] = displacementChoices(here.value, option.end, taken);
    if (!at) throw new Error('no field left');
    taken.push(at);
    return { figure: small, at };
  });
}

interface Choice {
  readonly option?: number;
  readonly dice?: readonly number[];
  readonly displaced?: readonly Displaced[];
}

/** One option run, its threat applied, a second attack on the same, then the next turn. */
export function afterRun(state: GameState, figure = FOE, choice: Choice = {}): GameState {
  const option = turnIn(state, figure).options[choice.option ?? 0];
  if (!option) throw new Error('no option');
  const { end, hits } = option;
  const displaced = choice.displaced ?? asides(state, figure, option);
  const run: GameCommand = {
    kind: 'runMonster',
    figure,
    end,
    hits,
    ...(displaced.length > 0 ? { displaced } : {}),
  };
  const ran = doing(state, run, choice.dice);
  const open = adventureIn(ran).threat !== null;
  const applied = open ? doing(ran, { kind: 'applyThreat' }) : ran;
  const now = adventureIn(applied);
  if (now.outcome !== null || now.turn?.figure !== figure) return applied;
  const { phase, options } = turnIn(applied, figure);
  if (phase === 'second-attack' && options.length > 0) return afterRun(applied, figure);
  return doing(applied, { kind: 'nextTurn' });
}

export function afterSpread(state: GameState, option = 0): GameState {
  const { rune, options } = spreadIn(state);
  const cells = options[option]?.cells ?? [];
  return doing(state, { kind: 'spreadOnBoard', rune, cells });
}

/** Everything that can be shared of it: map, darkness, figures with place, HP and tokens. */
export function sharedText({ campaign, adventure }: GameState): string {
  const shared = campaign && adventure ? shareBoard(campaign, adventure) : null;
  return canonicalText(shared);
}
