import {
  STANDARD_RULES,
  START,
  decide,
  evolve,
  fail,
  ok,
  virtualDice,
  type CampaignHeroDraft,
  type Catalogue,
  type GameCommand,
  type GameState,
  type Position,
  type Refusal,
  type Result,
  type Rune,
  type Tokens,
} from '@/src/rules';
import type { SharedBoard, SharedHero } from './board';

/** What a new campaign is made with: the game's cards and the runes of the bag. */
export interface TakeParts {
  readonly catalogue: Catalogue;
  readonly runes: readonly Rune[];
}

const heroDraft = ({ name, board }: SharedHero): CampaignHeroDraft => ({
  name,
  board,
  player: '',
  heroClass: '',
  notes: '',
  // Without values of their own, so that a stranger's are not remembered for the heroes.
  maxHp: null,
  cubes: null,
  gear: [],
});

export const heroDrafts = ({ heroes }: SharedBoard): readonly CampaignHeroDraft[] =>
  heroes.map(heroDraft);

const start = (shared: SharedBoard, runes: readonly Rune[], at: number): GameCommand => ({
  kind: 'startAdventure',
  chapter: shared.chapter,
  title: shared.title,
  at,
  runes,
  rules: STANDARD_RULES,
  heroes: shared.heroes.map(({ role, maxHp }, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp,
    cubes: null,
  })),
});

const company = ({ allies, monsters }: SharedBoard): readonly GameCommand[] => [
  ...allies.map(
    ({ kind, name, toughness }) =>
      ({ kind: 'addAlly', hero: null, ally: kind, name, toughness }) as const,
  ),
  {
    kind: 'summon',
    summons: monsters.map(({ card, as, base, maxHp }) => ({
      card,
      base,
      hp: maxHp,
      standIn: true,
      ...(as === null ? {} : { as }),
    })),
  },
];

interface Standing {
  readonly id: string;
  readonly at: Position | null;
}

const places = (figures: readonly Standing[]): readonly GameCommand[] =>
  figures.flatMap(({ id, at }) =>
    at === null ? [] : [{ kind: 'placeFigure', figure: id, at } as const],
  );

interface Hurt {
  readonly id: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: Tokens;
}

const conditions = (figures: readonly Hurt[]): readonly GameCommand[] =>
  figures.flatMap(({ id, hp, maxHp, tokens }) => [
    { kind: 'setHp', figure: id, hp, maxHp } as const,
    { kind: 'setTokens', figure: id, tokens } as const,
  ]);

function play(
  catalogue: Catalogue,
  from: GameState,
  commands: readonly GameCommand[],
): Result<GameState, Refusal> {
  let state = from;
  for (const command of commands) {
    const decided = decide(catalogue, state, command, virtualDice(state.dice.seed));
    if (!decided.ok) return decided;
    state = decided.value.reduce(evolve, state);
  }
  return ok(state);
}

/** Who has just come into play, in the order shared: ids follow from it. */
const identified = <Figure>(
  figures: readonly Figure[],
  there: readonly { readonly id: string }[],
): readonly (Figure & { readonly id: string })[] =>
  figures.flatMap((figure, index) => {
    const id = there[index]?.id;
    return id === undefined ? [] : [{ ...figure, id }];
  });

export interface NewAdventure {
  /** For a campaign that has just been made with `heroDrafts`. */
  readonly commands: readonly GameCommand[];
  /** As it will be. */
  readonly state: GameState;
}

const UNNAMED = 'Shared';

/**
 * An adventure of its own, tried out by the rules from the first command to the last: what they
 * refuse cannot be taken.
 */
export function newAdventure(
  { catalogue, runes }: TakeParts,
  shared: SharedBoard,
  at: number,
): Result<NewAdventure, Refusal> {
  const create = { kind: 'createCampaign', name: UNNAMED, heroes: heroDrafts(shared), seed: 1 };
  const begin = [start(shared, runes, at), ...company(shared)];
  const begun = play(catalogue, START, [create as GameCommand, ...begin]);
  if (!begun.ok) return begun;
  const { adventure } = begun.value;
  if (adventure === null) return fail({ code: 'no-adventure' });
  const heroes = identified(shared.heroes, adventure.heroes);
  const allies = identified(shared.allies, adventure.allies);
  const monsters = identified(shared.monsters, adventure.monsters);
  const setUp: readonly GameCommand[] = [
    { kind: 'setMap', map: shared.map },
    ...places([...heroes, ...allies, ...monsters]),
    ...conditions([...monsters, ...heroes]),
  ];
  const done = play(catalogue, begun.value, setUp);
  return done.ok ? ok({ commands: [...begin, ...setUp], state: done.value }) : done;
}
