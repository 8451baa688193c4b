import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { fail, ok, type Result } from '@/src/rules';
import { issueProblem, type Problem } from '../problem';

/** One `op`: the inputs beside `id` and `op`, to an answer. */
export type Operation = (inputs: Record<string, unknown>) => Result<object, Problem>;

/** Checks the inputs' shape once; after that types hold. */
export const operation =
  <Schema extends GenericSchema>(
    schema: Schema,
    run: (inputs: InferOutput<Schema>) => Result<object, Problem>,
  ): Operation =>
  (inputs) => {
    const checked = safeParse(schema, inputs, { abortEarly: true });
    return checked.success ? run(checked.output) : fail(issueProblem(checked.issues[0]));
  };

export const answered = (answer: object): Result<object, Problem> => ok(answer);
