/** Files of campaigns in the middle of an adventure, written with the game's own functions. */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import type { LogRow, SavedCampaign } from '@/src/game';
import { fileText, savedCampaign } from '@/src/game/files/write';
import { createIds, type IdSource } from '@/src/game/log/ids';
import { newRecord, recordAt, writeRows } from '@/src/game/log/write';
import {
  STANDARD_RULES,
  START,
  type AdventureRules,
  type CardAbility,
  type CardFace,
  type CardKind,
  type GameCommand,
  type GameState,
  type Role,
  type Summons,
} from '@/src/rules';
import { clockAndChance } from './storage-campaigns';

const ROLES: readonly Role[] = ['defender', 'leader', 'support', 'striker', 'controller'];
const BOARDS = ['vorn', 'maya', 'jaheen', 'elros', 'lorelai'] as const;
export const HEROES = ['Vorn', 'Maya', 'Jaheen', 'Elros', 'Lorelai'] as const;
export const CAMPAIGN = 'Dunkle Tage';
export const ADVENTURE = 'Der Überfall';
const CUBES = { yellow: 2, red: 1, green: 1, blue: 1 };

/** A card of the table's own, so that a test says itself what the monster can do. */
export const monster = (
  name: string,
  abilities: readonly CardAbility[] = [],
  face: Partial<CardFace> = {},
  kind: CardKind = 'scenario',
): Summons => ({
  card: {
    kind,
    name,
    back: null,
    face: {
      id: 'own',
      monster: 'own',
      size: 'small',
      miniature: 'own',
      hp: 12,
      move: 4,
      attack: 'melee',
      damage: 4,
      track: { rune: 'orange', row: 'upper' },
      immunities: [],
      side: null,
      abilities,
      ...face,
    },
  },
  base: null,
});

export const onHit = (keyword: CardAbility['keyword'], x?: number): CardAbility => ({
  keyword,
  phase: 'attack',
  ...(x === undefined ? {} : { x }),
});

export const turns = (count: number): readonly GameCommand[] =>
  Array.from({ length: count }, () => ({ kind: 'nextTurn' }));

export interface Setting {
  /** Of the campaign. */
  readonly name?: string;
  readonly heroes?: number;
  readonly rules?: Partial<AdventureRules>;
  readonly summons?: readonly Summons[];
  /** Entered in the logbook before the adventure begins. */
  readonly before?: readonly GameCommand[];
  /** Done before the campaign is written into the file. */
  readonly then?: readonly GameCommand[];
  /** X2: who fights whom; absent: all play together. */
  readonly teams?: readonly (readonly string[])[];
  /** The campaign alone: the adventure is begun by hand. */
  readonly without?: 'adventure';
}

const create = (heroes: number, name: string): GameCommand => ({
  kind: 'createCampaign',
  name,
  seed: 7,
  heroes: HEROES.slice(0, heroes).map((name, index) => ({
    board: BOARDS[index] ?? null,
    name,
    player: '',
    heroClass: '',
    maxHp: 10,
    cubes: CUBES,
    gear: [],
    notes: '',
  })),
});

export const start = (
  heroes: number,
  rules: Partial<AdventureRules> = {},
  chapter = 4,
): Extract<GameCommand, { kind: 'startAdventure' }> => ({
  kind: 'startAdventure',
  chapter,
  title: ADVENTURE,
  at: 1000,
  runes: RUNES,
  rules: { ...STANDARD_RULES, ...rules },
  heroes: ROLES.slice(0, heroes).map((role, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp: 10,
    cubes: CUBES,
  })),
});

const startOf = ({ heroes = 4, rules = {}, teams }: Setting): GameCommand => {
  const together = start(heroes, rules);
  if (teams === undefined) return together;
  const without = together.heroes.map((hero) => ({ ...hero, role: null }));
  return { ...together, title: 'Gefecht', heroes: without, versus: { teams } };
};

/** The whole story of a setting, from the first command on. */
export function commandsOf(setting: Setting): readonly GameCommand[] {
  const { name = CAMPAIGN, heroes = 4, summons = [] } = setting;
  const { before = [], then = [] } = setting;
  if (setting.without === 'adventure') return [create(heroes, name), ...before];
  const summoned: readonly GameCommand[] =
    summons.length === 0 ? [] : [{ kind: 'summon', summons }];
  return [create(heroes, name), ...before, startOf(setting), ...summoned, ...then];
}

/** One that needs to know how it stands, such as the id of something noted before. */
export type Told = GameCommand | ((state: GameState) => GameCommand);

function campaignOf(told: readonly Told[], ids: IdSource, now: () => number): SavedCampaign {
  const parts = { catalogue: CATALOGUE, ids, now };
  const id = ids.next();
  const rows: LogRow[] = [];
  let at: Parameters<typeof writeRows>[2] = { place: null, state: START };
  for (const one of told) {
    const command = typeof one === 'function' ? one(at.state) : one;
    const written = writeRows(parts, id, at, [command], {});
    if (!written.ok || written.value.place === null) {
      throw new Error(`${command.kind} refused: ${JSON.stringify(written)}`);
    }
    rows.push(...written.value.rows);
    at = { place: written.value.place, state: written.value.state };
  }
  if (at.place === null) throw new Error('a campaign has at least one row');
  return savedCampaign(recordAt(newRecord(id, now()), at, now()), rows);
}

/** The text of an export with these campaigns; every command is a step of its own. */
export function campaignsFile(told: readonly (readonly Told[])[]): string {
  const { now, random } = clockAndChance();
  const ids = createIds(now, random);
  const campaigns = told.map((commands) => campaignOf(commands, ids, now));
  return fileText(campaigns, [], { app: 'test', exportedAt: now() });
}

export const adventuresFile = (settings: readonly Setting[]): string =>
  campaignsFile(settings.map(commandsOf));
