import { act, waitFor } from '@testing-library/react-native';
import { BoardScreen } from '@/app/board/BoardScreen';
import { DemoRow } from '@/app/table/demo/DemoRow';
import { DEMO_SETUPS } from '@/app/play/demo/setups';
import { TableScreen } from '@/app/table/TableScreen';
import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import { openState, value } from '@/__tests__/game/table/table';
import { adventureOf, realTable, seen, tap } from '../real-table';

const DOOR = DEMO_SETUPS[1];

async function demo() {
  const table = await realTable();
  await table.show(<DemoRow />);
  await tap('button', /^Probeabenteuer spielen/);
  await waitFor(() => expect(openState(table.game).state.adventure).not.toBeNull());
  return table;
}

test('one tap: a campaign of its own with four heroes, and monsters stand there', async () => {
  const { game } = await demo();
  const { heroes, monsters, chapter } = adventureOf(game);
  expect(heroes).toHaveLength(4);
  expect(monsters).toHaveLength(2);
  expect(openState(game).state.campaign.name).toBe('Probeabenteuer');
  expect(adventureOf(game).map?.sheets).toHaveLength(4);
  expect([...heroes, ...monsters].filter(({ at }) => at === null)).toEqual([]);
  expect(DOOR_SETUPS.some((setup) => setup.chapter === chapter)).toBe(false);
  // The players' own campaign is still there, and no invented value is remembered.
  expect(game.store.getState().campaigns).toHaveLength(2);
  expect(value(await game.heroValues())['vorn']?.maxHp).toBe(12);
});

test('on the map the first thing to be seen is the app running a monster', async () => {
  const { game, show } = await demo();
  await show(<BoardScreen />);
  await seen(/^Seht zu: /);
  await tap('button', /ausführen$/);
  await tap('button', /^Anwenden/);
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-1'));
  expect(adventureOf(game).heroes.some(({ hp, maxHp }) => hp < maxHp)).toBe(true);
});

test('invented values of the demo are remembered for nobody', async () => {
  const table = await realTable([]);
  await table.show(<DemoRow />);
  await tap('button', /^Probeabenteuer spielen/);
  await waitFor(() => expect(openState(table.game).state.adventure).not.toBeNull());
  expect(value(await table.game.heroValues())).toEqual({});
});

test('it can be won: both rooms cleared, and the app knows', async () => {
  const { game, show } = await demo();
  if (DOOR === undefined) throw new Error('no door');
  await act(async () => value(await game.dispatch({ kind: 'nextTurn' })));
  const clear = async () => {
    for (const { id } of adventureOf(game).monsters) {
      value(await game.dispatch({ kind: 'harm', figures: [id], amount: 99, preventable: false }));
    }
  };
  await act(clear);
  await act(async () => value(await game.dispatch({ kind: 'openStep', setup: DOOR })));
  expect(adventureOf(game).monsters).toHaveLength(2);
  await act(clear);
  await show(<TableScreen />);
  await seen(/Probeabenteuer ist geschafft/);
  await tap('button', 'Gewonnen');
  await tap('button', 'Ins Lager');
  await waitFor(() => expect(openState(game).state.adventure).toBeNull());
});

test('it can be lost: the small bag is empty in the sixth round', async () => {
  const { game } = await demo();
  const play = async () => {
    for (let steps = 0; steps < 200 && adventureOf(game).outcome === null; steps += 1) {
      const { turn, drawn } = adventureOf(game);
      const task = turn?.tasks.find(({ kind }) => kind === 'draw-runes');
      if (drawn.length > 0) {
        value(await game.dispatch({ kind: 'settleRunes', reached: [], crushed: 0 }));
      } else if (task?.kind === 'draw-runes') {
        value(await game.dispatch({ kind: 'drawRunes', by: 'card', count: task.count }));
      } else value(await game.dispatch({ kind: 'nextTurn' }));
    }
  };
  await act(play);
  expect(adventureOf(game)).toMatchObject({
    round: 6,
    outcome: { result: 'lost', reason: { kind: 'last-rune' } },
  });
});

test('lost and played once more: it begins anew at once, its map and figures lie there, and undo leads back', async () => {
  const { game, show } = await demo();
  await act(async () => value(await game.dispatch({ kind: 'nextTurn' })));
  const lost = { result: 'lost', reason: { kind: 'declared' } } as const;
  await act(async () => value(await game.dispatch({ kind: 'declareOutcome', outcome: lost })));
  await show(<TableScreen />);
  await tap('button', 'Noch einmal');
  await seen('Die Niederlage ist eingetragen, alles andere wie zuvor.');
  await waitFor(() => expect(adventureOf(game).map?.sheets).toHaveLength(4));
  const { heroes, monsters, round, runes, outcome } = adventureOf(game);
  expect({ round, outcome, runes: runes.bag.length }).toEqual({
    round: 0,
    outcome: null,
    runes: 9,
  });
  expect(heroes.map(({ maxHp }) => maxHp)).toEqual([12, 9, 11, 10]);
  expect([...heroes, ...monsters].filter(({ at }) => at === null)).toEqual([]);
  expect(openState(game).state.campaign.chronicle).toMatchObject([{ result: 'lost' }]);
  await act(async () => value(await game.undo()));
  expect(adventureOf(game).outcome).toEqual(lost);
});
