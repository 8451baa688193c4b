/** From one place, with one attack, it can (or cannot) hit at least all of these. */
export interface HitFact {
  readonly figures: readonly string[];
  readonly can: boolean;
}

/** Which of `among` it can hit, each by itself together with all of `together`. */
export interface EachQuestion {
  readonly kind: 'each';
  readonly together: readonly string[];
  readonly among: readonly string[];
}

/** The first of `among`, in this order, that it can hit together with all of `together`, or none. */
export interface FirstQuestion {
  readonly kind: 'first';
  readonly together: readonly string[];
  readonly among: readonly string[];
}

export const answerEach = (
  { together, among }: EachQuestion,
  ticked: readonly string[],
): readonly HitFact[] =>
  among.map((id) => ({ figures: [...together, id], can: ticked.includes(id) }));

/** All before the first one cannot; of those behind it nothing is said. */
export const answerFirst = (
  { together, among }: FirstQuestion,
  first: string | null,
): readonly HitFact[] => {
  const end = first === null ? among.length : among.indexOf(first) + 1;
  return among.slice(0, end).map((id) => ({ figures: [...together, id], can: id === first }));
};

const holds = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((id) => all.includes(id));

/** What follows from the facts: fewer of a set that can be hit can, more of one that cannot cannot. */
export const judge = (facts: readonly HitFact[], set: readonly string[]): boolean | undefined => {
  if (facts.some(({ figures, can }) => can && holds(figures, set))) return true;
  return facts.some(({ figures, can }) => !can && holds(set, figures)) ? false : undefined;
};
