import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { sheetOf } from '@/src/rules';
import { openState } from '@/__tests__/game/table/table';
import { adventureOf, seen, tap } from '@/__tests__/app/table/real-table';
import { playing } from '../playing';

jest.mock('@/app/play/logbook/load-items', () =>
  jest.requireActual('@/__tests__/app/logbook/hero/tables-at-once'),
);

const TURN = [{ kind: 'nextTurn' }] as const;
const vorn = (game: Parameters<typeof adventureOf>[0]) => {
  const [hero] = adventureOf(game).heroes;
  if (hero === undefined) throw new Error('no hero');
  return hero;
};

const type = async (label: string, text: string) => {
  const field = await waitFor(() => screen.getByLabelText(label));
  await act(async () => fireEvent.changeText(field, text));
};

test('hit points and tokens: one tap each, fast taps add up', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await tap('button', 'Lebenspunkte von Vorn verringern');
  await tap('button', 'Lebenspunkte von Vorn erhöhen');
  await tap('button', 'Fokus erhöhen');
  await tap('button', 'Fokus erhöhen');
  await tap('button', 'Schild erhöhen');
  await tap('button', 'Fokus verringern');
  await waitFor(() => expect(vorn(game).tokens).toEqual({ focus: 1, shield: 1 }));
  expect(vorn(game).hp).toBe(9);
});

test('cubes: placed, spent, taken back; the last one forces the recall', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', /^Einsetzen: rot/);
  await waitFor(() => expect(vorn(game).cubes?.placed.red).toBe(1));
  await tap('radio', 'Zurück');
  await tap('button', /^Zurück: rot/);
  await waitFor(() => expect(vorn(game).cubes?.placed.red).toBe(0));
  await tap('radio', 'Bewegung');
  for (const colour of ['gelb', 'gelb', 'rot', 'grün', 'blau']) {
    await tap('button', new RegExp(`^Bewegung: ${colour}`));
  }
  await waitFor(() => expect(vorn(game).curse).toHaveLength(1));
  expect(vorn(game).cubes?.available).toEqual({ yellow: 2, red: 1, green: 1, blue: 1 });
});

test('ticks are folded away, warn and never block', async () => {
  const { game } = await playing({ then: TURN });
  for (const colour of ['gelb', 'gelb', 'rot'])
    await tap('button', new RegExp(`^Einsetzen: ${colour}`));
  await waitFor(() => expect(vorn(game).cubes?.placed).toMatchObject({ yellow: 2, red: 1 }));
  await seen('Schon 2 Würfelaktionen in diesem Zug.');
  expect(screen.queryByRole('button', { name: 'Tauschen' })).toBeNull();
  await tap('button', 'Gemerkt: 2 von 2 Würfelaktionen, 0 andere');
  await tap('button', 'Tauschen');
  await waitFor(() => expect(adventureOf(game).turn?.actions).toContain('exchange'));
});

test('a weapon attack with a typed die: hits, damages, is told, and the weapon is remembered', async () => {
  const { game, storage } = await playing({ then: TURN });
  await tap('button', 'Waffenangriff');
  await tap('button', 'Schaden der Waffe erhöhen');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 15');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.hp).toBe(12));
  await seen(/W20 15, Treffer/);
  await waitFor(async () =>
    expect((await storage.settings.read())['table.weapons']).toContain('"damage":4'),
  );
  await tap('button', 'Waffenangriff');
  await seen('Waffe: 4 Schaden, Treffer ab 11, Angriff 0');
  expect(screen.queryByText('Schaden der Waffe')).toBeNull();
  await tap('button', 'W20 würfeln');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-1'));
  await seen(/greift an: W20/);
});

test('a spell always brings its effects', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Zauberangriff');
  await seen('Erst ein Ziel wählen.');
  await tap('button', 'Vollstrecker gelb');
  await tap('button', 'Effekte bei Schaden');
  await tap('button', 'Bluten');
  await tap('button', '0 Schaden');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.tokens).toEqual({ bleed: 1 }));
});

