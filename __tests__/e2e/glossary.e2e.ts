import type { Page } from 'playwright-core';
import { inChromium, open, settingSaved, settled, TABLET, usable } from './harness';

const app = inChromium();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();
const field = (page: Page) => page.getByRole('searchbox').filter({ visible: true });
const sheet = (page: Page) => page.getByRole('dialog');

describe('search as you type', () => {
  test.each([
    ['de-DE', 'vergiftt', /^GIFT POISON/],
    ['de-DE', 'poisn', /^GIFT POISON/],
    ['de-DE', 'fluchwuerfel', /^FLUCHWÜRFEL/],
    ['en-GB', 'poisn', /^POISON GIFT/],
    ['en-GB', 'vergiftt', /^POISON GIFT/],
    ['en-GB', 'stunned', /^STUN BETÄUBEN/],
  ])('%s: "%s" finds it among the first three', async (locale, typed, expected) => {
    const { page, errors } = await app.shared({ locale });
    await open(page, `${app.url}/glossary`);
    await field(page).pressSequentially(typed);
    await page.waitForURL(`${app.url}/glossary?q=${typed}`);
    await link(page, expected).waitFor();
    await settled(page);
    const cards = page.getByRole('main').getByRole('link');
    const names = await cards.evaluateAll((nodes) =>
      nodes.slice(0, 3).map((node) => (node as HTMLElement).innerText.replace(/\s+/g, ' ')),
    );
    expect(names.some((name) => expected.test(name))).toBe(true);
    expect(errors).toEqual([]);
  });

  test('nothing found: says so and offers ways on', async () => {
    const { page } = await app.shared();
    await open(page, `${app.url}/glossary?q=xqzvwk`);
    await heading(page, /Nichts gefunden/).waitFor();
    await link(page, 'Zug eines Helden').click();
    await heading(page, 'Zug eines Helden').waitFor();
  });
});

