import type { GameOps } from '@/src/rules/contract';

/** The answer of the rules to something a helper asks beside its own question; null: it cannot be asked so. */
export function answerOf<Answer extends object>(
  ops: GameOps,
  op: string,
  input: unknown,
): Answer | null {
  const answered = ops.get(op)?.(input);
  return answered?.ok === true ? (answered.value as Answer) : null;
}
