import { printedItem } from '@/src/content/drunagor/item-drafts';
import { ITEMS } from '@/src/content/drunagor/items';
import { NO_VALUES, type GameCommand, type ItemDraft, type ItemValues } from '@/src/rules';
import { seriousFindings } from './axe';
import { go, inChromium, settled } from './harness';
import { typeItem } from './logbook-page';
import { monster, turns } from './table-campaigns';
import { playing, wholeOnSheet, type Player } from './table-page';

const app = inChromium();
const hero = 'hero-1';

/** Vorn has his axe; what else he owns is given. */
const armed = (...before: readonly GameCommand[]): Promise<Player> =>
  playing(app.browser, app.url, {
    heroes: 2,
    before,
    summons: [monster('Wüterich', [], { hp: 60 })],
    then: turns(1),
  });

async function onHisSheet({ page, tap }: Player): Promise<void> {
  await tap('Logbuch', 'tab');
  await tap(/^Vorn/);
  await page.getByRole('button', { name: /^Etwas eintragen: Beutel/ }).waitFor();
}

const stepped = async ({ tap }: Player, what: string, times: number): Promise<void> => {
  for (let press = 0; press < times; press += 1) await tap(`Mehr: ${what}`);
};

/** Accuracy begins with 5 and damage with 1. */
async function read(player: Player, accuracy: number, damage: number): Promise<void> {
  await stepped(player, 'Genauigkeit', accuracy - 4);
  await stepped(player, 'Schaden', damage);
}

/** Read off the worn card; a card with two sides of the table's own goes into the bag. */
async function entered(player: Player): Promise<void> {
  const { page, tap, seen } = player;
  await tap(/^Waffe Schartige Axt/);
  await tap('Werte der Karte');
  await read(player, 7, 2);
  await tap('Werte übernehmen');
  await seen('Schartige Axt: Werte übernommen');
  await tap('Schließen');
  await tap(/^Etwas eintragen: Beutel/);
  await typeItem(player, 'Doppelklinge');
  await tap('Eigener Gegenstand: Doppelklinge');
  await tap('Hat zwei Seiten', 'switch');
  await page.getByRole('textbox', { name: 'Name der Rückseite' }).fill('Wirbelnde Klinge');
  await tap('Werte der Karte');
  await read(player, 6, 3);
  await tap('Hinten', 'radio');
  await read(player, 5, 4);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('In den Beutel');
  await seen('Doppelklinge ist eingetragen.');
}

test('L7a, E2, E4: from the logbook to the attack: another weapon, another side, each with its numbers', async () => {
  const player = await armed();
  const { page, tap, taps, seen, errors, context } = player;
  await onHisSheet(player);
  await entered(player);
  await tap('Tisch', 'tab');
  await tap('Waffenangriff');
  await seen('Waffe: 2 Schaden, Treffer ab 7, Angriff 0');
  await seen('Schartige Axt: Genauigkeit 7 · Schaden 2');
  await tap('Doppelklinge anlegen: Genauigkeit 6 · Schaden 3');
  await seen('Waffe: 3 Schaden, Treffer ab 6, Angriff 0');
  await seen('Doppelklinge: Genauigkeit 6 · Schaden 3');
  // E2: once a turn; said beside the button, not in its way.
  await seen('In diesem Zug wurde schon getauscht.');
  await tap('Doppelklinge: Umdrehen');
  await seen('Waffe: 4 Schaden, Treffer ab 5, Angriff 0');
  await seen('Wirbelnde Klinge: Genauigkeit 5 · Schaden 4');
  expect(await seriousFindings(page)).toEqual([]);
  taps();
  await tap('Selbst gewürfelt', 'radio');
  await tap('W20 zeigt 5');
  await seen(/^56$/);
  await tap(/^Rückgängig/);
  await seen(/^60$/);
  expect(errors).toEqual([]);
  await context.close();
});

const card = (id: string): ItemDraft => {
  const found = ITEMS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return printedItem(found);
};
const withValues = (item: ItemDraft, front: Partial<ItemValues>, back: Partial<ItemValues>) => ({
  ...item,
  front: { ...item.front, values: { ...NO_VALUES, ...front } },
  back: item.back === null ? null : { ...item.back, values: { ...NO_VALUES, ...back } },
});
const AXE = withValues(
  card('bloody-axe-socketed'),
  { accuracy: 8, damage: 3 },
  { accuracy: 8, damage: 5, tokens: { bleed: 1 } },
);
const SHIELD = withValues(card('kite-shield-socketed'), { modifier: 1 }, { modifier: 2, crit: 18 });

test('E3, E4: what is in the off-hand adds to the weapon; a gem turns either of them over', async () => {
  const player = await armed(
    { kind: 'gainItem', hero, item: AXE },
    { kind: 'gainItem', hero, item: SHIELD, to: 'off-hand' },
    { kind: 'gainItem', hero, item: card('cosmic-gemstone') },
  );
  const { page, tap, seen, errors, context } = player;
  await tap('Waffenangriff');
  await seen('Drachenschild (Sockel): Wurf +1');
  await tap('Blutige Axt (Sockel) anlegen: Genauigkeit 8 · Schaden 3');
  await seen('Waffe: 3 Schaden, Treffer ab 8, Angriff +1');
  // Nobody has read the weapon before it; this one is known, and its fields are out of the way.
  await page.getByText('Schaden der Waffe').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: 'Drachenschild (Sockel): Kosmischer Edelstein einsetzen' })
    .waitFor();
  await tap('Blutige Axt (Sockel): Kosmischer Edelstein einsetzen');
  await seen('Waffe: 5 Schaden, Treffer ab 8, Angriff +1');
  await seen(/^Blutige Axt \(Kosmischer Edelstein\): Genauigkeit 8 · Schaden 5 · /);
  expect(await page.getByRole('button', { name: /Edelstein einsetzen$/ }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await settled(page);
  expect(errors).toEqual([]);
  await context.close();
});

/** Nobody has read his weapon yet: all of its fields are open above the die. */
const UNREAD = {
  heroes: 2,
  summons: [monster('Wüterich', [], { hp: 60 }), monster('Kriecher')],
  then: turns(1),
};

test('W1: with a weapon nobody has read yet the die is in sight, in both languages', async () => {
  const player = await playing(app.browser, app.url, UNREAD);
  const { page, tap, seen, errors, context } = player;
  await tap('Waffenangriff');
  await seen('Erst ein Ziel wählen.');
  await tap('Kriecher');
  await seen('Gegen Kriecher');
  await wholeOnSheet(player, 'button', 'W20 würfeln');
  await tap('Selbst gewürfelt', 'radio');
  await wholeOnSheet(player, 'button', 'W20 zeigt 1');
  await wholeOnSheet(player, 'button', 'W20 zeigt 20');
  expect(await seriousFindings(page)).toEqual([]);
  await page.goBack();
  await go(page, '/more');
  await tap('English', 'radio');
  await tap('Table', 'tab');
  await tap('Weapon attack');
  await tap('Wüterich');
  await seen('Against Wüterich');
  await wholeOnSheet(player, 'button', 'Roll d20');
  await tap('Rolled at the table', 'radio');
  await wholeOnSheet(player, 'button', 'd20 shows 20');
  await tap('d20 shows 19');
  await seen(/^57$/);
  expect(errors).toEqual([]);
  await context.close();
});
