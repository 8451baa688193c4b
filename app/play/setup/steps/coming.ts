import { cardById, CATALOGUE } from '@/src/content/drunagor';
import {
  cardIn,
  setupLines,
  type Adventure,
  type CardInPlay,
  type GameState,
  type MonsterFigure,
  type MonsterSetup,
  type Refusal,
  type SetupLine,
} from '@/src/rules';
import { previewOf } from '../preview';
import { isAsked, openStepCommand, type LineChoices } from './choices';

export type LineRefusal = Extract<Refusal, { readonly line: number }>;

/** A line of the setup and the figure it brings. */
export interface ComingLine {
  readonly line: SetupLine;
  readonly figure: MonsterFigure | null;
  readonly card: CardInPlay | null;
  /** Why it cannot come as things are (U1, U2, D15). */
  readonly problem: LineRefusal | null;
  /** The players draw, and have not said what. */
  readonly waiting: boolean;
  readonly left: boolean;
}

export interface Coming {
  readonly lines: readonly ComingLine[];
  /** Something that is no single line's fault. */
  readonly refusal: Refusal | null;
}

const isOfLine = (refusal: Refusal): refusal is LineRefusal => 'line' in refusal;

interface Tried {
  readonly after: Adventure | null;
  readonly problems: ReadonlyMap<number, LineRefusal>;
  readonly refusal: Refusal | null;
}

/** Lines that cannot come are set aside, so that the others can be shown. */
function tried(state: GameState, setup: MonsterSetup, choices: LineChoices): Tried {
  const problems = new Map<number, LineRefusal>();
  for (;;) {
    const without = [...choices.without, ...problems.keys()];
    const command = openStepCommand(setup, { ...choices, without });
    const preview = previewOf(state, [command]);
    if (preview.ok) return { after: preview.value.adventure, problems, refusal: null };
    const { error } = preview;
    if (!isOfLine(error) || problems.has(error.line)) {
      return { after: null, problems, refusal: error };
    }
    problems.set(error.line, error);
  }
}

/** U1: while the players draw by hand, lines of an unknown card wait together. */
const waitingLines = (
  lines: readonly SetupLine[],
  { rules }: Adventure,
  { drawn, app }: LineChoices,
): readonly number[] => {
  if (rules.cards === 'app') return [];
  const asked = lines
    .filter(isAsked)
    .map(({ line }) => line)
    .filter((line) => drawn[line] === undefined && !app.includes(line));
  return lines
    .filter(
      ({ line, sameAs }) => asked.includes(line) || (sameAs !== null && asked.includes(sameAs)),
    )
    .map(({ line }) => line);
};

/** Who comes, in the order of summoning, with the base and HP the rules give. */
export function comingOf(state: GameState, setup: MonsterSetup, choices: LineChoices): Coming {
  const { adventure } = state;
  if (adventure === null) return { lines: [], refusal: null };
  const lines = setupLines(CATALOGUE, adventure, setup);
  const waiting = waitingLines(lines, adventure, choices);
  const without = [...choices.without, ...waiting];
  const { after, problems, refusal } = tried(state, setup, { ...choices, without });
  const figures = [...(after?.monsters.slice(adventure.monsters.length) ?? [])];
  return {
    refusal,
    lines: lines.map((line) => {
      const absent = without.includes(line.line) || problems.has(line.line);
      const figure = (absent ? undefined : figures.shift()) ?? null;
      return {
        line,
        figure,
        problem: problems.get(line.line) ?? null,
        card: figure && after ? (cardIn(after, figure.card) ?? null) : null,
        waiting: waiting.includes(line.line),
        left: choices.without.includes(line.line),
      };
    }),
  };
}

/** D15: the adventure's number decides its HP. */
export const isPerCommand = ({ line }: ComingLine): boolean =>
  line.spawn.kind === 'commander' ||
  line.candidates.some(({ card }) => typeof cardById(card)?.hp === 'object');

/** Nothing is asked any more: the setup can be opened. */
export const isSettled = ({ lines, refusal }: Coming): boolean =>
  refusal === null && lines.every(({ waiting, problem }) => !waiting && problem === null);
