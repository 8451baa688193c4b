// The states of the logbook, each from a fresh start at the list of campaigns.
import { Buffer } from 'node:buffer';

export const button = (page, name) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('checkbox', { name }))
    .filter({ visible: true })
    .first();

async function readIn(page, url, text) {
  await page.goto(`${url}/logbook`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, /^(Datei einlesen|Read a file)$/).click(),
  ]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'logbook.json', mimeType: 'application/json', buffer });
  await button(page, /^(Als neu einlesen|Read as new)/).click();
  await page.waitForTimeout(1000);
}

export async function follow(page, step) {
  if (step instanceof RegExp) await button(page, step).click();
  else await page.getByLabel(step.field).filter({ visible: true }).first().fill(step.text);
  await page.waitForTimeout(400);
}

async function openState(page, url, { campaign, path, below, steps = [] }) {
  await page.goto(`${url}${path ?? '/logbook'}`);
  await page.waitForSelector('[role=tablist]');
  if (campaign !== undefined) {
    await button(page, new RegExp(`^${campaign} (Kapitel|Chapter)`)).click();
    await page.getByRole('heading', { name: campaign }).filter({ visible: true }).first().waitFor();
  }
  if (below !== undefined) {
    await page.goto(`${page.url()}/${below}`);
    await page.waitForSelector('[role=tablist]');
    // From the address alone the campaign is opened first: until its name is there, it still waits.
    await page.getByRole('heading', { name: campaign }).filter({ visible: true }).first().waitFor();
  }
  for (const step of steps) await follow(page, step);
  await page.waitForTimeout(500);
}

/** What is scrolled on the screen in front comes into sight when the window is as tall. */
const hidden = (page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main, main div')]
        .filter(({ offsetParent }) => offsetParent !== null)
        .map((node) => node.scrollHeight - node.clientHeight),
    ),
  );

export async function shootLogbook({ page, url, size, states, names, text, shoot }) {
  const isBlank = (name) => states[name].campaign === undefined;
  const before = names.filter(isBlank);
  const all = [...before, ...names.filter((name) => !isBlank(name))];
  let read = false;
  for (const name of all) {
    const state = states[name];
    if (!isBlank(name) && !read) {
      await readIn(page, url, text);
      read = true;
    }
    await openState(page, url, state);
    if (state.whole) {
      const height = Math.min(size.height + (await hidden(page)), 5000);
      await page.setViewportSize({ ...size, height });
      await page.waitForTimeout(300);
    }
    if (state.paper) await page.emulateMedia({ media: 'print' });
    await shoot(name);
    if (state.paper) await page.emulateMedia({ media: null });
    if (state.whole) await page.setViewportSize(size);
  }
}
