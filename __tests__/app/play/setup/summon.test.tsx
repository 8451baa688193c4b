import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { readDecks, readOwnCards } from '@/src/game';
import { UNWRITTEN_DECK } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import {
  adventureOf,
  AtTheTable,
  begin,
  realTable,
  seen,
  tap,
} from '@/__tests__/app/table/real-table';

/** Jest has no chunks to load: the same file, the short way. */
jest.mock('@/app/play/setup/steps/load-doors', () => ({
  loadDoors: async () => jest.requireActual('@/src/content/drunagor/doors'),
}));

const type = async (label: string | RegExp, text: string) => {
  const field = await waitFor(() => screen.getByLabelText(label));
  await act(async () => fireEvent.changeText(field, text));
};

async function sheet(change: Parameters<typeof begin>[0] = {}, chapter = 4) {
  const table = await realTable();
  value(await table.game.dispatch(begin(change, chapter)));
  const closed = jest.fn();
  await table.show(
    <AtTheTable>
      <SummonSheet onClose={closed} />
    </AtTheTable>,
  );
  return { ...table, closed };
}

test('a door: two taps, one undo takes it back', async () => {
  const { game } = await sheet();
  const before = openState(game).state;
  await tap('button', 'Tür 1');
  await seen(/Das stellt ihr für 4 Helden auf/);
  await tap('button', 'Aufstellen');
  await seen('Aufgestellt');
  // Chapter 4, door 1, four heroes: five lines apply.
  expect(adventureOf(game).monsters).toHaveLength(5);
  expect(adventureOf(game).steps).toEqual([{ kind: 'door', number: 1 }]);
  await act(async () => value(await game.undo()));
  expect(openState(game).state).toEqual(before);
});

test('cards drawn at the table: asked for, and what was said comes', async () => {
  const { game } = await sheet({ cards: 'table' });
  await tap('button', 'Tür 1');
  expect(await screen.findByRole('button', { name: 'Erst die offenen Fragen' })).toBeDisabled();
  await tap('button', 'Schattenritter');
  await tap('button', 'Skelettbogenschütze');
  await tap('button', 'Aufstellen');
  await waitFor(() => expect(adventureOf(game).monsters).toHaveLength(5));
  expect(
    adventureOf(game)
      .cards.map(({ face }) => face.monster)
      .sort(),
  ).toEqual([...['executioner', 'rotten-flesh', 'shadow-knight', 'skeleton-archer']]);
});

test('a named door is found by what the players type, not offered', async () => {
  const { game } = await sheet({}, 6);
  expect(screen.queryByText(/Starke Gegner/)).toBeNull();
  await tap('button', 'Seite oder Name im Abenteuerbuch');
  await type('Name der Tür oder des Raums', 'starke');
  await tap('button', 'Nachschlagen');
  await tap('button', 'Aufstellen');
  await waitFor(() => expect(adventureOf(game).monsters).toHaveLength(4));
  expect(adventureOf(game).steps[0]).toMatchObject({ kind: 'named-door', de: 'Starke Gegner' });
});

test('a commander: his number asked, HP by D15, one card per hero; what is written is kept', async () => {
  const { game, storage } = await sheet();
  await tap('button', 'Tür 2');
  await tap('button', '2 + S');
  await tap('button', 'Aufstellen');
  await seen('Aufgestellt');
  const [commander] = adventureOf(game).monsters;
  const card = adventureOf(game).cards.find(({ id }) => id === commander?.card);
  const each = card?.face.id === 'commander-bane' ? 7 : 8;
  expect(commander?.hp).toBe(each * (2 + 4));
  await waitFor(() => expect(adventureOf(game).attackCards).toHaveLength(4));
  await tap('button', 'Angriffskarten: 4 liegen');
  const [laid] = adventureOf(game).attackCards;
  const edits = await screen.findAllByRole('button', { name: /eintragen$/ });
  expect(edits).toHaveLength(10);
  const deck = adventureOf(game).decks[commander?.id ?? ''] ?? [];
  const at = deck.findIndex(
    ({ spot }) => spot.rune === laid?.spot.rune && spot.row === laid?.spot.row,
  );
  const edit = edits[at];
  if (edit === undefined) throw new Error('not in the deck');
  await act(async () => fireEvent.press(edit));
  await type('Name der Karte', 'Hieb');
  await type('Schaden', '12');
  await tap('button', 'Eintragen');
  await seen('Hieb');
  expect(adventureOf(game).attackCards[0]).toMatchObject({ name: 'Hieb', damage: 12 });
  const kept = (await readDecks(storage.library))['commander'] ?? [];
  expect(kept.find(({ name }) => name === 'Hieb')).toMatchObject({ damage: 12 });
});

