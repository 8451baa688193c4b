/**
 * A campaign in which things are entered once and used for ever, as a stored log:
 * `tsx scripts/logs/library-events.ts > __tests__/game/logs/library-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { NO_VALUES, type GameCommand, type ItemDraft, type SkillDraft } from '@/src/rules';
import { printLog, START } from './print-log';

const hero = 'hero-1';
const ring: ItemDraft = {
  slot: 'trinket',
  categories: [],
  deck: 'adventure',
  tier: null,
  back: null,
  socket: false,
  front: {
    catalogue: null,
    names: { en: 'Ring', de: 'Ring' },
    values: { ...NO_VALUES, modifier: 1, bonusDamage: 1, tokens: { bleed: 1 } },
  },
  notes: '',
};

const WEAPONS: readonly GameCommand[] = [
  {
    kind: 'writeWeapon',
    hero,
    weapon: { accuracy: 9, damage: 3, modifier: 1, crit: 19, ranged: false },
  },
  { kind: 'gainItem', hero, item: ring, to: 'trinket' },
];

const skill: SkillDraft = {
  name: 'Hieb',
  kind: 'attack',
  place: 'board-1',
  role: null,
  colour: 'yellow',
  cost: 0,
  effects: [{ effect: 'damage', x: 1 }],
  notes: 'nur im Nahkampf',
};

const SKILLS: readonly GameCommand[] = [
  { kind: 'writeSkill', hero, skill },
  { kind: 'writeSkill', hero, skill: { ...skill, name: 'Irrtum' } },
  { kind: 'dropSkill', hero, id: 'skill-2' },
  START,
  { kind: 'nextTurn' },
  { kind: 'useSkill', hero, skill: 'skill-1' },
  { kind: 'freeSkill', hero, skill: 'skill-1' },
  { kind: 'useSkill', hero, skill: 'skill-1' },
];

void printLog('Was man hat', [...WEAPONS, ...SKILLS]);
