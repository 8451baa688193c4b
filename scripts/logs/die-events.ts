/**
 * What a skill brings when the die shows enough (W4), as a stored log:
 * `tsx scripts/logs/die-events.ts > __tests__/game/logs/die-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import type { GameCommand } from '@/src/rules';
import { printLog, START } from './print-log';

const hero = 'hero-1';

const COMMANDS: readonly GameCommand[] = [
  {
    kind: 'writeSkill',
    hero,
    skill: {
      name: 'Scharfes Auge',
      kind: 'passive',
      place: 'board-1',
      role: null,
      colour: null,
      cost: 0,
      effects: [
        { effect: 'roll', x: 1 },
        { effect: 'shield', x: 1 },
        { effect: 'self', x: 0 },
      ],
      notes: '',
    },
  },
  START,
  { kind: 'nextTurn' },
  { kind: 'summon', summons: [{ card: 'skeleton-archer/standard/champion', base: null }] },
  {
    kind: 'weaponAttack',
    hero,
    targets: [{ figure: 'monster-2', level: 0 }],
    level: 0,
    modifier: 0,
    bonuses: [],
    accuracy: 7,
    damage: 3,
    bonusDamage: 0,
    crit: 20,
    doubleDamage: false,
    onDarkness: false,
    tokens: {},
    fury: false,
  },
];

void printLog('Was der Würfel bringt', COMMANDS);
