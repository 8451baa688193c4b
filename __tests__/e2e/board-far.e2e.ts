/** A map as wide as the rules allow: near and far, moved by hand, keys and buttons. */
import type { Position } from '@/src/rules';
import { atTheBoard, boardIn, linkOf } from './board-page';
import { inChromium } from './harness';
import type { Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

/** Two sheets, 394 fields apart in both directions. */
const FAR: Setting = {
  heroes: 2,
  then: [
    { kind: 'placeSheet', name: 'C1-B', size: 'C', at: [-100, -100], turn: 0 },
    { kind: 'placeSheet', name: 'C2-B', size: 'C', at: [97, 97], turn: 0 },
  ],
};
const FIRST: Position = [-200, -200];
/** Fields around the map while building. */
const RIM = 4;
const FIELD = 40;

const lookOf = ({ page }: Player) =>
  page
    .getByTestId('board-touch')
    .filter({ visible: true })
    .first()
    .evaluate((node) => {
      const drawing = node.parentElement?.querySelector('svg');
      const { a: scale = 0, e: x = 0, f: y = 0 } = drawing?.getScreenCTM() ?? {};
      const { left, top, width, height } = node.getBoundingClientRect();
      const paper = drawing?.getBoundingClientRect();
      const isFilled = paper !== undefined && paper.left <= left && paper.right >= left + width;
      const nodes = node.parentElement?.querySelectorAll('svg *').length ?? 0;
      return {
        scale,
        x,
        y,
        nodes,
        isFilled,
        middle: [left + width / 2, top + height / 2] as const,
      };
    });

/** Where the middle of a field is on screen now. */
async function placeOf(player: Player, [x, y]: Position, rim: 0 | 4 = RIM): Promise<Position> {
  const look = await lookOf(player);
  const along = (start: number, field: number) => start + (field + 0.5) * FIELD * look.scale;
  return [along(look.x, x - FIRST[0] + rim), along(look.y, y - FIRST[1] + rim)];
}

const rested = ({ page }: Player): Promise<void> => page.waitForTimeout(500);

async function wheelAt(player: Player, [x, y]: Position, notches: number): Promise<void> {
  await player.page.mouse.move(x, y);
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    await player.page.mouse.wheel(0, notches < 0 ? -100 : 100);
    await player.page.waitForTimeout(30);
  }
  await rested(player);
}

async function push(player: Player, by: Position): Promise<void> {
  const { mouse } = player.page;
  const { middle } = await lookOf(player);
  await mouse.move(...middle);
  await mouse.down();
  await mouse.move(middle[0] + by[0], middle[1] + by[1], { steps: 12 });
  await mouse.up();
  await rested(player);
}

const lavaIn = async (player: Player): Promise<readonly string[]> => {
  const { sheets } = boardIn(await linkOf(player)).map;
  return sheets.flatMap(({ at, print }) =>
    print.flatMap((row, y) =>
      [...row].flatMap((letter, x) =>
        letter === 'L' ? [`${at[0] * 2 + x},${at[1] * 2 + y}`] : [],
      ),
    ),
  );
};

test('opens and zooms; taps hit the field that is seen', async () => {
  const player = await atTheBoard(app.browser, app.url, FAR);
  const { page, tap, errors, context } = player;
  await tap('Karte bauen');
  await tap('Gelände', 'radio');
  await tap('Lava');
  const far = await lookOf(player);
  expect(far.scale).toBeLessThan(0.05);
  expect(far.nodes).toBeLessThan(200);

  const paint = async (field: Position) => {
    const [x, y] = await placeOf(player, field);
    await page.mouse.click(x, y);
    await page.waitForTimeout(350);
  };
  // To the lower right, near; with a brush in hand one finger paints and does not push.
  await wheelAt(player, await placeOf(player, [197, 197]), -22);
  const near = await lookOf(player);
  expect(near.scale).toBeGreaterThan(1);
  expect(near.nodes).toBeLessThan(400);
  await paint([197, 196]);
  // All of it, and to the other end.
  await tap('Ganze Karte zeigen');
  await rested(player);
  await wheelAt(player, await placeOf(player, [-198, -198]), -20);
  await paint([-198, -199]);
  await tap('Fertig');
  expect(await lavaIn(player)).toEqual(['-198,-199', '197,196']);
  expect(errors).toEqual([]);
  await context.close();
});

test('pushed over many windows it is drawn on and on, and the keys reach what is out of sight', async () => {
  const player = await atTheBoard(app.browser, app.url, FAR);
  const { page, errors, context } = player;
  await wheelAt(player, await placeOf(player, [-199, -199], 0), -22);
  const { x: before } = await lookOf(player);
  for (let again = 0; again < 8; again += 1) await push(player, [-150, 0]);
  const after = await lookOf(player);
  expect(before - after.x).toBeGreaterThan(1000);
  expect(after.isFilled).toBe(true);
  const board = page.getByRole('group', { name: 'Karte des Abenteuers' }).filter({ visible: true });
  await board.first().focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page
    .getByText(/^-?[A-Z]+-?\d+, /)
    .first()
    .waitFor();
  await rested(player);
  // The cursor began at the first field, so the camera is back there.
  const { x } = await lookOf(player);
  expect(Math.abs(x - before)).toBeLessThan(400);
  expect(errors).toEqual([]);
  await context.close();
});
