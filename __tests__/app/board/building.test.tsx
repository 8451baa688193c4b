import { act, screen, waitFor } from '@testing-library/react-native';
import { seen, tap } from '../table/real-table';
import { atTheBoard, chooseField, inTheList, mapOf, TWO_SHEETS, type } from './at-the-board';

const NEW_E = 'Plan E 2×3 Zonen';

test('from nothing: a named sheet, laid where the preview is, painted and taken back', async () => {
  const { game } = await atTheBoard();
  await tap('button', 'Karte bauen');
  await type('Bezeichnung', 'E4-F');
  await tap('button', NEW_E);
  await tap('button', 'Hier legen');
  await waitFor(() => expect(mapOf(game).sheets).toMatchObject([{ name: 'E4-F', at: [0, 0] }]));
  await tap('radio', 'Gelände');
  await tap('button', 'Lava');
  await inTheList();
  await chooseField('A1');
  await waitFor(() => expect(mapOf(game).sheets[0]?.print[0]).toBe('L...'));
  await tap('radio', 'Ganzer Plan');
  await chooseField('B2');
  await waitFor(() => expect(mapOf(game).sheets[0]?.print.join('')).toBe('L'.repeat(24)));
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(mapOf(game).sheets[0]?.print.join('')).toContain('.'));
});

test('a known sheet comes with its terrain, turned, in four taps at most', async () => {
  const { game } = await atTheBoard();
  await tap('button', 'Karte bauen');
  await type('Bezeichnung', 'E4-F');
  await tap('button', NEW_E);
  await tap('button', 'Hier legen');
  await waitFor(() => expect(mapOf(game).sheets).toHaveLength(1));
  const painted = { kind: 'paint', fields: [[0, 0]], as: 'L' } as const;
  await act(async () => void (await game.dispatch(painted)));
  await tap('button', 'Plan E4-F wegnehmen');
  await waitFor(() => expect(mapOf(game).sheets).toHaveLength(0));
  await tap('button', 'E4-F');
  await tap('button', 'Nach rechts drehen');
  await tap('button', 'Hier legen');
  await waitFor(() =>
    expect(mapOf(game).sheets).toMatchObject([{ name: 'E4-F', turn: 1, size: 'E' }]),
  );
  expect(mapOf(game).sheets[0]?.print[0]).toBe('L...');
});

test('a piece is chosen in the list, pushed, turned and taken away', async () => {
  const { game } = await atTheBoard({ then: TWO_SHEETS });
  await tap('button', 'Karte bauen');
  await inTheList();
  await tap('button', /^Plan E2-F/);
  await tap('button', 'Nach unten schieben');
  await waitFor(() => expect(mapOf(game).sheets[1]?.at).toEqual([2, 1]));
  await tap('button', 'Nach links schieben');
  await seen(/dürfen sich nicht überdecken/);
  expect(mapOf(game).sheets[1]?.at).toEqual([2, 1]);
  await tap('button', 'Plan E2-F wegnehmen');
  await waitFor(() => expect(mapOf(game).sheets).toHaveLength(1));
});

test('tokens: a door has the next number, an interaction its charges', async () => {
  const { game } = await atTheBoard({ then: TWO_SHEETS });
  await tap('button', 'Karte bauen');
  await inTheList();
  await tap('radio', 'Plättchen');
  await tap('button', 'Tür');
  await chooseField('A1');
  await waitFor(() => expect(mapOf(game).objects).toHaveLength(1));
  await tap('button', 'Interaktion');
  await type('Name', 'Altar');
  await tap('button', 'Ladungen erhöhen');
  await chooseField('C3');
  await waitFor(() =>
    expect(mapOf(game).objects).toMatchObject([
      { kind: 'door', name: '1', at: [0, 0], blocks: false },
      { kind: 'interaction', name: 'Altar', at: [2, 2], charges: 2, blocks: true },
    ]),
  );
});

test('done leads back to play, and the map is there after the builder is left', async () => {
  await atTheBoard({ then: TWO_SHEETS });
  await tap('button', 'Karte bauen');
  await tap('button', 'Fertig');
  await seen('Noch nicht auf der Karte');
  expect(screen.queryByText('Bekannte Pläne')).toBeNull();
});

test('darkness laid by hand is taken away by a second tap', async () => {
  const { game } = await atTheBoard({ then: TWO_SHEETS });
  await tap('button', 'Karte bauen');
  await tap('radio', 'Plättchen');
  await tap('button', 'Dunkelheit');
  await inTheList();
  await chooseField('A1');
  await waitFor(() =>
    expect(mapOf(game).darkness).toMatchObject([{ cells: [{ at: [0, 0], below: false }] }]),
  );
  await chooseField('A1');
  await waitFor(() => expect(mapOf(game).darkness).toHaveLength(0));
});

test('fields have the same names while building and in play; before A1 they count backwards', async () => {
  const { game } = await atTheBoard({ then: TWO_SHEETS });
  await inTheList();
  await seen('E1–H6');
  await tap('button', 'Karte bauen');
  await seen('E1–H6');
  await tap('button', 'Plan B 1×2 Zonen');
  await chooseField('-B1');
  await waitFor(() => expect(mapOf(game).sheets[2]).toMatchObject({ size: 'B', at: [-1, 0] }));
});

test('done without having laid anything: no button of the building stays behind', async () => {
  await atTheBoard();
  await tap('button', 'Karte bauen');
  await tap('button', 'Fertig');
  await seen('Noch keine Karte');
  expect(screen.queryByRole('button', { name: 'Fertig' })).toBeNull();
});
