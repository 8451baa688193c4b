import { asBuilt, readMaps, rememberMap, type KeptMap, type LibraryPort } from '@/src/game';
import { EMPTY_MAP, type DungeonMap } from '@/src/rules';

type Item = Parameters<LibraryPort['put']>[0];

function memory() {
  const items = new Map<string, Item>();
  const library: LibraryPort = {
    list: async (kind) => [...items.values()].filter((item) => item.kind === kind),
    put: async (item) => void items.set(`${item.kind} ${item.id}`, item),
    remove: async (kind, id) => void items.delete(`${kind} ${id}`),
  };
  return { items, library };
}

const mapWith = (name: string): DungeonMap => ({
  ...EMPTY_MAP,
  sheets: [
    {
      ...{ id: 'sheet-1', name, size: 'B', at: [0, 0], turn: 0, raised: false },
      print: ['..', '..', '.L', '..'],
    },
  ],
});

const made = (chapter: number, name: string, changedAt: number): Omit<KeptMap, 'id'> => ({
  ...{ campaign: 'campaign-1', chapter, title: 'Der Überfall', changedAt },
  map: mapWith(name),
});

const remembered = async (library: LibraryPort, ...maps: readonly Omit<KeptMap, 'id'>[]) => {
  let known: readonly KeptMap[] = [];
  for (const map of maps) known = await rememberMap(library, map, known);
  return known;
};

test('a chapter has one map, the last one built; the newest is first, and it is read as it was', async () => {
  const { library } = memory();
  const known = await remembered(
    library,
    ...[made(1, 'B1', 1), made(2, 'B2', 2), made(1, 'B3', 3)],
  );
  expect(known.map(({ map }) => map.sheets[0]?.name)).toEqual(['B3', 'B2']);
  expect(await readMaps(library)).toEqual(known);
});

test('twelve are kept; older ones make way, in the storage too', async () => {
  const { library, items } = memory();
  const maps = Array.from({ length: 15 }, (_, at) => made(at + 1, `B${at}`, at));
  const known = await remembered(library, ...maps);
  expect(known.map(({ chapter }) => chapter)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(items.size).toBe(12);
});

test('what cannot be read is left out, and a full disk stops nothing', async () => {
  const { library, items } = memory();
  const known = await remembered(library, made(1, 'B1', 1));
  items.set('map x', { kind: 'map', id: 'x', changedAt: 9, body: '{"map":1}' });
  expect(await readMaps(library)).toEqual(known);
  const full = { ...library, put: () => Promise.reject(new Error('full')) };
  expect(await rememberMap(full, made(2, 'B2', 2), known)).toBe(known);
});

test('loot and darkness of the play are no part of it', () => {
  const thing = { name: '', charges: null, safe: false, blocks: false, at: [0, 0] } as const;
  const played: DungeonMap = {
    ...mapWith('B1'),
    objects: [
      { ...thing, id: 'o1', kind: 'loot' },
      { ...thing, id: 'o2', kind: 'chest' },
    ],
  };
  expect(asBuilt(played).objects.map(({ kind }) => kind)).toEqual(['chest']);
  expect(asBuilt(played).darkness).toEqual([]);
});
