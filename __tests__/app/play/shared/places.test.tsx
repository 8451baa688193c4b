import { act, screen, waitFor, within } from '@testing-library/react-native';
import { CampaignHomeScreen } from '@/app/logbook/home/CampaignHomeScreen';
import { heldElsewhere } from '@/app/play/context/for-others';
import { TableSheet } from '@/app/play/shared/TableSheet';
import { OpenTable } from '@/app/table/OpenTable';
import { fetchLazyScreens } from '@/app/wiring/lazy-screen';
import type { GameCommand } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { cut, device, mend, newServer, type Device } from '@/__tests__/sync/table/devices';
import {
  adventureOf,
  AtTheTable,
  begin,
  PARTY,
  realTable,
  seen,
  tap,
  type RealTable,
} from '@/__tests__/app/table/real-table';

const mockFelt = jest.fn();
jest.mock('@/app/play/context/haptics', () => ({ feelTap: () => mockFelt() }));

let seed = 900;
const backend = newServer();
const sit = async (): Promise<Device> => device(await openIn(newFolder()), backend, (seed += 1));
const closing: Device[] = [];
beforeAll(() => fetchLazyScreens());
afterEach(() => closing.splice(0).forEach(({ tables }) => tables.close()));

const EVENT = {
  kind: 'openThreat',
  source: { kind: 'event', name: 'Steinschlag' },
  targets: [{ figure: 'hero-1', damage: 4 }],
  preventable: true,
  collateral: [],
} as const;

interface Two {
  readonly mine: Device;
  /** Ida's device; she plays Maya. */
  readonly other: Device;
  readonly table: RealTable;
}

/** Two devices in an adventure at one table. */
async function two(): Promise<Two> {
  const mine = await sit();
  const table = await realTable(PARTY, mine);
  value(await table.game.dispatch(begin({ runeCard: false })));
  const { play } = value(await mine.tables.share('http://table.example'));
  const other = await sit();
  closing.push(mine, other);
  await other.tables.introduce({ name: 'Ida' });
  await waitFor(async () => expect((await other.tables.join(play ?? '')).ok).toBe(true));
  await waitFor(() => expect(other.tables.store.getState().phase).toBe('here'));
  await other.tables.take({ heroes: ['hero-2'] });
  await waitFor(() =>
    expect(mine.tables.store.getState().people[0]).toMatchObject({
      name: 'Ida',
      heroes: ['hero-2'],
    }),
  );
  return { mine, other, table };
}

const heroOf = ({ game }: Pick<RealTable, 'game'>, id: string) =>
  adventureOf(game).heroes.find((one) => one.id === id);

const turnsTo = async ({ game }: Pick<RealTable, 'game'>, hero: string) => {
  for (let n = 0; n < 9 && adventureOf(game).turn?.figure !== hero; n += 1)
    await act(async () => void value(await game.dispatch({ kind: 'nextTurn' })));
};

test('whom one plays and what the device shows is chosen at the table, and is there again later', async () => {
  const { mine, other, table } = await two();
  await table.show(<TableSheet first="people" onClose={() => undefined} />);
  await seen('Maya · im Takt');
  await tap('button', 'Vorn');
  await tap('radio', 'Mein Held');
  await waitFor(() =>
    expect(mine.tables.store.getState()).toMatchObject({ view: 'hero', heroes: ['hero-1'] }),
  );
  await waitFor(() => expect(other.tables.store.getState().people[0]?.heroes).toEqual(['hero-1']));
  const { id } = openState(table.game);
  value(await table.game.close());
  await waitFor(() => expect(mine.tables.store.getState().campaign).toBeNull());
  value(await table.game.open(id));
  await waitFor(() =>
    expect(mine.tables.store.getState()).toMatchObject({ view: 'hero', heroes: ['hero-1'] }),
  );
});

