/**
 * Companions and animals in their own turns, and darkness without a map, as a stored log:
 * `tsx scripts/logs/ally-events.ts > __tests__/game/logs/ally-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import type { AllyCard, GameCommand } from '@/src/rules';
import { printLog, START } from './print-log';

const card: AllyCard = {
  move: 4,
  attack: 'ranged',
  damage: 3,
  tokens: { burn: 1 },
  keywords: ['loot', 'trick-or-treat'],
  note: 'Brüllt',
};

const COMMANDS: readonly GameCommand[] = [
  START,
  { kind: 'summon', summons: [{ card: 'executioner/standard/fighter' }] },
  { kind: 'addAlly', hero: 'hero-1', ally: 'companion', name: 'Torben', toughness: 2, card },
  { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Wolf', toughness: null },
  { kind: 'nextTurn' },
  { kind: 'drawRunes', by: 'instruction', count: 2, runes: ['blue-c', 'red-l'] },
  { kind: 'settleRunes', reached: ['hero-2', 'ally-3'], runes: ['red-l'] },
  { kind: 'settleRunes', reached: [] },
  { kind: 'nextTurn' },
  { kind: 'trickOrTreat', ally: 'ally-3', target: 'hero-2', trick: 'heal' },
  { kind: 'allyAttack', ally: 'ally-3', targets: ['monster-2'] },
  { kind: 'nextTurn' },
  { kind: 'setAllyCard', ally: 'ally-4', card: { ...card, attack: 'melee', keywords: [] } },
  { kind: 'allyAttack', ally: 'ally-4', targets: ['monster-2'], damage: 1 },
];

void printLog('Alte Freunde', COMMANDS);
