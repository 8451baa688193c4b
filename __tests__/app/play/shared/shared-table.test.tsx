import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { JoinScreen } from '@/app/logbook/join/JoinScreen';
import { TableChip } from '@/app/play/shared/TableChip';
import { TableSheet } from '@/app/play/shared/TableSheet';
import { fetchLazyScreens } from '@/app/wiring/lazy-screen';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { cut, device, mend, newServer, type Device } from '@/__tests__/sync/table/devices';
import { flipped, lyingDb } from '@/__tests__/sync/table/lying-db';
import { AtTheTable, begin, PARTY, realTable, seen, tap } from '@/__tests__/app/table/real-table';

const SERVER = 'http://table.example';
jest.mock('@/app/wiring/table-server', () => ({ TABLE_SERVER: 'http://table.example' }));
const mockCopied: string[] = [];
jest.mock('@/app/wiring/sharing', () => ({
  copyText: async (text: string) => void mockCopied.push(text),
}));
let mockAddress: string | null = null;
jest.mock('@/app/wiring/opened-address', () => ({ useOpenedAddress: () => mockAddress }));

let seed = 700;
const backend = newServer();
const sit = async (server = backend): Promise<Device> =>
  device(await openIn(newFolder()), server, (seed += 1));
const nothing = () => undefined;
const phaseOf = ({ tables }: Device) => tables.store.getState().phase;

beforeAll(() => fetchLazyScreens());
afterEach(() => (mockAddress = null));

/** Somebody else's device at a table of its own. */
async function host(
  server = backend,
): Promise<{ readonly one: Device; readonly play: string; watch: string }> {
  const one = await sit(server);
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
  await one.tables.introduce({ name: 'Zacharias' });
  const { play, watch } = value(await one.tables.share(SERVER));
  const { id, head } = openState(one.game);
  await waitFor(async () => expect((await one.storage.shared.find(id))?.head).toBe(head));
  return { one, play: play ?? '', watch };
}

const closing: Device[] = [];
afterEach(() => closing.splice(0).forEach(({ tables }) => tables.close()));

test('a campaign is shared at one tap: a code to be photographed, both links, and leaving goes on alone', async () => {
  const mine = await sit();
  closing.push(mine);
  const { show, game } = await realTable(PARTY, mine);
  let closed = 0;
  await show(<TableSheet first="invite" onClose={() => (closed += 1)} />);
  await tap('button', 'Tisch eröffnen');
  await waitFor(() => screen.getByLabelText('QR-Code mit dem Link zum Mitspielen'));
  await tap('button', 'Link kopieren');
  await tap('button', 'Link zum Zuschauen kopieren');
  expect(mockCopied.map((link) => link.split('.').slice(0, -1).join('.'))).toEqual([
    `${SERVER}/join#p`,
    `${SERVER}/join#w`,
  ]);
  await seen('1 hier · im Takt');
  await tap('button', /Den Tisch verlassen/);
  await tap('button', 'Ja, verlassen');
  await waitFor(() => expect(closed).toBe(1));
  expect(openState(game).state.campaign.heroes).toHaveLength(PARTY.length);
  expect(mine.tables.store.getState().campaign).toBeNull();
});

test('where nobody serves tables the sheet says how to have one, and the campaign stays as it was', async () => {
  const mine = await sit();
  closing.push(mine);
  cut(mine);
  const { show } = await realTable(PARTY, mine);
  await show(<TableSheet first="invite" onClose={nothing} />);
  await tap('button', 'Tisch eröffnen');
  await seen('Hier antwortet kein Server für gemeinsame Tische');
  expect(await mine.storage.shared.list()).toEqual([]);
  mend(mine);
  await tap('button', 'Noch einmal versuchen');
  await waitFor(() => screen.getByLabelText('QR-Code mit dem Link zum Mitspielen'));
});

