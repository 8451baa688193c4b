import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { readEvents } from '@/src/game/schema/events';
import {
  decide,
  replay,
  START,
  STANDARD_RULES,
  typedDice,
  virtualDice,
  type Adventure,
  type AdventureAlly,
  type AdventureHero,
  type AdventureRules,
  type CardInPlay,
  type CubeCounts,
  type GameCommand,
  type GameEvent,
  type GameState,
  type HeroStart,
  type MonsterFigure,
  type Refusal,
  type Role,
  type Summons,
} from '@/src/rules';

export interface HeroSetup {
  readonly name?: string;
  readonly role?: Role | null;
  readonly maxHp?: number;
  /** Null: the table keeps them. */
  readonly cubes?: CubeCounts | null;
  readonly bonusHp?: Readonly<Record<string, number>>;
  readonly curseLimit?: number;
  readonly traumaLimit?: number;
}

export interface Setup {
  readonly heroes?: readonly HeroSetup[];
  readonly rules?: Partial<AdventureRules>;
  readonly chapter?: number;
  readonly seed?: number;
  readonly summons?: readonly Summons[];
  /** Further commands, in this order. */
  readonly then?: readonly GameCommand[];
}

export interface Done {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const NAMES = ['Jaheen', 'Elros', 'Vorn', 'Maya', 'Lorelai'];
const ROLES: readonly Role[] = ['defender', 'leader', 'controller', 'support', 'striker'];
export const CUBES: CubeCounts = { yellow: 2, red: 1, green: 1, blue: 1 };

const decided = (state: GameState, command: GameCommand, dice?: readonly number[]) =>
  decide(
    CATALOGUE,
    state,
    command,
    dice ? typedDice(dice, state.dice.next) : virtualDice(state.dice.seed),
  );

/**
 * `dice`: what the players rolled or drew; absent: the app does. Throws with the refusal. Every
 * event must pass the schema of stored events, or the campaign could not be opened again.
 */
export function doing(state: GameState, command: GameCommand, dice?: readonly number[]): Done {
  const decision = decided(state, command, dice);
  if (!decision.ok) throw new Error(`${command.kind}: ${JSON.stringify(decision.error)}`);
  const stored = readEvents(JSON.parse(JSON.stringify(decision.value)));
  if (!stored.ok) throw new Error(`${command.kind}: its events cannot be read again`);
  return { state: replay(state, decision.value), events: decision.value };
}

/** The state after several commands. */
export const after = (state: GameState, ...commands: readonly GameCommand[]): GameState =>
  commands.reduce((current, command) => doing(current, command).state, state);

export function refusal(
  state: GameState,
  command: GameCommand,
  dice?: readonly number[],
): Refusal | null {
  const decision = decided(state, command, dice);
  return decision.ok ? null : decision.error;
}

/** The code of the refusal; `accepted` if there is none. */
export const refusing = (
  state: GameState,
  command: GameCommand,
  dice?: readonly number[],
): Refusal['code'] | 'accepted' => refusal(state, command, dice)?.code ?? 'accepted';

const nameOf = ({ name }: HeroSetup, index: number): string => name ?? NAMES[index] ?? 'Held';

const startOf = (setup: HeroSetup, index: number): HeroStart => ({
  hero: `hero-${index + 1}`,
  role: setup.role === undefined ? (ROLES[index] ?? null) : setup.role,
  maxHp: setup.maxHp ?? 10,
  cubes: setup.cubes === undefined ? CUBES : setup.cubes,
  ...(setup.bonusHp === undefined ? {} : { bonusHp: setup.bonusHp }),
  ...(setup.curseLimit === undefined ? {} : { curseLimit: setup.curseLimit }),
  ...(setup.traumaLimit === undefined ? {} : { traumaLimit: setup.traumaLimit }),
});

const TWO: readonly HeroSetup[] = [{}, {}];

/** A campaign with the heroes hero-1, hero-2, …: Jaheen, Elros, Vorn, Maya, Lorelai. */
export const campaignWith = ({ heroes = TWO, seed = 7 }: Setup = {}): GameState =>
  after(START, {
    kind: 'createCampaign',
    name: 'Nacht',
    seed,
    heroes: heroes.map((hero, index) => ({
      board: null,
      name: nameOf(hero, index),
      player: '',
      heroClass: '',
      maxHp: null,
      cubes: null,
      gear: [],
      notes: '',
    })),
  });

export const startCommand = ({ heroes = TWO, rules = {}, chapter = 1 }: Setup = {}): Extract<
  GameCommand,
  { kind: 'startAdventure' }
> => ({
  kind: 'startAdventure',
  chapter,
  title: 'Probe',
  at: 1000,
  rules: { ...STANDARD_RULES, ...rules },
  heroes: heroes.map(startOf),
  runes: RUNES,
});

/**
 * A running adventure, made by commands. Default: two heroes of 10 HP with five cubes each, hero-1
 * the Defender, hero-2 the Leader, no monsters, no turn yet.
 */
export function adventureWith(setup: Setup = {}): GameState {
  const started = after(campaignWith(setup), startCommand(setup));
  const { summons = [], then = [] } = setup;
  const summoned = summons.length > 0 ? after(started, { kind: 'summon', summons }) : started;
  return after(summoned, ...then);
}

const found = <Item>(item: Item | null | undefined, what: string): Item => {
  if (item === null || item === undefined) throw new Error(`no ${what}`);
  return item;
};

export const adventureOf = (state: GameState): Adventure => found(state.adventure, 'adventure');

export const heroOf = (state: GameState, id: string): AdventureHero =>
  found(
    adventureOf(state).heroes.find((hero) => hero.id === id),
    id,
  );

export const monsterOf = (state: GameState, id: string): MonsterFigure =>
  found(
    adventureOf(state).monsters.find((monster) => monster.id === id),
    id,
  );

export const allyOf = (state: GameState, id: string): AdventureAlly =>
  found(
    adventureOf(state).allies.find((ally) => ally.id === id),
    id,
  );

export const cardOf = (state: GameState, id: string): CardInPlay =>
  found(
    adventureOf(state).cards.find((card) => card.id === id),
    id,
  );

/** The types of the events, in order: the story at a glance. */
export const story = ({ events }: Done): readonly GameEvent['type'][] =>
  events.map(({ type }) => type);

export const eventsOf = <Type extends GameEvent['type']>(
  { events }: Done,
  type: Type,
): readonly Extract<GameEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
