import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium, PHONE, repainted, TABLET } from './harness';
import { monster, onHit, turns, type Setting } from './table-campaigns';
import { playing, type Player } from './table-page';

const app = inChromium();

const RICH: Setting = {
  rules: { runeCard: true, darknessInPlay: true },
  summons: [
    monster('Schnitter', [onHit('cleave', 2), onHit('bleed', 1)]),
    { card: 'executioner/standard/fighter' },
  ],
  then: [
    { kind: 'setTokens', figure: 'hero-1', tokens: { poison: 2, shield: 1, focus: 2 } },
    { kind: 'curse', hero: 'hero-2', x: 5 },
  ],
};

/**
 * WCAG 2.5.3 where axe does not look: names made of what is in the button. A sign may say more than it shows,
 * but every word and number that is seen is part of the name.
 */
const wordsNotInNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: {
        setup(node: Document): void;
        teardown(): void;
        commons: { text: { accessibleText(node: Element): string } };
      };
    };
    axe.setup(document);
    // A soft hyphen parts lines, not words.
    const wordsIn = (text: string): readonly string[] =>
      text
        .replaceAll('\u00ad', '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const nameOf = (node: Element) => wordsIn(axe.commons.text.accessibleText(node));
    const pressable = '[role=button], [role=checkbox], [role=radio], [role=link], button';
    const found = [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .filter((node) => node.closest('[aria-hidden=true], [inert]') === null)
      .map((node) => [nameOf(node), wordsIn(node.innerText)] as const)
      .filter(([name, seen]) => seen.some((word) => !name.includes(word)))
      .map(([name, seen]) => `${seen.join(' ')} is not in ${name.join(' ')}`);
    axe.teardown();
    return found;
  });

const findingsOn = async (page: Page): Promise<readonly string[]> => [
  ...(await seriousFindings(page)),
  ...(await wordsNotInNames(page)),
];

const LOOKS = ['dark', 'light'] as const;

async function findingsInBothLooks(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await repainted(page);
    found.push(...(await findingsOn(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

/** Each step: what is pressed to get there, and how one knows it is there. */
type Step = readonly [state: string, get: (player: Player) => Promise<void>];

const closed = async ({ page }: Player) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
};

const STEPS: readonly Step[] = [
  ['before the first turn', ({ seen }) => seen('Alles aufgebaut?')],
  [
    'hero',
    async ({ tap, seen }) => {
      await tap('Los geht’s: Vorn');
      await seen('Zu Beginn des Zugs');
    },
  ],
  [
    'damage',
    async ({ tap, page }) => {
      const folded = page.getByRole('button', { name: 'Alle Figuren' });
      if (await folded.isVisible()) await tap('Alle Figuren');
      await tap(/^Vollstrecker .*Basis /);
    },
  ],
  [
    'tokens',
    async (player) => {
      await player.tap('Plättchen', 'radio');
      await player.seen('Zustände');
    },
  ],
  [
    'hero of a row',
    async (player) => {
      await closed(player);
      await player.tap(/^Maya .*Anführer · führt/);
      await player.tap('Held', 'radio');
    },
  ],
  [
    'menu',
    async (player) => {
      await closed(player);
      await player.tap('Mehr am Tisch');
    },
  ],
  ['doors', ({ tap }) => tap(/^Türen und Monster/)],
  [
    'a door',
    async ({ tap, seen }) => {
      await tap('Tür 1');
      await seen(/^Das stellt ihr für 4 Helden auf/);
    },
  ],
  [
    'weapon',
    async (player) => {
      await closed(player);
      await player.tap('Waffenangriff');
    },
  ],
  [
    'ranking',
    async (player) => {
      await closed(player);
      await player.tap('Weiter: Schnitter');
      await player.seen(/^Wen trifft es/);
    },
  ],
  [
    'ticked',
    async ({ tap, seen }) => {
      await tap(/^Rang 1 /, 'checkbox');
      await tap(/^Rang 2 /, 'checkbox');
      await tap(/^auf Dunkelheit/, 'switch');
      await seen('Warum?');
    },
  ],
  ['reaction', ({ tap }) => tap('Reaktion')],
  [
    'threat',
    async (player) => {
      await closed(player);
      await player.seen('Ziele und Schaden ändern');
    },
  ],
  [
    'end',
    async (player) => {
      await closed(player);
      await player.tap('Mehr am Tisch');
      await player.tap(/^Abenteuer beenden/);
      await player.tap('Verloren');
      await player.seen('Das kommt zurück');
    },
  ],
];

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)(
  'no serious axe finding in any state of the table, dark and light, %s',
  async (_name, viewport) => {
    const player = await playing(app.browser, app.url, RICH, { viewport });
    const findings: Record<string, readonly string[]> = {};
    for (const [state, get] of STEPS) {
      await get(player);
      const found = await findingsInBothLooks(player.page);
      if (found.length > 0) findings[state] = found;
    }
    expect(findings).toEqual({});
    expect(player.errors).toEqual([]);
    await player.context.close();
  },
);

test('the start page and the rune card have no serious axe finding', async () => {
  const start = await playing(app.browser, app.url, { without: 'adventure' });
  await start.seen('Helden und Rollen');
  expect(await findingsOn(start.page)).toEqual([]);
  await start.tap('Weiter: Aufbau');
  await start.seen(/^Das stellt ihr/);
  expect(await findingsOn(start.page)).toEqual([]);
  await start.context.close();
  const runes = await playing(app.browser, app.url, {
    heroes: 2,
    rules: { runeCard: true },
    then: turns(3),
  });
  await runes.turnOf('Runenkarte');
  expect(await findingsOn(runes.page)).toEqual([]);
  await runes.tap('Rune ziehen');
  await runes.seen(/^Ziel: /);
  expect(await findingsOn(runes.page)).toEqual([]);
  await runes.context.close();
});
