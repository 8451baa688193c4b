import { fault, type Fault } from '../base/fault';
import { fail, ok, type Result } from '../base/result';

export type InputFaultCode =
  'missing' | 'type' | 'range' | 'length' | 'unknown-key' | 'taken' | 'check' | 'impossible';

export type InputFault = Fault<InputFaultCode>;

/**
 * A value as the contract describes it, or the first fault in it (H2). `later` gathers ids given twice: they count only
 * when all forms are right.
 */
export type Read<Value> = (
  given: unknown,
  path: string,
  later: InputFault[],
) => Result<Value, InputFault>;

export const refused = (code: InputFaultCode, path: string): Result<never, InputFault> =>
  fail(fault(code, path));

/** H1: a whole number of the range. */
export const whole =
  (least: number, most: number): Read<number> =>
  (given, path) => {
    if (typeof given !== 'number' || !Number.isInteger(given)) return refused('type', path);
    // 0 for JSON's -0, too.
    return given < least || given > most ? refused('range', path) : ok(given === 0 ? 0 : given);
  };

/** H1: `n`. */
export const count = whole(0, 99);

/** H1: `b`. */
export const flag: Read<boolean> = (given, path) =>
  typeof given === 'boolean' ? ok(given) : refused('type', path);

/** A text that is not empty, counted in UTF-16 units. */
export const text =
  (longest = Number.POSITIVE_INFINITY): Read<string> =>
  (given, path) => {
    if (typeof given !== 'string') return refused('type', path);
    return given.length < 1 || given.length > longest ? refused('length', path) : ok(given);
  };

/** H1: `t`. */
const LONGEST_NAME = 40;
export const name = text(LONGEST_NAME);

/** One of these words. */
export const word =
  <const Word extends string>(...words: readonly Word[]): Read<Word> =>
  (given, path) => {
    const found = words.find((one) => one === given);
    return found === undefined ? refused('type', path) : ok(found);
  };

/** A text of this form. */
export const matching =
  (form: RegExp): Read<string> =>
  (given, path) =>
    typeof given === 'string' && form.test(given) ? ok(given) : refused('type', path);

export const orNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (given, path, later) =>
    given === null ? ok(null) : read(given, path, later);

/** The first form where it is that, otherwise as the second says. */
export const either =
  <First, Second>(first: Read<First>, second: Read<Second>): Read<First | Second> =>
  (given, path, later) => {
    const read = first(given, path, later);
    return read.ok ? read : second(given, path, later);
  };
