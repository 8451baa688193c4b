/**
 * Special rules and tasks of the doors (V3), as a stored log:
 * `tsx scripts/logs/line-events.ts > __tests__/game/logs/line-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { LINE_KINDS, type GameCommand } from '@/src/rules';
import { printLog, START } from './print-log';

const LINES: readonly GameCommand[] = [
  START,
  ...LINE_KINDS.map((kind): GameCommand => {
    return { kind: 'addLine', line: { kind, text: `Zeile ${kind}`, goal: null } };
  }),
  { kind: 'writeLine', id: 'line-5', line: { kind: 'counter', text: 'Hebel', goal: 2 } },
  { kind: 'setLineCount', id: 'line-5', count: 1 },
  { kind: 'tickLine', id: 'line-2', done: true },
  { kind: 'dropLine', id: 'line-1' },
];

void printLog('Was die Tür sagt', LINES);
