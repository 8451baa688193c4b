import { screen } from '@testing-library/react-native';
import { Whereabouts } from '@/app/play/parts/Whereabouts';
import { openState, value } from '@/__tests__/game/table/table';
import { AtTheTable, begin, realTable, seen } from '@/__tests__/app/table/real-table';

test('a copy to try things in says so at table and map, the original does not', async () => {
  const table = await realTable();
  const { game } = table;
  value(await game.dispatch(begin()));
  const { id } = openState(game);
  await table.show(
    <AtTheTable>
      <Whereabouts />
    </AtTheTable>,
  );
  await seen(/Kapitel 4/);
  expect(screen.queryByText(/Nur probiert ·/)).toBeNull();
  const last = value(await game.history()).at(-1);
  value(await game.tryOut(id, 'Probe', last?.row ?? ''));
  await seen(/Nur probiert ·/);
});
