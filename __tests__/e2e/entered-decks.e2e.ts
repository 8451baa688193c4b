import type { AttackCardDraft, GameCommand } from '@/src/rules';
import { seriousFindings } from './axe';
import { FOE, hall, standing } from './board-scenes';
import { done, turning } from './board-turns-page';
import { inChromium } from './harness';
import { monster, turns, type Setting } from './table-campaigns';
import { playing, type Player } from './table-page';

const app = inChromium();

/** U3: 2 and X by orange runes on all heroes beside its owner, who bleed. */
const CARD: AttackCardDraft = {
  spot: { rune: 'green', row: 'upper' },
  name: 'Runenschlag',
  damage: 2,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note: '',
  effect: {
    plus: 'orange',
    attack: 'melee',
    range: 'nextTo',
    whom: 'heroes',
    most: null,
    collateral: [{ effect: 'bleed', x: 1 }],
    runes: 0,
  },
};

const lying = (rune: string): readonly GameCommand[] => [
  { kind: 'takeRune', rune },
  { kind: 'layTakenRune', rune },
];

/** X is 2: so many orange runes lie there. Its card lies on green, upper row: Vorn, Maya, then the card. */
const bossFight = (places: readonly GameCommand[]): Setting => ({
  heroes: 2,
  summons: [
    monster('Herr der Runen', [], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'boss'),
  ],
  then: [
    ...places,
    ...['orange-l', 'orange-t', 'red-l'].flatMap(lying),
    { kind: 'setDeck', owner: FOE, deck: [CARD] },
    { kind: 'layAttackCards', owner: FOE, drawn: [0] },
    ...turns(2),
  ],
});

/** The threat says all of the card; applied it is over. */
async function applied(player: Player): Promise<void> {
  const { tap, seen, page, errors, context } = player;
  await tap('Trifft Vorn');
  await seen(/Bluten/);
  await seen('10 → 6 LP');
  expect(await seriousFindings(page)).toEqual([]);
  await tap(/^Anwenden/);
  await done(player);
  expect(errors).toEqual([]);
  await context.close();
}

test('U3: a boss with a card of effects, without a map: who is hit is ticked', async () => {
  const player = await playing(app.browser, app.url, bossFight([]));
  await player.seen('X = 2 (Orange)');
  await player.tap('Vorn', 'checkbox');
  await applied(player);
});

test('U3: a boss with a card of effects on the map: its range ticks by itself', async () => {
  const places = standing({ 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] });
  const player = await turning(app.browser, app.url, bossFight([...hall(), ...places]));
  await player.seen('Vorn: daneben');
  await applied(player);
});

/** One of the searches, from the hero's turn to its end. */
async function searched({ tap, seen, page }: Player, left: number, item?: string): Promise<string> {
  await tap('Mehr …');
  await tap('Truhe');
  await seen(`Truhenstapel: noch ${left} von 20`);
  if (item === undefined) {
    await tap('App zieht die oberste Karte');
    await seen(/^Gezogen: /);
  } else await page.getByRole('textbox', { name: 'Gefundener Gegenstand' }).fill(item);
  const drawn = item ?? (await page.getByText(/^Gezogen: /).innerText());
  await tap('Ohne Fallenwürfel durchsuchen');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return drawn;
}

test('Z3: all twenty of the chest deck, drawn by the app and one by hand; then it is empty', async () => {
  const player = await playing(app.browser, app.url, { heroes: 2, then: turns(1) });
  const { page, tap, seen, errors, context } = player;
  await tap('Mehr …');
  await tap('Truhe');
  await tap('Karten des Stapels');
  await page.getByRole('textbox', { name: 'Name der Karte' }).fill('Rostiger Helm');
  await tap('Selten ×2');
  await tap('Karte eintragen');
  await seen(/^Eingetragen: 2 von 20/);
  expect(await seriousFindings(page)).toEqual([]);
  // Back to the chest it was opened from.
  await page.goBack();
  await page.getByRole('dialog', { name: 'Truhe', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const drawn = [await searched(player, 20, 'Alter Schild')];
  for (let left = 19; left > 0; left -= 1) drawn.push(await searched(player, left));
  // What is known lies in it as often as its rarity says, and comes out as often.
  expect(drawn.filter((one) => one.includes('Rostiger Helm'))).toHaveLength(2);
  await tap('Mehr …');
  await tap('Truhe');
  await seen(/^Der Truhenstapel ist leer\./);
  expect(await page.getByRole('button', { name: 'App zieht die oberste Karte' }).isDisabled()).toBe(
    true,
  );
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
