/* eslint-disable @typescript-eslint/no-require-imports -- another game is loaded with its first case, so that the start does not pay for it */
import { fail } from '@/src/rules';
import type { GameOps } from '@/src/rules/contract';
import type * as Runebound2 from '@/src/rules/runebound2';
import type * as Runebound3 from '@/src/rules/runebound3';
import type * as Runewars from '@/src/rules/runewars';
import type * as SwordSorcery from '@/src/rules/swordsorcery';
import type { Operation } from './ops/operation';
import { badInput } from './problem';

const GAMES: ReadonlyMap<string, () => GameOps> = new Map([
  [
    'swordsorcery',
    () => (require('@/src/rules/swordsorcery') as typeof SwordSorcery).SWORD_SORCERY,
  ],
  ['runebound3', () => (require('@/src/rules/runebound3') as typeof Runebound3).RUNEBOUND_3],
  ['runebound2', () => (require('@/src/rules/runebound2') as typeof Runebound2).RUNEBOUND_2],
  ['runewars', () => (require('@/src/rules/runewars') as typeof Runewars).RUNEWARS],
]);

export const GAME_NAMES: readonly string[] = [...GAMES.keys()];

/** `swordsorcery.attack` and its like: the game stands before the point. */
export const gameOperation = (op: string): Operation | undefined => {
  const [game = ''] = op.split('.');
  const ask = GAMES.get(game)?.().get(op);
  return (
    ask &&
    ((inputs) => {
      const result = ask(inputs);
      return result.ok ? result : fail(badInput(result.error.path, result.error.code));
    })
  );
};
