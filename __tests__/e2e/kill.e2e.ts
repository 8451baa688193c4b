import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { open, serve, type Site } from './harness';
import { chance, start } from './mortal-browser';

const KILLS = Number(process.env['KILLS'] ?? 12);
const SEED = Number(process.env['KILL_SEED'] ?? 20261116);
/** Long enough for a handful of commands, short enough to hit each phase of one. */
const LONGEST_LIFE_MS = 400;
/** Every third life is long enough for notes to be saved in, a moment after the last key. */
const LONGEST_NOTING_MS = 2500;

interface Shown {
  readonly chapter: number;
  readonly steps: number;
  /** The number in the notes: they say which note it is. */
  readonly note: number;
}

/** What is on the screen, and so on disk: the chapter, the notes, and the steps of the log. */
async function shown(page: Page): Promise<Shown> {
  const figure = page.getByRole('spinbutton', { name: 'Kapitel' });
  await figure.waitFor();
  const chapter = Number(await figure.getAttribute('aria-valuenow'));
  const notes = await page.getByLabel('Notizen', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const words = await page
    .getByText(/^[\d.]+ Schritte?$/)
    .first()
    .textContent();
  await page.getByText('hier steht ihr').waitFor();
  await page.goBack();
  await figure.waitFor();
  return {
    chapter,
    steps: Number(words?.replace(/\D/g, '')),
    note: Number(notes.replace(/\D/g, '')),
  };
}

interface Outside {
  /** The chapter that is shown, and the note that was saved before it was asked for; null: none. */
  acknowledge(chapter: number, note: number | null): Promise<void>;
  /** Before the first key of a note. */
  typing(note: number): Promise<void>;
}

/**
 * Taps forward and back between chapter 1 and 2; every change that is shown is acknowledged outside.
 * With notes, one is typed before each tap and left for its moment: it is asked for earlier than
 * the tap, so the tap that is shown tells that it is saved.
 */
const tapAway = (page: Page, firstNote: number | null) =>
  page.evaluate((first) => {
    const outside = window as unknown as Outside;
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const figure = () => document.querySelector('[role=spinbutton][aria-label=Kapitel]');
    const chapter = () => Number(figure()?.getAttribute('aria-valuenow'));
    const type = (text: string) => {
      const field = document.querySelector<HTMLTextAreaElement>('[aria-label="Notizen"]');
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      if (field !== null) set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const write = async (note: number) => {
      await outside.typing(note);
      for (const text of ['N', 'Notiz', `Notiz ${note}`]) type(text);
      await wait(700);
    };
    const tap = async () => {
      const before = chapter();
      const label = before === 1 ? 'Ein Kapitel weiter' : 'Ein Kapitel zurück';
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
      while (chapter() === before) await wait(0);
    };
    const live = async () => {
      for (let note = first; ; note = note === null ? null : note + 1) {
        if (note !== null) await write(note);
        await tap();
        // The next one waits until the acknowledgement has arrived outside the browser.
        await outside.acknowledge(chapter(), note);
      }
    };
    void live();
  }, firstNote);

let site: Site;
let profile: string;

beforeAll(async () => {
  site = await serve();
  profile = mkdtempSync(join(tmpdir(), 'drunagor-kill-'));
});

afterAll(() => {
  site.close();
  rmSync(profile, { recursive: true, force: true });
});

test(
  `${KILLS} kills: nothing acknowledged is missing and the log is consistent`,
  async () => {
    const random = chance(SEED);
    const first = await start(profile);
    await open(first.page, `${site.url}/logbook/new`);
    await first.page.getByRole('checkbox', { name: /Jaheen/ }).click();
    await first.page.getByRole('button', { name: 'Kampagne beginnen' }).click();
    await first.page.waitForURL(/logbook\/[0-9a-f-]{36}$/);
    const address = first.page.url();
    expect(await shown(first.page)).toEqual({ chapter: 1, steps: 1, note: 0 });
    await first.kill();

    let sure: Shown = { chapter: 1, steps: 1, note: 0 };
    let typed = 0;
    const counted = { commands: 0, notes: 0 };
    for (let kill = 1; kill <= KILLS; kill++) {
      const { page, kill: killNow } = await start(profile);
      await page.exposeFunction('typing', (note: number) => void (typed = note));
      await page.exposeFunction('acknowledge', (chapter: number, note: number | null) => {
        counted.commands += 1;
        counted.notes += note === null ? 0 : 1;
        const steps = sure.steps + (note === null ? 1 : 2);
        sure = { chapter, steps, note: note ?? sure.note };
      });
      await open(page, address);
      const now = await shown(page);
      // What was written in the moment before its acknowledgement: a note, a tap after it, a tap.
      const [newer, tapped] = [Number(now.note > sure.note), Number(now.chapter !== sure.chapter)];
      expect([sure.note, typed]).toContain(now.note);
      expect(now.steps).toBe(sure.steps + newer + tapped);
      sure = now;
      const noting = kill % 3 === 0;
      await tapAway(page, noting ? typed + 1 : null);
      const longest = noting ? LONGEST_NOTING_MS : LONGEST_LIFE_MS;
      await new Promise((resolve) => setTimeout(resolve, random() * longest));
      await killNow();
    }
    console.log(`${KILLS} kills, ${counted.commands} commands and ${counted.notes} notes kept`);
    expect(counted.commands).toBeGreaterThan(0);
    // How much a life is good for is up to the machine; over many it must be something.
    if (KILLS >= 100) expect(counted.notes).toBeGreaterThan(0);
  },
  60000 + KILLS * 20000,
);
