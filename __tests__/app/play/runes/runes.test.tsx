import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { RuneBagSheet } from '@/app/play/runes/RuneBagSheet';
import { RunePanel } from '@/app/play/runes/RunePanel';
import type { AdventureRules, GameCommand } from '@/src/rules';
import { RUNE_CARD } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import {
  adventureOf,
  AtTheTable,
  begin,
  realTable,
  seen,
  tap,
} from '@/__tests__/app/table/real-table';

/** Four heroes act, then the rune card. */
async function runeTurn(change: Partial<AdventureRules> = {}, runes?: number) {
  const table = await realTable();
  const start = begin(change) as Extract<GameCommand, { kind: 'startAdventure' }>;
  value(
    await table.game.dispatch({
      ...start,
      runes: start.runes.slice(0, runes ?? start.runes.length),
    }),
  );
  for (let turn = 0; turn < 5; turn += 1) value(await table.game.dispatch({ kind: 'nextTurn' }));
  expect(adventureOf(table.game).turn?.key).toBe(RUNE_CARD);
  await table.show(
    <AtTheTable>
      <RunePanel />
    </AtTheTable>,
  );
  return table;
}

const press = async (name: string | RegExp) => {
  const button = await waitFor(() => screen.getByRole('button', { name }));
  await act(async () => fireEvent.press(button));
};

test('N2, N14: one tap draws, the next says that the named target was reached', async () => {
  const { game } = await runeTurn();
  await tap('button', 'Rune ziehen');
  await seen('Ziel: Vorn');
  await tap('button', 'Vorn erreicht');
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
  const { runes, runeCardSide, rules, heroes } = adventureOf(game);
  expect(runes.track).toHaveLength(1);
  expect(runeCardSide).toBe('B');
  expect(rules.darknessInPlay).toBe(true);
  expect(heroes.map(({ hp, on }) => [hp, on])).toEqual([
    [8, ['darkness']],
    [10, []],
    [10, []],
    [10, []],
  ]);
});

test('nobody is reached: one tap as well', async () => {
  const { game } = await runeTurn();
  await tap('button', 'Rune ziehen');
  await tap('button', 'Nicht erreicht');
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
  expect(adventureOf(game).heroes.map(({ hp }) => hp)).toEqual([10, 10, 10, 10]);
});

test('whom else it reached suffers what this adventure says, and one undo takes all back', async () => {
  const { game } = await runeTurn({
    darkness: { damage: 3, tokens: { poison: 1 }, curse: 1 },
  });
  await tap('button', 'Rune ziehen');
  await seen('3 Schaden, nicht zu verhindern, Gift, 1 Fluchwürfel');
  await press('Maya');
  const before = adventureOf(game);
  await tap('button', 'Nur Maya');
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
  const maya = adventureOf(game).heroes[1];
  expect(maya).toMatchObject({ hp: 7, tokens: { poison: 1 }, curse: [{ skill: null }] });
  expect(adventureOf(game).heroes[0]?.hp).toBe(10);
  await act(async () => value(await game.undo()));
  expect(adventureOf(game)).toEqual(before);
});

const standing = (figure: string): GameCommand => ({
  kind: 'enterGround',
  figure,
  entered: [],
  on: ['darkness'],
  falls: 0,
});

test('N9: breaking up, the next target is named, until the players are done', async () => {
  const { game } = await runeTurn();
  await tap('button', 'Rune ziehen');
  await press('Sie bricht auf');
  await tap('button', 'Vorn erreicht');
  await seen('Nächstes Ziel: Maya');
  await tap('button', 'Fertig');
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
  expect(adventureOf(game).heroes.map(({ hp }) => hp)).toEqual([8, 10, 10, 10]);
});

test('N9: three singles, three targets at most', async () => {
  const { game } = await runeTurn();
  await tap('button', 'Rune ziehen');
  await press('Sie bricht auf');
  for (const name of ['Vorn', 'Maya', 'Jaheen']) await tap('button', `${name} erreicht`);
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
  expect(adventureOf(game).heroes.map(({ hp }) => hp)).toEqual([8, 8, 8, 10]);
});

