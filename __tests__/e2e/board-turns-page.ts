/** Turns on the board as a player makes them; what the app then shares is compared. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { canonicalText } from '@/src/rules';
import { atTheBoard, boardIn, linkOf } from './board-page';
import type { Setting } from './table-campaigns';
import type { Player } from './table-page';

/** At the board, in the middle of the setting's turn. */
export const turning = (
  browser: Browser,
  url: string,
  setting: Setting,
  options: BrowserContextOptions = {},
): Promise<Player> => atTheBoard(browser, url, setting, options);

/** What the app would share now. */
export const sharedNow = async (player: Player): Promise<string> =>
  canonicalText(boardIn(await linkOf(player)));

/** What was pressed is gone from the screen: then it is written. */
export const done = ({ page }: Player): Promise<void> =>
  page
    .getByRole('button', { name: /^(Anwenden|Legen|Zermalmung anwenden)/ })
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached' });

export const undo = ({ tap }: Player): Promise<void> => tap('Rückgängig');
