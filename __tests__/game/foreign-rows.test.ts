import { readFile, type Game, type ImportMode } from '@/src/game';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hashValue } from './table/hash';
import { gameOn, newTable, openState, ticking, value, type Table } from './table/table';

const MODES: readonly ImportMode[] = ['new', 'replace'];
const FOREIGN = '018bcfe5-0000-7000-8000-00000000f00d';

interface Attack extends Table {
  /** The row ids of the campaign here under another campaign's name, with another story. */
  readonly file: Uint8Array;
}

/** Past a snapshot; the file has a child of the row that the campaign stands on. */
async function attacked(): Promise<Attack> {
  const table = await newTable();
  const { game, campaign } = table;
  value(await game.dispatch({ kind: 'writeNotes', notes: 'Unser Seil' }));
  value(await game.dispatch(Array.from({ length: 60 }, () => ({ kind: 'rollDie', sides: 20 }))));
  value(await game.dispatch({ kind: 'setChapter', chapter: 99 }));
  const text = value(await game.exportCampaign(campaign)).text;
  value(await game.undo());
  const foreign = text.replace(`"id":"${campaign}"`, `"id":"${FOREIGN}"`);
  const file = new TextEncoder().encode(foreign.replaceAll('Unser Seil', 'Euer Fluch'));
  value(await game.dispatch({ kind: 'setChapter', chapter: 3 }));
  return { ...table, file };
}

/** What the players see, and what undo and redo lead to. */
async function story(game: Game, campaign: string): Promise<readonly string[]> {
  value(await game.open(campaign));
  const now = hashValue(openState(game));
  return [now, hashValue(value(await game.undo())), hashValue(value(await game.redo()))];
}

/** Nothing is remembered but what is on disk. */
async function restarted<Value>(
  { folder }: Table,
  task: (game: Game) => Promise<Value>,
): Promise<Value> {
  const storage = await openIn(folder);
  const found = await task(gameOn(storage, ticking(1_800_000_000_000)));
  await storage.close();
  return found;
}

test.each(MODES)('row ids of a campaign here: that one stays as it is, %s', async (mode) => {
  const table = await attacked();
  const { campaign, file } = table;
  await table.storage.close();
  const before = await restarted(table, (game) => story(game, campaign));
  const [foreign = ''] = value(
    await restarted(table, async (game) => game.importFile(value(await readFile(file)), mode)),
  );
  expect(await restarted(table, (game) => story(game, campaign))).toEqual(before);
  const theirs = await restarted(table, async (game) => {
    value(await game.open(foreign));
    return openState(game).state.campaign;
  });
  expect(theirs).toMatchObject({ chapter: 99, notes: 'Euer Fluch' });
});

test.each(MODES)('redo never goes on in another campaign, %s', async (mode) => {
  const { game, storage, campaign, file } = await attacked();
  value(await game.undo());
  const [foreign = ''] = value(await game.importFile(value(await readFile(file)), mode));
  const ours = await storage.log.all(campaign);
  const theirs = new Set((await storage.log.all(foreign)).map(({ id }) => id));
  expect(ours.filter(({ id }) => theirs.has(id))).toEqual([]);
  expect(await storage.log.after(campaign, openState(game).head)).toBe(ours.at(-1)?.id);
});

test('imported as new, a campaign gets ids of its own, known here or not', async () => {
  const { game, campaign } = await newTable();
  const text = value(await game.exportCampaign(campaign)).text;
  const file = value(await readFile(new TextEncoder().encode(text)));
  const other = gameOn(await openIn(newFolder()), ticking(1_800_000_000_000));
  for (const table of [game, other]) {
    const [copy = ''] = value(await table.importFile(file, 'new'));
    value(await table.open(copy));
    expect([text.includes(copy), text.includes(openState(table).head)]).toEqual([false, false]);
  }
});
