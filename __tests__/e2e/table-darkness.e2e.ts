import { inChromium } from './harness';
import { monster, turns } from './table-campaigns';
import { playing } from './table-page';

const app = inChromium();

const stands = (figure: string) =>
  ({ kind: 'enterGround', figure, entered: [], on: ['darkness'], falls: 0 }) as const;

test('N14: only the named target is reached: two taps, and he stands on darkness', async () => {
  const setting = { heroes: 2, rules: { runeCard: true }, then: turns(3) };
  const { tap, taps, seen, turnOf, page, errors, context } = await playing(
    app.browser,
    app.url,
    setting,
  );
  await turnOf('Runenkarte');
  taps();
  await tap('Rune ziehen');
  await seen('Ziel: Vorn');
  await tap('Vorn erreicht');
  await turnOf('Vorn');
  expect(taps()).toBe(2);
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Vorn 8 von 10 LP Auf Dunkelheit/ }).waitFor();
  // N11: his own turn ends there: 2 more, and the attack sheet knows of the −2.
  await tap('Waffenangriff');
  await page.getByRole('button', { name: 'Auf Dunkelheit (−2)', pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await tap(/^Weiter: Maya/);
  await page.getByRole('button', { name: /^Vorn 6 von 10 LP Auf Dunkelheit/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('N14: one tap leaves the darkness, and no damage comes', async () => {
  const setting = {
    heroes: 2,
    rules: { runeCard: true, darknessInPlay: true },
    then: [stands('hero-1'), ...turns(1)],
  };
  const { tap, taps, turnOf, page, context } = await playing(app.browser, app.url, setting);
  await turnOf('Vorn');
  taps();
  await tap('Auf Dunkelheit');
  await tap('Weiter: Maya');
  expect(taps()).toBe(2);
  await turnOf('Maya');
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Vorn 10 von 10 LP Verteidiger/ }).waitFor();
  await context.close();
});

test('N3, N9: breaking up names the next target; all on darkness are crushed', async () => {
  const setting = { heroes: 2, rules: { runeCard: true, darknessInPlay: true }, then: turns(3) };
  const { tap, seen, turnOf, context } = await playing(app.browser, app.url, setting);
  await turnOf('Runenkarte');
  await tap('Rune ziehen');
  await tap('Sie bricht auf');
  await tap('Vorn erreicht');
  await seen('Nächstes Ziel: Maya');
  await tap('Maya erreicht');
  await turnOf('Vorn');
  await tap('Weiter: Maya');
  await tap('Weiter: Runenkarte');
  await tap('2 Runen ziehen');
  await seen('Zermalmung');
  await tap('Zermalmung anwenden');
  await tap('Zermalmung anwenden');
  await turnOf('Vorn');
  await context.close();
});

test('I4, F4: the wolf acts after its hero and attacks with one tap', async () => {
  const setting = { heroes: 2, summons: [monster('Wüterich')], then: turns(1) };
  const { tap, taps, seen, turnOf, page, errors, context } = await playing(
    app.browser,
    app.url,
    setting,
  );
  await turnOf('Vorn');
  await tap('Mehr …');
  await tap('Gefährten');
  await tap('Wolf');
  await tap('Kommt ins Spiel');
  taps();
  await tap('Weiter: Wolf (Vorn)');
  await seen('Bewegung 3 · 2 Nahkampf');
  await tap('Greift Wüterich an');
  await tap('Weiter: Wüterich');
  expect(taps()).toBe(3);
  await turnOf('Wüterich');
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Wüterich 10 von 12 LP/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
