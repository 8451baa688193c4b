import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  aboutGame,
  entriesOf,
  entryKey,
  entryOf,
  GAME_IDS,
  GAMES,
  HOME_GAME,
  keyOfEntry,
  loadGame,
  loadShelf,
  readKey,
  searchGames,
  shelfOf,
} from '@/src/glossary';
import { makeIndex } from '@/src/glossary/indexing/make-index';
import { ICON_NAMES } from '@/src/ui/icons/registry';
import { gameNow, games } from './games';
import { questionsOf } from './questions-of';

// Five games over and over, on a machine that has other things to do.

const FOLDER = join(__dirname, '../../src/glossary/games');
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);

describe('the list of games', () => {
  test('names every folder once, the home game first', () => {
    expect([...GAME_IDS].sort()).toEqual([...folders].sort());
    expect(GAME_IDS[0]).toBe(HOME_GAME);
  });

  test('is what the script writes: run node scripts/glossary/list-games.mjs', () => {
    const list = readFileSync(join(FOLDER, 'list.ts'), 'utf8');
    const lines = [...folders].sort().map((id) => `load: () => import('./${id}'),`);
    expect(list.match(/load: \(\) => import.*/g)).toEqual(lines);
  });

  test('knows names, colour and icon before the content is loaded', () => {
    const icons: readonly string[] = ICON_NAMES;
    expect(GAMES.filter(({ icon }) => !icons.includes(icon))).toEqual([]);
    expect(new Set(GAMES.map(({ names }) => names.de)).size).toBe(GAMES.length);
    expect(new Set(GAMES.map(({ tone }) => tone)).size).toBe(GAMES.length);
  });

  test.each(GAMES.map(({ id }) => id))('%s loads as it was announced', async (id) => {
    const loaded = await loadGame(id);
    expect(loaded?.game).toBe(gameNow(id));
    expect(loaded?.index).toEqual(makeIndex(entriesOf(gameNow(id))));
    expect(gameNow(id)).toMatchObject(aboutGame(id) ?? {});
  });

  test('a game nobody wrote loads as nothing', async () => {
    expect(await loadGame('chess')).toBeUndefined();
    expect(await loadShelf('chess')).toBeUndefined();
  });
});

describe('keys', () => {
  test.each([
    ['drunagor', 'poison', 'poison'],
    ['runewars', 'battle', 'runewars/battle'],
  ])('%s, %s is %s, and back', (game, id, key) => {
    expect(entryKey(game, id)).toBe(key);
    expect(readKey(key)).toEqual({ game, id });
  });

  test('lead to the entries of loaded games', async () => {
    expect(entryOf('chess/king')).toBeUndefined();
    await Promise.all(GAME_IDS.map(loadShelf));
    const lost = games.flatMap(({ id }) =>
      (shelfOf(id)?.entries ?? []).filter((entry) => entryOf(keyOfEntry(entry)) !== entry),
    );
    expect(lost).toEqual([]);
  });
});

describe('searching all games', () => {
  beforeAll(() => Promise.all(GAME_IDS.map(loadShelf)));

  const keysFor = (typed: string, limit = 10) =>
    searchGames(GAME_IDS, typed, 'de', limit).map(({ entry }) => keyOfEntry(entry));

  test('the limit is kept, nothing comes twice, best first', () => {
    const hits = searchGames(GAME_IDS, 'kampf', 'de', 10);
    const keys = hits.map(({ entry }) => keyOfEntry(entry));
    expect(keys).toHaveLength(10);
    expect(new Set(keys).size).toBe(10);
    expect(hits.map(({ score }) => score)).toEqual(
      hits.map(({ score }) => score).sort((one, other) => other - one),
    );
  });

  test('every name of every game finds its entry among the first ten', () => {
    const lost = games.flatMap(({ id }) =>
      (shelfOf(id)?.entries ?? [])
        .filter((entry) => !keysFor(entry.names.de).includes(keyOfEntry(entry)))
        .map((entry) => `${entry.names.de}: ${keyOfEntry(entry)}`),
    );
    expect(lost).toEqual([]);
  });

  test.each(GAME_IDS)('what is asked about %s is answered among the first twelve', (game) => {
    const lost = questionsOf(game).filter(([language, typed, id]) => {
      const hits = searchGames(GAME_IDS, typed, language, 12);
      return !hits.some(({ entry }) => keyOfEntry(entry) === entryKey(game, id));
    });
    expect(lost).toEqual([]);
  });

  test('one game alone answers as its own search does', () => {
    const alone = shelfOf(HOME_GAME)?.search('monster', 'de', 10);
    expect(searchGames([HOME_GAME], 'monster', 'de', 10)).toEqual(alone);
  });
});
