import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { createGame, type Game } from '@/src/game';
import {
  CAMP_STEPS,
  STANDARD_RULES,
  type AttackCardDraft,
  type GameCommand,
  type SkillDraft,
} from '@/src/rules';
import { ownItem } from '@/app/play/logbook/own-item';
import { monster } from '@/__tests__/app/play/taps';
import { hero, ticking, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';

/** What the app finds on its device. */
export interface Campaigns {
  readonly folder: string;
  readonly playing: string;
  readonly camping: string;
  /** Of another game. */
  readonly session: string;
}

const HEROES = [
  hero('Vorn', { board: 'vorn', maxHp: 12 }),
  hero('Maya', { board: 'maya', maxHp: 9 }),
];

const CARD: AttackCardDraft = {
  spot: { rune: 'green', row: 'upper' },
  name: '',
  damage: null,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note: '',
};

const START: Extract<GameCommand, { kind: 'startAdventure' }> = {
  kind: 'startAdventure',
  chapter: 4,
  title: 'Der Überfall',
  at: 1000,
  runes: RUNES,
  rules: STANDARD_RULES,
  heroes: (['defender', 'leader'] as const).map((role, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp: 10,
    cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  })),
};

/** X2: the same two against each other. */
export const FIGHT: GameCommand = {
  ...START,
  heroes: START.heroes.map((one) => ({ ...one, role: null })),
  versus: { teams: [['hero-1'], ['hero-2']] },
};

const skill = (name: string, more: Partial<SkillDraft>): GameCommand => ({
  kind: 'writeSkill',
  hero: 'hero-1',
  skill: {
    name,
    kind: 'action',
    place: null,
    role: null,
    colour: 'green',
    cost: 0,
    effects: [],
    notes: '',
    ...more,
  },
});

/** A commander with a card on the track, a hero with a thing and a consequence, two sheets of a map. */
const ADVENTURE: readonly GameCommand[] = [
  skill('Segen', { effects: [{ effect: 'heal', x: 2 }] }),
  skill('Zäh', { kind: 'passive', colour: null, effects: [{ effect: 'damage', x: 1 }] }),
  { kind: 'gainItem', hero: 'hero-1', item: ownItem('Ring', 'trinket') },
  {
    kind: 'gainConsequence',
    hero: 'hero-1',
    consequence: 'aura',
    draft: { catalogue: null, names: { en: 'Glut', de: 'Glut' }, notes: '', hp: 2 },
  },
  START,
  {
    kind: 'summon',
    summons: [monster([], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'commander')],
  },
  { kind: 'setDeck', owner: 'monster-2', deck: [CARD] },
  { kind: 'layAttackCards', owner: 'monster-2', drawn: [0] },
  { kind: 'placeSheet', name: 'E1-F', size: 'E', at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E2-F', size: 'E', at: [2, 0], turn: 0 },
  { kind: 'setTokens', figure: 'hero-1', tokens: { 'fruit-of-life': 1, focus: 1 } },
  { kind: 'nextTurn' },
];

const CAMP: readonly GameCommand[] = [
  { kind: 'beginCamp' },
  ...CAMP_STEPS.slice(0, 5).map((step) => ({ kind: 'doCampStep', step }) as const),
  { kind: 'noteReward', reward: { kind: 'camp-item', tier: 1 } },
  { kind: 'doCampStep', step: 'rewards' },
];

async function campaign(game: Game, name: string, commands: readonly GameCommand[]) {
  const id = value(await game.create({ name, heroes: HEROES }));
  for (const command of commands) value(await game.dispatch(command));
  return id;
}

/**
 * Two campaigns in a real file: one resting in camp, one in the middle of an adventure, which is open;
 * a backup, and a file that was set aside.
 */
export async function campaignsInAFile(): Promise<Campaigns> {
  const folder = newFolder();
  const clock = ticking();
  const storage = await openIn(folder, clock.now);
  const { now, random } = clock;
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const camping = await campaign(game, 'Lange Nacht', CAMP);
  const playing = await campaign(game, 'Dunkle Tage', ADVENTURE);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', now, random };
  const sessions = createGame({ ...parts, plays: 'sessions' });
  const players = [{ name: 'Anna', colour: 0 }];
  const session = value(
    await sessions.begin({ name: 'Dienstagsrunde', game: 'swordsorcery', players }),
  );
  const players2 = [...players, { name: 'Ben', colour: 1 }];
  value(await sessions.dispatch({ kind: 'setPlayers', players: players2 }));
  clock.skip(3_600_000);
  await game.backUpIfDue();
  await storage.close();
  writeFileSync(join(folder, 'drunagor-damaged.db'), 'noise');
  return { folder, playing, camping, session };
}