test('whoever opens the link joins at one tap, beside the own campaigns; both see each other', async () => {
  const { one, play } = await host();
  const mine = await sit();
  closing.push(one, mine);
  mockAddress = play;
  const { show, game } = await realTable(PARTY, mine);
  await show(<JoinScreen />);
  await act(async () =>
    fireEvent.changeText(screen.getByLabelText('Dein Name für die anderen'), 'Ida'),
  );
  await tap('button', 'Mitspielen');
  await waitFor(() => expect(openState(game).state.campaign.name).toBe('Tisch'));
  expect(game.store.getState().campaigns).toHaveLength(2);
  await waitFor(() => expect(phaseOf(mine)).toBe('here'));
  await waitFor(() => expect(one.tables.store.getState().people[0]?.name).toBe('Ida'));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 3 }));
  await waitFor(() => expect(openState(game).state.campaign.chapter).toBe(3));
});

test('after new links were made the old code is not offered any more, and the sheet says what to do', async () => {
  const { one, play } = await host();
  const mine = await sit();
  closing.push(one, mine);
  const { show } = await realTable(PARTY, mine);
  value(await mine.tables.join(play));
  await waitFor(() => expect(phaseOf(mine)).toBe('here'));
  await show(<TableSheet first="invite" onClose={nothing} />);
  await waitFor(() => screen.getByLabelText('QR-Code mit dem Link zum Mitspielen'));
  value(await one.tables.share(SERVER));
  await seen(/Die Links zu diesem Tisch wurden erneuert/);
  expect(screen.queryByLabelText('QR-Code mit dem Link zum Mitspielen')).toBeNull();
});

test('after new links were made the new one is pasted right there; what is no way back says why', async () => {
  const { one, play } = await host();
  const mine = await sit();
  closing.push(one, mine);
  const { show, game } = await realTable(PARTY, mine);
  value(await mine.tables.join(play));
  await waitFor(() => expect(phaseOf(mine)).toBe('here'));
  await show(<TableSheet first="people" onClose={nothing} />);
  const links = value(await one.tables.share(SERVER));
  const { id, head } = openState(one.game);
  await waitFor(async () => expect((await one.storage.shared.find(id))?.head).toBe(head));
  await waitFor(() => screen.getByLabelText('Neuer Link'));
  const paste = (link: string | null) =>
    act(async () => fireEvent.changeText(screen.getByLabelText('Neuer Link'), link ?? ''));
  expect(screen.getByRole('button', { name: 'Zurück an den Tisch' })).toBeDisabled();
  const other = await host();
  closing.push(other.one);
  for (const [link, words] of [
    ['Tisch', /Das ist kein Link zu einem Tisch/],
    [other.play, /führt an einen anderen Tisch/],
    [links.watch, /kann man nur zuschauen/],
    [play, /Dieser Link gilt nicht mehr/],
  ] as const) {
    await paste(link);
    await tap('button', 'Zurück an den Tisch');
    await seen(words);
  }
  await paste(links.play);
  expect(screen.queryByText(/Dieser Link gilt nicht mehr/)).toBeNull();
  await tap('button', 'Zurück an den Tisch');
  await seen('2 hier · im Takt');
  expect(screen.queryByLabelText('Neuer Link')).toBeNull();
  expect(game.store.getState().campaigns).toHaveLength(2);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 3 }));
  await waitFor(() => expect(openState(game).state.campaign.chapter).toBe(3));
});

test('whoever was cut off by a damaged row is back at the table with a tap, once the server is sound', async () => {
  let lies = false;
  const server = newServer(lyingDb((rows) => (lies ? flipped(rows) : rows)));
  const { one, play } = await host(server);
  const mine = await sit(server);
  closing.push(one, mine);
  const { show } = await realTable(PARTY, mine);
  value(await mine.tables.join(play));
  await waitFor(() => expect(phaseOf(mine)).toBe('here'));
  await show(<TableSheet first="people" onClose={nothing} />);
  expect(screen.queryByRole('button', { name: 'Noch einmal verbinden' })).toBeNull();
  await act(async () => cut(mine));
  await waitFor(() => screen.getByRole('button', { name: 'Noch einmal verbinden' }));
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 3 }));
  lies = true;
  mend(mine);
  await seen('Was der Server schickt, ist nicht mit diesem Link verschlossen worden.');
  await seen('vom Tisch getrennt');
  lies = false;
  await tap('button', 'Noch einmal verbinden');
  await seen('2 hier · im Takt');
  expect(screen.queryByText(/nicht mit diesem Link verschlossen/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Noch einmal verbinden' })).toBeNull();
  expect(openState(mine.game).state.campaign.chapter).toBe(3);
});

