import { buildDungeon, DUNGEON, paint, PEOPLED, SUMMONS } from './board-dungeon';
import {
  atTheBoard,
  boardIn,
  boardText,
  chooseField,
  linkOf,
  reloaded,
  tapField,
  type Choose,
} from './board-page';
import { inChromium } from './harness';
import { turns, type Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

const SETTING: Setting = { heroes: 2, summons: SUMMONS, then: turns(1) };

/** In play there is no rim around the map. */
const inPlay = (choose: Choose) => (player: Player, at: readonly [number, number]) =>
  choose(player, at, 0);

async function placeEverybody(player: Player, choose: Choose): Promise<void> {
  const put = inPlay(choose);
  const unplaced: readonly (readonly [RegExp | string, readonly [number, number]])[] = [
    ['Vorn', [0, 3]],
    ['Maya', [1, 7]],
    [/^Schnitter/, [8, 2]],
    [/^Koloss/, [10, 4]],
  ];
  for (const [name, at] of unplaced) {
    // Whoever comes next is in hand already.
    const chip = player.page
      .getByRole('button', { name, pressed: false })
      .filter({ visible: true });
    if ((await chip.count()) > 0) await player.tap(name);
    await put(player, at);
    await player.page.waitForTimeout(400);
  }
}

async function buildAll(player: Player, choose: Choose): Promise<void> {
  await player.tap('Karte bauen');
  if (choose === chooseField) await player.tap('Liste', 'radio');
  await buildDungeon(player, choose);
  await paint(player, choose, 'Lava', [
    [0, 4],
    [1, 4],
  ]);
  await paint(player, choose, 'Schwierig', [[5, 0]]);
  await player.tap('Plättchen', 'radio');
  await player.tap('Tür');
  await choose(player, [3, 9]);
  await player.tap('Fertig');
  await placeEverybody(player, choose);
}

const BUILT = {
  title: 'Der Überfall',
  map: {
    ...DUNGEON,
    objects: [{ kind: 'door', name: '1', at: [3, 9] }],
  },
  heroes: [
    { name: 'Vorn', at: [0, 3] },
    { name: 'Maya', at: [1, 7] },
  ],
  monsters: [{ at: [8, 2] }, { at: [10, 4] }],
};

test.each([
  ['the picture', tapField],
  ['the list alone', chooseField],
] as const)(
  'five sheets, two levels and a bridge from an empty library, figures, by %s; saved and reloaded',
  async (_name, choose) => {
    const player = await atTheBoard(app.browser, app.url, SETTING);
    await buildAll(player, choose);
    const link = await linkOf(player);
    expect(boardIn(link)).toMatchObject(BUILT);
    const prints = boardIn(link).map.sheets.map(({ print }) => print);
    expect(prints[0]?.[4]).toBe('LL..');
    expect(prints[1]?.[0]).toBe('.~..');
    const before = await boardText(player);
    await reloaded(player);
    expect(await boardText(player)).toBe(before);
    expect(player.errors).toEqual([]);
    await player.context.close();
  },
);

test('the list alone moves: a hero walks, undo brings him back', async () => {
  const setting = { heroes: 2, summons: SUMMONS, then: [...PEOPLED, ...turns(1)] };
  const player = await atTheBoard(app.browser, app.url, setting);
  await player.tap('Liste', 'radio');
  await player.tap(/^Vorn/);
  await chooseField(player, [2, 3]);
  await player.tap('Hierher gehen');
  await player.page.waitForTimeout(500);
  expect(boardIn(await linkOf(player)).heroes[0]?.at).toEqual([2, 3]);
  await player.tap('Rückgängig');
  await player.page.waitForTimeout(500);
  expect(boardIn(await linkOf(player)).heroes[0]?.at).toEqual([0, 3]);
  expect(player.errors).toEqual([]);
  await player.context.close();
});
