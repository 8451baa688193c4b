import type { GameCommand, GameState } from '@/src/rules';
import { foresee } from '../turn/foresight';

/** A value as the table has it, and as it would be. */
export interface Overwritten {
  readonly now: string;
  readonly mine: string;
}

/** Counted by the app itself: nobody wrote it. */
const COUNTED = new Set(['numbers', 'dice']);
const MOST_SHOWN = 3;
/** A role, a colour, an id: the app's own name for it, which nobody wrote and nobody reads. */
const CODE = /^[a-z][A-Za-z0-9-]*$/u;

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const spelt = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Where both have something, and not the same. */
function differing(now: unknown, mine: unknown): readonly Overwritten[] {
  if (now === mine) return [];
  if (isNode(now) && isNode(mine))
    return Object.keys(now)
      .filter((key) => !COUNTED.has(key))
      .flatMap((key) => differing(now[key], mine[key]));
  const pair = { now: spelt(now), mine: spelt(mine) };
  return pair.now === '' && pair.mine === '' ? [] : [pair];
}

const isReadable = ({ now, mine }: Overwritten): boolean => !CODE.test(now) && !CODE.test(mine);

/** What would be written over if this were played once more, as far as it can be read; null: nothing. */
export function overwriting(
  state: GameState,
  commands: readonly GameCommand[],
): readonly Overwritten[] | null {
  const after = commands.reduce((before, command) => {
    const foreseen = foresee(before, command);
    return foreseen.ok ? foreseen.after : before;
  }, state);
  const all = differing(state, after);
  return all.length === 0 ? null : all.filter(isReadable).slice(0, MOST_SHOWN);
}
