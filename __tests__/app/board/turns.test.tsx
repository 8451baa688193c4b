import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CATALOGUE } from '@/src/content/drunagor';
import { boardDarkness, boardTurn, type GameCommand, type Position } from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import { behaviour, countedTaps, monster, onHit } from '../play/taps';
import { adventureOf, seen, tap, type RealTable } from '../table/real-table';
import { atTheBoard, chooseField, inTheList, TWO_SHEETS } from './at-the-board';

const FOE = 'monster-2';

const placed = (figure: string, at: Position): GameCommand => ({ kind: 'placeFigure', figure, at });

const standing = (places: Readonly<Record<string, Position>>): readonly GameCommand[] => [
  ...TWO_SHEETS,
  ...Object.entries(places).map(([figure, at]) => placed(figure, at)),
];

const acting: GameCommand = { kind: 'actNow', figure: FOE };

const NEAR_VORN = { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } as const;

const figures = ({ game }: RealTable) => {
  const { heroes, monsters, threat, turn } = adventureOf(game);
  return {
    hp: heroes.map((hero) => hero.hp),
    at: monsters.map((one) => one.at),
    threat: threat?.targets.map(({ figure }) => figure) ?? null,
    acting: turn?.figure ?? null,
  };
};

/** The same button stands in the trace and in the answer, or in both ways back. */
async function tapFirst(name: string | RegExp): Promise<void> {
  const [first] = await waitFor(() => screen.getAllByRole('button', { name }));
  if (first === undefined) throw new Error('no button');
  await act(async () => fireEvent.press(first));
}

const until = (condition: () => void) => waitFor(condition);

test('two taps: what it does is shown, then done as one step', async () => {
  const table = await atTheBoard({ summons: [monster()], then: [...standing(NEAR_VORN), acting] });
  const turn = boardTurn(adventureOf(table.game), FOE);
  const before = figures(table);
  const { tap: counted, count } = countedTaps();
  await counted('button', 'Wüterich ausführen');
  await seen('C3 nach F2: trifft Vorn (10 → 6 LP)');
  await seen('3 gleich gute Möglichkeiten');
  await seen('10 → 6 LP');
  await counted('button', /^Anwenden/);
  await until(() => expect(figures(table).hp).toEqual([6, 10]));
  expect(count()).toBe(2);
  expect(turn.ok && turn.value.options[0]?.end).toEqual(figures(table).at[0]);
  expect(figures(table).acting).not.toBe(FOE);
  await act(async () => void value(await table.game.undo()));
  expect(figures(table)).toEqual(before);
});

test('another of the equal places, by its chip', async () => {
  const table = await atTheBoard({ summons: [monster()], then: [...standing(NEAR_VORN), acting] });
  await tap('button', 'Wüterich ausführen');
  await tap('button', '3: F4, trifft Vorn');
  await seen('C3 nach F4: trifft Vorn (10 → 6 LP)');
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table).at).toEqual([[5, 3]]));
});

test('reactions: the panel of quick mode takes over, undone together with the way', async () => {
  const table = await atTheBoard({ summons: [monster()], then: [...standing(NEAR_VORN), acting] });
  const before = figures(table);
  await tap('button', 'Wüterich ausführen');
  await tap('button', 'Reaktionen');
  await until(() => expect(figures(table).threat).toEqual(['hero-1']));
  await seen('Rangfolge: Vorn (10), Maya (10)');
  // The map shows whom it is about, and so does its twin.
  await inTheList();
  await waitFor(() => screen.getByRole('button', { name: /^Vorn .*Ziel, 4 Schaden/ }));
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table).hp).toEqual([6, 10]));
  await act(async () => void value(await table.game.undo()));
  expect(figures(table)).toEqual(before);
});

test('"Warum nicht …?" names the rule for a hero and for a field', async () => {
  const then = [...standing(NEAR_VORN), acting];
  const { entries } = await atTheBoard({ summons: [monster()], then });
  await tap('button', 'Wüterich ausführen');
  await tap('button', 'Maya');
  await seen(/^Maya: schied aus bei „.*“ \((A1|T1|T2)\)/);
  await inTheList();
  await chooseField('A1');
  await seen(/^Feld A1: schied aus bei „Reichweite“ \(A1\)/);
  await tapFirst(/Angriff möglich von/);
  expect(entries).toContain('A1');
});

test('whoever has no place is asked for, then the turn goes on', async () => {
  const places = { 'hero-1': [6, 2], [FOE]: [2, 2] } as const;
  const table = await atTheBoard({ summons: [monster()], then: [...standing(places), acting] });
  await seen('Wo steht Maya?');
  await inTheList();
  await chooseField('A6');
  await tap('button', 'Wüterich ausführen');
  await seen('10 → 6 LP');
  expect(adventureOf(table.game).heroes[1]?.at).toEqual([0, 5]);
});

test('without the map and back: nothing is lost, the place is asked for again', async () => {
  const table = await atTheBoard({ summons: [monster()], then: [...standing(NEAR_VORN), acting] });
  await tap('button', 'Ohne Karte');
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  await tapFirst('Diesen Zug auf der Karte entscheiden');
  await tap('button', 'Wüterich ausführen');
  await seen('10 → 6 LP');
  await act(async () => void value(await table.game.dispatch({ kind: 'nextTurn' })));
  await act(async () => void value(await table.game.dispatch(acting)));
  await tap('button', 'Ohne Karte');
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await tap('button', 'Trifft Vorn: 4');
  await until(() => expect(figures(table)).toMatchObject({ hp: [6, 10], at: [null] }));
  // Acting again is a turn of its own: on the map, as every turn begins.
  await act(async () => void value(await table.game.dispatch(acting)));
  await seen('Wo steht Wüterich?');
});

