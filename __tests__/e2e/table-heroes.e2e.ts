import type { GameCommand } from '@/src/rules';
import { inChromium, settled } from './harness';
import { monster, turns } from './table-campaigns';
import { SKILLS } from './own-skills';
import { playing } from './table-page';

const app = inChromium();

const tokens = (figure: string, given: object): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: given,
});

const CURSED = [{ skill: 'board-1' }, { skill: 'board-2' }];
/** Slowed, poisoned, cursed twice, with FOCUS and a fruit; one cube is left to him. */
const WORN: readonly GameCommand[] = [
  tokens('hero-1', { slow: 1, poison: 2, focus: 3, 'fruit-of-life': 1 }),
  { kind: 'setCurse', hero: 'hero-1', curse: CURSED },
  {
    kind: 'setCubes',
    hero: 'hero-1',
    cubes: {
      available: { yellow: 1, red: 0, green: 0, blue: 0 },
      placed: { yellow: 1, red: 1, green: 1, blue: 1 },
      spent: { yellow: 0, red: 0, green: 0, blue: 0 },
    },
  },
  { kind: 'setBonusHp', hero: 'hero-1', skill: 'role-1a', hp: 3 },
];

test('a hero’s turn by the book, and the logbook’s number is the table’s', async () => {
  const summons = [monster('Wüterich'), monster('Unhold', [], { id: 'own-2' })];
  const setting = { heroes: 2, summons, then: [...WORN, ...turns(1)] };
  const { tap, seen, turnOf, page, errors, context } = await playing(app.browser, app.url, setting);
  await turnOf('Vorn');
  // C7: the movement it spoils takes SLOW off.
  await tap('Die freie war es');
  await page.getByText('Langsam: nächste Bewegung −2').waitFor({ state: 'detached' });
  // Q9: as much as the technique prints.
  await tap('Mehr …');
  await tap('Fokustechnik');
  await page
    .getByRole('group', { name: 'Fokus ausgeben' })
    .getByRole('button', { name: '2', exact: true })
    .click();
  // Q8: the fruit goes to Maya.
  await tap('Mehr …');
  await tap('Frucht des Lebens');
  await tap('An Maya abgeben');
  // C3: he picks the cube, and the poison goes, too.
  await tap('Alles über Vorn');
  await tap('Reinigen 1');
  await tap('1 · Tableau 1');
  await tap('Diese entfernen');
  await tap('Schließen');
  // Q3: the last cube, then its attack, then the recall; W2: each target its own height.
  await tap(/^Einsetzen: gelb/);
  await seen('Kein Würfel mehr frei: erst der laufende Effekt, dann wird gerastet.');
  await tap('Waffenangriff');
  await tap('Wüterich');
  await tap('Unhold');
  await tap('Wer steht höher?');
  await page.getByRole('radio', { name: 'Ziel höher' }).last().click();
  await tap('Selbst gewürfelt', 'radio');
  await tap('W20 zeigt 11');
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Wüterich 9 von 12 LP/ }).waitFor();
  await page.getByRole('button', { name: /^Unhold 12 von 12 LP/ }).waitFor();
  await page
    .getByText('Kein Würfel mehr frei: erst der laufende Effekt, dann wird gerastet.')
    .waitFor({ state: 'detached' });
  // D13: the same thirteen in the logbook, with the role's three.
  await tap('Logbuch', 'tab');
  await tap(/^Vorn/);
  await tap('Woher das kommt');
  await seen('Verteidiger: +3');
  await page.getByText('13', { exact: true }).filter({ visible: true }).first().waitFor();
  // Who rolls has no words of its own in the history, and no dots for ever in their place.
  await tap('Tisch', 'tab');
  await tap('Verlauf');
  await seen('Nichts, was ins Gewicht fällt');
  expect(errors).toEqual([]);
  await context.close();
});

test('Q10: a reaction with several effects', async () => {
  const attack: GameCommand = {
    kind: 'monsterAttacks',
    figure: 'monster-2',
    targets: ['hero-1'],
    onDarkness: false,
  };
  const setting = { heroes: 2, summons: [monster('Wüterich')], then: [...turns(2), attack] };
  const { tap, page, errors, context } = await playing(app.browser, app.url, setting);
  await tap('Reaktion: Vorn');
  await tap('Tut noch mehr');
  await tap('Schild für sich erhöhen');
  await tap('Zurückschlagen erhöhen');
  await tap('2');
  await tap(/^Würfel gelb · \d frei$/);
  await tap(/^Anwenden/);
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Wüterich 11 von 12 LP/ }).waitFor();
  await page.getByRole('button', { name: /^Vorn 9 von 10 LP/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['de-DE', 'en-GB'])(
  '%s: what a hero with skills and a companion does fits a phone’s screen',
  async (locale) => {
    const player = await playing(app.browser, app.url, {
      before: SKILLS,
      rules: { runeCard: true, darknessInPlay: true },
      summons: [monster('Wüterich')],
      then: [
        { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Wolf', toughness: null },
        ...turns(1),
      ],
    });
    const { page, tap, context } = player;
    if (locale === 'en-GB') {
      await tap('Mehr', 'tab');
      await tap('English', 'radio');
      await page.getByRole('tab', { name: 'Table', exact: true }).click();
    }
    await settled(page);
    const lowest = await page
      .getByRole('button', { name: /Wüterich 12 (von|of) 12/ })
      .filter({ visible: true })
      .first()
      .evaluate((tile) => {
        const { left, right, bottom } = tile.getBoundingClientRect();
        return tile.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
      });
    expect(lowest).toBe(true);
    await context.close();
  },
);
