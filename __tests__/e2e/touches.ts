/** Taps as fingers make them: whether or not the app has answered the one before. */
import type { CDPSession, Page } from 'playwright-core';
import type { Player } from './table-page';

export async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

export function tapAt(devtools: CDPSession, x: number, y: number): Promise<unknown> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  return Promise.all([
    devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]);
}

export async function middle(
  { page }: Player,
  name: string | RegExp,
): Promise<{ readonly x: number; readonly y: number }> {
  const button = page.getByRole('button', { name }).filter({ visible: true }).first();
  const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
