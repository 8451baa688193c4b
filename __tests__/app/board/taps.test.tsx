/** What the map asks of people: every tap is counted. Fields are taps too, named in the list twin here. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { GameCommand, Position } from '@/src/rules';
import { countedTaps, monster } from '../play/taps';
import { adventureOf } from '../table/real-table';
import { atTheBoard, chooseField, inTheList, mapOf, TWO_SHEETS } from './at-the-board';

const FOE = 'monster-2';

const placed = (figure: string, at: Position): GameCommand => ({ kind: 'placeFigure', figure, at });

const STANDING: readonly GameCommand[] = [
  ...TWO_SHEETS,
  placed('hero-1', [6, 2]),
  placed('hero-2', [0, 5]),
  placed(FOE, [2, 2]),
];

/** A tap that may mean one of several alike. */
async function tapFirst(role: 'button' | 'radio', name: string | RegExp): Promise<void> {
  const [first] = await waitFor(() => screen.getAllByRole(role, { name }));
  if (first === undefined) throw new Error('nothing to tap');
  await act(async () => fireEvent.press(first));
}

test('5 sheets, 2 trays, a bridge, terrain, a chest and a door in at most 25 taps', async () => {
  const { game } = await atTheBoard();
  const { tap, count } = countedTaps();
  let fields = 0;
  const field = async (name: string) => {
    fields += 1;
    await chooseField(name);
  };
  await tap('button', 'Karte bauen');
  await tap('button', 'Bauteil 1, 2 mal 3 Zonen, Ebene 1');
  await tap('button', 'Hier legen');
  await waitFor(() => expect(mapOf(game).trays).toHaveLength(1));
  await tap('button', 'Bauteil 1, 2 mal 3 Zonen, Ebene 1');
  await inTheList();
  await field('G1');
  await waitFor(() => expect(mapOf(game).trays).toHaveLength(2));
  await tap('button', 'Plan E 2×3 Zonen');
  await tap('button', 'Hier legen');
  for (const sheets of [2, 3, 4, 5]) {
    await waitFor(() => expect(mapOf(game).sheets).toHaveLength(sheets - 1));
    await tap('button', 'Noch einmal');
  }
  await waitFor(() => expect(mapOf(game).sheets).toHaveLength(5));
  await tap('button', /^Brücke BR1/);
  await tap('button', 'Hier legen');
  await waitFor(() => expect(mapOf(game).bridges).toHaveLength(1));
  await tap('radio', 'Gelände');
  await tap('button', 'Lava');
  await field('A1');
  await waitFor(() => expect(JSON.stringify(mapOf(game).sheets)).toContain('L'));
  await tap('radio', 'Plättchen');
  await tap('button', 'Truhe');
  await field('B2');
  await tap('button', 'Tür');
  await field('C3');
  await waitFor(() => expect(mapOf(game).objects).toHaveLength(2));
  await tap('button', 'Fertig');
  expect(count() + fields).toBeLessThanOrEqual(25);
});

test('Q2: a cube for movement and a token are two taps each: the figure, then it', async () => {
  const table = await atTheBoard({
    summons: [monster()],
    then: [...STANDING, { kind: 'nextTurn' }],
  });
  await inTheList();
  const { tap, count } = countedTaps();
  await tapFirst('button', /^Vorn/);
  await tap('button', /^Würfel für Bewegung: gelb/i);
  await waitFor(() =>
    expect(adventureOf(table.game).heroes[0]?.cubes?.spent).toMatchObject({ yellow: 1 }),
  );
  await tapFirst('button', /^Wüterich/);
  await tap('button', 'Gift erhöhen');
  await waitFor(() => expect(adventureOf(table.game).monsters[0]?.tokens).toEqual({ poison: 1 }));
  expect(count() + 2).toBe(4);
});

test('D10: a reaction is three taps: who, how much, how it is paid', async () => {
  const table = await atTheBoard({
    summons: [monster()],
    then: [...STANDING, { kind: 'actNow', figure: FOE }],
  });
  await tapFirst('button', 'Wüterich ausführen');
  const { tap, count } = countedTaps();
  await tap('button', 'Reaktion: Vorn');
  await tap('button', '2');
  await tap('button', 'ohne Kosten');
  await waitFor(() =>
    expect(adventureOf(table.game).threat?.reactions).toMatchObject([{ hero: 'hero-1' }]),
  );
  expect(count()).toBe(3);
});
