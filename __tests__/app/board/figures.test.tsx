import { act, screen, waitFor } from '@testing-library/react-native';
import { value } from '@/__tests__/game/table/table';
import { adventureOf, seen, tap } from '../table/real-table';
import { atTheBoard, chooseField, inTheList, TWO_SHEETS } from './at-the-board';

const placed = (figure: string, at: readonly [number, number]) =>
  ({ kind: 'placeFigure', figure, at }) as const;

const spotOf = (game: Parameters<typeof adventureOf>[0], id: string) => {
  const { heroes, monsters } = adventureOf(game);
  return [...heroes, ...monsters].find((figure) => figure.id === id)?.at;
};

test('figures without a place come one after the other; two on a field are prevented', async () => {
  const { game } = await atTheBoard({ then: TWO_SHEETS });
  await inTheList();
  await tap('button', 'Vorn');
  await chooseField('A1');
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([0, 0]));
  await seen('Tippt das Feld an, auf dem Maya steht.');
  await chooseField('A1');
  await seen('Auf A1 steht schon Vorn.');
  await chooseField('B1');
  await waitFor(() => expect(spotOf(game, 'hero-2')).toEqual([1, 0]));
  expect(screen.queryByText('Noch nicht auf der Karte')).toBeNull();
});

test('Q1, M2: way and cost are shown before a hero walks, beyond his reach a warning', async () => {
  const { game } = await atTheBoard({
    then: [...TWO_SHEETS, placed('hero-1', [0, 0]), placed('hero-2', [0, 5]), { kind: 'nextTurn' }],
  });
  await inTheList();
  await tap('button', /^Vorn 10 von 10/);
  await seen('So weit reichen 3 Bewegungspunkte.');
  await chooseField('D1');
  await seen('Vorn nach D1');
  await seen('3 Bewegungspunkte');
  expect(spotOf(game, 'hero-1')).toEqual([0, 0]);
  await tap('button', 'Hierher gehen');
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([3, 0]));
  await tap('button', /^Vorn 10 von 10/);
  await chooseField('H1');
  await seen('H1 ist weiter, als Vorn noch gehen kann.');
  expect(spotOf(game, 'hero-1')).toEqual([3, 0]);
  await tap('button', 'Trotzdem gehen');
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([7, 0]));
});

test('Q1: the ways of a turn add up, and undo gives the points back', async () => {
  const { game } = await atTheBoard({
    then: [...TWO_SHEETS, placed('hero-1', [0, 0]), placed('hero-2', [0, 5]), { kind: 'nextTurn' }],
  });
  await inTheList();
  await tap('button', /^Vorn 10 von 10/);
  await chooseField('C1');
  await tap('button', 'Hierher gehen');
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([2, 0]));
  await tap('button', /^Vorn 10 von 10/);
  await seen('So weit reicht 1 Bewegungspunkt.');
  await chooseField('D1');
  // The same field once more goes, too.
  await seen('Vorn nach D1');
  await chooseField('D1');
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([3, 0]));
  await tap('button', /^Vorn 10 von 10/);
  await seen('Die freie Bewegung ist verbraucht.');
  await chooseField('E1');
  await seen('E1 ist weiter, als Vorn noch gehen kann.');
  await act(async () => void value(await game.undo()));
  await act(async () => void value(await game.undo()));
  await waitFor(() => expect(spotOf(game, 'hero-1')).toEqual([0, 0]));
  await seen('So weit reichen 3 Bewegungspunkte.');
});

test('a hazard is told with its cost before the move, and with it', async () => {
  const { game } = await atTheBoard({
    then: [
      ...TWO_SHEETS,
      { kind: 'paint', fields: [[1, 0]], as: 'L' },
      placed('hero-1', [0, 0]),
      { kind: 'nextTurn' },
    ],
  });
  await inTheList();
  await tap('button', /^Vorn 10 von 10/);
  await chooseField('B1');
  await seen(/^1 Bewegungspunkt · .*Brennen 2/);
  expect(adventureOf(game).heroes[0]?.tokens).toEqual({});
  await tap('button', 'Trotzdem gehen');
  await waitFor(() => expect(adventureOf(game).heroes[0]?.tokens).toEqual({ burn: 2 }));
  await seen(/^Vorn steht auf B1\. · .*Brennen 2/);
});

