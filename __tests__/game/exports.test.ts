import { readFileSync } from 'node:fs';
import { hashValue } from './table/hash';
import { linesOf, readFile } from '@/src/game';
import type { GameState } from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { gameOn, openState, value } from './table/table';

// A campaign of three adventures as an earlier app exported it, with what that app made of it:
// the hash of the state, never edited, and that of all lines of its history, which changes only when a line
// is to tell more than before.
const FILE = `${__dirname}/exports/whole-campaign`;
const told = JSON.parse(readFileSync(`${FILE}.hashes.json`, 'utf8')) as Record<string, string>;

/** What is counted beside the story came later. */
const withoutNumbers = (state: GameState): unknown =>
  JSON.parse(JSON.stringify(state), (key, one: unknown) => (key === 'numbers' ? undefined : one));

test('a whole campaign exported by an earlier app is the same state and reads the same', async () => {
  const storage = await openIn(newFolder());
  const game = gameOn(storage);
  const file = value(await readFile(readFileSync(`${FILE}.json`)));
  const [id = ''] = value(await game.importFile(file, 'new'));
  value(await game.open(id));
  const state = withoutNumbers(openState(game).state);
  const lines = (await storage.log.all(id)).map(linesOf);
  expect({ state: hashValue(state), lines: hashValue(lines) }).toEqual(told);
});
