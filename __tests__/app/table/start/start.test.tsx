import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { TableScreen } from '@/app/table/TableScreen';
import { readHabits } from '@/src/game';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { adventureOf, begin, PARTY, realTable, seen, tap } from '../real-table';

/** Jest has no chunks to load: the same file, the short way. */
jest.mock('@/app/play/setup/steps/load-doors', () => ({
  loadDoors: async () => jest.requireActual('@/src/content/drunagor/doors'),
}));

test('four heroes with known values: three taps to the first turn', async () => {
  const { game, show } = await realTable();
  await show(<TableScreen />);
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(openState(game).state.adventure).not.toBeNull());
  await tap('button', /^Los geht’s/);
  await waitFor(() => expect(adventureOf(game).round).toBe(1));
  const { chapter, heroes, monsters, cards, steps, rules } = adventureOf(game);
  expect(chapter).toBe(1);
  expect(rules).toMatchObject({ runeCard: false, cursePenalty: 1 });
  expect(heroes.map(({ name, role, maxHp }) => [name, role, maxHp])).toEqual([
    // D13: three more by his role.
    ['Vorn', 'defender', 15],
    ['Maya', 'leader', 9],
    ['Jaheen', 'support', 11],
    ['Elros', 'striker', 10],
  ]);
  expect(steps).toEqual([{ kind: 'start' }]);
  // Chapter 1: an archer from one hero on, another from three on, two gray ones of one card.
  expect(monsters).toHaveLength(4);
  expect(cards).toHaveLength(2);
  expect(new Set(monsters.map(({ base }) => base)).size).toBe(4);
});

test('what the logbook adds comes along: a cube for a learnt skill, on top of the board', async () => {
  const { game, show } = await realTable();
  const [vorn] = openState(game).state.campaign.heroes;
  const cubes = { yellow: 2, red: 1, green: 1, blue: 1 };
  value(await game.dispatch({ kind: 'changeHero', hero: vorn?.id ?? '', change: { cubes } }));
  value(await game.dispatch({ kind: 'setSkill', hero: vorn?.id ?? '', colour: 'blue', level: 1 }));
  await show(<TableScreen />);
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() =>
    expect(adventureOf(game).heroes[0]?.cubes?.available).toEqual({ ...cubes, blue: 2 }),
  );
  expect(openState(game).state.campaign.heroes[0]?.cubes).toEqual(cubes);
});

test('all four roles changed: still seven taps', async () => {
  const { game, show } = await realTable();
  await show(<TableScreen />);
  const change = async (name: string, role: string) => {
    const group = await waitFor(() => screen.getByLabelText(`Rolle von ${name}`));
    await act(async () => fireEvent.press(within(group).getByLabelText(role)));
  };
  await change('Vorn', 'Anführer');
  await change('Maya', 'Angreifer');
  await change('Jaheen', 'Taktiker');
  await change('Elros', 'Unterstützer');
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await tap('button', /^Los geht’s/);
  expect(adventureOf(game).heroes.map(({ role }) => role)).toEqual([
    ...['leader', 'striker', 'controller', 'support'],
  ]);
});

test('who takes a role of another hero gives his own in return; the leader is shown', async () => {
  const { show } = await realTable();
  await show(<TableScreen />);
  const group = await waitFor(() => screen.getByLabelText('Rolle von Vorn'));
  await act(async () => fireEvent.press(within(group).getByLabelText('Anführer')));
  const maya = screen.getByLabelText('Rolle von Maya');
  expect(within(maya).getByLabelText('Verteidiger')).toBeChecked();
  expect(screen.getAllByText('führt an')).toHaveLength(1);
});

