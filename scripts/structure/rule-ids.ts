/** Which rules the project cites, where, and whether `docs/rules` knows them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `T1`, `S2a`; a worked example is a page and a letter: `p39b`. */
const RULE_ID = /\b(?:[A-DEFGIK-XZ][1-9]\d?[a-g]?|p\d{1,2}[a-z])\b/gu;
const ONE_ID = /^(?:[A-DEFGIK-XZ][1-9]\d?[a-g]?|p\d{1,2}[a-z])$/u;
/** `T1, P3: what the row is about`. */
const ROW_NAME = /^((?:[A-Zp]\d{1,2}[a-z]?, )*[A-Zp]\d{1,2}[a-z]?): /u;

const ANCHOR = /<a id="([a-z0-9]+)"><\/a>\*\*([A-Zp]\d+[a-z]?)\*\*/gu;
const LITERAL_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu;

export type Side = 'code' | 'test' | 'mutant';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly side: Side;
}