test('a large one pushes aside and crushes: field and trap die are the players’ to say', async () => {
  const summons = [monster([], { size: 'large', move: 3 }), monster([], { id: 'own-2' })];
  const walls = [0, 1, 4, 5].flatMap((y) => Array.from({ length: 8 }, (_, x): Position => [x, y]));
  const places = {
    'hero-1': [6, 2],
    'hero-2': [7, 3],
    [FOE]: [0, 2],
    'monster-4': [4, 2],
  } as const;
  const then: readonly GameCommand[] = [
    ...TWO_SHEETS,
    { kind: 'paint', fields: walls, as: '#' },
    ...Object.entries(places).map(([figure, at]) => placed(figure, at)),
    { kind: 'putObject', object: 'chest', at: [5, 3] },
    acting,
  ];
  const table = await atTheBoard({ summons, then });
  await tap('button', 'Wüterich ausführen');
  await seen('Verdrängt Wüterich: Wohin?');
  await seen('Zermalmt eine Truhe, der Inhalt ist verloren.');
  await tap('button', 'Wüterich nach D4');
  await tap('button', /Gift/);
  await tap('button', /^Anwenden/);
  await until(() =>
    expect(figures(table).at).toEqual([
      [4, 2],
      [3, 3],
    ]),
  );
  expect(adventureOf(table.game).monsters[0]?.tokens).toEqual({ poison: 2 });
  expect(adventureOf(table.game).map?.objects).toEqual([]);
  await act(async () => void value(await table.game.undo()));
  expect(figures(table).at).toEqual([
    [0, 2],
    [4, 2],
  ]);
});

test('acting again in the same round: nothing of the first turn is left over; undo has it back', async () => {
  const table = await atTheBoard({ summons: [monster()], then: [...standing(NEAR_VORN), acting] });
  await tap('button', 'Wüterich ausführen');
  await tap('button', '3: F4, trifft Vorn');
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table).at).toEqual([[5, 3]]));
  await act(async () => void value(await table.game.undo()));
  await seen('C3 nach F4: trifft Vorn (10 → 6 LP)');
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table).at).toEqual([[5, 3]]));
  await act(async () => void value(await table.game.dispatch(acting)));
  await tap('button', 'Wüterich ausführen');
  // K2: Maya has more hit points now. The first option, not the third.
  const again = boardTurn(adventureOf(table.game), FOE);
  await seen(/^F4 nach .*: trifft Maya/);
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table).hp).toEqual([6, 6]));
  expect(again.ok && again.value.options[0]?.end).toEqual(figures(table).at[0]);
});

test('D6, D10: the second attack is a threat of its own; an ambush lets the player pick', async () => {
  const summons = [monster([onHit('attack-twice'), behaviour('ambush')])];
  const table = await atTheBoard({ summons, then: [...standing(NEAR_VORN), acting] });
  await tap('button', 'Wüterich ausführen');
  await seen('Vorn wählt das Feld');
  await seen('Danach folgt der zweite Angriff.');
  await seen('10 → 6 LP');
  await tap('button', /^Anwenden/);
  await seen('Zweiter Angriff, ohne sich zu bewegen');
  await seen('6 → 2 LP');
  await seen('Vorn 10 → 6 LP');
  expect(figures(table)).toMatchObject({ hp: [6, 10], acting: FOE });
  await tap('button', /^Anwenden/);
  await until(() => expect(figures(table)).toMatchObject({ hp: [2, 10], threat: null }));
  expect(figures(table).acting).not.toBe(FOE);
});

test('darkness: the placements, who is reached, laid with one tap', async () => {
  const places = { 'hero-1': [3, 0], 'hero-2': [0, 5], [FOE]: [7, 5] } as const;
  const table = await atTheBoard({
    summons: [monster()],
    then: [
      ...standing(places),
      { kind: 'paint', fields: [[0, 0]], as: '*' },
      { kind: 'drawRunes', by: 'instruction', count: 1 },
    ],
  });
  await seen(/^Das Plättchen geht zu |^Es bricht auf/);
  await tap('button', 'Legen');
  await until(() => expect(adventureOf(table.game).drawn).toEqual([]));
  expect(adventureOf(table.game).map?.darkness.length).toBeGreaterThan(0);
  await act(async () => void value(await table.game.undo()));
  expect(adventureOf(table.game).map?.darkness).toEqual([]);
  expect(screen.getByRole('button', { name: 'Legen' })).toBeOnTheScreen();
});

test('broken up: one single after the other, taken back, then laid', async () => {
  const places = { 'hero-1': [3, 2], 'hero-2': [0, 0], [FOE]: [7, 5] } as const;
  const table = await atTheBoard({
    summons: [monster()],
    then: [
      ...standing(places),
      { kind: 'paint', fields: [[0, 0]], as: 'D' },
      { kind: 'drawRunes', by: 'instruction', count: 1, runes: ['green-line-small'] },
    ],
  });
  const drawn = adventureOf(table.game).drawn[0]?.id ?? '';
  const spread = boardDarkness(CATALOGUE, adventureOf(table.game), drawn);
  if (!spread.ok) throw new Error('no answer');
  expect([spread.value.result, spread.value.options.length > 1]).toEqual(['broken', true]);
  await tap('button', 'Einzeln legen');
  await seen('0 von 3 gelegt');
  for (const n of [1, 2, 3]) await tapFirst(new RegExp(`^${n}\\. Feld: `));
  await seen('3 von 3 gelegt');
  await tap('button', 'Letztes zurück');
  await seen('2 von 3 gelegt');
  await tapFirst(/^3\. Feld: /);
  await tap('button', 'Legen');
  await until(() => expect(adventureOf(table.game).map?.darkness).toHaveLength(3));
});
