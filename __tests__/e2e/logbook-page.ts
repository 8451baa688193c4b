/** The logbook as a player uses it, and the state behind it, read from the app's own export. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { SavedFile } from '@/src/game';
import { readEvents } from '@/src/game/schema/events';
import { canonicalText, evolve, START, type Campaign, type GameState } from '@/src/rules';
import { open } from './harness';
import type { Player } from './table-page';

/** Replays the newest course of the exported log. */
function stateIn({ campaigns }: SavedFile): GameState {
  const [campaign] = campaigns;
  const rows = new Map(campaign?.rows.map((row) => [row.id, row]));
  const course = [];
  for (let row = rows.get(campaign?.head ?? ''); row; row = rows.get(row.parent ?? '')) {
    course.unshift(row);
  }
  return course.reduce((state, row) => {
    const events = readEvents(row.events);
    if (!events.ok) throw new Error(`unreadable row ${row.id}`);
    return events.value.reduce(evolve, state);
  }, START);
}

/** Exports the campaign through the app and says what state it is in. */
export async function exportedState({ page, tap }: Player, url: string): Promise<GameState> {
  await open(page, `${url}/logbook`);
  await tap(/^Was tun mit/);
  const [download] = await Promise.all([page.waitForEvent('download'), tap('Als Datei sichern')]);
  return stateIn(JSON.parse(readFileSync(await download.path(), 'utf8')) as SavedFile);
}

/** Brings campaigns in through the app's own import, in either language. */
export async function readIn({ page, tap }: Player, url: string, text: string): Promise<void> {
  await open(page, `${url}/logbook`);
  const read = tap(/^(Datei einlesen|Read a file)$/);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), read]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'logbuch.json', mimeType: 'application/json', buffer });
  await tap(/^(Als neu einlesen|Read as new)/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^What about|^Was tun mit/ })
    .first()
    .waitFor();
}

/** V1: hero and party state; the chronicle keeps the attempts. */
export const heroAndParty = ({ chronicle: _, ...rest }: Campaign): string => canonicalText(rest);

/** Completes the name of an item while it is typed. */
export const typeItem = ({ page }: Player, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Name des Gegenstands' }).fill(name);

/** From the list into the campaign, so that back leads somewhere. */
export async function openLogbook({ page, tap }: Player, url: string, name: string) {
  await open(page, `${url}/logbook`);
  await tap(new RegExp(`^${name} (Kapitel|Chapter)`));
  await shownHeading(page, name);
}

export const shownHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();

/** A new campaign, by hand. */
export async function createCampaign(
  { page, tap }: Player,
  url: string,
  name: string,
  heroes: readonly string[],
): Promise<void> {
  await open(page, `${url}/logbook/new`);
  await page.getByLabel('Name der Kampagne').fill(name);
  for (const hero of heroes) await tap(new RegExp(`^${hero}`), 'checkbox');
  await tap('Kampagne beginnen');
  await shownHeading(page, name);
}

/** The adventure begins as the app proposes it. */
export async function beginAdventure({ tap, page }: Player): Promise<void> {
  await tap('Weiter: Aufbau');
  await tap('Abenteuer beginnen');
  await page.getByRole('button', { name: 'Mehr am Tisch' }).filter({ visible: true }).waitFor();
}

/** V1: the players' word ends it, then it goes where they say. */
export async function endAdventure(
  { tap }: Player,
  result: 'Gewonnen' | 'Verloren',
  onward: 'Ins Lager' | 'Gleich weiter' | 'Noch einmal',
): Promise<void> {
  await tap('Mehr am Tisch');
  await tap(/^Abenteuer beenden/);
  await tap(result);
  await tap(onward);
}

/** Notes a status, aura or outcome in the players' own words on the open hero sheet. */
export async function noteConsequence(
  { page, tap, seen }: Player,
  kind: 'Status' | 'Aura' | 'Folge',
  name: string,
  doubt?: string,
): Promise<void> {
  await tap('Konsequenz eintragen');
  await tap(kind, 'radio');
  await page.getByRole('searchbox', { name: 'Wie heißt es?' }).fill(name);
  await tap(`Mit eigenen Worten: ${name}`);
  if (doubt !== undefined) await seen(doubt);
  await tap('Eintragen');
  await seen(`${name} ist eingetragen.`);
}
