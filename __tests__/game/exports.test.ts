import { readFileSync } from 'node:fs';
import { hashValue } from './table/hash';
import { linesOf, readFile } from '@/src/game';
import { newFolder, openIn } from '../storage/node/node-platform';
import { gameOn, openState, value } from './table/table';

// A campaign of three adventures as an earlier app exported it, with what that app made of it:
// the hash of the state, and that of all lines of its history. Never edited.
const FILE = `${__dirname}/exports/whole-campaign`;
const told = JSON.parse(readFileSync(`${FILE}.hashes.json`, 'utf8')) as Record<string, string>;

test('a whole campaign exported by an earlier app is the same state and reads the same', async () => {
  const storage = await openIn(newFolder());
  const game = gameOn(storage);
  const file = value(readFile(readFileSync(`${FILE}.json`)));
  const [id = ''] = value(await game.importFile(file, 'new'));
  value(await game.open(id));
  const { state } = openState(game);
  const lines = (await storage.log.all(id)).map(linesOf);
  expect({ state: hashValue(state), lines: hashValue(lines) }).toEqual(told);
});
