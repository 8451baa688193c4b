/** Files of large campaigns, written with the game's own functions and without a database. */
import type { LogRow, SavedCampaign } from '@/src/game';
import { fileText, savedCampaign } from '@/src/game/files/write';
import { createIds, type IdSource } from '@/src/game/log/ids';
import { newRecord, recordAt, writeRows } from '@/src/game/log/write';
import { START, type Catalogue, type GameCommand } from '@/src/rules';

const CATALOGUE: Catalogue = {
  monsters: [],
  scenario: [],
  miniatures: new Map(),
  bases: [],
  commander: [],
};
const HERO = {
  board: 'jaheen',
  name: 'Jaheen',
  player: 'Ada',
  heroClass: 'warrior',
  maxHp: 12,
  notes: '',
  cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  gear: [],
};
/** Where every campaign ends, so that the stepper can go both ways. */
export const LAST_CHAPTER = 50;

/** A clock that is long past and ticks once a second, and a chance that does the same in every run. */
export function clockAndChance() {
  let time = 1_700_000_000_000;
  let state = 1;
  return {
    now: () => (time += 1000),
    random: (bytes: number) =>
      Uint8Array.from({ length: bytes }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state >>> 24;
      }),
  };
}

function commandAt(n: number, last: boolean): GameCommand {
  if (last) return { kind: 'setChapter', chapter: LAST_CHAPTER };
  switch (n % 3) {
    case 0:
      return { kind: 'setChapter', chapter: 1 + ((n / 3) % (LAST_CHAPTER - 1)) };
    case 1:
      return { kind: 'rollDie', sides: 20 };
    default:
      return { kind: 'changeHero', hero: 'hero-1', change: { maxHp: 1 + (n % 16) } };
  }
}

interface Wanted {
  readonly name: string;
  /** Every row is a step of its own. */
  readonly rows: number;
}

function campaignOf(wanted: Wanted, ids: IdSource, now: () => number): SavedCampaign {
  const parts = { catalogue: CATALOGUE, ids, now };
  const id = ids.next();
  const create: GameCommand = {
    kind: 'createCampaign',
    name: wanted.name,
    heroes: [HERO],
    seed: 7,
  };
  const rows: LogRow[] = [];
  let at: Parameters<typeof writeRows>[2] = { place: null, state: START };
  for (let n = 1; n <= wanted.rows; n += 1) {
    const command = n === 1 ? create : commandAt(n, n === wanted.rows);
    const written = writeRows(parts, id, at, [command], {});
    if (!written.ok || written.value.place === null || written.value.rows.length !== 1) {
      throw new Error(`row ${n} was not written`);
    }
    rows.push(...written.value.rows);
    at = { place: written.value.place, state: written.value.state };
  }
  if (at.place === null) throw new Error('a campaign has at least one row');
  return savedCampaign(recordAt(newRecord(id, now()), at, now()), rows);
}

/** The text of an export with these campaigns; the same text for the same wishes. */
export function campaignFile(wanted: readonly Wanted[]): string {
  const { now, random } = clockAndChance();
  const ids = createIds(now, random);
  const campaigns = wanted.map((one) => campaignOf(one, ids, now));
  return fileText(campaigns, [], { app: 'test', exportedAt: now() });
}
