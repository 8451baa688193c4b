import { CATALOGUE } from '@/src/content/drunagor';
import {
  boardTurn,
  decide,
  displacementChoices,
  replay,
  samePosition,
  threatOutlook,
  turnPhase,
  typedDice,
  virtualDice,
  type Adventure,
  type BoardOption,
  type BoardSaid,
  type Displaced,
  type GameCommand,
  type GameState,
  type OnBoard,
  type Position,
  type TargetOutlook,
  type Threat,
} from '@/src/rules';
import type { Foreseen } from '@/app/play/turn/foresight';
import {
  goesOn,
  outcomeOf,
  type ChosenFatigue,
  type ThreatOutcome,
} from '@/app/play/threat/outcome';

/** What the players have picked; everything else is the suggestion. */
export interface Picks {
  readonly asides: readonly Position[];
  readonly dice: readonly number[] | null;
  readonly damage: number | null;
  readonly fatigue: ChosenFatigue;
}

export interface RunPlan {
  readonly run: GameCommand;
  readonly dice: readonly number[] | null;
  /** The walk and the attack it opens. */
  readonly foreseen: Foreseen;
  readonly threat: Threat | null;
  readonly outlook: readonly TargetOutlook[];
  readonly outcome: ThreatOutcome | null;
  /** What "Anwenden" adds to the run: damage, a second attack that leaves no choice, the next turn. */
  readonly rest: readonly GameCommand[];
  readonly second: SecondAttack;
}

/** D6: it is among the rest, nobody is left for it, or there is none that goes without asking. */
type SecondAttack = 'same' | 'nobody' | null;

/** R1: the leader's fields as far as they are free, then the first that is. */
export function asidesOf(
  here: OnBoard,
  { end, displaced }: BoardOption,
  picked: readonly Position[],
): readonly Displaced[] {
  const taken: Position[] = [];
  return displaced.flatMap(({ figure }, index) => {
    const free = displacementChoices(here, end, taken);
    const wanted = picked[index];
    const at = free.find((field) => wanted && samePosition(field, wanted)) ?? free[0];
    if (at === undefined) return [];
    taken.push(at);
    return [{ figure, at }];
  });
}

/** As many dice as chests that roll; those not typed in are the app's, so all or none. */
export const diceNeeded = ({ crushed }: BoardOption): number =>
  crushed.filter(({ die }) => die).length;

function foresee(
  state: GameState,
  command: GameCommand,
  typed: readonly number[] | null,
): Foreseen {
  const { seed, next } = state.dice;
  const dice = typed === null ? virtualDice(seed) : typedDice(typed, next);
  const decision = decide(CATALOGUE, state, command, dice);
  if (!decision.ok) return { ok: false, error: decision.error };
  return { ok: true, events: decision.value, after: replay(state, decision.value) };
}

/** Nobody is asked about a second attack on the very same targets, or on nobody (D6). */
function secondRun(adventure: Adventure, figure: string): GameCommand | 'nobody' | null {
  if (turnPhase(adventure, figure) !== 'second-attack') return null;
  const second = boardTurn(adventure, figure);
  if (!second.ok || second.value.options.length > 1) return null;
  const [only] = second.value.options;
  return only === undefined
    ? 'nobody'
    : { kind: 'runMonster', figure, end: only.end, hits: only.hits };
}

const NEXT: GameCommand = { kind: 'nextTurn' };

/** Whether its turn still runs and nothing else is open. */
const mayGoOn = ({ turn, outcome, drawn }: Adventure, figure: string): boolean =>
  turn !== null && turn.figure === figure && outcome === null && drawn.length === 0;

interface Rest {
  readonly outcome: ThreatOutcome | null;
  readonly commands: readonly GameCommand[];
  readonly second: SecondAttack;
}

const NO_REST: Rest = { outcome: null, commands: [], second: null };

/** Damage as it comes, then whatever follows without a question. */
function restAfter(state: GameState, figure: string, fatigue: ChosenFatigue): Rest {
  const { adventure } = state;
  if (adventure === null) return NO_REST;
  const { threat } = adventure;
  if (threat === null) {
    const commands = mayGoOn(adventure, figure) ? [NEXT] : [];
    return { outcome: null, commands, second: null };
  }
  const outcome = outcomeOf(state, adventure, fatigue);
  const apply: GameCommand = { kind: 'applyThreat', fatigue: outcome.fatigue };
  if (goesOn(adventure, threat, outcome.foreseen)) {
    return { outcome, commands: [apply, NEXT], second: null };
  }
  const after = outcome.foreseen.ok ? outcome.foreseen.after : null;
  const more = after === null ? null : secondAfter(after, figure);
  if (more === null) return { outcome, commands: [apply], second: null };
  return { outcome, commands: [apply, ...more.commands], second: more.second };
}

/** D6: the second attack and what follows it. */
function secondAfter(state: GameState, figure: string): Omit<Rest, 'outcome'> | null {
  const { adventure } = state;
  if (adventure === null || !mayGoOn(adventure, figure)) return null;
  const second = secondRun(adventure, figure);
  if (second === 'nobody') return { commands: [NEXT], second };
  const again = second === null ? null : foresee(state, second, null);
  if (second === null || again === null || !again.ok) return null;
  const { commands } = restAfter(again.after, figure, {});
  return { commands: [second, ...commands], second: 'same' };
}

function runCommand(
  figure: string,
  { end, hits }: BoardOption,
  displaced: ReturnType<typeof asidesOf>,
  damage: number | null,
  said: BoardSaid,
): GameCommand {
  return {
    kind: 'runMonster',
    figure,
    end,
    hits,
    ...(displaced.length === 0 ? {} : { displaced }),
    ...(damage === null ? {} : { damage }),
    ...(Object.keys(said).length === 0 ? {} : { said }),
  };
}

/** Everything one tap on "Anwenden" will do, asked of the rules themselves beforehand. */
export function planRun(
  state: GameState,
  here: OnBoard,
  figure: string,
  option: BoardOption,
  { asides, dice, damage, fatigue, said }: Picks & { readonly said: BoardSaid },
): RunPlan {
  const run = runCommand(figure, option, asidesOf(here, option, asides), damage, said);
  const typed = dice !== null && dice.length === diceNeeded(option) ? dice : null;
  const foreseen = foresee(state, run, typed);
  const after = foreseen.ok ? foreseen.after : null;
  const adventure = after?.adventure ?? null;
  const threat = adventure?.threat ?? null;
  const rest = after === null ? NO_REST : restAfter(after, figure, fatigue);
  return {
    run,
    dice: typed,
    foreseen,
    threat,
    outlook: adventure && threat ? threatOutlook(adventure, threat) : [],
    outcome: rest.outcome,
    rest: rest.commands,
    second: rest.second,
  };
}