test('N14: who stands on darkness is no target; one tap says that he left', async () => {
  const { game } = await runeTurn({ darknessInPlay: true });
  await act(async () => value(await game.dispatch(standing('hero-1'))));
  await tap('button', 'Rune ziehen');
  await seen('Ziel: Maya');
  await tap('button', 'Vorn verlässt die Dunkelheit');
  await seen('Ziel: Vorn');
});

test('N3: all on darkness: Zermalmung by itself, each hero as much as there are heroes', async () => {
  const { game } = await runeTurn({ darknessInPlay: true });
  for (const { id } of adventureOf(game).heroes) {
    await act(async () => value(await game.dispatch(standing(id))));
  }
  await tap('button', 'Rune ziehen');
  await tap('button', 'Zermalmung anwenden');
  await waitFor(() => expect(adventureOf(game).heroes.map(({ hp }) => hp)).toEqual([6, 6, 6, 6]));
});

test('N1: two runes: the leader says which tile comes first', async () => {
  const { game } = await runeTurn();
  await act(async () => {
    value(await game.dispatch({ kind: 'turnRuneCard', side: 'B' }));
    const runes = ['red-z-large', 'blue-c'];
    value(await game.dispatch({ kind: 'drawRunes', by: 'card', count: 2, runes }));
  });
  await press('Blau, C');
  await tap('button', 'Vorn erreicht');
  await waitFor(() => expect(adventureOf(game).drawn.map(({ id }) => id)).toEqual(['red-z-large']));
  await seen('Ziel: Maya');
  await tap('button', 'Nicht erreicht');
  await waitFor(() => expect(adventureOf(game).round).toBe(2));
});

test('the players draw: colour and shape, two taps a rune', async () => {
  const { game } = await runeTurn({ runes: 'table' });
  expect(await screen.findByRole('button', { name: 'Rune eintragen' })).toBeDisabled();
  await tap('button', 'Rot');
  await tap('button', 'großes Z');
  await tap('button', 'Rune eintragen');
  await waitFor(() => expect(adventureOf(game).drawn).toMatchObject([{ id: 'red-z-large' }]));
  expect(screen.getByLabelText('Rot, großes Z')).toBeOnTheScreen();
});

test('the last rune is announced before it is drawn, and loses', async () => {
  const { game } = await runeTurn({}, 1);
  await seen(/das Abenteuer geht verloren/);
  await tap('button', 'Rune ziehen');
  await waitFor(() =>
    expect(adventureOf(game).outcome).toEqual({ result: 'lost', reason: { kind: 'last-rune' } }),
  );
});

test('darkness that ends the adventure: nobody is next', async () => {
  const { game } = await runeTurn({ darkness: { damage: 0, tokens: {}, curse: 6 } });
  await tap('button', 'Rune ziehen');
  await tap('button', 'Vorn erreicht');
  await waitFor(() =>
    expect(adventureOf(game).outcome).toMatchObject({ reason: { kind: 'curse', hero: 'hero-1' } }),
  );
  expect(adventureOf(game).round).toBe(1);
});

test('the bag by instruction: draw two, put one back', async () => {
  const table = await realTable();
  value(await table.game.dispatch(begin()));
  const closed = jest.fn();
  await table.show(
    <AtTheTable>
      <RuneBagSheet onClose={closed} />
    </AtTheTable>,
  );
  await tap('button', 'Wie viele? mehr');
  await tap('button', '2 Runen ziehen');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(adventureOf(table.game)).toMatchObject({ drawnBy: 'instruction' });
  await act(async () =>
    value(await table.game.dispatch({ kind: 'settleRunes', reached: [], crushed: 0 })),
  );
  expect(adventureOf(table.game).runes.track).toHaveLength(2);
  const [rune] = adventureOf(table.game).runes.track;
  const words = { orange: 'Orange', green: 'Grün', blue: 'Blau', red: 'Rot', gray: 'Grau' };
  await tap('button', `${words[rune?.colour ?? 'red']} zurück in den Beutel`);
  await waitFor(() => expect(adventureOf(table.game).runes.track).toHaveLength(1));
});
