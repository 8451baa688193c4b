import { screen, waitFor } from '@testing-library/react-native';
import type { GameCommand, HeroCubes } from '@/src/rules';
import { playing } from '../playing';
import { adventureOf, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';
import { hp, monster, onHit, turns } from '../taps';

const until = (condition: () => void) => waitFor(condition);
const heroOf = ({ game }: RealTable, id: string) =>
  adventureOf(game).heroes.find((hero) => hero.id === id);
const threatOf = ({ game }: RealTable) => adventureOf(game).threat;

const attack = (...targets: readonly string[]): GameCommand => ({
  kind: 'monsterAttacks',
  figure: 'monster-2',
  targets,
  onDarkness: false,
});

/** The app is opened in the middle of the threat. */
const threatened = (
  targets: readonly string[],
  { summons = [monster()], before = [] as readonly GameCommand[], heroes = 2 } = {},
) => playing({ heroes, summons, then: [...before, ...turns(2), attack(...targets)] });

const cubes = (available: Partial<HeroCubes['available']>): HeroCubes => ({
  available: { yellow: 0, red: 0, green: 0, blue: 0, ...available },
  placed: { yellow: 1, red: 1, green: 1, blue: 1 },
  spent: { yellow: 0, red: 0, green: 0, blue: 0 },
});

const setCubes = (hero: string, available: Partial<HeroCubes['available']>): GameCommand => ({
  kind: 'setCubes',
  hero,
  cubes: cubes(available),
});

test('an open threat is there again, with its targets and why', async () => {
  const table = await threatened(['hero-1']);
  await seen('4 Schaden');
  await seen('10 → 6 LP');
  await seen('Meiste LP zuerst: Vorn (10), Maya (10)');
  await tap('button', /^Meiste LP zuerst|K2/);
  expect(table.entries).toEqual(['K2']);
  await tap('button', /^Anwenden/);
  await until(() => expect(heroOf(table, 'hero-1')?.hp).toBe(6));
});

test('shields count by themselves', async () => {
  const shield: GameCommand = { kind: 'setTokens', figure: 'hero-1', tokens: { shield: 2 } };
  await threatened(['hero-1'], { before: [shield] });
  await seen('4 Schaden · Schild −2');
  await seen('10 → 8 LP');
});

test('the hero himself reacts: three taps, and the outlook follows', async () => {
  const table = await threatened(['hero-1']);
  await tap('button', 'Reaktion: Vorn');
  await tap('button', '3');
  await tap('button', /^Würfel gelb · \d frei$/);
  await seen('Vorn: verhindert 3, Würfel gelb');
  await seen('10 → 9 LP');
  await tap('button', /^Anwenden/);
  await until(() => expect(heroOf(table, 'hero-1')?.hp).toBe(9));
  expect(heroOf(table, 'hero-1')?.cubes?.available.yellow).toBe(1);
});

test('an ally reacts, his last cube: the forced recall and its curse are told before', async () => {
  const table = await threatened(['hero-1'], { before: [setCubes('hero-2', { red: 1 })] });
  await tap('button', 'Reaktion');
  await tap('button', 'Maya');
  await tap('button', '4');
  await tap('button', /^Würfel rot · \d frei$/);
  await seen('Maya: verhindert 4 für Vorn, Würfel rot');
  await seen('verliert nichts');
  await seen('Maya rastet unfreiwillig');
  await seen('Maya: Fluchwürfel 1');
  await tap('button', /^Anwenden/);
  await until(() => expect(heroOf(table, 'hero-2')?.curse).toEqual([{ skill: null }]));
  expect(heroOf(table, 'hero-2')?.cubes?.available).toEqual({
    yellow: 1,
    red: 2,
    green: 1,
    blue: 1,
  });
});

test('somebody steps in: the threat shows the new target', async () => {
  const table = await threatened(['hero-1']);
  await tap('button', 'Reaktion');
  await tap('button', 'Maya');
  await tap('button', 'Beschützen');
  await tap('button', 'ohne Kosten');
  await seen('Maya: Maya fängt den Treffer für Vorn ab, ohne Kosten');
  await tap('button', /^Anwenden/);
  await until(() => expect(heroOf(table, 'hero-2')?.hp).toBe(6));
  expect(heroOf(table, 'hero-1')?.hp).toBe(10);
});

test('struck back, the monster falls, and its turn is over', async () => {
  const table = await threatened(['hero-1'], { summons: [monster([onHit('attack-twice')])] });
  await tap('button', 'Reaktion: Vorn');
  await tap('button', 'Zurückschlagen');
  await tap('button', '12');
  await tap('button', 'ohne Kosten');
  await seen(/Wüterich ist besiegt/);
  await tap('button', /^Anwenden, /);
  await until(() => expect(adventureOf(table.game).monsters).toEqual([]));
  expect(adventureOf(table.game).turn?.figure).toBe('hero-2');
});

test('Q10, Q8: one reaction with several effects and FURY is one line and one step', async () => {
  const fury: GameCommand = { kind: 'setTokens', figure: 'hero-1', tokens: { fury: 1 } };
  const table = await threatened(['hero-1'], { before: [fury, hp('hero-1', 8)] });
  await tap('button', 'Reaktion: Vorn');
  await tap('button', 'Tut noch mehr');
  await tap('button', 'Schild für sich erhöhen');
  await tap('button', 'Heilen für sich erhöhen');
  await tap('button', 'Zurückschlagen erhöhen');
  await tap('button', 'Zurückschlagen erhöhen');
  await tap('button', 'Wut: +1 Schaden');
  await tap('button', '2');
  await tap('button', /^Würfel gelb · \d frei$/);
  await seen(/^Vorn: verhindert 2.*Schild 1.*heilt.*schlägt 2 zurück.*mit Wut.*Würfel gelb$/);
  await tap('button', /^Anwenden/);
  await until(() => expect(threatOf(table)).toBeNull());
  expect(adventureOf(table.game).monsters[0]?.hp).toBe(9);
  expect(heroOf(table, 'hero-1')?.tokens).toEqual({});
});

test('a reaction is taken back', async () => {
  const table = await threatened(['hero-1']);
  await tap('button', 'Reaktion: Vorn');
  await tap('button', '2');
  await tap('button', 'ohne Kosten');
  await tap('button', 'Reaktion von Vorn zurücknehmen');
  await until(() => expect(threatOf(table)?.reactions).toEqual([]));
});

test('not preventable: nobody is asked', async () => {
  const vicious = monster([{ keyword: 'vicious', phase: 'behaviour' }]);
  await threatened(['hero-1'], { summons: [vicious] });
  await seen('nicht verhinderbar');
  expect(screen.queryByRole('button', { name: /^Reaktion/ })).toBeNull();
});

test('a knock-out with the last trauma cube loses the adventure: applied, and no turn begins', async () => {
  const trauma: GameCommand = { kind: 'setTrauma', hero: 'hero-1', trauma: [{ skill: null }] };
  const table = await threatened(['hero-1'], { before: [hp('hero-1', 3), trauma] });
  await seen('wird ohnmächtig');
  await seen('Verloren: zu viele Traumawürfel');
  await tap('button', 'Anwenden');
  await until(() => expect(adventureOf(table.game).outcome?.result).toBe('lost'));
  expect(threatOf(table)).toBeNull();
});

test('exhaustion: a choice stands there and may be changed', async () => {
  const table = await threatened(['hero-1'], { summons: [monster([onHit('fatigue', 1)])] });
  await seen('Vorn wählt 1 Würfel für Erschöpfen');
  await tap('button', 'gelb von Vorn verringern');
  await tap('button', 'blau von Vorn erhöhen');
  await tap('button', /^Anwenden/);
  await until(() => expect(heroOf(table, 'hero-1')?.cubes?.spent.blue).toBe(1));
});

test('the table knows better: another damage, another target, another effect', async () => {
  const table = await threatened(['hero-1']);
  await tap('button', 'Ziele und Schaden ändern');
  await tap('button', 'Schaden für Vorn erhöhen');
  await tap('button', 'Maya');
  await tap('button', 'Gift');
  await tap('button', 'Übernehmen');
  await until(() =>
    expect(threatOf(table)).toMatchObject({
      targets: [
        { figure: 'hero-1', damage: 5 },
        { figure: 'hero-2', damage: 5 },
      ],
      collateral: [{ effect: 'poison', x: 1 }],
    }),
  );
  await tap('button', /^Anwenden, /);
  // Five, and one more by the poison as her turn begins.
  await until(() =>
    expect(heroOf(table, 'hero-2')).toMatchObject({ hp: 4, tokens: { poison: 1 } }),
  );
});

test('it does not come to that', async () => {
  const table = await threatened(['hero-1']);
  await tap('button', 'Kommt nicht dazu');
  await until(() => expect(threatOf(table)).toBeNull());
  expect(heroOf(table, 'hero-1')?.hp).toBe(10);
  await seen('Es hat angegriffen.');
});

test('which skill a curse cube blocks is asked once, and may wait', async () => {
  const curse = monster([onHit('curse', 1)]);
  const second = monster([], { id: 'second', track: { rune: 'green', row: 'upper' } });
  const table = await threatened(['hero-1'], { summons: [curse, second] });
  await tap('button', /^Anwenden/);
  await seen('Vorn: Fluchwürfel liegt auf');
  await tap('button', 'Tableau 1');
  await until(() => expect(heroOf(table, 'hero-1')?.curse).toEqual([{ skill: 'board-1' }]));
});
