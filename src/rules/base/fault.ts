/** Why a draft is not a legal value; `path` names the place, as in `heroes[1].at`. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly path: string;
}

export const fault = <Code extends string>(code: Code, path: string): Fault<Code> => ({
  code,
  path,
});
