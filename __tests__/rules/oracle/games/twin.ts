import { Fault, readCase } from './read';
import type { Fields } from './shape';

/** One op, worked out slowly: what it takes, what it refuses, what it answers. */
export interface Twin<Input> {
  readonly fields: Fields;
  check?(input: Input): void;
  answer(input: Input): unknown;
}

export type Told =
  { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly path: string };

/** The twin's answer to a case: the input is its own copy. */
export function tell(twin: Twin<never>, value: Record<string, unknown>): Told {
  try {
    const input = readCase(structuredClone(value), twin.fields) as never;
    twin.check?.(input);
    return { ok: true, answer: twin.answer(input) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, path: error.path };
    throw error;
  }
}
