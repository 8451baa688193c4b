import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { OpenBoard } from '@/app/board/OpenBoard';
import { SettingsProvider } from '@/app/wiring/settings';
import { createSettingsStore, type Game } from '@/src/game';
import type { DungeonMap, GameCommand, Summons } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import { startWith } from '../play/playing';
import { adventureOf, realTable, tap, type RealTable } from '../table/real-table';

interface Setting {
  /** Absent: all play together. */
  readonly start?: GameCommand;
  readonly summons?: readonly Summons[];
  /** Done before the screen is shown. */
  readonly then?: readonly GameCommand[];
}

/** The board of a running adventure on a real game: Vorn the defender, Maya the leader. */
export async function atTheBoard(setting: Setting = {}): Promise<RealTable> {
  const { start = startWith({}), summons = [], then = [] } = setting;
  const table = await realTable();
  value(await table.game.dispatch(start));
  if (summons.length > 0) value(await table.game.dispatch({ kind: 'summon', summons }));
  for (const command of then) value(await table.game.dispatch(command));
  await table.show(
    <SettingsProvider store={createSettingsStore(table.storage.settings)}>
      <OpenBoard />
    </SettingsProvider>,
  );
  await waitFor(() => expect(screen.getByText('Der Überfall')).toBeOnTheScreen());
  return table;
}

export const mapOf = (game: Game): DungeonMap => {
  const { map } = adventureOf(game);
  if (map === null) throw new Error('no map');
  return map;
};

export const inTheList = () => tap('radio', 'Liste');

/** By its name in the list twin, as people do who cannot see the picture. */
export async function chooseField(name: string): Promise<void> {
  const field = await waitFor(() => screen.getByLabelText('Feldname'));
  await act(async () => fireEvent.changeText(field, name));
  await tap('button', `${name} wählen`);
}

export async function type(label: string, text: string): Promise<void> {
  const field = await waitFor(() => screen.getByLabelText(label));
  await act(async () => fireEvent.changeText(field, text));
}

export { TWO_SHEETS } from './two-sheets';
