import type { GenericIssue } from 'valibot';

/** Why a line has no answer; see `docs/scenario-format.md`. */
export interface Problem {
  readonly code: 'bad-json' | 'unknown-op' | 'bad-input';
  readonly path: string;
  readonly message: string;
}

export const badInput = (path: string, message: string): Problem => ({
  code: 'bad-input',
  path,
  message,
});

const joinKey = (path: string, key: unknown): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
};

/** `heroes[1].at` from the checker's list of keys. */
export const issueProblem = (issue: GenericIssue): Problem =>
  badInput((issue.path ?? []).map((item) => item.key).reduce(joinKey, ''), issue.message);