test('my hero: large, with a cue when it is his turn; the whole table is one tap away', async () => {
  const { mine, table } = await two();
  await mine.tables.take({ view: 'hero', heroes: ['hero-1'] });
  await turnsTo(table, 'hero-2');
  await table.show(<OpenTable />);
  await seen('Am Zug: Maya');
  expect(screen.queryByText('Du bist am Zug')).toBeNull();
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await waitFor(() => expect(heroOf(table, 'hero-1')?.hp).toBe(9));
  await turnsTo(table, 'hero-1');
  await seen('Du bist am Zug');
  await turnsTo(table, 'hero-2');
  await tap('button', 'Ganzen Tisch zeigen');
  await waitFor(() => expect(mine.tables.store.getState().view).toBe('table'));
});

test('my hero: his turn is felt in the hand, once; the turn of another is not', async () => {
  const { mine, table } = await two();
  await mine.tables.take({ view: 'hero', heroes: ['hero-1'] });
  await turnsTo(table, 'hero-2');
  mockFelt.mockClear();
  await table.show(<OpenTable />);
  await seen('Am Zug: Maya');
  expect(mockFelt).not.toHaveBeenCalled();
  await turnsTo(table, 'hero-1');
  await seen('Du bist am Zug');
  expect(mockFelt).toHaveBeenCalledTimes(1);
  await turnsTo(table, 'hero-2');
  await seen('Am Zug: Maya');
  expect(mockFelt).toHaveBeenCalledTimes(1);
});

test('two heroes on one phone: the cue names who acts, and he stands first', async () => {
  const { mine, table } = await two();
  await mine.tables.take({ view: 'hero', heroes: ['hero-1', 'hero-2'] });
  await turnsTo(table, 'hero-2');
  await table.show(<OpenTable />);
  await seen('Du bist am Zug: Maya');
  const order = () =>
    screen.getAllByRole('heading', { name: /^(Vorn|Maya)$/ }).map((one) => one.props.children);
  expect(order()).toEqual(['Maya', 'Vorn']);
  const hers = within(screen.getByLabelText('Maya'));
  expect(hers.getByRole('button', { name: 'Fokus erhöhen' })).toBeOnTheScreen();
  await turnsTo(table, 'hero-1');
  await seen('Du bist am Zug: Vorn');
  expect(order()).toEqual(['Vorn', 'Maya']);
});

test('a threat asks those who may react, on their own phones; passing is seen at the table', async () => {
  const { mine, other, table } = await two();
  await mine.tables.take({ view: 'hero', heroes: ['hero-1'] });
  value(await table.game.dispatch(EVENT));
  const threat = adventureOf(table.game).threat?.id ?? '';
  await table.show(<OpenTable />);
  await seen('Vorn kann reagieren');
  await seen('Vorn verliert 4 LP');
  expect(screen.queryByText('Maya kann reagieren')).toBeNull();
  await tap('button', 'Passen: Vorn');
  await seen('Gepasst. Am Tisch geht es weiter.');
  await waitFor(() =>
    expect(other.tables.store.getState().people[0]?.passed).toEqual({ threat, heroes: ['hero-1'] }),
  );
  await tap('button', 'Ganzen Tisch zeigen');
  await seen('Überlegt noch: Maya');
  await waitFor(() => expect(openState(other.game).head).toBe(openState(table.game).head));
  await act(async () => other.tables.pass(threat, 'hero-2'));
  await seen('Passt: Maya');
});

test('my hero: what he can react to is felt in the hand, once; what is let through is not', async () => {
  const { mine, table } = await two();
  await turnsTo(table, 'hero-2');
  await mine.tables.take({ view: 'hero', heroes: ['hero-1'] });
  await table.show(<OpenTable />);
  await seen('Am Zug: Maya');
  mockFelt.mockClear();
  await act(async () => void value(await table.game.dispatch(EVENT)));
  await seen('Vorn kann reagieren');
  expect(mockFelt).toHaveBeenCalledTimes(1);
  await tap('button', 'Passen: Vorn');
  await seen('Gepasst. Am Tisch geht es weiter.');
  expect(mockFelt).toHaveBeenCalledTimes(1);
  await act(async () => void value(await table.game.dispatch(prevents(4, 'red'))));
  await seen('Vorn verliert nichts');
});

