// A key in the field a flow names, from pressing it until its first answer, and its last, is painted.
import { median, round, type, watchingKeys } from '../browser.mjs';

export async function keystrokes(page, { url, flow: { keystroke } }) {
  if (keystroke === undefined) return [];
  const { path = '', field, text } = keystroke;
  await page.goto(url + path);
  await page.locator(field).first().waitFor();
  await page.waitForTimeout(1500);
  await page.locator(field).first().tap();
  await watchingKeys(page);
  await type(page, field, text.slice(0, 2));
  return type(page, field, text);
}

export const keystrokeFigures = (keys) =>
  keys.length === 0
    ? {}
    : {
        keys: keys.length,
        keystrokeMs: round(median(keys.map(({ first }) => first))),
        keystrokeWholeMs: round(median(keys.map(({ last }) => last))),
      };