test('V3: doors of the map are in the list, and leave it when opened', async () => {
  const { game } = await sheet();
  const laid = [
    { kind: 'placeSheet', name: 'C1-F', size: 'C', at: [0, 0], turn: 0 },
    { kind: 'putObject', object: 'door', at: [0, 0], name: '1' },
    { kind: 'putObject', object: 'door', at: [3, 3], name: '9' },
    { kind: 'putObject', object: 'door', at: [3, 0], name: 'Gruft' },
  ] as const;
  await act(async () => {
    for (const command of laid) value(await game.dispatch(command));
  });
  await seen('Tür 9');
  await seen('Gruft');
  await tap('button', 'Tür 1');
  await tap('button', 'Aufstellen');
  await seen('Aufgestellt');
  const left = adventureOf(game).map?.objects.map(({ name }) => name);
  expect(left).toEqual(['9', 'Gruft']);
});

test('what was written once lies in the next commander’s deck', async () => {
  const { game, storage } = await sheet();
  const deck = UNWRITTEN_DECK.map((card, at) => ({ ...card, name: `Karte ${at}` }));
  const body = JSON.stringify(deck);
  await storage.library.put({ kind: 'attack-deck', id: 'commander', changedAt: 1, body });
  await tap('button', 'Tür 2');
  await tap('button', '0 + S');
  await tap('button', 'Aufstellen');
  await waitFor(() => expect(adventureOf(game).attackCards).toHaveLength(4));
  for (const { name } of adventureOf(game).attackCards) expect(name).toMatch(/^Karte \d$/);
});

test('a boss of their own: three digits, no base, kept in the library, his cards on the track', async () => {
  const { game, storage } = await sheet({}, 30);
  await tap('button', /^Monster beschwören/);
  await tap('button', 'Neue Karte');
  await type('Name', 'Der Fährmann');
  await tap('button', 'Boss');
  await type('LP', '240');
  await tap('button', 'Speichern und wählen');
  await tap('button', 'Beschwören');
  await seen('Aufgestellt');
  const [boss] = adventureOf(game).monsters;
  expect(boss).toMatchObject({ hp: 240, base: null });
  expect(await readOwnCards(storage.library)).toMatchObject([
    { card: { name: 'Der Fährmann', kind: 'boss', face: { hp: 240, track: null } } },
  ]);
  await tap('button', 'Angriffskarten eintragen');
  await tap('button', 'Karte hinzufügen');
  await type('Name der Karte', 'Woge');
  await tap('switch', /^Statuskarte/);
  await tap('button', 'Eintragen');
  await tap('button', 'Karte hinzufügen');
  await type('Name der Karte', 'Steinhaut');
  await type('Schaden', '2');
  await tap('switch', /^nur passiv/);
  await tap('button', 'Betäuben');
  await tap('button', 'Was die App selbst tun kann');
  // The first one is its place.
  const blue = (await waitFor(() => screen.getAllByRole('button', { name: 'Blau' }))).at(-1);
  if (blue === undefined) throw new Error('no blue');
  await act(async () => fireEvent.press(blue));
  await tap('button', 'Eintragen');
  // U3: all of it stands in the list, to be compared with the cards on the table.
  await seen(/ · 2 Schaden \+ X \(Blau\) · nur passiv · Immun: Betäuben$/);
  await tap('button', '2 Karten auf die Leiste');
  await waitFor(() =>
    expect(adventureOf(game).attackCards).toMatchObject([
      { name: 'Woge', status: true },
      { name: 'Steinhaut', immunities: ['stun'] },
    ]),
  );
});

test('monsters out of the box: rank, variant, base and HP as the players like', async () => {
  const { game } = await sheet();
  await tap('button', /^Monster beschwören/);
  await tap('radio', 'Veteran');
  await tap('button', 'Vollstrecker beschwören');
  await tap('button', 'Vollstrecker gelb: ändern');
  await tap('radio', 'Alternativ');
  await tap('button', 'pink');
  await type('Andere LP', '31');
  await tap('button', 'Beschwören');
  await waitFor(() => expect(adventureOf(game).monsters).toHaveLength(1));
  expect(adventureOf(game).monsters[0]).toMatchObject({ base: 'pink', hp: 31, maxHp: 31 });
  expect(adventureOf(game).cards[0]?.face.id).toBe('executioner/alternate/veteran');
});

test('no miniature left: said at the line, and the players decide', async () => {
  const { game } = await sheet();
  const card = 'shadow-knight/standard/rookie';
  await act(async () =>
    value(await game.dispatch({ kind: 'summon', summons: [{ card }, { card }, { card }] })),
  );
  await tap('button', /^Monster beschwören/);
  await tap('button', 'Schattenritter beschwören');
  await seen(/keine Miniatur mehr/);
  await tap('button', 'Etwas anderes hinstellen');
  await tap('button', 'Beschwören');
  await waitFor(() => expect(adventureOf(game).monsters).toHaveLength(4));
});

test('keywords of a card open the glossary', async () => {
  const { entries } = await sheet();
  await tap('button', 'Tür 1');
  await tap('link', 'Spalten 2');
  expect(entries).toEqual(['cleave']);
});
