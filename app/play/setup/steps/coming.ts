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

/**
 * As if the players had answered: what is drawn for the other lines stays the same when they do. Only
 * a line without any card is set aside; nothing is drawn for it.
 */
function supposed(choices: LineChoices, { code, line }: LineRefusal): LineChoices {
  switch (code) {
    case 'no-hit-points':
      return { ...choices, command: choices.command ?? 1, hp: { ...choices.hp, [line]: 1 } };
    case 'no-miniature-left':
      return { ...choices, standIns: [...choices.standIns, line] };
    case 'no-base-left':
      return { ...choices, bases: { ...choices.bases, [line]: null } };
    case 'no-card-left':
      return { ...choices, without: [...choices.without, line] };
  }
}

/** What stops one line is noted there, so that the others can be shown. */
function tried(state: GameState, setup: MonsterSetup, choices: LineChoices): Tried {
  const problems = new Map<number, LineRefusal>();
  let trying = choices;
  for (;;) {
    const preview = previewOf(state, [openStepCommand(setup, trying)]);
    if (preview.ok) return { after: preview.value.adventure, problems, refusal: null };
    const { error } = preview;
    // A line may lack two things; the first one is asked first.
    if (!isOfLine(error) || problems.get(error.line)?.code === error.code) {
      return { after: null, problems, refusal: error };
    }
    if (!problems.has(error.line)) problems.set(error.line, error);
    trying = supposed(trying, error);
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
      const problem = problems.get(line.line) ?? null;
      const absent = without.includes(line.line) || problem?.code === 'no-card-left';
      const supposedly = (absent ? undefined : figures.shift()) ?? null;
      const figure = problem === null ? supposedly : null;
      return {
        line,
        figure,
        problem,
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

/** What was shown stays, whoever else is left out: the cards on screen are named as drawn. */
export function withShownKept({ lines }: Coming, choices: LineChoices): LineChoices {
  const shown = lines.flatMap(({ line, card }) =>
    line.random && line.sameAs === null && card !== null && choices.drawn[line.line] === undefined
      ? [[line.line, card.face.id] as const]
      : [],
  );
  return { ...choices, drawn: { ...choices.drawn, ...Object.fromEntries(shown) } };
}