test.each([
  [
    'an address without a key',
    null,
    'https://elsewhere.example/x',
    'Das ist kein Link zu einem Tisch',
  ],
  [
    'a link that was cut off',
    'http://table.example/join#p.abc',
    '',
    'Das ist kein Link zu einem Tisch',
  ],
])('%s: it is said in words, nothing is added', async (_, address, pasted, words) => {
  const mine = await sit();
  closing.push(mine);
  mockAddress = address;
  const { show, game } = await realTable(PARTY, mine);
  await show(<JoinScreen />);
  if (address === null)
    await act(async () => fireEvent.changeText(screen.getByLabelText('Link zum Tisch'), pasted));
  await tap('button', 'Mitspielen');
  await seen(new RegExp(words));
  expect(game.store.getState().campaigns).toHaveLength(1);
});

test('nobody answers: it is said, and the next tap joins', async () => {
  const { one, watch } = await host();
  const mine = await sit();
  closing.push(one, mine);
  cut(mine);
  mockAddress = watch;
  const { show, game } = await realTable(PARTY, mine);
  await show(<JoinScreen />);
  await tap('button', 'Zuschauen');
  await seen(/Der Server antwortet nicht/);
  mend(mine);
  await tap('button', 'Zuschauen');
  await waitFor(() => expect(openState(game).state.campaign.name).toBe('Tisch'));
  const refused = await game.dispatch({ kind: 'setChapter', chapter: 9 });
  expect(refused).toMatchObject({ ok: false, error: { code: 'table-watching' } });
});

test('the header says who is here, plays on without a connection, and shows what did not fit with its reason', async () => {
  const mine = await sit();
  const { show, game } = await realTable(PARTY, mine);
  value(await game.dispatch(begin()));
  const { play } = value(await mine.tables.share(SERVER));
  await waitFor(() => expect(phaseOf(mine)).toBe('here'));
  const other = await sit();
  closing.push(mine, other);
  await waitFor(async () => expect((await other.tables.join(play ?? '')).ok).toBe(true));
  await show(
    <AtTheTable>
      <TableChip />
    </AtTheTable>,
  );
  await waitFor(() => screen.getByRole('button', { name: '2 hier · im Takt' }));
  await act(async () => cut(mine));
  await waitFor(() =>
    screen.getByRole('button', { name: /ohne Verbindung: es wird weitergespielt/ }),
  );
  value(await other.game.dispatch({ kind: 'setHp', figure: 'hero-1', hp: 7, maxHp: 10 }));
  await act(async () => {
    value(await game.dispatch({ kind: 'setHp', figure: 'hero-1', hp: 4, maxHp: 10 }));
  });
  mend(mine);
  await tap('button', /1 Schritt ging nicht/);
  await seen('Jemand hat denselben Wert inzwischen geändert.');
  await tap('button', 'Noch einmal');
  // Nothing is written over unseen: both values are shown, and it can be left as it is.
  await seen('Am Tisch steht: 7');
  await seen('Von hier käme: 4');
  expect(screen.queryByRole('button', { name: 'Weglegen' })).toBeNull();
  await tap('button', 'So lassen');
  expect(screen.getByRole('button', { name: 'Weglegen' })).toBeOnTheScreen();
  expect(openState(game).state.adventure?.heroes[0]?.hp).toBe(7);
  await tap('button', 'Noch einmal');
  await tap('button', 'Am Tisch überschreiben');
  await waitFor(() => expect(mine.tables.store.getState().refused).toEqual([]));
  await waitFor(() => expect(openState(other.game).state.adventure?.heroes[0]?.hp).toBe(4));
});
