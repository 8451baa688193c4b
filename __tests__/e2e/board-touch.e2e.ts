import type { CDPSession } from 'playwright-core';
import { LAID } from './board-dungeon';
import { atTheBoard, boardIn, linkOf } from './board-page';
import { inChromium, PHONE, TABLET } from './harness';
import type { Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

const SETTING: Setting = { heroes: 2, then: LAID };
const RIM = 4;
const FIELD = 40;

type Spot = readonly [left: number, top: number];

/** Where the map lies in the window, in points of the screen. */
const placeOf = ({ page }: Player) =>
  page
    .getByTestId('board-touch')
    .filter({ visible: true })
    .first()
    .evaluate((node) => {
      const {
        a = 0,
        e = 0,
        f = 0,
      } = node.parentElement?.querySelector('svg')?.getScreenCTM() ?? {};
      return { scale: a, left: e, top: f };
    });

async function spotOf(player: Player, [x, y]: Spot): Promise<Spot> {
  const { scale, left, top } = await placeOf(player);
  const along = (edge: number, at: number) => edge + (at + RIM + 0.5) * FIELD * scale;
  return [along(left, x), along(top, y)];
}

/** A real finger: down, over some places, up. */
async function finger(client: CDPSession, spots: readonly Spot[]): Promise<void> {
  for (const [index, [x, y]] of spots.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function withLava(player: Player): Promise<CDPSession> {
  await player.tap('Karte bauen');
  await player.tap('Gelände', 'radio');
  await player.tap('Lava');
  await player.page.waitForTimeout(700);
  return player.page.context().newCDPSession(player.page);
}

test.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
] as const)(
  'a finger paints over fields without moving the map, and fills a sheet with one tap, on %s',
  async (_name, viewport) => {
    const player = await atTheBoard(app.browser, app.url, SETTING, {
      viewport,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const client = await withLava(player);
    const before = await placeOf(player);
    const over = [0, 1, 2, 3].map((x) => spotOf(player, [x, 6]));
    await finger(client, await Promise.all(over));
    expect(await placeOf(player)).toEqual(before);
    await player.tap('Ganzer Plan', 'radio');
    await finger(client, [await spotOf(player, [0, 0])]);
    await player.page.waitForTimeout(500);
    await player.tap('Fertig');
    const { sheets } = boardIn(await linkOf(player)).map;
    expect(sheets[3]?.print[0]).toBe('LLLL');
    expect(sheets[0]?.print).toEqual(sheets[0]?.print.map(() => 'LLLL'));
    expect(player.errors).toEqual([]);
    await player.context.close();
  },
);