const prevents = (amount: number, colour: 'red' | 'yellow'): GameCommand => ({
  kind: 'react',
  reaction: {
    hero: 'hero-2',
    cost: { kind: 'cube', colour },
    effect: { kind: 'prevent', target: 'hero-1', amount },
  },
});

test('a reaction the table entered for a hero is not replaced by his own that came later', async () => {
  const { mine, other, table } = await two();
  value(await table.game.dispatch(EVENT));
  await waitFor(() => expect(openState(other.game).state.adventure?.threat).not.toBeNull());
  await table.show(
    <AtTheTable>
      <TableSheet first="people" onClose={() => undefined} />
    </AtTheTable>,
  );
  await act(async () => cut(mine));
  value(await other.game.dispatch(prevents(1, 'red')));
  await act(async () => void value(await table.game.dispatch(prevents(2, 'yellow'))));
  mend(mine);
  await seen('Jemand hat denselben Wert inzwischen geändert.');
  expect(adventureOf(table.game).threat?.reactions).toMatchObject([{ cost: { colour: 'red' } }]);
  await tap('button', 'Noch einmal');
  // What can be read of it; the colours have no words here.
  await seen('Am Tisch steht: 1');
  await seen('Von hier käme: 2');
  expect(screen.queryByText(/red|yellow/)).toBeNull();
  await tap('button', 'Am Tisch überschreiben');
  await waitFor(() =>
    expect(adventureOf(other.game).threat?.reactions).toMatchObject([
      { cost: { colour: 'yellow' } },
    ]),
  );
});

test('what cannot be read is not shown: something else stands there, and it can be left', async () => {
  const { mine, other, table } = await two();
  await table.show(
    <AtTheTable>
      <TableSheet first="people" onClose={() => undefined} />
    </AtTheTable>,
  );
  await act(async () => cut(mine));
  value(await other.game.dispatch({ kind: 'setRole', hero: 'hero-1', role: null }));
  await act(
    async () =>
      void value(
        await table.game.dispatch({ kind: 'setRole', hero: 'hero-1', role: 'controller' }),
      ),
  );
  mend(mine);
  await seen('Jemand hat denselben Wert inzwischen geändert.');
  await tap('button', 'Noch einmal');
  await seen('Am Tisch steht inzwischen etwas anderes.');
  expect(screen.queryByText(/controller/)).toBeNull();
  await tap('button', 'So lassen');
  expect(heroOf(table, 'hero-1')?.role).toBeNull();
});

test('between adventures, too: what did not fit is said in the logbook where it was entered, and before the next one', async () => {
  const mine = await sit();
  const table = await realTable(PARTY, mine);
  const { play } = value(await mine.tables.share('http://table.example'));
  const other = await sit();
  closing.push(mine, other);
  await waitFor(async () => expect((await other.tables.join(play ?? '')).ok).toBe(true));
  await waitFor(() => expect(other.tables.store.getState().phase).toBe('here'));
  const params = { campaign: openState(table.game).id };
  await table.show(<CampaignHomeScreen route={{ params }} />);
  await act(async () => cut(mine));
  value(await other.game.dispatch({ kind: 'setChapter', chapter: 3 }));
  await act(async () => {
    value(await table.game.dispatch({ kind: 'setChapter', chapter: 2 }));
  });
  mend(mine);
  await tap('button', /1 Schritt ging nicht/);
  await seen('Jemand hat denselben Wert inzwischen geändert.');
  await table.show(<OpenTable />);
  await waitFor(() => screen.getByRole('button', { name: /1 Schritt ging nicht/ }));
});

