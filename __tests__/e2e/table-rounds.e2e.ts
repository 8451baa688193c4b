import { inChromium } from './harness';
import { monster, onHit, type Setting } from './table-campaigns';
import { playing, pressOn, pressUntil, shown, showsAgain, type Player } from './table-page';

const app = inChromium();

const at = (rune: 'orange' | 'green' | 'blue' | 'red', row: 'upper' | 'lower') => ({
  track: { rune, row },
});

/** Turn order: Vorn, Doppler, Schnitter, Maya, Jaheen, Beben, Elros, Wüterich, the rune card. */
const FOUR_KINDS: Setting = {
  rules: { runeCard: true },
  summons: [
    monster('Doppler', [onHit('attack-twice')], { id: 'a', damage: 2, ...at('orange', 'upper') }),
    monster('Schnitter', [onHit('cleave', 2)], { id: 'b', ...at('green', 'upper') }),
    monster('Beben', [onHit('strike', 1)], { id: 'c', damage: 1, ...at('blue', 'lower') }),
    monster('Wüterich', [onHit('bleed', 1)], { id: 'd', ...at('red', 'lower') }),
  ],
  then: [
    {
      kind: 'setCubes',
      hero: 'hero-2',
      cubes: {
        available: { yellow: 0, red: 1, green: 0, blue: 0 },
        placed: { yellow: 1, red: 1, green: 1, blue: 1 },
        spent: { yellow: 0, red: 0, green: 0, blue: 0 },
      },
    },
  ],
};

async function firstRound({ tap, seen, turnOf }: Player): Promise<void> {
  await tap('Los geht’s: Vorn');
  await tap('Schaden auf Wüterich 12 von 12 LP');
  await tap('3 Schaden');
  await tap('Weiter: Doppler');
  await seen(/^Erster von zwei Angriffen/);
  await tap('Rang 1 Vorn 10 LP', 'checkbox');
  await tap('Trifft Vorn: 2');
  await seen('8 → 6 LP');
  await tap('Noch einmal Vorn');
  await tap('Rang 1 Maya 10 LP', 'checkbox');
  await tap('Rang 2 Jaheen 10 LP', 'checkbox');
  // An ally with her last cube: the forced recall and its curse follow at once.
  await tap('Reaktion');
  await tap('Schließen');
  await tap('Reaktion: Jaheen');
  await tap('Maya');
  await tap('4');
  await tap(/^Würfel rot · \d frei$/);
  await seen('Maya: verhindert 4 für Jaheen, Würfel rot');
  await seen('Maya: Fluchwürfel 1');
  await tap('Anwenden, Weiter: Maya');
  await turnOf('Maya');
  await tap('Weiter: Jaheen');
  await tap('Weiter: Beben');
  await seen('Wer steht in der Zone, die es trifft?');
  for (const name of ['Jaheen', 'Elros']) await tap(new RegExp(`^Rang \\d ${name} `), 'checkbox');
  await tap('Trifft Jaheen und Elros: 1');
  await tap('Weiter: Wüterich');
  await tap('Rang 1 Jaheen 9 LP', 'checkbox');
  await tap('Trifft Jaheen: 4');
  await tap('Rune ziehen');
  await seen('Ziel: Elros');
  await tap('Elros erreicht');
}

/** With the first rune darkness is in play. */
async function secondRound(player: Player): Promise<void> {
  const { tap, seen, turnOf } = player;
  await seen('Kapitel 4 · Runde 2');
  await tap('Mehr …');
  await tap('Tür');
  await tap('Tür 1');
  await tap('Aufstellen');
  await tap('Fertig');
  await tap('Vollstrecker 16 LP Grün, untere Reihe, kommt noch');
  await tap('20 Schaden');
  await tap('Weiter: Doppler');
  await tap('Keiner');
  await tap(/^Rang \d Vorn 6 LP/, 'checkbox');
  await tap(/^Trifft Vorn/);
  await turnOf('Maya');
  await onToRunes(player);
  await tap('2 Runen ziehen');
  for (const target of ['Ziel: Maya', 'Ziel: Maya']) {
    await seen(target);
    await pressOn(player, () => tap('Nicht erreicht'));
  }
}

/** Nobody is hit; where two cards lie on one place, Wüterich comes first. */
async function onToRunes(player: Player): Promise<void> {
  const { page } = player;
  const on = page.getByRole('button', { name: /^(Keiner|Wüterich|Weiter: .*)$/ });
  const there = page.getByRole('button', { name: '2 Runen ziehen' });
  await pressUntil(player, on, there);
}

/** Vorn has 2 HP left: two blows take him down, and nobody of his is asked any more. */
async function thirdRound({ tap, seen }: Player): Promise<void> {
  await seen('Kapitel 4 · Runde 3');
  await tap('Weiter: Doppler');
  await tap('Rang 4 Vorn 2 LP würde ohnmächtig', 'checkbox');
  await seen('wird ohnmächtig');
  await tap(/^Trifft Vorn/);
  await seen('Nicht zu sehen: Vorn (ohnmächtig)');
  await seen('Ein Würfel vor dem Ende: Vorn (Trauma)');
  await tap('Keiner');
  await seen(/^Wen trifft es von einem Feld aus\?/);
}

test('three rounds, four kinds of monsters; all undone to the start, all done again', async () => {
  const player = await playing(app.browser, app.url, FOUR_KINDS);
  const { page, tap, seen, errors, context } = player;
  const start = await shown(player);
  await firstRound(player);
  await secondRound(player);
  await thirdRound(player);
  const end = await shown(player);
  const before = page.getByText('Kapitel 4 · Aufbau').filter({ visible: true });
  let steps = 0;
  for (; steps < 200 && !(await before.isVisible()); steps += 1) {
    await pressOn(player, () => tap('Rückgängig'));
  }
  await showsAgain(player, start);
  for (let step = 0; step < steps; step += 1) await pressOn(player, () => tap('Wiederholen'));
  await seen('Kapitel 4 · Runde 3');
  await showsAgain(player, end);
  expect(errors).toEqual([]);
  await context.close();
});
