import { inChromium, usable } from './harness';
import { monster, onHit, turns } from './table-campaigns';
import { playing, shown, showsAgain, type Player } from './table-page';

const app = inChromium();

/** Four heroes of 10, 9, 8 and 7 HP; Vorn has the turn before the monster. */
const descending = [9, 8, 7].map(
  (hp, index) => ({ kind: 'setHp', figure: `hero-${index + 2}`, hp, maxHp: 10 }) as const,
);

test('four heroes with known values: at most 12 taps to the first turn', async () => {
  const { tap, taps, seen, context } = await playing(app.browser, app.url, {
    without: 'adventure',
  });
  await tap('Weiter: Aufbau');
  await tap('Abenteuer beginnen');
  await tap(/^Los geht’s/);
  await seen('Kapitel 1 · Runde 1');
  expect(taps()).toBeLessThanOrEqual(12);
  await context.close();
});

test('one target: two taps after the card before, and the next card is one', async () => {
  const setting = { summons: [monster('Wüterich')], then: [...descending, ...turns(1)] };
  const { tap, taps, seen, turnOf, context } = await playing(app.browser, app.url, setting);
  await tap('Weiter: Wüterich');
  taps();
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  await tap('Rang 1 Vorn 10 LP', 'checkbox');
  await seen('10 → 6 LP');
  await tap('Trifft Vorn: 4');
  await turnOf('Maya');
  expect(taps()).toBeLessThanOrEqual(2);
  await tap('Weiter: Jaheen');
  await turnOf('Jaheen');
  expect(taps()).toBe(1);
  await context.close();
});

test('with darkness unknown: three taps, in one step', async () => {
  const setting = {
    rules: { darknessInPlay: true },
    summons: [monster('Wüterich')],
    then: turns(1),
  };
  const { tap, taps, seen, turnOf, context } = await playing(app.browser, app.url, setting);
  await tap('Weiter: Wüterich');
  taps();
  await tap('Rang 1 Vorn 10 LP', 'checkbox');
  await tap('auf Dunkelheit, Schaden +2', 'switch');
  await seen('4 + 2 = 6 Schaden');
  await seen('10 → 4 LP');
  await tap('Trifft Vorn: 6');
  await turnOf('Maya');
  expect(taps()).toBeLessThanOrEqual(3);
  await context.close();
});

test('several targets: five taps, with the one passed over asked about', async () => {
  const summons = [monster('Wüterich', [onHit('cleave', 2)])];
  const setting = { summons, then: [...descending, ...turns(1)] };
  const { page, tap, taps, seen, context } = await playing(app.browser, app.url, setting);
  await tap('Weiter: Wüterich');
  await tap('Rang 2 Maya 9 LP', 'checkbox');
  await tap('Rang 3 Jaheen 8 LP', 'checkbox');
  await seen('Oder trifft es von einem Feld aus Vorn und dazu …');
  await tap('Elros');
  await seen('10 → 6 LP');
  await seen('7 → 3 LP');
  // The preview takes the place of what was said before: all four are in sight.
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll('[role=checkbox]')];
    const there = rows.filter((row) => {
      const { x, bottom, width } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(x + width / 2, bottom - 3));
    });
    return there.length === 4;
  });
  await tap('Trifft Vorn und Elros: 4');
  expect(taps()).toBeLessThanOrEqual(5);
  await context.close();
});

test('damage on a monster: two taps, and one takes it back', async () => {
  const setting = { summons: [monster('Wüterich')], then: turns(1) };
  const { tap, taps, seen, context } = await playing(app.browser, app.url, setting);
  await tap('Schaden auf Wüterich 12 von 12 LP');
  await tap('5 Schaden');
  await seen('Wüterich: 5 LP verloren, noch 7');
  expect(taps()).toBeLessThanOrEqual(2);
  await tap('Rückgängig: Wüterich: 5 LP verloren, noch 7');
  await tap('Schaden auf Wüterich 12 von 12 LP');
  await context.close();
});

