/** Situations of the rules' own generator as boards that can be sent by a link. */
import { CATALOGUE, RUNES } from '../../src/content/drunagor';
import { newAdventure, shareBoard, type SharedBoard } from '../../src/game';
import {
  decide,
  replay,
  ROLES,
  virtualDice,
  type GameCommand,
  type GameState,
  type OwnCard,
  type Tokens,
} from '../../src/rules';
import { asAdventure, fitted } from '../rules/adventure/board/as-adventure';
import { randomCase } from '../rules/oracle/monster/generator';
import { adventureIn, afterRun, turnIn } from './board-scenes';

const PARTS = { catalogue: CATALOGUE, runes: RUNES };

/** The players' own name for the one who acts. */
export const ACTING = 'Schnitter';

export interface Situation {
  readonly seed: number;
  readonly shared: SharedBoard;
  /** How often "next" is pressed until it acts. */
  readonly turns: number;
  /** Which of the options is taken, and how many there are. */
  readonly option: number;
  readonly options: number;
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
      ...{ ...hero, name: `Held ${index + 1}`, role: ROLES[index] ?? null },
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

const MOST_TURNS = 6;
/** Options beyond these are folded away. */
const MOST_CHIPS = 8;

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
  for (let turns = 0; state !== null && turns <= MOST_TURNS; turns += 1) {
    const figure = actingIn(state);
    if (figure !== null) return played(seed, shared, turns, state, figure);
    state = next(state);
  }
  return null;
}

function played(
  seed: number,
  shared: SharedBoard,
  turns: number,
  before: GameState,
  figure: string,
): Situation | null {
  try {
    const { length: options } = turnIn(before, figure).options;
    const option = seed % Math.min(options, MOST_CHIPS);
    const after = afterRun(before, figure, { option });
    // Each campaign has dice of its own.
    return after.dice.next === before.dice.next
      ? { seed, shared, turns, option, options, before, after }
      : null;
  } catch {
    return null;
  }
}
