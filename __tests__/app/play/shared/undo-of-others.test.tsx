import type { ReactNode } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HeroScreen } from '@/app/logbook/hero/HeroScreen';
import { UndoButtons } from '@/app/logbook/home/UndoButtons';
import { OpenTable } from '@/app/table/OpenTable';
import { useGameView } from '@/app/wiring/game';
import { fetchLazyScreens } from '@/app/wiring/lazy-screen';
import { SettingsProvider } from '@/app/wiring/settings';
import { createSettingsStore } from '@/src/game';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { device, newServer, type Device } from '@/__tests__/sync/table/devices';
import { PARTY, realTable, seen, tap } from '@/__tests__/app/table/real-table';
import { startWith } from '../playing';
import { turns } from '../taps';

let seed = 800;
const backend = newServer();
const sitting: Device[] = [];
async function sit(): Promise<Device> {
  const one = device(await openIn(newFolder()), backend, (seed += 1));
  sitting.push(one);
  return one;
}

beforeAll(() => fetchLazyScreens());
afterEach(() => sitting.splice(0).forEach(({ tables }) => tables.close()));

const harm = { kind: 'harm', figures: ['hero-2'], amount: 3, preventable: false } as const;

/** Zacharias has shared his running adventure; this device has joined and shows a screen of it. */
async function withZacharias(screenOf: (campaign: string) => ReactNode) {
  const one = await sit();
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
  for (const command of [startWith({}), ...turns(1)]) value(await one.game.dispatch(command));
  await one.tables.introduce({ name: 'Zacharias' });
  const { play } = value(await one.tables.share('http://table.example'));
  const { id } = openState(one.game);
  const told = ({ game, storage }: Device) =>
    waitFor(async () => expect((await storage.shared.find(id))?.head).toBe(openState(game).head));
  await told(one);
  const mine = await sit();
  const { show, game } = await realTable(PARTY, mine);
  value(await mine.tables.join(play ?? ''));
  await show(
    <SettingsProvider store={createSettingsStore(mine.storage.settings)}>
      {screenOf(openState(game).id)}
    </SettingsProvider>,
  );
  const hp = () => openState(game).state.adventure?.heroes.map((figure) => figure.hp);
  return { one, game, hp };
}

test('what a message offers to take back is its own move, never what somebody else has played since', async () => {
  const { one, game, hp } = await withZacharias(() => <OpenTable />);

  await tap('button', 'Lebenspunkte von Vorn verringern');
  await seen(/^Vorn: LP auf 9/);
  await tap('button', /^Rückgängig: Vorn: LP auf 9/);
  await waitFor(() => expect(hp()).toEqual([10, 10]));

  await tap('button', 'Lebenspunkte von Vorn verringern');
  await seen(/^Vorn: LP auf 9/);
  await waitFor(() => expect(openState(one.game).head).toBe(openState(game).head));
  value(await one.game.dispatch(harm));
  await waitFor(() => expect(hp()).toEqual([9, 7]));
  await tap('button', /^Rückgängig: Vorn: LP auf 9/);
  await seen('Zacharias hat inzwischen weitergespielt. Nichts ist zurückgenommen.');
  expect(hp()).toEqual([9, 7]);
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(hp()).toEqual([9, 10]));
  expect(screen.getAllByText(/^Zurückgenommen, was Zacharias gespielt hat/)[0]).toBeOnTheScreen();
});

test('in the logbook too', async () => {
  const { one, game, hp } = await withZacharias((campaign) => (
    <HeroScreen route={{ params: { campaign, hero: 'hero-1' } }} />
  ));
  await tap('button', 'Fähigkeit eintragen');
  const name = await waitFor(() => screen.getByLabelText('Name der Fähigkeit'));
  await act(async () => fireEvent.changeText(name, 'Parade'));
  await tap('button', 'Speichern');
  await seen('Parade ist eingetragen.');
  await waitFor(() => expect(openState(one.game).head).toBe(openState(game).head));
  value(await one.game.dispatch(harm));
  await waitFor(() => expect(hp()).toEqual([10, 7]));
  await tap('button', 'Rückgängig');
  await seen('Zacharias hat inzwischen weitergespielt. Nichts ist zurückgenommen.');
  expect(hp()).toEqual([10, 7]);
});

function UndoOfOpen() {
  const open = useGameView((view) => view.open);
  return open === null ? null : <UndoButtons open={open} />;
}

test("a campaign's undo says what it took back, and whose it was", async () => {
  const { one, hp } = await withZacharias(() => <UndoOfOpen />);
  value(await one.game.dispatch(harm));
  await waitFor(() => expect(hp()).toEqual([10, 7]));
  await tap('button', 'Rückgängig');
  await seen(/^Zurückgenommen, was Zacharias gespielt hat: .*Maya/);
  expect(hp()).toEqual([10, 10]);
});
