/** What once went wrong on the map, played there as a newcomer would. */
import { RUNES } from '@/src/content/drunagor';
import type { GameCommand, Position } from '@/src/rules';
import { LAID, PEOPLED, SUMMONS } from './board-dungeon';
import { boardIn, chooseField, linkOf, tapField } from './board-page';
import { ACTS, doing, FOE, hall, sharedText, spreadIn, standing, stateOf } from './board-scenes';
import { sharedNow, turning, undo } from './board-turns-page';
import { inChromium } from './harness';
import { monster, onHit, turns, type Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

async function playing(setting: Setting, play: (player: Player) => Promise<void>): Promise<void> {
  const player = await turning(app.browser, app.url, setting);
  await play(player);
  expect(player.errors).toEqual([]);
  await player.context.close();
}

/** Level 2 in the upper left, level 1 below it, level 0 at its right: Vorn stands at the edge. */
const CLIFF: Setting = {
  heroes: 2,
  summons: [monster('Schnitter')],
  then: [
    { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
    ...hall(),
    ...standing({ 'hero-1': [3, 0], 'hero-2': [0, 5], [FOE]: [7, 5] }),
    ...turns(1),
  ],
};

test('M2, M4, Q1: around harm where the points suffice, else its harm is shown and asked for', () =>
  playing(CLIFF, async (player) => {
    const state = stateOf(CLIFF);
    const walked = (to: Position) =>
      sharedText(doing(state, { kind: 'moveFigure', figure: 'hero-1', to, how: 'walk' }));
    await tapField(player, [3, 0], 0);
    await player.seen('So weit reichen 3 Bewegungspunkte.');
    await tapField(player, [4, 1], 0);
    await player.seen('Vorn nach E2');
    await player.seen(/^3 Bewegungspunkte$/);
    await tapField(player, [4, 0], 0);
    await player.seen('Nach E1 reichen die Punkte von Vorn nur so:');
    await player.seen(/^1 Bewegungspunkt · .*2/);
    expect(await sharedNow(player)).toBe(sharedText(state));
    await player.tap('Trotzdem gehen');
    await player.page.getByText('Trotzdem gehen').waitFor({ state: 'detached' });
    expect(await sharedNow(player)).toBe(walked([4, 0]));
    await undo(player);
    await player.seen('Am Zug: Vorn');
    expect(await sharedNow(player)).toBe(sharedText(state));
  }));

const LINE = RUNES.find(({ shape }) => shape === 'line-large')?.id ?? '';

/** Darkness below the bridge reaches for both heroes: on it, beside it and below it. */
const BELOW: Setting = {
  heroes: 2,
  then: [
    ...LAID.filter(({ kind }) => kind !== 'layDarkness' && kind !== 'paint'),
    { kind: 'layDarkness', cells: [{ at: [7, 3], below: true }] },
    ...standing({ 'hero-1': [4, 0], 'hero-2': [5, 0] }),
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: [LINE] },
  ],
};

test('G6: darkness below the bridge is named, and no two placements have one name', () =>
  playing(BELOW, async (player) => {
    const { options } = spreadIn(stateOf(BELOW));
    const placements = player.page
      .getByRole('button', { name: /^Lage \d+: / })
      .or(player.page.getByRole('radio', { name: /^Lage \d+: / }))
      .filter({ visible: true });
    await placements.first().waitFor();
    const names = (
      await placements.evaluateAll((nodes) => nodes.map((node) => node.ariaLabel))
    ).map((name) => (name ?? '').replace(/^Lage \d+: /, ''));
    expect(names).toHaveLength(options.length);
    expect(new Set(names).size).toBe(options.length);
    expect(names.filter((name) => name.includes('unter der Brücke'))).toHaveLength(
      options.filter(({ cells }) => cells.some(({ below }) => below)).length,
    );
    await player.tap('Liste', 'radio');
    await player.seen(/Brücke.*darunter.*Dunkelheit/);
  }));

/** Two beside a monster with CLEAVE 2, and a third whom it leaves out. */
const CLEAVING: Setting = {
  heroes: 3,
  summons: [monster('Schnitter', [onHit('cleave', 2)])],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [1, 2], 'hero-2': [3, 2], 'hero-3': [2, 3], [FOE]: [2, 2] }),
    { kind: 'setHp', figure: 'hero-2', hp: 8, maxHp: 10 },
    { kind: 'setHp', figure: 'hero-3', hp: 6, maxHp: 10 },
    ACTS,
  ],
};

