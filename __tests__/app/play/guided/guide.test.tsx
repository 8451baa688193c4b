import { act, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { BoardScreen } from '@/app/board/BoardScreen';
import { DemoRow } from '@/app/table/demo/DemoRow';
import { TableScreen } from '@/app/table/TableScreen';
import { SettingsProvider } from '@/app/wiring/settings';
import { createSettingsStore } from '@/src/game';
import { value } from '@/__tests__/game/table/table';
import {
  adventureOf,
  realTable,
  seen,
  tap,
  type RealTable,
} from '@/__tests__/app/table/real-table';

/** As after a start: what was kept comes from disk. */
async function show(table: RealTable, screenOf: ReactElement = <TableScreen />): Promise<void> {
  const settings = createSettingsStore(table.storage.settings);
  await settings.load();
  await table.show(<SettingsProvider store={settings}>{screenOf}</SettingsProvider>);
}

async function guided(): Promise<RealTable> {
  const table = await realTable([]);
  await show(table);
  await tap('button', /^Geführt ausprobieren/);
  await seen(/1 von 11 · /);
  return table;
}

const points = (at: string) =>
  waitFor(() => screen.getByTestId(`guide-${at}`, { includeHiddenElements: true }));

/** On to the next turn, for what the steps do not ask for. */
const goOn = (table: RealTable) =>
  act(async () => value(await table.game.dispatch({ kind: 'nextTurn' })));

test('from the empty app through the table, each step by a tap on what is outlined', async () => {
  const table = await guided();
  await points('main');
  await tap('button', /^Los geht’s/);
  await seen(/2 von 11 · Ein Held/);
  await points('cubes');
  await tap('button', /^Einsetzen: gelb/);
  await seen(/3 von 11 · /);
  await points('monsters');
  await tap('button', /^Schaden auf Skelettbogenschütze/);
  await tap('button', '3 Schaden');
  await seen(/4 von 11 · Vertippt/);
  await points('undo');
  await tap('button', 'Rückgängig');
  await seen(/5 von 11 · Gleich: Ein Monster auf der Karte/);
  expect(adventureOf(table.game).monsters.every(({ hp, maxHp }) => hp === maxHp)).toBe(true);
  await points('main');
  await goOn(table);
  await goOn(table);
  await seen(/Tippt ganz unten auf „Karte“/);
  await tap('button', 'Diesen Schritt überspringen');
  await seen(/6 von 11 · Ein Monster ohne Karte/);
  await points('ranking');
  await tap('checkbox', /^Rang 1 Vorn/);
  await seen(/7 von 11 · Die Helden reagieren/);
  await points('react');
  await tap('button', 'Reaktion');
  await tap('button', 'Schließen');
  await seen(/8 von 11 · Warum gerade sie/);
  await points('why');
  await tap('button', /Regel K2/);
  expect(table.entries).toContain('K2');
  await seen(/9 von 11 · Gleich: Die Runde endet/);
});

test('what is taken back is not done; left and taken up, the guide goes on from there', async () => {
  const table = await guided();
  await tap('button', /^Los geht’s/);
  await tap('button', /^Einsetzen: gelb/);
  await seen(/3 von 11 · Er trifft/);
  await tap('button', 'Rückgängig');
  await seen(/3 von 11 · Ein Held/);
  await tap('button', 'Führung verlassen');
  await waitFor(() => expect(screen.queryByTestId('guide')).toBeNull());
  await show(table);
  expect(screen.queryByTestId('guide')).toBeNull();
  await show(table, <DemoRow />);
  await tap('button', /^Führung fortsetzen/);
  await show(table);
  await seen(/3 von 11 · Ein Held/);
});

test('on the map: the monster is run first, and its hit belongs to it', async () => {
  const table = await guided();
  await show(table, <BoardScreen />);
  await seen(/1 von 11 · /);
  await points('main');
  await tap('button', /ausführen$/);
  await seen(/2 von 11 · Ein Monster auf der Karte/);
  await tap('button', /^Anwenden/);
  await seen(/3 von 11 · Ein Held ist am Zug/);
  await points('map');
  expect(adventureOf(table.game).turn?.figure).toBe('hero-1');
});
