import { act, screen, waitFor } from '@testing-library/react-native';
import { DeclareSheet } from '@/app/play/end/DeclareSheet';
import { EndHint } from '@/app/table/frame/EndHint';
import { OutcomePanel } from '@/app/play/end/OutcomePanel';
import { RulesSheet } from '@/app/play/setup/RulesSheet';
import { openState, value } from '@/__tests__/game/table/table';
import {
  adventureOf,
  AtTheTable,
  begin,
  realTable,
  seen,
  tap,
} from '@/__tests__/app/table/real-table';

async function ended(outcome: 'won' | 'lost') {
  const table = await realTable();
  const { game } = table;
  const before = openState(game).state.campaign;
  value(await game.dispatch(begin({ lossConditions: ['Der Turm fällt'] })));
  value(await game.dispatch({ kind: 'nextTurn' }));
  const chest = { kind: 'searchChest', hero: 'hero-1', item: 'Silberring', safe: true } as const;
  value(await game.dispatch(chest));
  value(await game.dispatch({ kind: 'curse', hero: 'hero-2', x: 2 }));
  value(await game.dispatch({ kind: 'writeNotes', notes: 'Wichtig' }));
  if (outcome === 'won') {
    value(await game.dispatch({ kind: 'declareOutcome', outcome: { result: 'won' } }));
  } else value(await game.dispatch({ kind: 'trauma', hero: 'hero-3', x: 2 }));
  await table.show(
    <AtTheTable>
      <OutcomePanel />
    </AtTheTable>,
  );
  return { ...table, before };
}

test('a victory: what becomes final is listed, the camp is one tap away', async () => {
  const { game } = await ended('won');
  await seen('Gewonnen');
  await seen('Das wird endgültig');
  await seen('Gefunden: Silberring');
  await tap('button', 'Ins Lager');
  await waitFor(() => expect(openState(game).state.adventure).toBeNull());
  const { campaign } = openState(game).state;
  expect(campaign.chronicle).toMatchObject([{ result: 'won', chapter: 4, rounds: 1 }]);
  expect(campaign.notes).toBe('Wichtig');
  expect(campaign.carryOver).toBeNull();
  await seen(/"screen":"Camp"/);
});

test('a victory in a sequence: curse goes along', async () => {
  const { game } = await ended('won');
  await seen('2 Fluchwürfel');
  await tap('button', 'Gleich weiter');
  await waitFor(() => expect(openState(game).state.adventure).toBeNull());
  expect(openState(game).state.campaign.carryOver?.heroes[1]).toMatchObject({ curse: 2 });
});

test('a defeat is recognised, says why, and brings back the state at the start but for notes', async () => {
  const { game, before } = await ended('lost');
  await seen('Verloren');
  await seen('Zu viele Traumawürfel bei Jaheen.');
  await seen('Das kommt zurück');
  await seen(/Notizen und Korrekturen bleiben/);
  await tap('button', 'Noch einmal');
  await waitFor(() => expect(openState(game).state.adventure).toBeNull());
  const { chronicle, ...rest } = openState(game).state.campaign;
  expect({ ...rest, chronicle: [] }).toEqual({ ...before, notes: 'Wichtig' });
  expect(chronicle).toMatchObject([{ result: 'lost' }]);
});

test('the players’ word: play on, or count it differently', async () => {
  const { game } = await ended('lost');
  await tap('button', 'Anders werten');
  await tap('button', 'Verloren: Der Turm fällt');
  await waitFor(() =>
    expect(adventureOf(game).outcome).toMatchObject({ reason: { name: 'Der Turm fällt' } }),
  );
  await tap('button', 'Weiterspielen');
  await waitFor(() => expect(adventureOf(game).outcome).toBeNull());
});

test('declaring costs one tap in the sheet, undo takes it back', async () => {
  const table = await realTable();
  value(await table.game.dispatch(begin()));
  const closed = jest.fn();
  await table.show(
    <AtTheTable>
      <DeclareSheet onClose={closed} />
    </AtTheTable>,
  );
  await tap('button', 'Abgebrochen');
  await waitFor(() => expect(adventureOf(table.game).outcome).toEqual({ result: 'abandoned' }));
  expect(closed).toHaveBeenCalled();
  await act(async () => value(await table.game.undo()));
  expect(adventureOf(table.game).outcome).toBeNull();
});

test('when the last monster falls the app asks what the book says', async () => {
  const table = await realTable();
  const { game } = table;
  const setup = { chapter: 4, step: { kind: 'door', number: 1 }, spawns: [] } as const;
  const card = 'executioner/standard/rookie';
  value(await game.dispatch([begin(), { kind: 'openStep', setup }]));
  value(await game.dispatch([{ kind: 'summon', summons: [{ card }] }, { kind: 'nextTurn' }]));
  await table.show(
    <AtTheTable>
      <EndHint />
    </AtTheTable>,
  );
  expect(screen.queryByText(/Kein Monster steht mehr/)).toBeNull();
  const figure = adventureOf(game).monsters[0]?.id ?? '';
  await act(async () => value(await game.dispatch({ kind: 'dismiss', figure })));
  await seen(/Kein Monster steht mehr/);
  await tap('button', 'Gewonnen');
  await waitFor(() => expect(adventureOf(game).outcome).toEqual({ result: 'won' }));
});

test('rules of the adventure change at once', async () => {
  const table = await realTable();
  value(await table.game.dispatch(begin()));
  await table.show(
    <AtTheTable>
      <RulesSheet onClose={() => undefined} />
    </AtTheTable>,
  );
  await tap('radio', '2');
  await waitFor(() => expect(adventureOf(table.game).rules.cursePenalty).toBe(2));
  await tap('switch', /^Dunkelheit liegt auf dem Plan/);
  await waitFor(() => expect(adventureOf(table.game).rules.darknessInPlay).toBe(true));
});
