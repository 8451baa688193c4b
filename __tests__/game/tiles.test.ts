import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  compareTiles,
  createGame,
  createTileLibrary,
  readTilesFile,
  tileKey,
  tilesText,
  watchSheets,
  type MapTile,
} from '@/src/game';
import { boardOf, STANDARD_RULES, turnRows, type GameCommand } from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hero, openState, ticking, value } from './table/table';

const PLAIN = ['....', '....', '....', '....', '....', '....'];
const LAVA: MapTile = { name: 'E4-F', size: 'E', print: ['L...', ...PLAIN.slice(1)] };
const SPIKES: MapTile = { name: 'C1-B', size: 'C', print: ['SS..', '....', '....', '...*'] };

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  runes: RUNES,
  rules: STANDARD_RULES,
  heroes: [{ hero: 'hero-1', role: 'leader', maxHp: 9, cubes: null }],
};
const sheet = (name: string, more: object = {}): GameCommand => ({
  kind: 'placeSheet',
  name,
  size: 'E',
  at: [0, 0],
  turn: 0,
  ...more,
});

async function running() {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', ...clock });
  value(await game.create({ name: 'Probe', heroes: [hero('Vorn')] }));
  value(await game.dispatch(START));
  const library = createTileLibrary(storage, clock.now);
  await library.load();
  const stop = watchSheets(game.store, library);
  /** What a new start of the app would find. */
  const again = async () => {
    await storage.drain();
    const fresh = createTileLibrary(storage, clock.now);
    await fresh.load();
    return fresh;
  };
  return { storage, game, library, again, stop };
}

const prints = (library: ReturnType<typeof createTileLibrary>) =>
  library.store.getState().tiles.map(({ name, size, print }) => [name, size, print.join('/')]);

test('painted once, known for ever: in every campaign and after a restart', async () => {
  const { game, again, storage } = await running();
  value(await game.dispatch(sheet('E4-F')));
  value(await game.dispatch({ kind: 'paint', fields: [[0, 0]], as: 'L' }));
  const fresh = await again();
  expect(prints(fresh)).toEqual([['E4-F', 'E', LAVA.print.join('/')]]);
  expect(fresh.printOf(' e4-f ', 'E')).toEqual(LAVA.print);
  expect(fresh.printOf('E4-F', 'C')).toBeUndefined();
  await storage.close();
});

test.each([0, 1, 2, 3] as const)(
  'painted on a sheet turned by %d, it comes back turned correctly',
  async (turn) => {
    const { game, library, storage } = await running();
    value(await game.dispatch(sheet('E4-F', { turn })));
    value(await game.dispatch({ kind: 'paint', fields: [[0, 0]], as: 'L' }));
    const print = library.printOf('E4-F', 'E') ?? [];
    expect(turnRows(print, turn)[0]?.[0]).toBe('L');
    for (const other of [0, 1, 2, 3] as const) {
      const [piece] = openState(game).state.adventure?.map?.sheets ?? [];
      value(await game.dispatch({ kind: 'removePiece', piece: piece?.id ?? '' }));
      value(await game.dispatch(sheet('E4-F', { turn: other, print })));
      const map = openState(game).state.adventure?.map;
      if (!map) throw new Error('no map');
      expect(boardOf(map).board.draft.terrain).toEqual(turnRows(print, other));
    }
    await storage.close();
  },
);

test('what is blank or has no name teaches nothing; a name given later does', async () => {
  const { game, library, storage } = await running();
  value(await game.dispatch(sheet('')));
  value(await game.dispatch({ kind: 'paint', fields: [[0, 0]], as: 'L' }));
  value(await game.dispatch(sheet('E9-F', { at: [4, 0] })));
  expect(prints(library)).toEqual([]);
  const piece = openState(game).state.adventure?.map?.sheets[0]?.id ?? '';
  value(await game.dispatch({ kind: 'namePiece', piece, name: 'E4-F' }));
  expect(prints(library)).toEqual([['E4-F', 'E', LAVA.print.join('/')]]);
  await storage.close();
});

test('undone, the sheet is as unknown as before; redone, known again', async () => {
  const { game, library, again, storage } = await running();
  value(await game.dispatch(sheet('E4-F')));
  value(await game.dispatch({ kind: 'paint', fields: [[0, 0]], as: 'L' }));
  value(await game.dispatch({ kind: 'paint', fields: [[1, 0]], as: 'S' }));
  value(await game.undo());
  expect(library.printOf('E4-F', 'E')).toEqual(LAVA.print);
  value(await game.undo());
  await new Promise((done) => setTimeout(done, 20));
  expect(prints(await again())).toEqual([]);
  value(await game.redo());
  expect(library.printOf('E4-F', 'E')).toEqual(LAVA.print);
  await storage.close();
});

