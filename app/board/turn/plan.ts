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
import { endsOf, type FigureEnd } from '@/app/play/threat/ends';
import type { Foreseen } from '@/app/play/turn/foresight';
import { endTurn } from '@/app/play/turn/next-up';
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
  /** Everybody it changes, when all is over. */
  readonly ends: readonly FigureEnd[];
  /** What "Anwenden" adds to the run: the damage and, if its turn is over, the next turn. */
  readonly rest: readonly GameCommand[];
  readonly second: SecondAttack;
}

/** D6: it follows with a preview of its own, nobody is left for it, or there is none. */
type SecondAttack = 'follows' | 'nobody' | null;

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

/** D6: the second attack is a threat of its own; where nobody is left for it, it falls away. */
function secondAfter(state: GameState, figure: string): SecondAttack {
  const { adventure } = state;
  if (adventure === null || !mayGoOn(adventure, figure)) return null;
  if (turnPhase(adventure, figure) !== 'second-attack') return null;
  const second = boardTurn(adventure, figure);
  return second.ok && second.value.options.length === 0 ? 'nobody' : 'follows';
}

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
    const commands = mayGoOn(adventure, figure) ? [endTurn(adventure)] : [];
    return { outcome: null, commands, second: null };
  }
  const outcome = outcomeOf(state, adventure, fatigue);
  const apply: GameCommand = {
    kind: 'applyThreat',
    threat: threat.id,
    fatigue: outcome.fatigue,
  };
  const after = outcome.foreseen.ok ? outcome.foreseen.after : null;
  const next = endTurn(after?.adventure ?? adventure);
  if (goesOn(adventure, threat, outcome.foreseen)) {
    return { outcome, commands: [apply, next], second: null };
  }
  const second = after === null ? null : secondAfter(after, figure);
  return { outcome, commands: second === 'nobody' ? [apply, next] : [apply], second };
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

const endsAfter = (
  { adventure }: GameState,
  { outcome }: Rest,
  foreseen: Foreseen,
): readonly FigureEnd[] =>
  adventure === null ? [] : endsOf(adventure, outcome?.foreseen ?? foreseen);

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
    ends: endsAfter(state, rest, foreseen),
    rest: rest.commands,
    second: rest.second,
  };
}
