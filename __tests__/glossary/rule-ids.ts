/** Ids of the exact rules, as the project's rules files number them. */
const numbered = (letter: string, ...numbers: readonly (number | string)[]): readonly string[] =>
  numbers.map((number) => `${letter}${number}`);

const upTo = (letter: string, last: number): readonly string[] =>
  numbered(letter, ...Array.from({ length: last }, (_, index) => index + 1));

export const RULE_IDS: ReadonlySet<string> = new Set([
  ...upTo('A', 3),
  ...upTo('C', 6),
  ...upTo('D', 16),
  ...numbered('D', 19, 20, 21),
  ...upTo('E', 5),
  ...upTo('F', 3),
  ...upTo('G', 8),
  ...upTo('I', 6),
  ...upTo('K', 3),
  ...upTo('L', 7),
  ...numbered('L', '6a', '6b', '6c', '7a'),
  ...upTo('M', 12),
  ...upTo('N', 13),
  ...numbered('N', '9a'),
  ...numbered('O', 0, 1, 2, 3, 4),
  ...upTo('P', 4),
  ...numbered('P', '1a'),
  ...upTo('Q', 8),
  ...upTo('R', 3),
  ...upTo('S', 8),
  ...numbered('S', '2a', '2b', '2c', '2d', '2e', '2f', '2g'),
  ...upTo('T', 7),
  ...upTo('U', 8),
  ...numbered('U', 10, 11, 12, 14),
  ...numbered('V', 1, 2, 3, 4, 6),
  ...upTo('W', 6),
  ...upTo('Z', 4),
]);
