import { act, waitFor } from '@testing-library/react-native';
import type { Game } from '@/src/game';
import type { GameCommand } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import { startWith } from '../play/playing';
import { seen, tap } from '../table/real-table';
import { atTheBoard, mapOf, TWO_SHEETS } from './at-the-board';

const LOST: readonly GameCommand[] = [
  { kind: 'declareOutcome', outcome: { result: 'lost', reason: { kind: 'declared' } } },
  { kind: 'closeAdventure', at: 2, afterwards: 'restart' },
];

const playOn =
  (game: Game) =>
  (...commands: readonly GameCommand[]) =>
    act(async () => {
      for (const command of commands) value(await game.dispatch(command));
    });

test('once more after a defeat: the map of the chapter as it was built, with one tap', async () => {
  const { game } = await atTheBoard();
  const play = playOn(game);
  await play(...TWO_SHEETS, { kind: 'paint', fields: [[0, 0]], as: 'L' });
  const built = mapOf(game).sheets;
  await play({ kind: 'layDarkness', cells: [{ at: [3, 3], below: false }] });
  await play(...LOST, startWith({}));
  await tap('button', 'Letzte Karte dieses Kapitels');
  await waitFor(() =>
    expect(mapOf(game).sheets.map(({ name, at, print }) => ({ name, at, print }))).toEqual(
      built.map(({ name, at, print }) => ({ name, at, print })),
    ),
  );
  expect(mapOf(game).darkness).toEqual([]);
});

test('a map of another chapter lies under what was built last, one tap away', async () => {
  const { game } = await atTheBoard();
  const play = playOn(game);
  await play(...TWO_SHEETS);
  const built = mapOf(game).sheets.map(({ name, at }) => ({ name, at }));
  await play(...LOST, { ...startWith({}), chapter: 17, title: 'Anderswo' } as GameCommand);
  await seen('Zuletzt gebaut');
  await tap('button', /Kapitel \d+$/);
  await waitFor(() =>
    expect(mapOf(game).sheets.map(({ name, at }) => ({ name, at }))).toEqual(built),
  );
});

test('a ready room lies there with one tap, to be built on', async () => {
  const { game } = await atTheBoard();
  await tap('button', /^Brückenturm, zwei Ebenen/);
  await waitFor(() => expect(mapOf(game).sheets.length).toBeGreaterThan(1));
  expect(mapOf(game).bridges.length + mapOf(game).trays.length).toBeGreaterThan(1);
  await seen('Fertig');
});
