import { CATALOGUE } from '@/src/content/drunagor';
import type {
  AdventureCommand,
  BaseColour,
  MonsterCard,
  MonsterSetup,
  SetupLine,
  Variant,
} from '@/src/rules';

type OpenStep = Extract<AdventureCommand, { readonly kind: 'openStep' }>;

/** U1, U2, D15: the ways out where a figure cannot come as it is. */
export type ProblemAnswer =
  | { readonly kind: 'leave' }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'no-base' }
  | { readonly kind: 'hp'; readonly hp: number }
  | { readonly kind: 'command'; readonly command: number }
  /** No card of its kind is free: one that lies on the track already. */
  | { readonly kind: 'another'; readonly card: string };

/** What the players say about the lines of a setup; each by the line's place in it. */
export interface LineChoices {
  /** Cards they drew themselves. */
  readonly drawn: Readonly<Record<number, string>>;
  /** Lines the app draws although cards are drawn at the table. */
  readonly app: readonly number[];
  readonly variants: Readonly<Record<number, Variant>>;
  readonly bases: Readonly<Record<number, BaseColour | null>>;
  readonly hp: Readonly<Record<number, number>>;
  readonly without: readonly number[];
  readonly standIns: readonly number[];
  /** D15: as the adventure says; null: not said yet. */
  readonly command: number | null;
}

export const NO_CHOICES: LineChoices = {
  drawn: {},
  app: [],
  variants: {},
  bases: {},
  hp: {},
  without: [],
  standIns: [],
  command: null,
};

export const openStepCommand = (setup: MonsterSetup, choices: LineChoices): OpenStep => {
  const { drawn, variants, bases, hp, without, standIns, command } = choices;
  return {
    kind: 'openStep',
    setup,
    drawn,
    variants,
    bases,
    hp,
    without,
    standIns,
    ...(command === null ? {} : { command }),
  };
};

const printed = (card: string): MonsterCard | undefined =>
  CATALOGUE.monsters.find(({ id }) => id === card);

const siblings = (card: string): readonly MonsterCard[] => {
  const { monster, rank } = printed(card) ?? {};
  return CATALOGUE.monsters.filter(
    (other) => other.monster === monster && other.rank === rank && other.side !== 'B',
  );
};

/** U5: what this monster comes in; none for cards without variants. */
export const variantsOf = (card: string): readonly Variant[] =>
  siblings(card).map(({ variant }) => variant);

export const withVariant = (card: string, variant: Variant): string =>
  siblings(card).find((other) => other.variant === variant)?.id ?? card;

export const printedVariant = (card: string): Variant | undefined => printed(card)?.variant;

/** U1: one card for all lines of a colour and rank; the first of them is asked. */
export const isAsked = ({ random, sameAs, candidates }: SetupLine): boolean =>
  random && sameAs === null && candidates.length > 1;

/** A drawn card is named with its variant; for all others the variant is said by itself. */
export function chooseVariant(choices: LineChoices, line: number, variant: Variant): LineChoices {
  const card = choices.drawn[line];
  return card === undefined
    ? { ...choices, variants: { ...choices.variants, [line]: variant } }
    : { ...choices, drawn: { ...choices.drawn, [line]: withVariant(card, variant) } };
}

/** Null: the app draws. */
export function chooseCard(choices: LineChoices, line: number, card: string | null): LineChoices {
  const { [line]: _, ...drawn } = choices.drawn;
  const { [line]: __, ...variants } = choices.variants;
  const app = choices.app.filter((other) => other !== line);
  return card === null
    ? { ...choices, drawn, variants, app: [...app, line] }
    : { ...choices, drawn: { ...drawn, [line]: card }, variants, app };
}

export const toggledLine = (lines: readonly number[], line: number): readonly number[] =>
  lines.includes(line) ? lines.filter((other) => other !== line) : [...lines, line];

/** What the players answer where a line cannot come as it is. */
export function answered(choices: LineChoices, line: number, answer: ProblemAnswer): LineChoices {
  switch (answer.kind) {
    case 'leave':
      return { ...choices, without: toggledLine(choices.without, line) };
    case 'stand-in':
      return { ...choices, standIns: toggledLine(choices.standIns, line) };
    case 'no-base':
      return { ...choices, bases: { ...choices.bases, [line]: null } };
    case 'hp':
      return { ...choices, hp: { ...choices.hp, [line]: answer.hp } };
    case 'command':
      return { ...choices, command: answer.command };
    case 'another':
      return chooseCard(choices, line, answer.card);
  }
}
