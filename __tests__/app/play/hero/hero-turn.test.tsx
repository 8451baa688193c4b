import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { sheetOf, weaponOf } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
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

const heldBy = (game: Parameters<typeof adventureOf>[0]) =>
  weaponOf(sheetOf(openState(game).state.campaign, vorn(game).id)).own;

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

test('cubes: placed, spent, taken back; the last one forces the recall, after its effect', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', /^Einsetzen: rot/);
  await waitFor(() => expect(vorn(game).cubes?.placed.red).toBe(1));
  await tap('button', 'Wofür? Einsetzen');
  await tap('button', 'Wofür? Bewegung');
  await tap('button', /^Zurück: rot/);
  await waitFor(() => expect(vorn(game).cubes?.placed.red).toBe(0));
  await tap('button', 'Wofür? Zurück');
  await tap('button', 'Wofür? Einsetzen');
  for (const colour of ['gelb', 'gelb', 'rot', 'grün', 'blau']) {
    await tap('button', new RegExp(`^Bewegung: ${colour}`));
  }
  await seen('Kein Würfel mehr frei: erst der laufende Effekt, dann wird gerastet.');
  expect(vorn(game).curse).toEqual([]);
  await tap('button', 'Effekt vorbei, rasten');
  await waitFor(() => expect(vorn(game).curse).toHaveLength(1));
  expect(vorn(game).cubes?.available).toEqual({ yellow: 2, red: 1, green: 1, blue: 1 });
});

test('C7: the movement is one tap in the row of actions, and takes LANGSAM off', async () => {
  const slow = { kind: 'setTokens', figure: 'hero-1', tokens: { slow: 1 } } as const;
  const { game } = await playing({ then: [slow, ...TURN] });
  await tap('button', 'Bewegung');
  await waitFor(() => expect(vorn(game).tokens).toEqual({}));
  expect(screen.getByRole('button', { name: 'Bewegung' })).toBeSelected();
});

test('C7: LANGSAM comes off with the movement, by one tap or with the turn', async () => {
  const slow = { kind: 'setTokens', figure: 'hero-1', tokens: { slow: 1 } } as const;
  const { game } = await playing({ then: [slow, ...TURN] });
  await seen('Langsam: nächste Bewegung −2');
  expect(screen.queryByRole('button', { name: 'Langsam' })).toBeNull();
  await tap('button', 'Die freie war es');
  await waitFor(() => expect(vorn(game).tokens).toEqual({}));
  expect(screen.queryByText('Langsam: nächste Bewegung −2')).toBeNull();
});

test('N11: darkness is entered from the further actions, and left by a tap on him', async () => {
  const { game } = await playing({ rules: { darknessInPlay: true }, then: TURN });
  await tap('button', 'Mehr …');
  await tap('button', /^Betritt Dunkelheit/);
  await waitFor(() => expect(vorn(game)).toMatchObject({ on: ['darkness'], hp: 8 }));
  await tap('button', 'Auf Dunkelheit');
  await waitFor(() => expect(vorn(game).on).toEqual([]));
});

test('ticks are folded away, warn and never block', async () => {
  const { game } = await playing({ then: TURN });
  for (const colour of ['gelb', 'gelb', 'rot'])
    await tap('button', new RegExp(`^Einsetzen: ${colour}`));
  await waitFor(() => expect(vorn(game).cubes?.placed).toMatchObject({ yellow: 2, red: 1 }));
  await seen('Schon 2 Würfelaktionen in diesem Zug.');
  expect(screen.queryByRole('button', { name: 'Tauschen' })).toBeNull();
  await tap('button', 'Mehr …');
  await tap('button', 'Gemerkt: 2 von 2 Würfelaktionen, 0 andere');
  await tap('button', 'Tauschen');
  await waitFor(() => expect(adventureOf(game).turn?.actions).toContain('exchange'));
});