test('watching: everybody is seen, nobody can be tapped', async () => {
  const { mine, table } = await two();
  await turnsTo(table, 'hero-2');
  await mine.tables.take({ view: 'watch' });
  await table.show(<OpenTable />);
  await seen('Am Zug: Maya');
  await seen('Elros');
  expect(screen.queryByRole('button', { name: /Elros/ })).toBeNull();
});

test('acting for somebody else’s hero asks once, and then does it', async () => {
  const { mine, table } = await two();
  await mine.tables.take({ view: 'table', heroes: ['hero-1'] });
  await turnsTo(table, 'hero-2');
  await table.show(<OpenTable />);
  const before = openState(table.game).head;
  await tap('button', /^Weiter/);
  await seen('Ida spielt Maya. Trotzdem handeln?');
  expect(openState(table.game).head).toBe(before);
  await tap('button', 'Trotzdem für Maya handeln');
  await waitFor(() => expect(adventureOf(table.game).turn?.figure).not.toBe('hero-2'));
  await turnsTo(table, 'hero-2');
  await tap('button', /^Weiter/);
  await waitFor(() => expect(adventureOf(table.game).turn?.figure).not.toBe('hero-2'));
});

test('a device that holds no hero is the table’s own and acts for all', async () => {
  const { table } = await two();
  const [people, heroes] = [[{ heroes: ['hero-2'], name: 'Ida' }], [] as string[]];
  const ends = { kind: 'nextTurn' } as const;
  await turnsTo(table, 'hero-2');
  const adventure = adventureOf(table.game);
  const held = (own: readonly string[]) =>
    heldElsewhere([ends], adventure, { heroes: own, people: people as never });
  expect(held(heroes)).toBeNull();
  expect(held(['hero-1'])).toEqual({ hero: 'hero-2', name: 'Maya', holder: 'Ida' });
  expect(held(['hero-2'])).toBeNull();
});

test('undo says whose step it took back, and the others are told', async () => {
  const { other, table } = await two();
  value(await other.game.dispatch({ kind: 'setHp', figure: 'hero-2', hp: 3, maxHp: 10 }));
  await waitFor(() => expect(heroOf(table, 'hero-2')?.hp).toBe(3));
  await table.show(<OpenTable />);
  await tap('button', 'Rückgängig');
  await seen(/^Zurückgenommen, was Ida gespielt hat: /);
  await waitFor(() =>
    expect(other.tables.store.getState().moved?.to).toBe(openState(table.game).head),
  );
  await act(async () => void value(await other.game.redo()));
  await seen(/^Ida hat wiederhergestellt: /);
});

test('what did not fit is kept with all that followed, as a campaign of its own', async () => {
  const { mine, other, table } = await two();
  await table.show(
    <AtTheTable>
      <TableSheet first="people" onClose={() => undefined} />
    </AtTheTable>,
  );
  await act(async () => cut(mine));
  value(await other.game.dispatch({ kind: 'setHp', figure: 'hero-1', hp: 7, maxHp: 10 }));
  await act(async () => {
    value(await table.game.dispatch({ kind: 'setHp', figure: 'hero-1', hp: 4, maxHp: 10 }));
    value(await table.game.dispatch({ kind: 'setHp', figure: 'hero-3', hp: 2, maxHp: 10 }));
  });
  mend(mine);
  await seen('Jemand hat denselben Wert inzwischen geändert.');
  await tap('button', 'Für sich behalten');
  await waitFor(() => expect(mine.tables.store.getState().refused).toEqual([]));
  expect(heroOf(table, 'hero-1')?.hp).toBe(7);
  const kept = table.game.store.getState().campaigns.find(({ name }) => /meine Linie/.test(name));
  expect(kept?.shared).toBeUndefined();
  value(await table.game.open(kept?.id ?? ''));
  expect([heroOf(table, 'hero-1')?.hp, heroOf(table, 'hero-3')?.hp]).toEqual([4, 2]);
});
