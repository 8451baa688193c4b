/**
 * Heroes against heroes (X), as a stored log:
 * `tsx scripts/logs/versus-events.ts > __tests__/game/logs/versus-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import type { GameCommand } from '@/src/rules';
import { printLog, START } from './print-log';

const FIGHT: readonly GameCommand[] = [
  { ...START, versus: { teams: [['hero-1'], ['hero-2']] } } as GameCommand,
  { kind: 'nextTurn' },
  { kind: 'spellAttack', hero: 'hero-1', targets: ['hero-2'], damage: 3, tokens: { stun: 1 } },
  { kind: 'applyThreat' },
  { kind: 'versusAction', hero: 'hero-2' },
  { kind: 'trauma', hero: 'hero-2', x: 2 },
  { kind: 'closeAdventure', at: 9000, afterwards: 'restart' },
];

void printLog('Zwei im Ring', FIGHT);