test('a weapon attack with a typed die: hits, damages, is told, and the weapon is remembered', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Waffenangriff');
  await tap('button', 'Schaden der Waffe erhöhen');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 15');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.hp).toBe(12));
  await seen(/15, nötig 11: Treffer/);
  expect(heldBy(game).damage).toBe(4);
  // The values are a step of their own: taking the attack back does not forget them.
  await act(async () => void value(await game.undo()));
  expect(adventureOf(game).monsters[0]?.hp).toBe(16);
  expect(heldBy(game).damage).toBe(4);
  await act(async () => void value(await game.redo()));
  await tap('button', 'Waffenangriff');
  await seen('Waffe: 4 Schaden, Treffer ab 11, Angriff 0');
  expect(screen.queryByText('Schaden der Waffe')).toBeNull();
  // Own dice stay the way they roll.
  expect(adventureOf(game).rules.dice).toBe('table');
  await tap('button', 'W20 zeigt 1');
  await seen(/greift an: W20 1, daneben/);
});

test('without a target the die is refused with words', async () => {
  const summons = [1, 2].map(() => ({ card: 'executioner/standard/fighter' }));
  const { game } = await playing({ summons, then: TURN });
  await tap('button', 'Waffenangriff');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 15');
  expect(await screen.findAllByText('Erst ein Ziel wählen.')).toHaveLength(2);
  expect(adventureOf(game).turn?.attacks).toBe(0);
});

test('a weapon of the old settings comes into the logbook, and only then leaves them', async () => {
  const { game, storage } = await playing({ then: TURN });
  const weapon = { accuracy: 8, damage: 6, modifier: 2, crit: 19, ranged: true };
  const open = game.store.getState().open?.id ?? '';
  const others = { 'elsewhere/hero-1': weapon };
  const saved = JSON.stringify({ [`${open}/${vorn(game).id}`]: weapon, ...others });
  await storage.settings.write('table.weapons', saved);
  await tap('button', 'Waffenangriff');
  await seen('Waffe: 6 Schaden, Treffer ab 8, Angriff +2');
  expect(heldBy(game)).toEqual(weapon);
  await waitFor(async () =>
    expect((await storage.settings.read())['table.weapons']).toBe(JSON.stringify(others)),
  );
});

test('a spell always brings its effects', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Zauber');
  // The only one is aimed at; a tap leaves it out.
  await tap('button', 'Vollstrecker gelb');
  await seen('Erst ein Ziel wählen.');
  await tap('button', 'Vollstrecker gelb');
  await tap('button', 'Effekte des Zaubers');
  await tap('button', 'Bluten');
  await tap('button', '0 Schaden');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.tokens).toEqual({ bleed: 1 }));
});

test('a check, typed', async () => {
  await playing({ then: TURN });
  await tap('button', 'Mehr …');
  await tap('button', 'Probe');
  // Nothing is rolled against a difficulty nobody has named.
  expect(screen.getByRole('button', { name: 'W20 würfeln' })).toBeDisabled();
  await type('Schwierigkeitsgrad', '12');
  await seen('Zusammen 0: 45 % Erfolg');
  await tap('button', 'gelb 2');
  await tap('button', 'Bonus erhöhen');
  await seen('Zusammen +5: 70 % Erfolg');
  await tap('radio', 'Selbst gewürfelt');
  await tap('button', 'W20 zeigt 7');
  await seen('Vorn: Probe 7 + 5 = 12, nötig 12: bestanden');
});

test('a chest: what was found, and the face of the trap die', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
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
  await tap('button', 'Mehr …');
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

test('F2: an animal activated in its hero’s turn acts, and the turn goes back to him', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
  await tap('button', 'Gefährten');
  await type('Name', 'Brumm');
  await tap('button', 'Kommt ins Spiel');
  await tap('button', 'Aktiviere Brumm: jetzt ein zusätzlicher Zug');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('ally-3'));
  await tap('button', 'Weiter: Vorn');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-1'));
});

