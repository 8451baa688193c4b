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

/** What would be written over if this were played once more. */
export function overwriting(
  state: GameState,
  commands: readonly GameCommand[],
): readonly Overwritten[] {
  const after = commands.reduce((before, command) => {
    const foreseen = foresee(before, command);
    return foreseen.ok ? foreseen.after : before;
  }, state);
  return differing(state, after).slice(0, MOST_SHOWN);
}
