import { createGame, type Game, type GameStorage } from '@/src/game';
import type { CampaignHeroDraft, Catalogue, Result } from '@/src/rules';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';

export const CATALOGUE: Catalogue = {
  monsters: [],
  scenario: [],
  miniatures: new Map(),
  bases: [],
  commander: [],
};

export const hero = (name: string, more: Partial<CampaignHeroDraft> = {}): CampaignHeroDraft => ({
  board: null,
  name,
  player: '',
  heroClass: 'warrior',
  maxHp: 10,
  cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  gear: ['heavy'],
  notes: '',
  ...more,
});

/** A clock and a chance that do the same in every run. */
export function ticking(start = 1_700_000_000_000) {
  let time = start;
  let chance = 1;
  return {
    now: () => (time += 1000),
    skip: (ms: number) => (time += ms),
    random: (bytes: number) =>
      Uint8Array.from({ length: bytes }, () => {
        chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
        return chance >>> 24;
      }),
  };
}

export const gameOn = (
  storage: GameStorage,
  clock = ticking(),
  plays: 'campaigns' | 'sessions' = 'campaigns',
): Game => {
  const { now, random } = clock;
  return createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random, plays });
};

export interface Table {
  readonly folder: string;
  readonly storage: GameStorage;
  readonly game: Game;
  readonly clock: ReturnType<typeof ticking>;
  readonly campaign: string;
}

export function value<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A real storage in a folder of its own, with one open campaign of two heroes. */
export async function newTable(): Promise<Table> {
  const folder = newFolder();
  const clock = ticking();
  const storage = await openIn(folder, clock.now);
  const game = gameOn(storage, clock);
  const draft = { name: 'Dunkle Tage', heroes: [hero('Vorn'), hero('Maya')] };
  return { folder, storage, game, clock, campaign: value(await game.create(draft)) };
}

export const openState = (game: Game) => {
  const { open } = game.store.getState();
  if (open === null) throw new Error('nothing open');
  return open;
};