test('I4, F4: after its hero the animal acts by itself; one tap attacks with its card', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
  await tap('button', 'Gefährten');
  await tap('button', 'Wolf');
  await tap('button', 'Schaden erhöhen');
  await tap('button', 'Kommt ins Spiel');
  await tap('button', 'Weiter: Wolf (Vorn)');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('ally-3'));
  await seen('Bewegung 3 · 3 Nahkampf');
  await tap('button', 'Greift Vollstrecker gelb an');
  await waitFor(() => expect(adventureOf(game).monsters[0]).toMatchObject({ hp: 13 }));
  await seen('Hat angegriffen');
  await tap('button', 'Weiter: Maya');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-2'));
});

test('F4: a card entered once is known the next time', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
  await tap('button', 'Gefährten');
  await tap('radio', 'Gefährte');
  await type('Name', 'Kaya');
  await tap('button', 'Robustheit erhöhen');
  await tap('button', /^Süßes oder saures$/i);
  await tap('button', 'Kommt ins Spiel');
  await waitFor(() => expect(adventureOf(game).allies).toHaveLength(1));
  const [ally] = adventureOf(game).allies;
  await act(async () => {
    value(await game.dispatch({ kind: 'removeAlly', ally: ally?.id ?? '' }));
  });
  await tap('button', 'Mehr …');
  await tap('button', 'Gefährten');
  await tap('radio', 'Gefährte');
  await tap('button', 'Kaya');
  await tap('button', 'Kommt ins Spiel');
  await waitFor(() =>
    expect(adventureOf(game).allies).toMatchObject([
      { name: 'Kaya', toughness: 2, card: { keywords: ['trick-or-treat'] } },
    ]),
  );
  await tap('button', 'Weiter: Kaya (Vorn)');
  await seen('Süßes oder Saures: 1 Held oder 1 Monster in Reichweite 1');
  await tap('button', 'Vollstrecker gelb: Brennen 2');
  await waitFor(() => expect(adventureOf(game).monsters[0]?.tokens).toEqual({ burn: 2 }));
});

test('an interaction has charges', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
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
  await tap('button', 'Tableau 3');
  await tap('button', 'Rasten und Zug beenden');
  await waitFor(() => expect(adventureOf(game).turn?.figure).toBe('hero-2'));
  expect(vorn(game).curse).toEqual([{ skill: 'board-3' }]);
});

test('the hero’s sheet: curse with its skill, role, immunity', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Alles über Vorn');
  await tap('button', 'Fluchwürfel erhöhen');
  await tap('button', /^Noch offen/);
  await tap('button', 'Rolle II B');
  await waitFor(() => expect(vorn(game).curse).toEqual([{ skill: 'role-2b' }]));
  await tap('button', 'Rolle und Grenzen');
  await tap('button', 'Angreifer');
  await waitFor(() => expect(vorn(game).role).toBe('striker'));
  await tap('button', 'Immun gegen');
  await tap('button', 'Gift');
  await waitFor(() => expect(vorn(game).immunities).toEqual(['poison']));
});

test('V3: dice with a log and lines of the door from the menu', async () => {
  const { game } = await playing({ then: TURN });
  await tap('button', 'Mehr am Tisch');
  await tap('button', /^Würfel/);
  await tap('radio', 'Eigene Würfel');
  await tap('button', 'W20 zeigt 17');
  await seen(/17/);
  await tap('button', 'Schließen');
  await tap('button', 'Mehr am Tisch');
  await tap('button', /^Aufgaben und Regeln/);
  await tap('button', 'Zähler');
  await type('In kurzen Worten', 'Gerettete');
  await tap('button', 'Eintragen');
  await tap('button', 'Gerettete erhöhen');
  await waitFor(() =>
    expect(adventureOf(game).lines).toMatchObject([{ text: 'Gerettete', count: 1 }]),
  );
});

test('the role and the actions lead into the glossary', async () => {
  const { entries } = await playing({ then: TURN });
  await tap('button', 'Mehr …');
  await tap('link', 'Verteidiger');
  await tap('link', 'Würfelaktion');
  expect(entries).toEqual(['defender', 'cube-action']);
});
