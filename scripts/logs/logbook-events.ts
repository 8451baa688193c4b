/**
 * Writes a logbook in which every event of it happens and prints it as a stored log:
 * `tsx scripts/logs/logbook-events.ts > __tests__/game/logs/logbook-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { printedItem } from '@/src/content/drunagor/item-drafts';
import { ITEMS } from '@/src/content/drunagor/items';
import {
  NO_VALUES,
  STANDARD_RULES,
  type ClassTree,
  type ConsequenceDraft,
  type GameCommand,
  type ItemDraft,
} from '@/src/rules';

const printed = (id: string): ItemDraft => {
  const found = ITEMS.find((item) => item.id === id);
  if (!found) throw new Error(`no ${id}`);
  return printedItem(found);
};

const own: ItemDraft = {
  slot: 'trinket',
  categories: [],
  deck: 'adventure',
  tier: null,
  back: null,
  socket: false,
  front: {
    catalogue: null,
    names: { en: 'Mondring', de: 'Mondring' },
    values: { ...NO_VALUES, hp: 1 },
  },
  notes: 'aus dem Brunnen',
};

const noted = (name: string): ConsequenceDraft => ({
  catalogue: null,
  names: { en: name, de: name },
  notes: '',
  hp: 0,
});

const tree: ClassTree = {
  heroClass: 'ranger',
  classNames: { en: 'Ranger', de: 'Jägerin' },
  tree: 'Pfade',
  shape: '1-2-2',
  taken: ['1'],
};

const hero = 'hero-1';
const start: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Alte Wege',
  at: 1000,
  rules: STANDARD_RULES,
  heroes: [
    { hero, role: 'defender', maxHp: 10, cubes: null },
    { hero: 'hero-2', role: 'leader', maxHp: 9, cubes: null },
  ],
  runes: RUNES,
};

/** Elros' sword and armour are the entries 1 and 2. */
const SHEETS: readonly GameCommand[] = [
  { kind: 'beginSingle', chapter: 2 },
  { kind: 'takeReward', hero, reward: 'reward-3', choice: { kind: 'skill', colour: 'red' } },
  { kind: 'setRoleSkills', hero, role: 'leader', roleSkills: { a: 'blue', b: null } },
  { kind: 'setTree', hero, tree },
  { kind: 'gainItem', hero, item: own },
  { kind: 'gainItem', hero, item: printed('kite-shield-socketed'), to: 'camp' },
  { kind: 'gainItem', hero, item: printed('cosmic-gemstone') },
  { kind: 'moveItem', hero, item: 'item-4', to: { hero, place: 'trinket' } },
  { kind: 'changeItem', hero, item: 'item-4', change: { notes: 'kalt' } },
  { kind: 'setGem', hero, item: 'item-5', gem: 'item-6' },
];

const ADVENTURE: readonly GameCommand[] = [
  start,
  { kind: 'gainConsequence', hero, consequence: 'aura', draft: noted('Glut') },
  { kind: 'gainConsequence', hero, consequence: 'aura', draft: noted('Frost') },
  { kind: 'gainConsequence', hero, consequence: 'outcome', draft: noted('Der Bote') },
  { kind: 'gainConsequence', hero, consequence: 'status', draft: noted('Müde') },
  { kind: 'gainConsequence', hero, consequence: 'status', draft: noted('Wach') },
  { kind: 'changeConsequence', hero, id: 'note-10', change: { notes: 'bis zum Morgen' } },
  { kind: 'loseConsequence', hero, id: 'note-11' },
  { kind: 'trauma', hero, x: 1 },
  { kind: 'declareOutcome', outcome: { result: 'won' } },
  { kind: 'closeAdventure', at: 2000, afterwards: 'camp' },
];

const CAMP: readonly GameCommand[] = [
  { kind: 'doCampStep', step: 'conditions' },
  { kind: 'doCampStep', step: 'recovery' },
  { kind: 'noteReward', reward: { kind: 'camp-item', tier: 1 } },
  { kind: 'noteReward', reward: { kind: 'other', text: 'ein Lied' }, heroes: ['hero-2'] },
  { kind: 'dropReward', reward: 'reward-13' },
  { kind: 'endCamp' },
  { kind: 'beginCamp' },
];

async function main(): Promise<void> {
  // The test kit cleans up after Jest, which is not here.
  Object.assign(globalThis, { afterAll: () => undefined });
  const { newFolder, openIn } = await import('@/__tests__/storage/node/node-platform');
  const kit = await import('@/__tests__/game/table/table');
  const { createGame } = await import('@/src/game');
  const { now, random } = kit.ticking();
  const storage = await openIn(newFolder(), now);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const heroes = [{ ...kit.hero('Elros'), board: 'elros' }, kit.hero('Asta')];
  const campaign = kit.value(await game.create({ name: 'Alte Wege', heroes }));
  for (const command of [...SHEETS, ...ADVENTURE, ...CAMP]) {
    const answer = await game.dispatch(command, {});
    if (!answer.ok) console.error(JSON.stringify(command), JSON.stringify(answer.error));
  }
  const file: unknown = JSON.parse(kit.value(await game.exportCampaign(campaign)).text);
  console.log(JSON.stringify({ expected: kit.openState(game).state, file }, null, 2));
}

void main();