test('T2: "Warum nicht …?" compares the ranks that were weighed', () =>
  playing(CLEAVING, async (player) => {
    await player.tap('Schnitter ausführen');
    await player.tap('Jaheen');
    await player.seen('Rang 1, 3, besser war Rang 1, 2');
  }));

const ARCHER: Setting = {
  heroes: 2,
  summons: [monster('Schnitter', [], { attack: 'ranged', move: 0 })],
  then: [...hall(), ...standing({ 'hero-1': [1, 2], 'hero-2': [4, 2], [FOE]: [2, 2] }), ACTS],
};

test('A1: a bound archer is bound by somebody, not out of range', () =>
  playing(ARCHER, async (player) => {
    await player.tap('Schnitter ausführen');
    await player.tap('Maya');
    await player.seen('Maya: kein Schuss, gebunden durch Vorn');
  }));

test('T7: a stunned monster would hit, and does not attack', () => {
  const stunned: GameCommand = { kind: 'setTokens', figure: FOE, tokens: { stun: 1 } };
  const then = [
    ...hall(),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }),
    stunned,
    ACTS,
  ];
  return playing({ heroes: 2, summons: [monster('Schnitter')], then }, async (player) => {
    await player.tap('Schnitter ausführen');
    await player.seen(/^C3 nach F\d: träfe Vorn, greift aber nicht an \(betäubt\)$/);
    await player.tap(/^Anwenden/);
    await player.seen('Am Zug: Vorn');
  });
});

const doorsNow = async (player: Player): Promise<readonly string[]> =>
  boardIn(await linkOf(player)).map.objects.flatMap(({ kind, name }) =>
    kind === 'door' ? [name] : [],
  );

test('V3: from afar a door warns, from beside it opens with one tap, is gone, and summons once', () => {
  const then: readonly GameCommand[] = [
    ...LAID,
    { kind: 'putObject', object: 'door', at: [9, 3], name: '2' },
    ...standing({ 'hero-1': [3, 8], 'hero-2': [0, 3] }),
    ...turns(1),
  ];
  return playing({ heroes: 2, summons: SUMMONS, then }, async (player) => {
    const { page, tap, seen } = player;
    await tapField(player, [9, 3], 0);
    await seen('Vorn steht nicht neben dieser Tür.');
    await tap('Loslassen');
    expect(await doorsNow(player)).toEqual(['1', '2']);
    await tap('Tür öffnen');
    await seen('Tür wird geöffnet – der Zug wartet');
    await seen('Tür 1 ist geöffnet.');
    const summon = page.getByRole('button', { name: 'Monster beschwören' });
    await expect(summon.filter({ visible: true }).count()).resolves.toBe(1);
    await tap('Monster beschwören');
    await page.getByRole('dialog').getByText('Tür 1').first().waitFor();
    await tap('Schließen');
    await tap('Weiter mit Vorn');
    expect(await doorsNow(player)).toEqual(['2']);
  });
});

test('G1, G7: the history says what was painted where; sheets at the left rename nothing', () =>
  playing({ heroes: 2, summons: SUMMONS, then: [...PEOPLED, ...turns(1)] }, async (player) => {
    const { page, tap, seen } = player;
    const vorn = page.getByRole('button', { name: /^Vorn/ }).filter({ visible: true }).first();
    await tap('Liste', 'radio');
    const before = await vorn.innerText();
    expect(before).toContain('A4');
    await tap('Karte bauen');
    await tap('Gelände', 'radio');
    await tap('Lava');
    await chooseField(player, [2, 3]);
    await seen('Eingezeichnet auf E4-F: Lava');
    await tap('Pläne', 'radio');
    await tap('Plan B 1×2 Zonen');
    await chooseField(player, [-2, 0]);
    await seen(/^Geländeplan B liegt auf -B1–-A4/);
    await tap('Fertig');
    expect(await vorn.innerText()).toBe(before);
    await tap('Verlauf');
    await seen('Eingezeichnet auf E4-F: Lava');
    await seen(/^Geländeplan B liegt auf /);
  }));
