import type { AttackCardDraft, GameCommand } from '@/src/rules';
import { seriousFindings } from './axe';
import { FOE, hall, standing } from './board-scenes';
import { done, turning } from './board-turns-page';
import { inChromium } from './harness';
import { monster, turns, type Setting } from './table-campaigns';
import { playing, type Player } from './table-page';

const app = inChromium();

/** U3: 2 and X by orange runes on all heroes beside its owner, who bleed; two runes are drawn. */
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

/** Its card lies on green, upper row: Vorn, Maya, then the card. */
const bossFight = (places: readonly GameCommand[]): Setting => ({
  heroes: 2,
  summons: [
    monster('Herr der Runen', [], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'boss'),
  ],
  then: [
    ...places,
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
  await seen('10 → 8 LP');
  expect(await seriousFindings(page)).toEqual([]);
  await tap(/^Anwenden/);
  await done(player);
  expect(errors).toEqual([]);
  await context.close();
}

test('U3: a boss with a card of effects, without a map: who is hit is ticked', async () => {
  const player = await playing(app.browser, app.url, bossFight([]));
  await player.seen('X = 0 (Orange)');
  await player.tap('Vorn', 'checkbox');
  await applied(player);
});

test('U3: a boss with a card of effects on the map: its range ticks by itself', async () => {
  const places = standing({ 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] });
  const player = await turning(app.browser, app.url, bossFight([...hall(), ...places]));
  await player.seen('Vorn: daneben');
  await applied(player);
});

const FOUND = Array.from({ length: 18 }, (_, n) => `Fund ${n + 1}`);

test('Z3: the last two of the chest deck, drawn by the app and by hand; then it is empty', async () => {
  const player = await playing(app.browser, app.url, {
    heroes: 2,
    then: [
      ...turns(1),
      ...FOUND.map((item) => ({ kind: 'searchChest', hero: 'hero-1', item, safe: true }) as const),
    ],
  });
  const { page, tap, taps, seen, errors, context } = player;
  const search = async (left: string) => {
    await tap('Mehr …');
    await tap('Truhe');
    await seen(left);
  };
  await search('Truhenstapel: noch 2 von 20');
  taps();
  await tap('App zieht die oberste Karte');
  await seen(/^Gezogen: /);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Ohne Fallenwürfel durchsuchen');
  expect(taps()).toBe(2);
  await search('Truhenstapel: noch 1 von 20');
  await page.getByRole('textbox', { name: 'Gefundener Gegenstand' }).fill('Rostiger Helm');
  await tap('Selten ×2');
  await tap('Ohne Fallenwürfel durchsuchen');
  await tap('Mehr …');
  await tap('Truhe');
  await seen(/^Der Truhenstapel ist leer\./);
  expect(await page.getByRole('button', { name: 'App zieht die oberste Karte' }).isDisabled()).toBe(
    true,
  );
  await tap('Karten des Stapels');
  await seen('Rostiger Helm');
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
