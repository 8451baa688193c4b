import { readFileSync, readdirSync } from 'node:fs';
import { EVENT_VERSIONS } from '@/src/rules';
import { readFile, type SavedFile } from '@/src/game';
import { newFolder, openIn } from '../storage/node/node-platform';
import { gameOn, openState, ticking, value } from './table/table';

// Logs as earlier apps wrote them, with the state they add up to. Never edited: whoever changes
// an event's form adds one.
const FOLDER = `${__dirname}/logs`;
const logs = readdirSync(FOLDER).map(
  (name) =>
    [name, JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))] as [
      string,
      { expected: unknown; file: SavedFile },
    ],
);

test.each(logs)('%s still adds up to the same state', async (_, { expected, file }) => {
  const { session } = expected as { readonly session?: unknown };
  const plays = session === undefined ? 'campaigns' : 'sessions';
  const game = gameOn(await openIn(newFolder()), ticking(), plays);
  const read = value(await readFile(new TextEncoder().encode(JSON.stringify(file))));
  const [id] = value(await game.importFile(read, 'new'));
  value(await game.open(id ?? ''));
  // A newer app may know more about a state, never something else.
  expect(openState(game).state).toMatchObject(expected as object);
});

test('every form of every event is in one of the logs', () => {
  const stored = new Set(
    logs.flatMap(([, { file }]) =>
      file.campaigns.flatMap(({ rows }) =>
        rows.flatMap(({ events }) =>
          (events as { type: string; v: number }[]).map(({ type, v }) => `${type} ${v}`),
        ),
      ),
    ),
  );
  const wanted = Object.entries(EVENT_VERSIONS).flatMap(([type, newest]) =>
    Array.from({ length: newest }, (_, index) => `${type} ${index + 1}`),
  );
  expect(wanted.filter((form) => !stored.has(form))).toEqual([]);
});
