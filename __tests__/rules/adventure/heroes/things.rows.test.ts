import {
  chestsOf,
  doorsOf,
  interactionsOf,
  trapsOf,
  type AdventureCommand,
  type GameCommand,
  type GameState,
  type SetupStep,
} from '@/src/rules';
import { own } from '../foes';
import { adventureOf, after, doing, heroOf, monsterOf, refusing } from '../kit';
import { onMap, put, sheet, stand } from '../map/map-kit';

const hero = 'hero-1';
const NEXT: GameCommand = { kind: 'nextTurn' };

const withThings = (...then: readonly GameCommand[]): GameState =>
  onMap([sheet('C', [0, 0]), ...then], { summons: [own()] });

const objects = (state: GameState) => adventureOf(state).map?.objects ?? [];
const last = (state: GameState): string => objects(state).at(-1)?.id ?? '';

const search = (object: string | undefined, safe: boolean): AdventureCommand => ({
  kind: 'searchChest',
  hero,
  item: 'Trank',
  safe,
  ...(object === undefined ? {} : { object }),
});

describe('chests', () => {
  test.each([
    ['a chest has its die', put('chest', [1, 1]), 4, { slow: 1 }],
    ['a safe one has none, whatever is said', put('chest', [1, 1], { safe: true }), 4, {}],
    ['Z4: loot has none', put('loot', [1, 1]), 4, {}],
  ] as const)('Z3: %s, and it leaves the map', (_, chest, die, tokens) => {
    const state = after(withThings(chest), NEXT);
    const { state: after_ } = doing(state, search(last(state), false), [die]);
    expect(heroOf(after_, hero).tokens).toEqual(tokens);
    expect(objects(after_)).toEqual([]);
    expect(adventureOf(after_)).toMatchObject({ found: ['Trank'], turn: { actions: ['chest'] } });
  });

  test('Z3: without one named the players say whether it is safe, and the map stays', () => {
    const state = withThings(put('chest', [1, 1]));
    const searched = after(state, search(undefined, true));
    expect(objects(searched)).toHaveLength(1);
    expect(heroOf(searched, hero).tokens).toEqual({});
  });

  test.each([
    ['a trap is no chest', put('trap', [1, 1], { name: 'fire' })],
    ['an interaction is none', put('interaction', [1, 1])],
  ])('Z3: %s', (_, thing) => {
    const state = withThings(thing);
    expect(refusing(state, search(last(state), true))).toBe('unknown-thing');
  });

  test('Z3, Z4: chests and loot are one list', () => {
    const state = withThings(put('chest', [1, 1]), put('loot', [2, 2]), put('door', [3, 3]));
    expect(chestsOf(adventureOf(state)).map(({ kind }) => kind)).toEqual(['chest', 'loot']);
  });
});

describe('interactions', () => {
  const altar = put('interaction', [1, 1], { name: 'Altar', charges: 2 });
  const use = (interaction: string, option: string): AdventureCommand => ({
    kind: 'interact',
    hero,
    interaction,
    option,
  });

  test('V4: those of the map and those named at the table are one list', () => {
    const state = withThings(altar, { kind: 'addInteraction', name: 'Hebel', charges: 1 });
    expect(interactionsOf(adventureOf(state)).map(({ name }) => name)).toEqual(['Hebel', 'Altar']);
  });

  test('V4: a charge and an option of the map’s token', () => {
    const state = after(withThings(altar), NEXT);
    const used = after(state, use(last(state), 'Beten'));
    expect(objects(used)[0]).toMatchObject({ charges: 1, taken: ['Beten'] });
    expect(adventureOf(used).turn?.actions).toEqual(['interaction']);
    expect(refusing(used, use(last(used), 'Beten'))).toBe('option-taken');
    const empty = after(used, use(last(used), ''));
    expect(refusing(empty, use(last(empty), ''))).toBe('no-charge');
  });

  test('V4: a number taken at the table is taken on the map', () => {
    const state = withThings(altar, { kind: 'addInteraction', name: '', charges: 1 });
    const table = adventureOf(state).interactions[0]?.id ?? '';
    const used = after(state, use(table, '57'));
    expect(refusing(used, use(last(used), '57'))).toBe('option-taken');
  });

  test('V4: charges nobody named are not counted down', () => {
    const state = withThings(put('interaction', [1, 1]));
    const used = after(state, use(last(state), 'Ziehen'));
    expect(objects(used)[0]).toMatchObject({ charges: null, taken: ['Ziehen'] });
  });
});

describe('traps', () => {
  const fire = put('trap', [1, 1], { name: 'fire' });

  test('Z2: both kinds are one list; one without a kind is the players’ to settle', () => {
    const state = withThings(fire, put('trap', [3, 3]), {
      kind: 'layTrap',
      hero,
      trap: 'bear',
      zone: 'Tür',
    });
    expect(trapsOf(adventureOf(state)).map(({ kind }) => kind)).toEqual(['bear', 'fire']);
  });

  test('Z2: a trap of the map goes off by hand and leaves it', () => {
    const state = withThings(fire, stand('monster-2', [3, 3]));
    const spring = { kind: 'springTrap', trap: last(state), figures: ['monster-2'] } as const;
    const sprung = after(state, spring);
    expect(monsterOf(sprung, 'monster-2')).toMatchObject({ hp: 8, tokens: { burn: 4 } });
    expect(objects(sprung)).toEqual([]);
  });

  test('Z2: taken away', () => {
    const state = withThings(fire);
    expect(objects(after(state, { kind: 'removeTrap', trap: last(state) }))).toEqual([]);
  });
});

describe('doors', () => {
  const open = (step: SetupStep): GameCommand => ({
    kind: 'openStep',
    setup: { chapter: 1, step, spawns: [] },
  });
  const second: SetupStep = { kind: 'door', number: 2 };
  const crypt: SetupStep = { kind: 'named-door', en: 'Crypt', de: 'Gruft' };
  const state = withThings(
    put('door', [0, 0], { name: '1' }),
    put('door', [3, 3], { name: '02' }),
    put('door', [3, 0], { name: ' Gruft ' }),
    put('door', [0, 3]),
    put('chest', [1, 1]),
  );
  const left = (...steps: readonly SetupStep[]) =>
    doorsOf(adventureOf(after(state, ...steps.map(open)))).map(({ name }) => name);

  test.each<[string, readonly SetupStep[], readonly string[]]>([
    ['the map’s doors are the table’s', [], ['1', '02', 'Gruft', '']],
    ['one that is opened leaves the map', [second], ['1', 'Gruft', '']],
    ['one with a name does, too', [crypt], ['1', '02', '']],
    ['a number nobody laid takes none', [{ kind: 'door', number: 0 }], ['1', '02', 'Gruft', '']],
    ['a page is no door', [{ kind: 'page', page: 1 }], ['1', '02', 'Gruft', '']],
    ['the start is none', [{ kind: 'start' }], ['1', '02', 'Gruft', '']],
  ])('V3: %s', (_, steps, names) => {
    expect(left(...steps)).toEqual(names);
  });
});
