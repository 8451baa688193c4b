import { seriousFindings } from './axe';
import { inChromium } from './harness';
import { CAMPAIGN, monster, turns, type Setting } from './table-campaigns';
import { playing, shown, showsAgain, type Player } from './table-page';

const app = inChromium();

const VORN: Setting = { heroes: 2, summons: [monster('Schnitter')], then: turns(1) };

const hits = async ({ tap, seen }: Player, damage: number, left: number): Promise<void> => {
  await tap(/^Schaden auf Schnitter/);
  await tap(`${damage} Schaden`);
  await seen(`Schnitter: ${damage} LP verloren, noch ${left}`);
};

test('what if is tried from where one stands, too; what is kept is a campaign of its own', async () => {
  const player = await playing(app.browser, app.url, VORN);
  const { page, tap, seen, errors, context } = player;
  await hits(player, 3, 9);
  await tap('Verlauf');
  await page.locator('[aria-current="step"]').filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Hier steht ihr' }).waitFor();
  expect(await page.getByRole('button', { name: 'Dorthin springen' }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Ab hier probieren');
  await seen('Hier wird nur probiert');
  await tap('Tisch', 'tab');
  await page.getByRole('button', { name: 'Schaden auf Schnitter 9 von 12 LP' }).waitFor();
  await seen(/^Nur probiert · ?/);
  expect(errors).toEqual([]);
  await context.close();
});

/** From the table's history, at the first hit, on in a copy; its table says that it is one. */
async function triesFromTheHit({ page, tap, seen }: Player): Promise<void> {
  await tap('Verlauf');
  await tap(/Schnitter: 3 LP verloren/);
  await page.getByRole('dialog').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Ab hier probieren');
  await seen('Hier wird nur probiert');
  // What was said of the campaign, with its undo, is not said of the copy.
  const said = page.getByTestId('snackbar').filter({ hasText: /LP verloren/, visible: true });
  expect(await said.count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Tisch', 'tab');
  await seen(/^Nur probiert · ?/);
}

test('what if: tried and thrown away, tried and kept; the campaign is as it was', async () => {
  const player = await playing(app.browser, app.url, VORN);
  const { page, tap, seen, turnOf, errors, context } = player;
  const trying = page.getByText('Hier wird nur probiert');
  await turnOf('Vorn');
  await hits(player, 3, 9);
  await hits(player, 2, 7);
  const before = await shown(player);
  await triesFromTheHit(player);
  await hits(player, 1, 8);
  await tap(/^Weiter: /);
  await tap('Logbuch', 'tab');
  await tap('Wegwerfen und zurück');
  await trying.waitFor({ state: 'detached' });
  await tap('Tisch', 'tab');
  await showsAgain(player, before);
  await triesFromTheHit(player);
  await hits(player, 6, 3);
  await tap('Logbuch', 'tab');
  await tap('Als Kampagne behalten');
  await trying.waitFor({ state: 'detached' });
  await seen(`Was wäre, wenn: ${CAMPAIGN}`);
  await tap('Zurück');
  await tap(new RegExp(`^${CAMPAIGN} Kapitel`));
  await page.getByRole('heading', { name: CAMPAIGN, exact: true }).waitFor();
  await tap('Tisch', 'tab');
  await showsAgain(player, before);
  expect(errors).toEqual([]);
  await context.close();
});
