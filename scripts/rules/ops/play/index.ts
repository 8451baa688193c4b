import { CATALOGUE } from '@/src/content/drunagor';
import { readEvents } from '@/src/game/schema/events';
import {
  decide,
  fail,
  isCampaignCommand,
  isSessionCommand,
  isCommandKind,
  logbookWarnings,
  ok,
  replay,
  typedDice,
  virtualDice,
  warningsFor,
  type Decision,
  type GameCommand,
  type GameState,
  type Result,
} from '@/src/rules';
import { badInput, type Problem } from '@/scripts/rules/problem';
import { answered, operation } from '../operation';
import { inputs, type Inputs } from './inputs';
import { setupOf, startState } from './start';
import { summaryOf } from './summary';

interface Noted {
  readonly index: number;
  readonly code: string;
}

interface Asked {
  readonly doubts: readonly { readonly code: string }[];
  readonly decision: Decision;
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'unknown');

/** What the players rolled for this command; else the app rolls. */
const diceOf = ({ seed, next }: GameState['dice'], rolled: readonly number[] | undefined) =>
  rolled === undefined ? virtualDice(seed) : typedDice(rolled, next);

const doubtsOf = (state: GameState, command: GameCommand): Asked['doubts'] => {
  if (command.kind === 'rollDie' || isSessionCommand(command)) return [];
  return isCampaignCommand(command) ? logbookWarnings(state, command) : warningsFor(state, command);
};

const canBeStored = (decision: Decision): boolean =>
  !decision.ok || readEvents(JSON.parse(JSON.stringify(decision.value))).ok;

/** A command of a wrong shape decides nonsense, or nothing at all. */
function ask(
  state: GameState,
  command: GameCommand,
  place: string,
  rolled?: readonly number[],
): Result<Asked, Problem> {
  if (!isCommandKind(command.kind)) return fail(badInput(`${place}.kind`, 'unknown command'));
  try {
    const doubts = doubtsOf(state, command);
    const decision = decide(CATALOGUE, state, command, diceOf(state.dice, rolled));
    if (!canBeStored(decision)) return fail(badInput(place, 'not a command of this kind'));
    return ok({ doubts, decision });
  } catch (cause) {
    return fail(badInput(place, reasonOf(cause)));
  }
}

/** The case's setup; a refusal there is a mistake of the case. */
function setUp(given: Inputs): Result<GameState, Problem> {
  let state = startState(given);
  for (const command of setupOf(given)) {
    const asked = ask(state, command, 'heroes');
    if (!asked.ok) return asked;
    const { decision } = asked.value;
    if (!decision.ok) return fail(badInput('heroes', decision.error.code));
    state = replay(state, decision.value);
  }
  return ok(state);
}

/** Commands as the app gives them, one after the other; a refused one changes nothing. */
export const playOp = operation(inputs, (given) => {
  const begun = setUp(given);
  if (!begun.ok) return begun;
  let state = begun.value;
  const refused: Noted[] = [];
  const warnings: Noted[] = [];
  for (const [index, one] of given.commands.entries()) {
    const command = one as unknown as GameCommand;
    const asked = ask(state, command, `commands[${index}]`, given.dice[index]);
    if (!asked.ok) return asked;
    const { doubts, decision } = asked.value;
    warnings.push(...doubts.map((doubt) => ({ index, ...doubt })));
    if (decision.ok) state = replay(state, decision.value);
    else refused.push({ index, ...decision.error });
  }
  return answered({ refused, warnings, ...summaryOf(state) });
});
