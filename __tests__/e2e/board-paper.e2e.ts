/** The map as it comes out of the printer, from phones and tablets, dark and light. */
import { createHash } from 'node:crypto';
import { PEOPLED, SUMMONS } from './board-dungeon';
import { atTheBoard, openShare } from './board-page';
import { inChromium, PHONE, TABLET } from './harness';
import { turns, type Setting } from './table-campaigns';

const app = inChromium();

const SETTING: Setting = { heroes: 2, summons: SUMMONS, then: [...PEOPLED, ...turns(1)] };

type Look = 'dark' | 'light';

/** What is on the page, how many pages there are, and what is left of it on the screen afterwards. */
async function printed(viewport: typeof PHONE, colorScheme: Look) {
  const player = await atTheBoard(app.browser, app.url, SETTING, { viewport, colorScheme });
  const { page, tap, context } = player;
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await openShare(player);
  await tap('Drucken');
  const paper = page.locator('img.paper');
  await paper.waitFor({ state: 'attached' });
  const picture = await paper.evaluate((node: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [node.naturalWidth, node.naturalHeight];
    canvas.getContext('2d')?.drawImage(node, 0, 0);
    return canvas.toDataURL();
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const answer = {
    picture: createHash('sha256').update(picture).digest('hex'),
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    left: await paper.count(),
    errors: player.errors,
  };
  await player.seen('Als Link');
  await context.close();
  return answer;
}

test('one page, the same from every screen, and the app is there again afterwards', async () => {
  const dark = await printed(PHONE, 'dark');
  expect(dark).toMatchObject({ pages: 1, left: 0, errors: [] });
  expect(await printed(TABLET, 'light')).toEqual(dark);
});
