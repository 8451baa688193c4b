/** A rule id of `docs/rules`, or `table` when the players simply wanted it so. */
export type Cause =
  'table' | `${Uppercase<string>}${number}` | `${Uppercase<string>}${number}${string}`;

/** What every event has: its form's version, and the rule it comes from. */
export interface Caused<Type extends string, Version extends number> {
  readonly type: Type;
  readonly v: Version;
  readonly cause: Cause;
}