describe('reading', () => {
  test('page → link → page → link → back, back', async () => {
    const { page } = await app.shared();
    await open(page, `${app.url}/glossary/poison`);
    await heading(page, 'GIFT').waitFor();
    await link(page, 'REINIGEN').click();
    await heading(page, 'REINIGEN X').waitFor();
    await page.waitForURL(`${app.url}/glossary/cleanse`);
    await link(page, /Fluchwürfel/i).click();
    await heading(page, 'FLUCHWÜRFEL (FW)').waitFor();
    await page.goBack();
    await heading(page, 'REINIGEN X').waitFor();
    await page.getByRole('button', { name: 'Zurück' }).filter({ visible: true }).click();
    await heading(page, 'GIFT').waitFor();
    await page.getByRole('button', { name: 'Zurück' }).filter({ visible: true }).click();
    await heading(page, 'Glossar').waitFor();
  });

  test('sheet → link → link → back inside it → as page, and what lies below stays', async () => {
    const { page, errors } = await app.shared();
    await open(page, `${app.url}/glossary/sheet/attack`);
    await link(page, 'Reichweite').click();
    await sheet(page).getByRole('heading', { name: 'WÜRFELREICHWEITE (WR)' }).waitFor();
    await sheet(page).getByRole('link', { name: 'angrenzende' }).click();
    await sheet(page).getByRole('heading', { name: 'ANGRENZEND' }).waitFor();
    await sheet(page)
      .getByRole('button', { name: /Zurück zu WÜRFELREICHWEITE/ })
      .click();
    await sheet(page).getByRole('heading', { name: 'WÜRFELREICHWEITE (WR)' }).waitFor();
    expect(
      await sheet(page)
        .getByRole('button', { name: /Zurück zu/ })
        .count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await heading(page, 'Angriff').waitFor();

    await link(page, 'Reichweite').click();
    await sheet(page).getByRole('button', { name: 'Als Seite öffnen' }).click();
    await page.waitForURL(`${app.url}/glossary/cube-range`);
    await page.goBack();
    await heading(page, 'Angriff').waitFor();
    expect(errors).toEqual([]);
  });

  test('favourites and what was read last are there after a reload', async () => {
    const { page, context } = await app.visit();
    await open(page, `${app.url}/glossary/stun`);
    await page.getByRole('button', { name: 'Als Favorit merken' }).click();
    await page.getByRole('button', { name: 'Aus den Favoriten nehmen' }).waitFor();
    await settingSaved(page);
    await open(page, `${app.url}/glossary`);
    await heading(page, 'Favoriten').waitFor();
    await heading(page, 'Zuletzt gelesen').waitFor();
    await page.reload();
    await usable(page);
    await heading(page, 'Favoriten').waitFor();
    await link(page, 'BETÄUBEN').click();
    await heading(page, 'BETÄUBEN').waitFor();
    await page.getByRole('button', { name: 'Aus den Favoriten nehmen' }).click();
    await page.getByRole('button', { name: 'Als Favorit merken' }).waitFor();
    await context.close();
  });

  test('copying puts the whole entry into the clipboard', async () => {
    const { page } = await app.shared({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await open(page, `${app.url}/glossary/poison`);
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await page.getByText('In die Zwischenablage kopiert.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^GIFT \(POISON\)/);
    expect(text).not.toMatch(/\[\[|\*\*/);
  });

  test('abbreviations are words for screen readers and short for the eye', async () => {
    const { page } = await app.shared();
    await open(page, `${app.url}/glossary/poison`);
    await heading(page, 'GIFT').waitFor();
    const tree = await page.getByRole('main').filter({ visible: true }).ariaSnapshot();
    expect(tree).toContain('Lebenspunkte');
    expect(tree).not.toMatch(/\bLP\b/);
  });
});

describe('deep links', () => {
  test.each([
    ['/glossary/boss', 'Boss'],
    ['/glossary?q=lava', 'Glossar'],
    ['/glossary/sheet/camp', 'Lager'],
    ['/glossary/category/conditions', 'Zustände'],
    ['/glossary/a-z?letter=S', 'A bis Z'],
    ['/glossary/no-such-term', 'Diesen Begriff kennt das Glossar nicht'],
    ['/glossary/sheet/nothing', 'Diese Übersicht gibt es nicht'],
    ['/glossary/swordsorcery/engaged', 'Im Kampf gebunden'],
    ['/glossary/swordsorcery/sheet/round', 'Eine Runde'],
    ['/glossary/swordsorcery/category/enemies', 'Gegner'],
    ['/glossary/swordsorcery/a-z?letter=Z', 'A bis Z'],
    ['/glossary?game=runewars', 'Glossar'],
    ['/glossary/swordsorcery/nothing', 'Diesen Begriff kennt das Glossar nicht'],
    ['/glossary/chess/king', 'Diesen Begriff kennt das Glossar nicht'],
  ])('%s opens directly', async (path, title) => {
    const { page, errors } = await app.shared();
    await open(page, `${app.url}${path}`);
    await heading(page, title).waitFor();
    expect(page.url()).toBe(`${app.url}${path}`);
    expect(errors).toEqual([]);
  });

  test('a search in the address is in the field, with its results', async () => {
    const { page } = await app.shared();
    await open(page, `${app.url}/glossary?q=lava`);
    await link(page, /^Lava/).waitFor();
    expect(await field(page).inputValue()).toBe('lava');
  });

  test('the letter in the address is scrolled to, and every letter can be reached', async () => {
    const { page } = await app.shared({ locale: 'en-GB' });
    await open(page, `${app.url}/glossary/a-z?letter=S`);
    await page.waitForFunction(() => {
      const top = [...document.querySelectorAll('[role=heading]')]
        .find((node) => node.textContent === 'S')
        ?.getBoundingClientRect().top;
      return top !== undefined && top > 0 && top < 300;
    });
    const letters = page.getByRole('group', { name: 'Index' }).getByRole('button');
    expect(await letters.count()).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Terms with B' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^C/i);
  });
});

describe('several games', () => {
  const gameButton = (page: Page) => page.getByTestId('glossary-game').filter({ visible: true });
  const chosen = (page: Page, name: string | RegExp) =>
    gameButton(page).filter({ hasText: name }).waitFor();

  test('the switch changes the game and remembers it after a reload', async () => {
    const { page, errors, context } = await app.visit();
    await open(page, `${app.url}/glossary`);
    await chosen(page, 'Chroniken von Drunagor');
    await gameButton(page).click();
    await sheet(page).getByRole('radio', { name: 'Chroniken von Drunagor' }).waitFor();
    expect(await sheet(page).getByRole('radio').count()).toBe(5);
    await sheet(page).getByRole('radio', { name: 'Sword & Sorcery' }).click();
    await chosen(page, 'Sword & Sorcery');
    await field(page).pressSequentially('vergiftet');
    await link(page, /^Vergiftet Poisoned/).waitFor();
    await page.waitForURL(/q=vergiftet/);
    await open(page, `${app.url}/glossary`);
    await chosen(page, 'Sword & Sorcery');
    await page.reload();
    await usable(page);
    await chosen(page, 'Sword & Sorcery');
    await gameButton(page).click();
    await sheet(page).getByRole('radio', { name: 'Chroniken von Drunagor' }).click();
    await chosen(page, 'Chroniken von Drunagor');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('all games are searched, results say which, and one of another game opens', async () => {
    const { page, errors } = await app.shared();
    await open(page, `${app.url}/glossary`);
    await field(page).pressSequentially('festung');
    await page.getByRole('radio', { name: 'Alle Spiele' }).click();
    await page.getByText(/Treffer in allen Spielen/).waitFor();
    const found = link(page, /^Runewars .*Festung/i);
    await found.waitFor();
    await link(page, /^Runebound 3 /i).waitFor();
    await page.waitForURL(/in=all/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('festung');
    await page.reload();
    await usable(page);
    await found.click();
    await page.waitForURL(/\/glossary\/runewars\//);
    await page
      .getByText(/^Runewars · /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole('radio', { name: 'Drunagor' }).click();
    await page.getByText(/Treffer in Drunagor/).waitFor();
    expect(errors).toEqual([]);
  });

  test('favourites stay with their game', async () => {
    const { page, context } = await app.visit();
    await open(page, `${app.url}/glossary/swordsorcery/engaged`);
    await page.getByRole('button', { name: 'Als Favorit merken' }).click();
    await page.getByRole('button', { name: 'Aus den Favoriten nehmen' }).waitFor();
    await settingSaved(page);
    await open(page, `${app.url}/glossary?game=swordsorcery`);
    await heading(page, 'Favoriten').waitFor();
    await link(page, 'Im Kampf gebunden').waitFor();
    await open(page, `${app.url}/glossary`);
    await heading(page, 'Kurzübersichten').waitFor();
    expect(await heading(page, 'Favoriten').count()).toBe(0);
    await context.close();
  });

  test('wide screens: an entry of another game stands beside the results after a reload', async () => {
    const { page } = await app.shared({ viewport: TABLET });
    await open(page, `${app.url}/glossary?q=rettungswurf&in=all`);
    await link(page, /^Sword & Sorcery Rettungswurf/i).click();
    await heading(page, 'Rettungswurf').waitFor();
    await page.reload();
    await usable(page);
    await heading(page, 'Rettungswurf').waitFor();
  });
});

test('by keyboard only: slash, type, arrows, Enter, and Escape clears', async () => {
  const { page } = await app.shared();
  await open(page, `${app.url}/glossary`);
  await heading(page, 'Glossar').waitFor();
  await field(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('lava');
  await link(page, /^Lava/).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement;
      return node?.getAttribute('aria-label') ?? node?.textContent ?? '';
    });
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^Lava/);
  await page.keyboard.press('ArrowDown');
  const second = await focused();
  expect(second).not.toMatch(/^Lava/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('Glossar durchsuchen');
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.type('betäubt');
  await link(page, /^BETÄUBEN/).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'BETÄUBEN').waitFor();
  await page.goBack();
  await link(page, /^BETÄUBEN/).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'BETÄUBEN').waitFor();
});

test('the search finds the help, by keyboard too: over the results, pictures are no stops', async () => {
  const { page } = await app.shared();
  await open(page, `${app.url}/glossary?q=Karte%20teilen`);
  await page.getByRole('button', { name: /^Karte teilen/ }).waitFor();
  await field(page).press('Enter');
  const sheet = page.getByTestId('help-sheet');
  await sheet.getByRole('heading', { name: 'Hilfe zur Karte' }).waitFor();
  expect(await sheet.getByRole('heading').nth(1).textContent()).toBe('Karte teilen');
  // Close and the six other pages: whatever is drawn as a picture cannot be reached.
  expect(await sheet.getByRole('button').count()).toBe(7);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await field(page).inputValue()).toBe('Karte teilen');
});

test('offline: search, entry and quick sheet work after one visit elsewhere', async () => {
  const { page, errors, context } = await app.visit({ serviceWorkers: 'allow' });
  await open(page, app.url);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await context.setOffline(true);
  await open(page, `${app.url}/glossary`);
  await field(page).pressSequentially('truhe');
  await link(page, /^Truhe Chest/).click();
  await heading(page, 'Truhe').waitFor();
  await open(page, `${app.url}/glossary/sheet/recall`);
  await heading(page, 'Rast').waitFor();
  await open(page, `${app.url}/glossary?q=gegner&in=all`);
  await link(page, /^Sword & Sorcery Gegner/i).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('wide screens: results stay at the left, the entry opens beside them', async () => {
  const { page } = await app.shared({ viewport: TABLET });
  await open(page, `${app.url}/glossary?q=lava`);
  await link(page, /^Lava/).click();
  await heading(page, 'Lava').waitFor();
  expect(await field(page).inputValue()).toBe('lava');
  await page.waitForURL(/entry=lava/);
  await page.reload();
  await usable(page);
  await heading(page, 'Lava').waitFor();
});