test('reloaded in the middle of an open threat: it is still there, with its reaction', async () => {
  const setting = { summons: [monster('Wüterich', [onHit('bleed', 1)])], then: turns(1) };
  const { page, tap, taps, seen, errors, context } = await playing(app.browser, app.url, setting);
  await tap('Weiter: Wüterich');
  await tap('Rang 1 Vorn 10 LP', 'checkbox');
  taps();
  await tap('Reaktion');
  await tap('3');
  await tap(/^Würfel gelb · \d frei$/);
  expect(taps()).toBeLessThanOrEqual(3);
  await seen('10 → 9 LP');
  await page.reload();
  await usable(page);
  await seen('Vorn: verhindert 3, Würfel gelb');
  await seen('10 → 9 LP');
  await tap('Anwenden, Weiter: Maya');
  await tap('Alle Figuren');
  await tap(/^Vorn 9 von 10 LP Verteidiger Bluten/);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ['one target', [], ['Rang 2 Maya 9 LP']],
  ['several', [onHit('cleave', 2)], ['Rang 1 Vorn 10 LP', 'Rang 3 Jaheen 8 LP']],
] as const)(
  'reloaded, a threat says why as before, and is one step with its attack: %s',
  async (_name, abilities, picks) => {
    const setting = {
      rules: { darknessInPlay: true },
      summons: [monster('Wüterich', abilities)],
      then: [...descending, ...turns(2)],
    };
    const player = await playing(app.browser, app.url, setting);
    const { page, tap, seen, errors, context } = player;
    for (const pick of picks) await tap(pick, 'checkbox');
    await tap('auf Dunkelheit, Schaden +2', 'switch');
    await tap('Reaktion');
    await tap('Schließen');
    const why = page.getByRole('list', { name: 'Begründung' }).filter({ visible: true });
    await why.waitFor();
    const before = await shown(player);
    await page.reload();
    await usable(page);
    await why.waitFor();
    await showsAgain(player, before);
    await tap('Anwenden, Weiter: Maya');
    await tap('Rückgängig');
    await seen(/^(Wer ist der Oberste in der Reihe|Wen trifft es von einem Feld aus)/);
    expect(errors).toEqual([]);
    await context.close();
  },
);

/** Where a line of a name on the track ends within a word, as "Skelett-bogenschütze". */
const partedIn = ({ page }: Player): Promise<readonly string[]> =>
  page
    .getByRole('group', { name: 'Initiativeleiste' })
    .filter({ visible: true })
    .first()
    .evaluate((track) => {
      const texts = document.createTreeWalker(track, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const letters = text.nodeValue ?? '';
        const tops = Array.from(letters, (_, index) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + 1);
          // The hyphen at the end of a line belongs to the letter after it.
          return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
        });
        let line = 0;
        tops.forEach(({ top, height, width }, index) => {
          if (width === 0 || height === 0) return;
          const fell = index > 0 && top > line + height / 2;
          const before = letters[index - 1] ?? ' ';
          line = top;
          if (!fell || before === ' ') return;
          const [start, end] = [letters.slice(0, index), letters.slice(index)];
          found.push(before === '\u00ad' ? `${start.slice(0, -1)}-${end}` : `${start}|${end}`);
        });
      }
      return found.map((name) => name.replaceAll('\u00ad', ''));
    });

test('on a tablet long names on the track are parted at their joints, and said whole', async () => {
  const names = ['Skelettbogenschütze', 'Treibende Erscheinung', 'Vollstrecker', 'Donaudampfer'];
  const runes = ['red', 'blue', 'green', 'orange'] as const;
  const summons = names.map((name, index) =>
    monster(name, [], {
      id: `own-${index}`,
      monster: `own-${index}`,
      track: { rune: runes[index] ?? 'red', row: 'upper' },
    }),
  );
  const player = await playing(
    app.browser,
    app.url,
    { heroes: 5, summons, then: turns(1) },
    { viewport: { width: 1024, height: 768 } },
  );
  const parted = await partedIn(player);
  expect(parted.filter((name) => name.includes('|'))).toEqual([]);
  expect(parted).toContain('Skelett-bogenschütze');
  expect(parted).toContain('Donau-dampfer');
  for (const name of names) {
    const tile = player.page.getByRole('button', { name: new RegExp(name) });
    expect(await tile.filter({ visible: true }).count()).toBeGreaterThan(0);
  }
  await player.context.close();
});
