import { act, screen, waitFor } from '@testing-library/react-native';
import { TableScreen } from '@/app/table/TableScreen';
import { value } from '@/__tests__/game/table/table';
import { adventureOf, realTable, seen, tap } from './real-table';
import { playing, startWith } from '../play/playing';

const EXECUTIONER = { card: 'executioner/standard/fighter' };
const CULTIST = { card: 'shadow-cultist/standard/fighter' };
const LOWER_GREEN = { rune: 'green', row: 'lower' } as const;

test('the big button leads through a round and names who comes next', async () => {
  const { game } = await playing();
  await tap('button', 'Los geht’s: Vorn');
  await seen('Kapitel 4 · Runde 1');
  await tap('button', 'Weiter: Maya');
  await tap('button', 'Weiter: Vollstrecker');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('monster-2'));
});

test('two cards on one place: the leader chooses, and the rest of the step is kept', async () => {
  const { game } = await playing({
    summons: [EXECUTIONER, CULTIST],
    then: [
      { kind: 'moveCard', card: 'card-3', spot: LOWER_GREEN },
      { kind: 'nextTurn' },
      { kind: 'nextTurn' },
    ],
  });
  await tap('button', 'Weiter: wählen');
  await seen('Mehrere Karten liegen auf demselben Platz: Maya entscheidet.');
  await tap('button', 'Schattenkultist');
  await waitFor(() => expect(adventureOf(game).turn?.key).toBe('card-3'));
});

test('a choice can wait', async () => {
  const { game } = await playing({
    summons: [EXECUTIONER, CULTIST],
    then: [
      { kind: 'moveCard', card: 'card-3', spot: LOWER_GREEN },
      { kind: 'nextTurn' },
      { kind: 'nextTurn' },
    ],
  });
  await tap('button', 'Weiter: wählen');
  await tap('button', 'Noch nicht');
  await tap('button', 'Weiter: wählen');
  expect(adventureOf(game).turn?.key).toBe('hero-2');
});

test('what the start of a turn brings is applied and shown, without a question', async () => {
  const { game } = await playing({
    then: [{ kind: 'setTokens', figure: 'hero-1', tokens: { poison: 2, bleed: 1 } }],
  });
  await tap('button', 'Los geht’s: Vorn');
  await seen(/^Zu Beginn des Zugs/);
  await seen(/Vorn: 3 LP verloren, noch 7$/);
  expect(adventureOf(game).heroes[0]?.tokens).toEqual({ poison: 2 });
});

test('what the end of the turn before brought is told too, and undo takes all of it back', async () => {
  const { game } = await playing({
    then: [
      { kind: 'nextTurn' },
      { kind: 'enterGround', figure: 'hero-1', entered: [], on: ['lava'], falls: 0 },
    ],
  });
  await tap('button', 'Weiter: Maya');
  await seen(/^Am Ende des vorigen Zugs/);
  await waitFor(() => expect(adventureOf(game).heroes[0]?.tokens['burn']).toBeGreaterThan(0));
  await tap('button', 'Rückgängig');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-1'));
  expect(adventureOf(game).heroes[0]?.tokens).toEqual({});
  await tap('button', 'Wiederholen');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-2'));
});

test('after a restart the table lies there as it was left', async () => {
  const table = await realTable();
  value(await table.game.dispatch(startWith({})));
  value(await table.game.close());
  await table.show(<TableScreen />);
  await seen('Der Überfall');
});

test('without a campaign there are ways to one', async () => {
  const { show } = await realTable([]);
  await show(<TableScreen />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Neue Kampagne' })).toBeOnTheScreen(),
  );
});

test('one step before the loss everybody sees it', async () => {
  const { game } = await playing({ then: [{ kind: 'curse', hero: 'hero-2', x: 4 }] });
  expect(screen.queryByText(/vor dem Ende/)).toBeNull();
  await act(async () => value(await game.dispatch({ kind: 'curse', hero: 'hero-2', x: 1 })));
  await seen('Ein Würfel vor dem Ende: Maya (Fluch)');
});

test('the hints come one after the other, once', async () => {
  const { storage } = await playing();
  await seen(/Dieser Knopf führt immer weiter/);
  expect(screen.queryByText(/Figur antippen, dann eine Zahl/)).toBeNull();
  await tap('button', 'Verstanden');
  await tap('button', 'Verstanden');
  await tap('button', 'Verstanden');
  expect(screen.queryByRole('button', { name: 'Verstanden' })).toBeNull();
  expect((await storage.settings.read())['app.hintsSeen']).toBe('3');
});
