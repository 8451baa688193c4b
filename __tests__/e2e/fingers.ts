/** Real fingers on map and buttons: every touch is counted, and nothing moves the map beforehand. */
import type { CDPSession, Locator } from 'playwright-core';
import type { Position } from '@/src/rules';
import { settled } from './harness';
import type { Player } from './table-page';

const FIELD = 40;
/** Two taps on one place within a moment would zoom. */
const APART_MS = 400;

type Role = 'button' | 'radio' | 'tab';
type Spot = readonly [left: number, top: number];

/** Where the middle of A1 is on the screen, by the letters and numbers beside the map, how large a field is, and the map's window. */
export const placeOf = ({ page }: Player) =>
  page
    .getByTestId('board-touch')
    .filter({ visible: true })
    .first()
    .evaluate((node, side) => {
      const around = node.parentElement;
      const middleOf = (name: string) => {
        const names = [...(around?.querySelectorAll('[dir]') ?? [])];
        const found = names.find(({ textContent }) => textContent === name);
        const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return [x + width / 2, y + height / 2] as const;
      };
      const field = (around?.querySelector('svg')?.getScreenCTM()?.a ?? 0) * side;
      const { x, y, width, height } = node.getBoundingClientRect();
      const window = { from: [x, y], to: [x + width, y + height] } as const;
      return { field, left: middleOf('A')[0], top: middleOf('1')[1], ...window };
    }, FIELD);

/** Where the middle of a field is seen now; what is out of sight cannot be touched. */
export async function spotOf(player: Player, [x, y]: Position): Promise<Spot> {
  const { field, left, top, from, to } = await placeOf(player);
  const spot = [left + x * field, top + y * field] as const;
  if (spot.some((at, axis) => at < (from[axis] ?? 0) || at > (to[axis] ?? 0)))
    throw new Error(
      `${x},${y} is out of sight: ${spot.join()} beyond ${from.join()} to ${to.join()}`,
    );
  return spot;
}

export interface Fingers {
  /** Down, over some places, up. */
  readonly over: (spots: readonly Spot[]) => Promise<void>;
  readonly field: (at: Position) => Promise<void>;
  readonly press: (name: string | RegExp, role?: Role) => Promise<void>;
  /** How often was touched since the last time this was asked. */
  readonly touches: () => number;
}

async function swiped(client: CDPSession, spots: readonly Spot[]): Promise<void> {
  for (const [index, [x, y]] of spots.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const MANY_TAPS = 5;
const A_LOOK_MS = 2000;

/** A tap on what was drawn a moment ago does nothing, and whoever sees that taps once more; answers how often. */
async function chosenAfter(radio: Locator): Promise<number> {
  const chosen = radio.and(radio.page().locator('[aria-checked=true]'));
  for (let more = 0; more < MANY_TAPS; more += 1) {
    try {
      await chosen.waitFor({ timeout: A_LOOK_MS });
      return more;
    } catch {
      await radio.tap();
    }
  }
  await chosen.waitFor();
  return MANY_TAPS;
}

export async function fingersOf(player: Player): Promise<Fingers> {
  const { page } = player;
  const client = await page.context().newCDPSession(page);
  let count = 0;
  const over: Fingers['over'] = async (spots) => {
    await swiped(client, spots);
    count += 1;
    await page.waitForTimeout(APART_MS);
  };
  return {
    over,
    field: async (at) => {
      // The camera may still be on its way to what was pressed before.
      await settled(page);
      await over([await spotOf(player, at)]);
    },
    press: async (name, role = 'button') => {
      await settled(page);
      const one = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
      await one.tap();
      count += 1;
      if (role === 'radio') count += await chosenAfter(one);
    },
    touches: () => {
      const before = count;
      count = 0;
      return before;
    },
  };
}
