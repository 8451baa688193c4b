import { readFileSync } from 'node:fs';
import { findingsInBothLooks } from './axe';
import { inChromium, TABLET } from './harness';
import { halfWay, IN_CAMP } from './logbook-campaigns';
import { openLogbook, readIn, shownHeading } from './logbook-page';
import { playerOf, type Player } from './table-page';

const app = inChromium();

/** Of a PNG: its width stands in its first part. */
const isPng = (bytes: Buffer): boolean =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' && bytes.readUInt32BE(16) === 1080;

/** B: laid out off the screen, as the printer will get it. */
const paperOf = ({ page }: Player) =>
  page.locator('#paper').evaluate((paper) => ({
    pages: [...paper.querySelectorAll('.page h1')].map((title) => title.textContent),
    ticked: paper.querySelectorAll('.ticked').length,
    boxes: paper.querySelectorAll('.box').length,
  }));

/** The title of a drawn page, in the picture's own measure. */
const titleIn = ({ page }: Player) =>
  page
    .locator('svg text', { hasText: new RegExp(`^${IN_CAMP}$`) })
    .filter({ visible: true })
    .evaluate((line: SVGTextElement) => {
      const { x, y, width, height } = line.getBBox();
      return { x, y, width, height };
    });

/** How far the letters in that band of the picture reach. */
const endOfInk = ({ page }: Player, png: Buffer, band: Awaited<ReturnType<typeof titleIn>>) =>
  page.evaluate(
    async ([source, { x, y, width, height }]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      const wide = Math.round(width * 1.5);
      const { data } = pen.getImageData(x, y, wide, height);
      const ground = data[0] ?? 0;
      const inked = (column: number) =>
        Array.from(
          { length: Math.floor(height) },
          (_, row) => data[(row * wide + column) * 4],
        ).some((red = 0) => Math.abs(red - ground) > 60);
      return x + Array.from({ length: wide }, (_, column) => column).findLastIndex(inked);
    },
    [`data:image/png;base64,${png.toString('base64')}`, band] as const,
  );

async function sentAsPicture(player: Player, button: string): Promise<void> {
  const { page, tap } = player;
  const [download] = await Promise.all([page.waitForEvent('download'), tap(button)]);
  expect(download.suggestedFilename()).toBe(`${IN_CAMP}.png`);
  const png = readFileSync(await download.path());
  expect(isPng(png)).toBe(true);
  // In the same letters as on screen: in others it would be as wide as those.
  const title = await titleIn(player);
  expect(Math.abs((await endOfInk(player, png, title)) - title.x - title.width)).toBeLessThan(6);
}

const inCamp = async (options: { readonly viewport?: typeof TABLET; readonly locale?: string }) => {
  const player = playerOf(await app.visit({ reducedMotion: 'reduce', ...options }));
  await readIn(player, app.url, halfWay());
  await openLogbook(player, app.url, IN_CAMP);
  return player;
};

test('the group on one page, on paper a page each, and one hero further by the keyboard', async () => {
  const player = await inCamp({});
  const { page, tap, seen, errors, context } = player;
  await tap(/^Gruppenbogen/);
  await shownHeading(page, 'Die Gruppe');
  await seen('In der Schuld des Königs');
  await page.locator('#paper .page').first().waitFor({ state: 'attached' });
  const { pages, ticked, boxes } = await paperOf(player);
  expect(pages).toEqual([IN_CAMP, 'Lorelai', 'Vorn', 'Elros']);
  expect(ticked).toBeGreaterThan(4);
  expect(boxes).toBeGreaterThan(ticked);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
  await tap('Als Bild');
  await sentAsPicture(player, 'Als Bild teilen');
  expect(await findingsInBothLooks(page)).toEqual([]);
  const hero = page.getByRole('button', { name: /^Vorn/ }).filter({ visible: true }).first();
  await hero.focus();
  await page.keyboard.press('Enter');
  await shownHeading(page, 'Vorn');
  expect(errors).toEqual([]);
  await context.close();
}, 120_000);

/** Of one line of a drawn page, from its left end to its right one, in the picture's own measure. */
const endsOf = ({ page }: Player, words: string) =>
  page
    .locator('svg text', { hasText: new RegExp(`^${words}$`) })
    .filter({ visible: true })
    .evaluate((line: SVGTextElement) => {
      const { x, width } = line.getBBox();
      return [x, x + width] as const;
    });

test('on a tall screen the choices keep their height, and the final page’s headings stand apart', async () => {
  const player = await inCamp({ viewport: { width: 1080, height: 2400 } });
  const { page, tap, errors, context } = player;
  await tap(/^Zahlen der Kampagne/);
  await shownHeading(page, 'Zahlen');
  const whole = page.getByRole('button', { name: 'Ganze Kampagne' }).first();
  expect((await whole.boundingBox())?.height).toBeLessThan(60);
  await tap(/^Schlussseite/);
  await shownHeading(page, 'Schlussseite');
  const headings = ['Schaden', 'erlitten', 'besiegt', 'Ohnmacht'];
  const ends = await Promise.all(headings.map((words) => endsOf(player, words)));
  for (const [at, [left]] of ends.entries())
    if (at > 0) expect(left - (ends[at - 1]?.[1] ?? 0)).toBeGreaterThan(12);
  expect(errors).toEqual([]);
  await context.close();
}, 120_000);

test('numbers and the final page, in English on a tablet, sent as a picture', async () => {
  const player = await inCamp({ viewport: TABLET, locale: 'en-GB' });
  const { page, tap, seen, errors, context } = player;
  await tap(/^Numbers of the campaign/);
  await shownHeading(page, 'Numbers');
  const compared = page.getByRole('heading', { name: 'Chapters compared' });
  await compared.waitFor();
  await tap('Chapter 4, attempt 1');
  // One attempt alone has nothing to be compared with.
  await compared.waitFor({ state: 'detached' });
  expect(await findingsInBothLooks(page)).toEqual([]);
  await tap(/^Final page/);
  await shownHeading(page, 'Final page');
  await seen(/2 attempts/);
  expect(await findingsInBothLooks(page)).toEqual([]);
  await sentAsPicture(player, 'Share as a picture');
  expect(errors).toEqual([]);
  await context.close();
}, 120_000);