test('a large monster takes a zone, and the leader says where a small one goes', async () => {
  const { game } = await atTheBoard({
    summons: [{ card: 'abomination/standard/fighter' }, { card: 'executioner/standard/fighter' }],
    then: TWO_SHEETS,
  });
  const [large, small] = adventureOf(game).monsters.map(({ id }) => id);
  await act(async () => {
    value(await game.dispatch(placed(large ?? '', [0, 0])));
    value(await game.dispatch(placed(small ?? '', [3, 3])));
  });
  await inTheList();
  await tap('button', /^Abscheulichkeit/);
  await tap('radio', 'Gehen');
  await chooseField('D4');
  await seen(/verdrängt Vollstrecker/);
  expect(spotOf(game, large ?? '')).toEqual([0, 0]);
  await tap('button', /nach E5/);
  await waitFor(() => expect(spotOf(game, large ?? '')).toEqual([2, 2]));
  expect(spotOf(game, small ?? '')).toEqual([4, 4]);
});

test('while a door is opened the turn waits', async () => {
  const { game } = await atTheBoard({
    then: [...TWO_SHEETS, placed('hero-1', [0, 0]), placed('hero-2', [1, 0]), { kind: 'nextTurn' }],
  });
  await tap('button', 'Tür öffnen');
  await seen('Tür wird geöffnet – der Zug wartet');
  await tap('button', 'Plan C 2×2 Zonen');
  await tap('button', 'Hier legen');
  await waitFor(() => expect(adventureOf(game).map?.sheets).toHaveLength(3));
  await tap('button', 'Weiter mit Vorn');
  await seen('Am Zug: Vorn');
  expect(adventureOf(game).turn).toMatchObject({ figure: 'hero-1', actions: ['door'] });
});

test('a door of the map is opened by tapping it, and its monsters are one tap away', async () => {
  const table = await atTheBoard({
    then: [
      ...TWO_SHEETS,
      { kind: 'putObject', object: 'door', at: [7, 0], name: '1' },
      placed('hero-1', [0, 0]),
      placed('hero-2', [1, 0]),
      { kind: 'nextTurn' },
    ],
  });
  await inTheList();
  await tap('button', /^Tür 1/);
  // V3: from next to it; the table may know better.
  await seen(/steht nicht neben dieser Tür/);
  await tap('button', 'Trotzdem öffnen');
  await seen('Tür wird geöffnet – der Zug wartet');
  await waitFor(() => expect(adventureOf(table.game).map?.objects).toEqual([]));
  await tap('button', 'Monster beschwören');
  await seen('Tür 1');
});

test('V3: beside a door the hero opens it with one tap, and it is gone', async () => {
  const table = await atTheBoard({
    then: [
      ...TWO_SHEETS,
      { kind: 'putObject', object: 'door', at: [1, 1], name: '2' },
      { kind: 'putObject', object: 'door', at: [7, 0], name: '1' },
      placed('hero-1', [0, 0]),
      placed('hero-2', [1, 0]),
      { kind: 'nextTurn' },
    ],
  });
  await tap('button', 'Tür öffnen');
  await seen('Tür wird geöffnet – der Zug wartet');
  await seen('Tür 2 ist geöffnet.');
  const doors = () => adventureOf(table.game).map?.objects.map(({ name }) => name);
  await waitFor(() => expect(doors()).toEqual(['1']));
});

test('D12: once the adventure is lost its end stands alone, without anybody’s range', async () => {
  const { game } = await atTheBoard({
    then: [...TWO_SHEETS, placed('hero-1', [0, 0]), placed('hero-2', [0, 5]), { kind: 'nextTurn' }],
  });
  await seen('Reichweite von Vorn');
  const outcome = { result: 'lost', reason: { kind: 'last-rune' } } as const;
  await act(async () => void value(await game.dispatch({ kind: 'declareOutcome', outcome })));
  await seen('Verloren');
  expect(screen.queryByText('Reichweite von Vorn')).toBeNull();
});
