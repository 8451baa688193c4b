import * as fc from 'fast-check';
import { STATE_VERSION, type GameCommand, type GameState } from '@/src/rules';
import { readFile, type Game, type GameStorage } from '@/src/game';
import { openOn } from '@/src/storage/open';
import { hashValue } from './table/hash';
import { nodeDatabase } from '../storage/node/node-database';
import { newFolder, nodePlatform, ready } from '../storage/node/node-platform';
import { gameOn, hero, openState, ticking, value } from './table/table';

// Faster; the files are not pulled from under this test.
const FAST =
  'PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE';
const openFast = async (folder: string): Promise<GameStorage> =>
  ready(await openOn(nodePlatform(folder, FAST), () => 1));

type Move =
  | { readonly do: 'commands'; readonly list: readonly GameCommand[]; readonly same: boolean }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'jump'; readonly to: number };

const heroId = fc.integer({ min: 1, max: 6 }).map((number) => `hero-${number}`);
const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const command: fc.Arbitrary<GameCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('rollDie' as const),
    sides: fc.constantFrom(6 as const, 20 as const),
  }),
  fc.record({ kind: fc.constant('setChapter' as const), chapter: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('renameCampaign' as const), name: word }),
  fc.record({ kind: fc.constant('writeNotes' as const), notes: word }),
  fc.record({ kind: fc.constant('addHero' as const), hero: word.map((name) => hero(name)) }),
  fc.record({ kind: fc.constant('setPlayer' as const), hero: heroId, player: word }),
  fc.record({
    kind: fc.constant('changeHero' as const),
    hero: heroId,
    change: fc.record(
      { maxHp: fc.integer({ min: 0, max: 17 }), notes: word },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('removeHero' as const), hero: heroId }),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('commands' as const),
      list: fc.array(command, { minLength: 1, maxLength: 3 }),
      same: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), to: fc.nat() }) },
);

type Hashes = ReadonlyMap<string, string>;

/** Plays the moves; answers the live hash of every row the head was on. */
async function play(game: Game, moves: readonly Move[]): Promise<Hashes> {
  const hashes = new Map<string, string>();
  const note = () => {
    const { head, state } = openState(game);
    const hash = hashValue(state);
    expect(hashes.get(head) ?? hash).toBe(hash);
    hashes.set(head, hash);
  };
  note();
  for (const one of moves) {
    if (one.do === 'commands') {
      await game.dispatch(one.list, { step: one.same ? 'same' : 'new' });
    } else if (one.do === 'jump') {
      const rows = [...hashes.keys()];
      value(await game.jump(rows[one.to % rows.length] ?? ''));
    } else await game[one.do]();
    note();
  }
  return hashes;
}

async function expectHashes(game: Game, hashes: Hashes): Promise<void> {
  for (const [row, hash] of hashes) {
    expect([row, hashValue(value(await game.jump(row)).state)]).toEqual([row, hash]);
  }
}

/** Changes the closed file by hand, then opens the campaign for the task. */
async function reopened<Value>(
  folder: string,
  campaign: string,
  sql: string,
  task: (game: Game) => Promise<Value>,
): Promise<Value> {
  const file = nodeDatabase(`${folder}/drunagor.db`);
  await file.exec(sql);
  await file.close();
  const storage = await openFast(folder);
  const game = gameOn(storage);
  value(await game.open(campaign));
  const result = await task(game);
  await storage.close();
  return result;
}

async function expectSnapshots(folder: string, hashes: Hashes): Promise<number> {
  const file = nodeDatabase(`${folder}/drunagor.db`);
  const rows = await file.all('SELECT row, state FROM snapshots');
  await file.close();
  for (const { row, state } of rows) {
    const known = hashes.get(String(row));
    if (known !== undefined) expect(hashValue(JSON.parse(String(state)))).toBe(known);
  }
  return rows.length;
}

async function undoAll(game: Game): Promise<void> {
  while (openState(game).canUndo) value(await game.undo());
}

async function redoAll(game: Game): Promise<GameState> {
  while (openState(game).canRedo) value(await game.redo());
  return openState(game).state;
}

let snapshotsSeen = 0;

test('state hashes: live = reopened = from snapshots = imported = undone and redone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 30, maxLength: 90, size: 'max' }),
      async (moves) => {
        const folder = newFolder();
        const first = await openFast(folder);
        const game = gameOn(first);
        const campaign = value(await game.create({ name: 'Lauf', heroes: [hero('Vorn')] }));
        // Long enough for the moves to pass snapshots on several branches.
        value(await game.dispatch(Array<GameCommand>(40).fill({ kind: 'rollDie', sides: 20 })));
        const hashes = await play(game, moves);

        await undoAll(game);
        for (const chapter of [31, 32, 33]) {
          value(await game.dispatch({ kind: 'setChapter', chapter }));
        }
        const end = hashValue(openState(game).state);
        await undoAll(game);
        expect(openState(game).state).toMatchObject({
          dice: { next: 0 },
          campaign: { chapter: 1 },
        });
        expect(hashValue(await redoAll(game))).toBe(end);

        const text = value(await game.exportCampaign(campaign)).text;
        await first.close();
        snapshotsSeen += await expectSnapshots(folder, hashes);

        await reopened(folder, campaign, 'SELECT 1', async (fromSnapshots) => {
          expect(hashValue(openState(fromSnapshots).state)).toBe(end);
          await expectHashes(fromSnapshots, hashes);
        });
        await reopened(folder, campaign, 'DELETE FROM snapshots', (bare) =>
          expectHashes(bare, hashes),
        );

        const imported = gameOn(await openFast(newFolder()), ticking(1_800_000_000_000));
        const file = value(await readFile(new TextEncoder().encode(text)));
        expect(value(await imported.importFile(file, 'replace'))).toEqual([campaign]);
        value(await imported.open(campaign));
        expect(hashValue(openState(imported).state)).toBe(end);
        await expectHashes(imported, hashes);
      },
    ),
    { numRuns: 8, seed: 20240701 },
  );
  expect(snapshotsSeen).toBeGreaterThanOrEqual(8);
});

test('a snapshot of another state version, or a changed one, is ignored and rebuilt', async () => {
  const folder = newFolder();
  const first = await openFast(folder);
  const game = gameOn(first);
  const campaign = value(await game.create({ name: 'Lauf', heroes: [] }));
  for (let n = 0; n < 120; n += 1) value(await game.dispatch({ kind: 'rollDie', sides: 20 }));
  const hash = hashValue(openState(game).state);
  await first.close();
  const rotten = `UPDATE snapshots SET state = replace(state, '"next":', '"next":1')`;
  for (const sql of [rotten, 'UPDATE snapshots SET state_version = 999', `${rotten}, hash = ''`]) {
    const again = async (other: Game) => hashValue(openState(other).state);
    expect(await reopened(folder, campaign, sql, again)).toBe(hash);
    const file = nodeDatabase(`${folder}/drunagor.db`);
    const [count] = await file.all(
      `SELECT count(*) AS n FROM snapshots WHERE state_version = ${STATE_VERSION}`,
    );
    await file.close();
    expect(count).toEqual({ n: 2 });
  }
});