test('HP nobody knows are asked once, then remembered, with the bonus of the role', async () => {
  const heroes = [hero('Vorn', { board: 'vorn', maxHp: null }), ...PARTY.slice(1)];
  const { game, storage, show } = await realTable(heroes);
  await show(<TableScreen />);
  expect(await screen.findByRole('button', { name: 'Es fehlen noch LP' })).toBeDisabled();
  await tap('button', '12');
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).heroes[0]?.maxHp).toBe(15));
  expect(openState(game).state.campaign.heroes[0]?.maxHp).toBe(12);
  expect(value(await game.heroValues())['vorn']?.maxHp).toBe(12);
  await waitFor(async () =>
    expect((await readHabits(storage.library)).heroes['vorn']).toEqual({
      role: 'defender',
      bonus: { defender: 3 },
    }),
  );
  // V1: a defeat takes back what happened, not what the players have told the app.
  await act(async () =>
    value(
      await game.dispatch([
        { kind: 'declareOutcome', outcome: { result: 'lost', reason: { kind: 'declared' } } },
        { kind: 'closeAdventure', at: 9, afterwards: 'restart' },
      ]),
    ),
  );
  const vorn = await screen.findByLabelText('Rolle von Vorn');
  expect(within(vorn).getByLabelText('Verteidiger')).toBeChecked();
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).heroes[0]?.maxHp).toBe(15));
});

test('what the first room shows is what stands there, base and HP included', async () => {
  const { game, show } = await realTable();
  await show(<TableScreen />);
  await tap('button', 'Weiter: Aufbau');
  await seen(/Das stellt ihr für 4 Helden auf/);
  const shown = screen.getAllByLabelText(/^Basis /).map((node) => node.props['aria-label']);
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).monsters).toHaveLength(4));
  const words = { yellow: 'gelb', 'dark-blue': 'dunkelblau', pink: 'pink', green: 'grün' };
  expect(
    adventureOf(game).monsters.map(({ base }) => `Basis ${words[base as keyof typeof words]}`),
  ).toEqual(shown);
});

test('one undo leads back to this page, and the campaign is as it was', async () => {
  const { game, show } = await realTable();
  const before = openState(game).state;
  await show(<TableScreen />);
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(openState(game).state.adventure).not.toBeNull());
  await act(async () => value(await game.undo()));
  expect(openState(game).state).toEqual(before);
  await seen('Abenteuer beginnen');
});

test('chapters are remembered, and from chapter 2 on the rune card lies on the track', async () => {
  const { game, show } = await realTable();
  await show(<TableScreen />);
  await tap('button', 'Kapitel mehr');
  expect(screen.getByDisplayValue('Die Vermissten von Schwarzfluss')).toBeOnTheScreen();
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).rules.runeCard).toBe(true));
  expect(adventureOf(game).title).toBe('Die Vermissten von Schwarzfluss');
  expect(openState(game).state.campaign.chapter).toBe(2);
});

test('a sequence goes straight on, and a defeat in it offers help', async () => {
  const { game, show } = await realTable();
  const begun = begin({}, 1);
  const over = (result: 'won' | 'abandoned', afterwards: 'sequential' | 'restart') =>
    [
      { kind: 'declareOutcome', outcome: { result } },
      { kind: 'closeAdventure', at: 9, afterwards },
    ] as const;
  value(await game.dispatch([begun, { kind: 'trauma', hero: 'hero-2', x: 1 }]));
  value(await game.dispatch([...over('won', 'sequential')]));
  await show(<TableScreen />);
  await seen('Geht gleich weiter');
  expect(screen.queryByText(/Hilfe nach der Niederlage/)).toBeNull();
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).heroes[1]?.trauma).toHaveLength(1));
  expect(adventureOf(game)).toMatchObject({ chapter: 2 });
  await act(async () => value(await game.dispatch([...over('abandoned', 'restart')])));
  await seen(/Hilfe nach der Niederlage/);
  await tap('button', 'Maya: ein Traumawürfel weg');
  await tap('button', 'Weiter: Aufbau');
  await tap('button', 'Abenteuer beginnen');
  await waitFor(() => expect(adventureOf(game).heroes[1]?.trauma).toHaveLength(0));
});
