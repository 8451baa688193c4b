import { act, screen, waitFor } from '@testing-library/react-native';
import { value } from '@/__tests__/game/table/table';
import { playing } from '../playing';
import { adventureOf, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';
import { behaviour, countedTaps, hp, monster, onHit, turns } from '../taps';

const hpOf = ({ game }: RealTable) => adventureOf(game).heroes.map((hero) => hero.hp);
const actingOf = ({ game }: RealTable) => adventureOf(game).turn?.figure;

const until = (condition: () => void) => waitFor(condition);

/** Four heroes of 10, 9, 8 and 7 HP; Vorn has the turn before the monster. */
const four = [hp('hero-2', 9), hp('hero-3', 8), hp('hero-4', 7)];

test('one target: two taps after the card before, undone as one', async () => {
  const table = await playing({ summons: [monster()], then: turns(1) });
  const { tap: counted, count } = countedTaps();
  await counted('button', 'Weiter: Wüterich');
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  expect(screen.queryByRole('button', { name: /^Trifft/ })).toBeNull();
  await counted('checkbox', 'Rang 1 Vorn 10 LP');
  await seen('10 → 6 LP');
  await counted('button', 'Trifft Vorn: 4');
  await until(() => expect(hpOf(table)).toEqual([6, 10]));
  expect(actingOf(table)).toBe('hero-2');
  expect(count()).toBe(3);
  await act(async () => void value(await table.game.undo()));
  expect(hpOf(table)).toEqual([10, 10]);
  expect(adventureOf(table.game)).toMatchObject({ threat: null, turn: { figure: 'monster-2' } });
});

test('a tick moves, and comes off: the button never names whose box is empty', async () => {
  const table = await playing({ summons: [monster()], then: turns(2) });
  await tap('checkbox', 'Rang 2 Maya 10 LP');
  await seen('nicht erreicht');
  await tap('checkbox', 'Rang 1 Vorn 10 LP nicht erreicht');
  expect(screen.queryByText('nicht erreicht')).toBeNull();
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  expect(screen.queryByRole('button', { name: /^Trifft/ })).toBeNull();
  await tap('checkbox', 'Rang 2 Maya 10 LP');
  await tap('button', 'Trifft Maya: 4');
  await until(() => expect(hpOf(table)).toEqual([10, 6]));
});

test('a reaction: the threat opens with who is hit, and three taps enter it', async () => {
  const table = await playing({ summons: [monster()], then: turns(2) });
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  const { tap: counted, count } = countedTaps();
  await counted('button', 'Reaktion');
  await seen('Noch offen: wie viel?');
  await counted('button', '3');
  await counted('button', /^Würfel gelb · \d frei$/);
  expect(count()).toBe(3);
  await seen('Vorn: verhindert 3, Würfel gelb');
  await tap('button', /^Anwenden/);
  await until(() => expect(hpOf(table)).toEqual([9, 10]));
});

test('with darkness in play one tap more in the same step, and two more damage', async () => {
  const rules = { darknessInPlay: true };
  const table = await playing({ summons: [monster()], rules, then: turns(1) });
  const { tap: counted, count } = countedTaps();
  await counted('button', 'Weiter: Wüterich');
  await counted('checkbox', 'Rang 1 Vorn 10 LP');
  await counted('switch', 'auf Dunkelheit, Schaden +2');
  await seen('4 + 2 = 6 Schaden');
  await counted('button', 'Trifft Vorn: 6');
  await until(() => expect(hpOf(table)).toEqual([4, 10]));
  expect(count()).toBe(4);
});

test('N14: a monster said to stand on darkness does, until it leaves', async () => {
  const rules = { darknessInPlay: true };
  const on = {
    kind: 'enterGround',
    figure: 'monster-2',
    entered: [],
    on: ['darkness'],
    falls: 0,
  } as const;
  const table = await playing({ summons: [monster()], rules, then: [...turns(2), on] });
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await seen('4 + 2 = 6 Schaden');
  await tap('button', 'Es kam anders');
  await tap('button', 'Auf Dunkelheit');
  await until(() => expect(adventureOf(table.game).monsters[0]?.on).toEqual([]));
  await seen('4 Schaden');
});

test('nobody in reach: one tap, and the next one acts', async () => {
  const table = await playing({ summons: [monster()], then: turns(2) });
  await tap('button', 'Keiner');
  await until(() => expect(actingOf(table)).toBe('hero-2'));
  expect(hpOf(table)).toEqual([10, 10]);
  await seen('Wüterich geht auf Vorn zu');
});

test('several targets: ticked down the ranking, with the reason', async () => {
  const summons = [monster([onHit('cleave', 2), onHit('bleed', 1)])];
  const table = await playing({ heroes: 4, summons, then: [...four, ...turns(1)] });
  const { tap: counted, count } = countedTaps();
  await counted('button', 'Weiter: Wüterich');
  await counted('checkbox', 'Rang 1 Vorn 10 LP');
  await seen('Trifft es von einem Feld aus auch Maya?');
  await counted('checkbox', 'Rang 3 Jaheen 8 LP');
  await tap('button', 'Warum?');
  await seen('Trifft 2 Helden, mehr auf einmal geht nicht');
  await counted('button', 'Trifft Vorn und Jaheen: 4');
  await until(() => expect(hpOf(table)).toEqual([6, 9, 4, 7]));
  expect(adventureOf(table.game).heroes[2]?.tokens).toEqual({ bleed: 1 });
  expect(count()).toBe(4);
});

test('only one of several', async () => {
  const summons = [monster([onHit('cleave', 2)])];
  const table = await playing({ heroes: 4, summons, then: [...four, ...turns(2)] });
  await tap('checkbox', 'Rang 2 Maya 9 LP');
  await tap('button', 'Trifft Maya: 4');
  await until(() => expect(hpOf(table)).toEqual([10, 5, 8, 7]));
});

test('a pair passed over is asked about, and goes before', async () => {
  const summons = [monster([onHit('cleave', 2)])];
  const table = await playing({ heroes: 4, summons, then: [...four, ...turns(2)] });
  await tap('checkbox', 'Rang 2 Maya 9 LP');
  await tap('checkbox', 'Rang 3 Jaheen 8 LP');
  await seen('Oder trifft es von einem Feld aus Vorn und dazu …');
  await tap('button', 'Elros');
  await tap('button', 'Trifft Vorn und Elros: 4');
  await until(() => expect(hpOf(table)).toEqual([6, 9, 8, 3]));
});

test('a blue attack needs no question; the players may still say otherwise', async () => {
  const summons = [monster([], { attack: 'magic' })];
  const table = await playing({ summons, then: turns(2) });
  await seen('Es trifft Vorn.');
  await tap('checkbox', 'Rang 2 Maya 10 LP');
  await tap('button', 'Trifft Maya: 4');
  await until(() => expect(hpOf(table)).toEqual([10, 6]));
});

test('two attacks: the second on the same target, one tap more', async () => {
  const table = await playing({ summons: [monster([onHit('attack-twice')])], then: turns(2) });
  await seen(/^Erster von zwei Angriffen/);
  await tap('checkbox', 'Rang 1 Vorn 10 LP');
  await tap('button', 'Trifft Vorn: 4');
  await until(() => expect(hpOf(table)).toEqual([6, 10]));
  expect(actingOf(table)).toBe('monster-2');
  await seen(/^Zweiter von zwei Angriffen/);
  await tap('button', 'Noch einmal Vorn');
  await until(() => expect(hpOf(table)).toEqual([2, 10]));
  expect(actingOf(table)).toBe('hero-2');
});

test('cubes kept at the table are asked for only by a card that compares them', async () => {
  const untracked = [
    { kind: 'setCubes', hero: 'hero-1', cubes: null },
    { kind: 'setCubes', hero: 'hero-2', cubes: null },
  ] as const;
  const summons = [monster([behaviour('relentless')])];
  const table = await playing({ summons, then: [...untracked, ...turns(2)] });
  await seen('Wie viele Würfel sind noch frei?');
  await tap('button', 'Freie Würfel von Vorn: 4');
  await tap('button', 'Freie Würfel von Maya: 2');
  await seen('Wenigste freie Würfel zuerst');
  await tap('checkbox', 'Rang 1 Maya 2 Würfel');
  await tap('button', 'Trifft Maya: 4');
  await until(() => expect(hpOf(table)).toEqual([10, 6]));
});

test('a value is put right where it stands, and the ranking follows', async () => {
  const table = await playing({ summons: [monster()], then: [hp('hero-1', 9), ...turns(2)] });
  await tap('button', 'Maya: 10 LP ändern');
  await tap('button', 'Lebenspunkte von Maya verringern');
  await tap('button', 'Lebenspunkte von Maya verringern');
  await until(() => expect(hpOf(table)).toEqual([9, 8]));
  await tap('checkbox', 'Rang 1 Vorn 9 LP');
  await tap('button', 'Trifft Vorn: 4');
  await until(() => expect(hpOf(table)).toEqual([5, 8]));
});

test('the keys 1 to 9 mean the ranking', async () => {
  const then = [hp('hero-1', 5), ...turns(2)];
  const table = await playing({ summons: [monster()], then });
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  await until(() => expect(table.running()?.targetKeys?.ids).toEqual(['hero-2', 'hero-1']));
  await act(async () => table.running()?.targetKeys?.pick('hero-1'));
  await seen('nicht erreicht');
  await tap('button', 'Trifft Vorn: 4');
  await until(() => expect(hpOf(table)).toEqual([1, 10]));
});

test('stunned: it moves and does not attack; slowness comes off unless the table says no', async () => {
  const tokens = { kind: 'setTokens', figure: 'monster-2', tokens: { stun: 1, slow: 1 } } as const;
  const table = await playing({ summons: [monster()], then: [tokens, ...turns(2)] });
  await seen(/^Betäubt: /);
  expect(screen.getByRole('button', { name: 'Langsam abgelegt' })).toBeSelected();
  await tap('button', 'Weiter: Maya');
  await until(() => expect(actingOf(table)).toBe('hero-2'));
  expect(adventureOf(table.game).monsters[0]?.tokens).toEqual({});
});

test('something else happened: noted, and on to the next', async () => {
  const table = await playing({ summons: [monster()], then: turns(2) });
  await tap('button', 'Es kam anders');
  await tap('button', 'Zug überspringen');
  await until(() => expect(actingOf(table)).toBe('hero-2'));
});