test('a map from elsewhere adds what is unknown and overwrites nothing', async () => {
  const { game, library, storage } = await running();
  await library.remember(LAVA);
  const theirs = ['~~~~', ...PLAIN.slice(1)];
  value(await game.dispatch(sheet('E4-F', { print: theirs })));
  value(await game.dispatch(sheet('E5-F', { at: [2, 0], print: theirs })));
  expect(library.printOf('E4-F', 'E')).toEqual(LAVA.print);
  expect(library.printOf('E5-F', 'E')).toEqual(theirs);
  await storage.close();
});

test('opening an old campaign teaches nothing', async () => {
  const { game, library, storage } = await running();
  const old = openState(game).id;
  value(await game.dispatch(sheet('E4-F', { print: LAVA.print })));
  const painted = ['MMMM', ...PLAIN.slice(1)];
  value(await game.create({ name: 'Neu', heroes: [hero('Maya')] }));
  await library.remember({ ...LAVA, print: painted });
  value(await game.open(old));
  expect(library.printOf('E4-F', 'E')).toEqual(painted);
  await storage.close();
});

test('forgotten, and taken back', async () => {
  const { library, again, storage } = await running();
  await library.remember(LAVA);
  await library.remember(SPIKES);
  const takeBack = await library.forget(tileKey('E4-F', 'E'));
  expect(prints(await again()).map(([name]) => name)).toEqual(['C1-B']);
  await takeBack();
  expect(
    prints(await again())
      .map(([name]) => name)
      .sort(),
  ).toEqual(['C1-B', 'E4-F']);
  await storage.close();
});

const OTHER: MapTile = { ...LAVA, print: ['....', '~~~~', ...PLAIN.slice(2)] };

test.each([
  ['mine', LAVA.print],
  ['theirs', OTHER.print],
] as const)('a file read in, keeping %s, and undone', async (choice, expected) => {
  const { library, again, storage } = await running();
  await library.remember(LAVA);
  const file = new TextEncoder().encode(tilesText([{ ...OTHER, name: 'e4-f' }, SPIKES], 'test'));
  const merge = compareTiles(library.store.getState().tiles, value(readTilesFile(file)));
  expect(merge).toMatchObject({ fresh: [SPIKES], same: 0, conflicts: [{ mine: LAVA }] });
  const takeBack = await library.applyMerge(merge, choice);
  const after = await again();
  expect(after.printOf('E4-F', 'E')).toEqual(expected);
  expect(after.printOf('C1-B', 'C')).toEqual(SPIKES.print);
  await takeBack();
  expect(prints(await again())).toEqual([['E4-F', 'E', LAVA.print.join('/')]]);
  await storage.close();
});

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const file = (tiles: unknown, more: object = {}) =>
  bytes({ format: 'drunagor-companion-tiles', version: 1, app: 'x', tiles, ...more });

test.each([
  ['no JSON', bytes('{"a":'), 'file-truncated'],
  ['another file of ours', bytes({ format: 'drunagor-companion', version: 1 }), 'file-foreign'],
  ['newer', file([], { version: 2 }), 'file-newer'],
  ['an unknown key', file([], { more: 1 }), 'file-broken'],
  ['a sheet without a name', file([{ ...LAVA, name: '' }]), 'file-broken'],
  ['an unknown size', file([{ ...LAVA, size: 'D' }]), 'file-broken'],
  ['too few rows', file([{ ...LAVA, print: PLAIN.slice(1) }]), 'file-broken'],
  ['signs nobody prints', file([{ ...LAVA, print: ['<b>.', ...PLAIN.slice(1)] }]), 'file-broken'],
  ['the same sheet twice', file([LAVA, { ...LAVA, name: 'e4-F ' }]), 'file-broken'],
  ['too many', file(Array(2001).fill(LAVA)), 'file-broken'],
  ['too large', new Uint8Array(1024 * 1024 + 1).fill(32), 'file-too-large'],
  ['no text', Uint8Array.of(0xff, 0xfe, 0x7b), 'file-wrong-encoding'],
])('a file that is refused: %s', (_name, content, code) => {
  expect(readTilesFile(content)).toEqual({ ok: false, error: { code } });
});
