/** A token and what became of it. */
export interface CombatToken {
  readonly id: string;
  readonly up: string;
  readonly down: string;
  readonly spent: boolean;
  /** The doubler it lies on. */
  readonly on: string | null;
}

export type Tokens = readonly CombatToken[];

/** P, M, E, S, H, A, D or a dash. */
export const symbolOf = ({ up }: CombatToken): string => up.replace(/[1-9*]/gu, '');

export const isGolden = ({ up }: CombatToken): boolean => up.endsWith('*');

/** RB3-4: on a doubler it counts twice. */
export const worthOf = ({ up, on }: CombatToken): number =>
  Number.parseInt(up, 10) * (on === null ? 1 : 2);

export const poolOf = (tokens: Tokens): Tokens => tokens.filter(({ spent }) => !spent);

/** RB3-4: in the pool and not covered. */
export function freeTokens(tokens: Tokens): Tokens {
  const pool = poolOf(tokens);
  const covered = new Set(pool.map(({ on }) => on));
  return pool.filter(({ id }) => !covered.has(id));
}

/** The free tokens of these names; undefined where one is not free or named twice. */
export function freeOnes(tokens: Tokens, names: readonly string[]): Tokens | undefined {
  const free = freeTokens(tokens);
  const found = names.flatMap((id) => free.find((token) => token.id === id) ?? []);
  return found.length === names.length && new Set(names).size === names.length ? found : undefined;
}

/** RB3-4: the doublers below are spent as well. */
export function spend(tokens: Tokens, spent: Tokens): Tokens {
  const gone = new Set(spent.flatMap(({ id, on }) => (on === null ? [id] : [id, on])));
  return tokens.map((token) => (gone.has(token.id) ? { ...token, spent: true } : token));
}

const changed = (tokens: Tokens, id: string, change: (token: CombatToken) => CombatToken): Tokens =>
  tokens.map((token) => (token.id === id ? change(token) : token));

export const flipped = (tokens: Tokens, id: string): Tokens =>
  changed(tokens, id, (token) => ({ ...token, up: token.down, down: token.up }));

export const laidOn = (tokens: Tokens, id: string, on: string): Tokens =>
  changed(tokens, id, (token) => ({ ...token, on }));

/** RB3-5: whether the one may be laid on the other. */
export const canLie = (token: CombatToken, on: CombatToken): boolean =>
  token.on === null && token.id !== on.id && symbolOf(on) === 'D' && on.on === null;
