import { screen, waitFor } from '@testing-library/react-native';
import { adventureOf, seen, tap } from '@/__tests__/app/table/real-table';
import { playing } from '../playing';

const TWO = [{ card: 'executioner/standard/fighter' }, { card: 'executioner/standard/fighter' }];
const shielded = [
  { kind: 'nextTurn' },
  { kind: 'setTokens', figure: 'monster-2', tokens: { shield: 2 } },
] as const;

const hpOf = (game: Parameters<typeof adventureOf>[0]) =>
  adventureOf(game).monsters.map(({ hp }) => hp);

/** With the list of figures open. */
const listed: typeof playing = async (setting) => {
  const table = await playing(setting);
  await tap('button', 'Alle Figuren');
  return table;
};

/** Named after what it takes back: the one in the header is called otherwise. */
const undoInMessage = () => tap('button', /^Rückgängig: Vollstrecker/);

test('damage on a monster: two taps, shields first, one step, undo in the message', async () => {
  const { game } = await listed({ then: shielded });
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await tap('button', '5 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([13]));
  await seen(/^Vollstrecker gelb: 5 Schaden, 2 abgehalten, 3 LP verloren, noch 13$/);
  expect(screen.queryByRole('button', { name: '5 Schaden' })).toBeNull();
  await undoInMessage();
  await waitFor(() => expect(hpOf(game)).toEqual([16]));
});

test('what is said about a move goes with the next one', async () => {
  await playing({ then: [{ kind: 'nextTurn' }] });
  await tap('button', 'Schaden auf Vollstrecker 16 von 16 LP gelb');
  await tap('button', '1 Schaden');
  await seen('Vollstrecker gelb: 1 LP verloren, noch 15');
  await tap('button', 'Weiter: Maya');
  await waitFor(() => expect(screen.queryByText(/1 LP verloren/)).toBeNull());
});

test('the strip of a hero’s turn and the track open the same', async () => {
  const { game } = await playing({ then: [{ kind: 'nextTurn' }] });
  await tap('button', 'Schaden auf Vollstrecker 16 von 16 LP gelb');
  await tap('button', '1 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([15]));
  await tap('button', /^Vollstrecker 15 LP .*Grün, untere Reihe/);
  await tap('button', '2 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([13]));
});

test('several figures at once are one step', async () => {
  const { game } = await listed({ summons: TWO, then: [{ kind: 'nextTurn' }] });
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await tap('button', 'Mehrere');
  await tap('button', 'Vollstrecker dunkelblau');
  await tap('button', '4 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([12, 12]));
  await undoInMessage();
  await waitFor(() => expect(hpOf(game)).toEqual([16, 16]));
});

test('damage that cannot be prevented, and more than twenty', async () => {
  const { game } = await listed({ then: shielded });
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await seen('2 Schilde halten zuerst ab.');
  await tap('button', 'Nicht verhinderbar');
  await tap('button', '3 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([13]));
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await tap('button', '21 bis 40');
  await tap('button', '21 Schaden');
  await waitFor(() => expect(hpOf(game)).toEqual([]));
  await seen('Kein Monster auf dem Plan.');
});

test('healing, tokens and who is out of play, from the same sheet', async () => {
  const { game, entries } = await listed({
    then: [{ kind: 'harm', figures: ['monster-2'], amount: 4, preventable: false }],
  });
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await tap('radio', 'Plättchen');
  await tap('button', 'Gift erhöhen');
  await tap('button', 'Gift erhöhen');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.tokens).toEqual({ poison: 2 }));
  await tap('button', 'Gift verringern');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.tokens).toEqual({ poison: 1 }));
  await tap('link', 'Gift');
  expect(entries).toEqual(['poison']);
  await tap('radio', 'Heilen');
  await tap('button', '4 LP heilen');
  await waitFor(() => expect(hpOf(game)).toEqual([16]));
  await tap('button', /^Vollstrecker .*Basis gelb/);
  await tap('radio', 'Mehr');
  await tap('button', 'Aus dem Spiel nehmen');
  await waitFor(() => expect(hpOf(game)).toEqual([]));
});

test('what a figure is immune to is said before anybody taps', async () => {
  await listed({ summons: [{ card: 'shadow-cultist/standard/fighter' }] });
  await tap('button', /^Schattenkultist .*Basis gelb/);
  await tap('radio', 'Plättchen');
  await seen('immun dagegen');
  expect(screen.getAllByText('immun dagegen')).toHaveLength(1);
});

test('a hero’s row: damage falls on his shields, and he goes down at 0', async () => {
  const { game } = await listed({
    then: [{ kind: 'setTokens', figure: 'hero-2', tokens: { shield: 1 } }],
  });
  await tap('button', /^Maya 10 von 10 LP Anführer · führt/);
  await tap('button', '11 Schaden');
  await waitFor(() => expect(adventureOf(game).heroes[1]?.unconscious).toBe(true));
  await seen(/ohnmächtig/);
});
