import { answerLine } from '@/scripts/rules/answer';
import { caseOf, TWINS } from './cases';
import { tell } from './twin';

export interface Difference {
  readonly given: unknown;
  readonly twin: unknown;
  readonly solver: unknown;
}

interface Answered {
  readonly ok: boolean;
  readonly answer?: unknown;
  readonly error?: { readonly code: string; readonly path: string };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
};

/** What the twin and the rules say to a made-up case of an op, where that differs. */
export function compareCase(op: string, seed: number): Difference | undefined {
  const twin = TWINS.get(op);
  if (!twin) throw new Error(`no twin of ${op}`);
  const given = caseOf(op, seed);
  const told = tell(twin, given);
  const line = answerLine(JSON.stringify({ id: seed, op, ...given }));
  const heard = JSON.parse(String(line)) as Answered;
  const expected = told.ok ? { answer: told.answer } : { fault: `bad-input ${told.path}` };
  const solver = heard.ok
    ? { answer: heard.answer }
    : { fault: `${heard.error?.code} ${heard.error?.path}` };
  const same = JSON.stringify(sorted(expected)) === JSON.stringify(sorted(solver));
  return same ? undefined : { given: { op, ...given }, twin: expected, solver };
}

export const describeDifference = ({ given, twin, solver }: Difference): string =>
  [given, twin, solver].map((value) => JSON.stringify(value)).join('\n');
