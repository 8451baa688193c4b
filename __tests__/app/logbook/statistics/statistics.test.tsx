import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { StatisticsScreen } from '@/app/logbook/statistics/StatisticsScreen';
import type { GameCommand } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { begin, realTable, tap } from '@/__tests__/app/table/real-table';

const CLOSED: readonly GameCommand[] = [
  { kind: 'declareOutcome', outcome: { result: 'abandoned' } },
  { kind: 'closeAdventure', at: 601_000, afterwards: 'restart' },
];

const attempt = (curse: number): readonly GameCommand[] => [
  begin(),
  { kind: 'nextTurn' },
  { kind: 'curse', hero: 'hero-1', x: curse },
  { kind: 'harm', figures: ['hero-2'], amount: 3, preventable: false },
  ...CLOSED,
];

async function numbersAfter(commands: readonly GameCommand[]): Promise<void> {
  const table = await realTable();
  for (const command of commands) value(await table.game.dispatch(command));
  const params = { campaign: openState(table.game).id };
  await table.show(<StatisticsScreen route={{ params }} />);
}

/** What stands there, in order, without any picture. */
const wordsIn = (label: string): readonly string[] => {
  const parts = screen.getAllByLabelText(label);
  const part = parts.at(-1);
  if (part === undefined) throw new Error(`no ${label}`);
  return within(part)
    .getAllByText(/./)
    .map(({ props }) => String(props['children']));
};

test('curse and trauma over the whole campaign, attempt by attempt', async () => {
  await numbersAfter([...attempt(2), ...attempt(1)]);
  const whole = /^Verlauf über 2 Versuche, am Ende des letzten 1 Fluch, 0 Trauma/;
  expect(screen.getByLabelText(whole)).toBeOnTheScreen();
  const [first] = screen.getAllByRole('button', { name: /Als Tabelle/ });
  if (first === undefined) throw new Error('no table');
  await act(async () => fireEvent.press(first));
  expect(wordsIn('Ganze Kampagne')).toEqual([
    ...['Kapitel', 'Versuch', 'Fluch', 'Trauma', 'Runen', 'Dunkle Felder'],
    ...['4', '1', '2', '0', '0', '0'],
    ...['4', '2', '1', '0', '0', '0'],
  ]);
});

test('what a hero took stands beside his name', async () => {
  await numbersAfter(attempt(1));
  await tap('radio', 'Eingesteckt');
  expect(wordsIn('Eingesteckt').slice(0, 4)).toEqual(['Vorn', '0', 'Maya', '3']);
});

test('growth is drawn of hit points and cubes, and below stands which line is which', async () => {
  await numbersAfter([...attempt(1), ...attempt(1)]);
  const grown = screen.getByText('Wie sie gewachsen sind');
  expect(grown).toBeOnTheScreen();
  expect(screen.getByText('LP')).toBeOnTheScreen();
  expect(screen.getByText('Würfel')).toBeOnTheScreen();
});
