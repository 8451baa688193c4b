import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { TableScreen } from '@/app/table/TableScreen';
import { rememberMap } from '@/src/game';
import { EMPTY_MAP, type DungeonMap } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { adventureOf, realTable, tap } from '../real-table';

/** Jest has no chunks to load: the same file, the short way. */
jest.mock('@/app/play/setup/steps/load-doors', () => ({
  loadDoors: async () => jest.requireActual('@/src/content/drunagor/doors'),
}));

const BUILT: DungeonMap = {
  ...EMPTY_MAP,
  sheets: [
    {
      ...{ id: 'sheet-1', name: 'B1-F', size: 'B', at: [0, 0], turn: 0, raised: false },
      print: ['..', '..', '.L', '..'],
    },
  ],
};

test('once more after a defeat: roles as chosen, and the map lies there as it was built', async () => {
  const { game, storage, show } = await realTable();
  await show(<TableScreen />);
  const roles = await waitFor(() => screen.getByLabelText('Rolle von Vorn'));
  await act(async () => fireEvent.press(within(roles).getByLabelText('Anführer')));
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(openState(game).state.adventure).not.toBeNull());
  const { chapter, title } = adventureOf(game);
  expect(adventureOf(game).map).toBeNull();
  const kept = { campaign: openState(game).id, chapter, title, changedAt: 5, map: BUILT };
  await act(async () => {
    await rememberMap(storage.library, kept, []);
    const outcome = { result: 'lost', reason: { kind: 'declared' } } as const;
    value(await game.dispatch({ kind: 'declareOutcome', outcome }));
  });
  await tap('button', 'Noch einmal');
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() =>
    expect(adventureOf(game).map?.sheets).toMatchObject(BUILT.sheets.map(asLaid)),
  );
  expect(adventureOf(game).heroes[0]).toMatchObject({ name: 'Vorn', role: 'leader' });
});

/** Ids are the adventure's own. */
const asLaid = ({ name, at, print }: DungeonMap['sheets'][number]) => ({ name, at, print });