test('a check, typed', async () => {
  await playing({ then: TURN });
  await tap('button', 'Probe');
  await tap('button', 'Bonus erhöhen');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 11');
  await seen('Vorn besteht die Probe: 12 gegen 12');
});

test('a chest: what was found, and the face of the trap die', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Truhe');
  await type('Gefundener Gegenstand', 'Trank');
  await tap('button', 'Fallenwürfel zeigt: Gift 2');
  await waitFor(() => expect(vorn(game).tokens).toEqual({ poison: 2 }));
  expect(adventureOf(game).found).toEqual(['Trank']);
  const [find] = sheetOf(openState(game).state.campaign, 'hero-1').bag;
  expect(find).toMatchObject({ deck: 'chest', front: { names: { de: 'Trank' } } });
});

test('a trap is laid and springs', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Fallen');
  await type('Wo? (euer Name für die Zone)', 'Tor');
  await tap('button', 'Bärenfalle');
  await waitFor(() => expect(adventureOf(game).traps).toHaveLength(1));
  await tap('button', /^Bärenfalle.*Tor/s);
  await tap('button', 'Vollstrecker gelb');
  await tap('button', 'Falle löst aus');
  await waitFor(() => expect(adventureOf(game).monsters[0]).toMatchObject({ hp: 14 }));
  expect(adventureOf(game).traps).toEqual([]);
});

test('an animal acts after its hero, and the turn goes back to him', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Gefährten');
  await type('Name', 'Brumm');
  await tap('button', 'Kommt ins Spiel');
  await tap('button', 'Brumm ist dran');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('ally-3'));
  await tap('button', 'Weiter: Vorn');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-1'));
});

test('an interaction has charges', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Interaktion');
  await type('Name', 'Altar');
  await tap('button', 'Eintragen');
  await seen('Altar');
  await tap('button', 'Benutzen');
  await waitFor(() => expect(adventureOf(game).interactions).toMatchObject([{ charges: 0 }]));
});

test('a voluntary recall names the blocked skill and ends the turn', async () => {
  const { game } = await playing({
    then: [
      { kind: 'nextTurn' },
      { kind: 'placeCube', hero: 'hero-1', colour: 'red' },
      { kind: 'placeCube', hero: 'hero-1', colour: 'green' },
    ],
  });
  await tap('button', 'Rasten');
  await tap('button', 'rot 1');
  await tap('button', 'Rasten und Zug beenden');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-2'));
  expect(vorn(game).curse).toEqual([{ skill: 'rot 1' }]);
});

test('the hero’s sheet: curse with its skill, role, immunity', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr');
  await tap('button', 'Fluchwürfel erhöhen');
  await tap('button', /^Noch offen/);
  await tap('button', 'blau 2');
  await waitFor(() => expect(vorn(game).curse).toEqual([{ skill: 'blau 2' }]));
  await tap('button', 'Rolle und Grenzen');
  await tap('button', 'Angreifer');
  await waitFor(() => expect(vorn(game).role).toBe('striker'));
  await tap('button', 'Immun gegen');
  await tap('button', 'Gift');
  await waitFor(() => expect(vorn(game).immunities).toEqual(['poison']));
});

test('dice with a log, counters and notes from the menu', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr am Tisch');
  await tap('button', /^Würfel/);
  await tap('radio', 'Eigene Würfel');
  await tap('button', 'W20 zeigt 17');
  await seen(/17/);
  await tap('button', 'Schließen');
  await tap('button', 'Mehr am Tisch');
  await tap('button', /^Zähler/);
  await type('Was wird gezählt?', 'Gerettete');
  await tap('button', 'Zähler anlegen');
  await tap('button', 'Gerettete erhöhen');
  await waitFor(() =>
    expect(adventureOf(game).counters).toEqual([{ name: 'Gerettete', value: 1 }]),
  );
});

test('every keyword of the panel leads into the glossary', async () => {
  const { entries } = await playing({ then: TURN });
  await tap('link', 'Verteidiger');
  await tap('link', 'Würfelaktion');
  expect(entries).toEqual(['defender', 'cube-action']);
  expect(within(screen.getByLabelText('Lebenspunkte von Vorn')).getByText(/10/)).toBeOnTheScreen();
});
