/** Situations of the rules' own generator as boards that can be sent by a link. */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { newAdventure, shareBoard, type SharedBoard } from '@/src/game/share';
import {
  decide,
  replay,
  ROLES,
  situationOf,
  virtualDice,
  type BoardOption,
  type GameCommand,
  type GameState,
  type OwnCard,
  type Tokens,
} from '@/src/rules';
import { asAdventure, fitted } from '../rules/adventure/board/as-adventure';
import { randomCase } from '../rules/oracle/monster/generator';
import { adventureIn, afterRun, doing, turnIn } from './board-scenes';

const PARTS = { catalogue: CATALOGUE, runes: RUNES };

/** The players' own name for the one who acts. */
export const ACTING = 'Schnitter';

export interface CubesOf {
  readonly hero: string;
  readonly name: string;
  readonly available: number;
}

export interface Situation {
  readonly seed: number;
  readonly shared: SharedBoard;
  /** How often "next" is pressed until it acts. */
  readonly turns: number;
  /** K2: what the table says first where the card compares cubes. */
  readonly cubes: readonly CubesOf[];
  /** Which of the options is taken, and how many there are. */
  readonly option: number;
  readonly options: number;
  /** R2: sides of the trap die as the table says them. */
  readonly dice: readonly number[];
  /** When it acts, and after that option. */
  readonly before: GameState;
  readonly after: GameState;
}

function boardOf(seed: number): SharedBoard | null {
  const fit = fitted(seed, randomCase(seed));
  if (!fit) return null;
  const { campaign, adventure } = asAdventure(fit);
  const shared = campaign && adventure ? shareBoard(campaign, adventure) : null;
  if (shared === null) return null;
  return {
    ...shared,
    title: `Lage ${seed}`,
    heroes: shared.heroes.map((hero, index) => ({
      ...hero,
      name: `Held ${index + 1}`,
      role: ROLES[index] ?? null,
      tokens: fewer(hero.tokens),
    })),
    monsters: shared.monsters.map((one, index) => ({
      ...one,
      tokens: fewer(one.tokens),
      card: typeof one.card === 'string' ? one.card : onTrack(one.card, index),
    })),
  };
}

/** More than four of a kind do not lie anywhere (M8). */
const fewer = (tokens: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([kind, count]) => [kind, Math.min(4, Number(count))]),
  );

const LATER = (['green', 'blue', 'red', 'gray'] as const).flatMap((rune) =>
  (['upper', 'lower'] as const).map((row) => ({ rune, row })),
);

/** The one who acts comes before all others, and no two share a place. */
const onTrack = (card: OwnCard, index: number): OwnCard =>
  card.name === 'Acting'
    ? { ...card, name: ACTING, face: { ...card.face, track: { rune: 'orange', row: 'upper' } } }
    : { ...card, face: { ...card.face, track: LATER[index % LATER.length] ?? null } };

const MAX_TURNS = 6;
/** Options beyond these are folded away. */
const MAX_CHIPS = 8;

function next(state: GameState): GameState | null {
  const command: GameCommand = { kind: 'nextTurn' };
  const decision = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
  return decision.ok ? replay(state, decision.value) : null;
}

const actingIn = (state: GameState): string | null => {
  const { monsters, cards, turn } = adventureIn(state);
  const monster = monsters.find(({ id }) => id === turn?.figure);
  const card = cards.find(({ id }) => id === monster?.card);
  return monster && card?.name === ACTING ? monster.id : null;
};

/** Null where the generator made something no table begins with. */
export function situation(seed: number): Situation | null {
  const shared = boardOf(seed);
  if (shared === null) return null;
  const made = newAdventure(PARTS, shared, 0);
  let state: GameState | null = made.ok ? made.value.state : null;
  for (let turns = 0; state !== null && turns <= MAX_TURNS; turns += 1) {
    const figure = actingIn(state);
    if (figure !== null) return played(seed, shared, turns, state, figure);
    state = next(state);
  }
  return null;
}

/** K2: cubes nobody counted yet. */
function cubesAsked(seed: number, state: GameState, figure: string): readonly CubesOf[] {
  const adventure = adventureIn(state);
  const here = situationOf(adventure, figure);
  if (here.ok || here.error.kind !== 'missing') return [];
  return here.error.cubes.map((hero, index) => ({
    hero,
    name: adventure.heroes.find(({ id }) => id === hero)?.name ?? '',
    available: (seed + index * 3) % 7,
  }));
}

/** Faces the panel offers: poison, slow, burn, bleed. */
const SIDES = [3, 4, 5, 6] as const;

const diceFor = (seed: number, option: BoardOption | undefined): readonly number[] =>
  (option?.crushed ?? [])
    .filter(({ die }) => die)
    .map((_, index) => SIDES[(seed + index) % SIDES.length] ?? SIDES[0]);

function played(
  seed: number,
  shared: SharedBoard,
  turns: number,
  begun: GameState,
  figure: string,
): Situation | null {
  try {
    const cubes = cubesAsked(seed, begun, figure);
    const before = cubes.reduce(
      (state, { hero, available }) => doing(state, { kind: 'sayCubes', hero, available }),
      begun,
    );
    const { options: all } = turnIn(before, figure);
    const option = seed % Math.min(all.length, MAX_CHIPS);
    const dice = diceFor(seed, all[option]);
    const typed = dice.length > 0 ? { dice } : {};
    const after = afterRun(before, figure, { option, ...typed });
    // Each campaign has dice of its own: what the app rolls cannot be compared.
    const rolled = after.dice.next !== before.dice.next + dice.length;
    const made = { seed, shared, turns, cubes, option, options: all.length, dice, before, after };
    return rolled ? null : made;
  } catch {
    return null;
  }
}
