import { inChromium, open } from './harness';
import {
  button,
  contentOf,
  createCampaign,
  downloaded,
  said,
  shownChapter,
  toChapter,
  WORDS,
  type Locale,
} from './storage-screens';

const app = inChromium();

test.each(['de-DE', 'en-GB'] as const)(
  'site data cleared under the app: the next tap says so, and all can still be saved, %s',
  async (locale: Locale) => {
    const words = WORDS[locale];
    const { page, context } = await app.visit({ locale });
    await createCampaign(page, app.url, 'Fackelschein', words);
    await toChapter(page, 4, words);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes: 'all' });
    await button(page, words.campaigns.home.chapterMore).click();
    await said(page, words.refusals['storage-gone']).waitFor();
    expect(await shownChapter(page, words)).toBe(4);
    // Within the app: a reload would lose what the tab still has.
    await page.evaluate(() => window.history.pushState(null, '', '/more/data'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await said(page, words.storage.gone.title).waitFor();
    const path = await downloaded(page, () =>
      button(page, new RegExp(words.campaigns.data.exportAll)).click(),
    );
    expect(contentOf(path).campaigns).toHaveLength(1);
    await context.close();
  },
);

test('a private window is told that it forgets', async () => {
  const context = await app.browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  // How little room a private window gets is up to the machine.
  await context.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 0, quota: 1e9 });
  });
  const page = await context.newPage();
  await open(page, `${app.url}/logbook`);
  await said(page, WORDS['de-DE'].storage.place.private.title).waitFor();
  await context.close();
});

test('the data screen says where everything is', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await open(page, `${app.url}/more/data`);
  await said(page, words.storage.place.label).waitFor();
  const { browser, kept, private: secret } = words.storage.place;
  await said(page, browser.title).or(said(page, kept.text)).or(said(page, secret.title)).waitFor();
  await context.close();
});
