/**
 * The pile of the chests (Z3), as a stored log:
 * `tsx scripts/logs/chest-events.ts > __tests__/game/logs/chest-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import type { GameCommand } from '@/src/rules';
import { printLog, START } from './print-log';

const CHESTS: readonly GameCommand[] = [
  START,
  { kind: 'nextTurn' },
  { kind: 'layChestDeck', cards: [{ name: 'Heiltrank', copies: 4 }] },
  { kind: 'drawChestCard' },
  { kind: 'searchChest', hero: 'hero-1', item: 'Heiltrank', safe: true },
  { kind: 'drawChestCard' },
];

void printLog('Truhen', CHESTS);
