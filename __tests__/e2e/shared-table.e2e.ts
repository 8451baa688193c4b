import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { launch, open, ROOT, visit, WEB } from './harness';
import { monster, turns, type Setting } from './table-campaigns';
import { seriousFindings } from './axe';
import { playerOf, playing } from './table-page';
import type { GameCommand } from '@/src/rules';
import { readTableLink } from '@/src/sync/link';

const running: { server?: ChildProcess; browser?: Browser; url: string } = { url: '' };
const data = mkdtempSync(join(tmpdir(), 'shared-table-'));

/** As `npm run table` does; the code comes first, then the address on a line of its own. */
async function hostTables(): Promise<string> {
  const main = join(ROOT, 'scripts/table/main.ts');
  const args = ['--import', 'tsx', main, '--port', '0', '--host', 'localhost'];
  const server = spawn(process.execPath, [...args, '--data', data, '--root', WEB], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.server = server;
  for await (const line of createInterface(server.stdout)) {
    if (line.startsWith('http')) return line.trim();
  }
  throw new Error('the server said no address');
}

beforeAll(async () => {
  running.url = await hostTables();
  running.browser = await launch();
});
afterAll(async () => {
  await running.browser?.close();
  if (running.server !== undefined && running.server.exitCode === null) {
    const over = once(running.server, 'exit');
    running.server.kill();
    await over;
  }
  rmSync(data, { recursive: true, force: true });
});

interface Links {
  readonly play: string;
  readonly watch: string;
}

/** The links as they go to the clipboard. */
async function copied(page: Page, tap: (name: string) => Promise<void>): Promise<Links> {
  await page.evaluate(() => {
    const clipboard = { writeText: async (text: string) => void (document.title = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const link = async (name: string, kind: string): Promise<string> => {
    await tap(name);
    await page.waitForFunction((part) => document.title.includes(part), `/join#${kind}.`);
    return page.title();
  };
  return {
    play: await link('Link kopieren', 'p'),
    watch: await link('Link zum Zuschauen kopieren', 'w'),
  };
}

/** A table with an adventure under way, opened from its menu. */
async function hosting(browser: Browser, url: string, setting: Setting) {
  const host = await playing(browser, url, setting);
  await host.tap('Mehr am Tisch');
  await host.tap(/^Gemeinsam spielen/);
  await host.tap('Tisch eröffnen');
  await host.page.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' }).waitFor();
  const links = await copied(host.page, host.tap);
  await host.tap('Schließen');
  return { host, links };
}

/** Nobody taps the moment something has changed. */
const FINGER_MS = 800;

test('share, join by the link, a hit on one shows on the other, leave and go on alone', async () => {
  const { browser, url } = running;
  if (browser === undefined) throw new Error('no browser');
  const setting = { summons: [monster('Wüterich')], then: turns(1) };
  const { host, links } = await hosting(browser, url, setting);

  const guest = playerOf(await visit(browser));
  await open(guest.page, links.play);
  await guest.tap('Mitspielen');
  await guest.seen('2 hier · im Takt');
  await host.seen('2 hier · im Takt');

  await host.tap('Schaden auf Wüterich 12 von 12 LP');
  await host.tap('5 Schaden');
  await guest.page.getByRole('button', { name: 'Schaden auf Wüterich 7 von 12 LP' }).waitFor();

  await guest.tap('2 hier · im Takt');
  await guest.tap(/^Den Tisch verlassen/);
  await guest.tap('Ja, verlassen');
  await host.seen('1 hier · im Takt');
  await guest.tap('Rückgängig');
  await guest.page.getByRole('button', { name: 'Schaden auf Wüterich 12 von 12 LP' }).waitFor();
  await host.page.getByRole('button', { name: 'Schaden auf Wüterich 7 von 12 LP' }).waitFor();

  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

test('a link that was opened in a phone’s browser leads on to the installed app, on a desk it offers none', async () => {
  const { browser, url } = running;
  if (browser === undefined) throw new Error('no browser');
  const { host, links } = await hosting(browser, url, { then: turns(1) });
  const desk = playerOf(await visit(browser));
  await open(desk.page, links.play);
  await desk.page.getByRole('button', { name: 'Mitspielen' }).waitFor();
  expect(await desk.page.getByRole('button', { name: 'In der App öffnen' }).count()).toBe(0);

  const phone = playerOf(await visit(browser, { hasTouch: true, isMobile: true }));
  await open(phone.page, links.play);
  const client = await phone.context.newCDPSession(phone.page);
  await client.send('Page.enable');
  const left = new Promise<string>((resolve) => {
    client.on('Page.frameRequestedNavigation', (asked) => resolve(asked.url));
  });
  await phone.tap('In der App öffnen');
  expect(readTableLink(await left)).toEqual(readTableLink(links.play));
  expect(await left).toMatch(/^drunagor:\/\/join\?/u);

  for (const { context } of [host, desk, phone]) await context.close();
});

const THREAT: GameCommand = {
  kind: 'openThreat',
  source: { kind: 'event', name: 'Steinschlag' },
  targets: [{ figure: 'hero-2', damage: 2 }],
  preventable: true,
  collateral: [],
};

test('three devices: a hero on his own phone, a view for everybody, a spell without a connection, another’s step undone', async () => {
  const { browser, url } = running;
  if (browser === undefined) throw new Error('no browser');
  const { host, links } = await hosting(browser, url, { heroes: 2, then: [...turns(1), THREAT] });
  const guest = playerOf(await visit(browser));
  await open(guest.page, links.play);
  await guest.page.getByLabel('Dein Name für die anderen').fill('Ida');
  await guest.tap('Mitspielen');
  await guest.tap('2 hier · im Takt');
  await guest.tap('Maya');
  await guest.tap('Mein Held', 'radio');
  const watcher = playerOf(await visit(browser));
  await open(watcher.page, links.watch);
  await watcher.tap('Zuschauen');
  await watcher.seen('3 hier · schaut zu');

  await guest.seen('Maya kann reagieren');
  expect(await guest.page.getByText('Vorn kann reagieren').count()).toBe(0);
  await host.seen('Überlegt noch: Maya');
  expect(await seriousFindings(guest.page)).toEqual([]);
  await guest.tap('Passen: Maya');
  await host.seen('Passt: Maya');
  await host.tap('Anwenden');
  await watcher.page.getByText('8/10').or(watcher.page.getByText('7/9')).first().waitFor();
  expect(await watcher.page.getByRole('button', { name: /Maya/ }).count()).toBe(0);
  expect(await seriousFindings(watcher.page)).toEqual([]);

  await guest.context.setOffline(true);
  await guest.seen(/ohne Verbindung: es wird weitergespielt/);
  for (let n = 0; n < 3; n += 1) await guest.tap('Lebenspunkte von Maya verringern');
  await host.tap('Lebenspunkte von Vorn verringern');
  await guest.context.setOffline(false);
  const row = (hp: number) => new RegExp(`^Maya.*${hp} von`);
  await host.tap('Alle Figuren');
  await host.page
    .getByRole('button', { name: row(4) })
    .or(host.page.getByRole('button', { name: row(5) }))
    .first()
    .waitFor();
  // What one has not seen yet cannot be undone.
  for (const one of [guest, host]) await one.seen(/ · im Takt$/);
  await host.page.waitForTimeout(FINGER_MS);
  await host.tap('Rückgängig');
  await host.seen(/^Zurückgenommen, was Ida gespielt hat: /);

  for (const one of [host, guest, watcher]) {
    expect(one.errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await one.context.close();
  }
});

test('a session of another game: shared from its screen, joined by the link, taken back by the other', async () => {
  const { browser, url } = running;
  if (browser === undefined) throw new Error('no browser');
  const host = playerOf(await visit(browser));
  await open(host.page, `${url}/games/swordsorcery`);
  await host.tap('Neue Partie');
  await host.tap(/^Los geht/);
  await host.tap('Gemeinsam spielen');
  await host.tap('Tisch eröffnen');
  await host.page.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' }).waitFor();
  const links = await copied(host.page, host.tap);
  await host.tap('Schließen');

  const guest = playerOf(await visit(browser));
  await open(guest.page, links.play);
  await guest.page.getByLabel('Dein Name für die anderen').fill('Ida');
  await guest.tap('Mitspielen');
  await guest.page.waitForURL(/games\/swordsorcery\/[0-9a-f-]{36}/);
  for (const one of [host, guest]) {
    await one.seen('2 hier · im Takt');
    await one.tap(/^Runde/);
  }
  await host.tap(/^Zeitphase erledigt/);
  await guest.page.getByRole('button', { name: /^Zug von Mitspieler 1/ }).waitFor();
  // What one has not seen yet cannot be undone.
  await guest.seen('2 hier · im Takt');
  await guest.page.waitForTimeout(FINGER_MS);
  await guest.tap('Zurücknehmen');
  await host.seen(/^Ida hat zurückgenommen: Zeitphase/);
  await host.page.getByRole('button', { name: /^Zeitphase erledigt/ }).waitFor();
  expect(await seriousFindings(guest.page)).toEqual([]);

  for (const one of [host, guest]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});
