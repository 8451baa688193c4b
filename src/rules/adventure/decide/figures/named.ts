import { refOf } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { TOKEN_KINDS, type Tokens } from '@/src/rules/adventure/state/tokens';
import { checkNumber } from '../check';

/** More than any card says; keeps typing errors out. */
export const MAX_AMOUNT = 999;

/** The figures a command names, each once, all of them in play. */
export function figuresNamed(play: Play, ids: readonly string[]): readonly string[] {
  for (const id of ids) refOf(play, id);
  return [...new Set(ids)];
}

const KINDS: ReadonlySet<string> = new Set(TOKEN_KINDS);

export function checkTokens(tokens: Tokens): void {
  for (const [kind, count] of Object.entries(tokens)) {
    if (!KINDS.has(kind)) refuse({ code: 'unknown-thing' });
    checkNumber(count, 0, MAX_AMOUNT);
  }
}
