import { seriousFindings } from './axe';
import { PEOPLED, SUMMONS } from './board-dungeon';
import { atTheBoard, linkOf, tapField } from './board-page';
import { inChromium, open, PHONE, TABLET } from './harness';
import { turns } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

/** Each step: what is pressed to get there, and how one knows it is there. */
type Step = readonly [state: string, get: (player: Player) => Promise<void>];

const BUILDING: readonly Step[] = [
  ['no map', ({ seen }) => seen('Noch keine Karte')],
  ['builder', ({ tap }) => tap('Karte bauen')],
  ['a piece in hand', ({ tap }) => tap('Plan E 2×3 Zonen')],
  ['a piece laid', ({ tap }) => tap('Hier legen')],
  [
    'painting',
    async ({ tap }) => {
      await tap('Gelände', 'radio');
      await tap('Lava');
    },
  ],
  [
    'tokens',
    async ({ tap }) => {
      await tap('Plättchen', 'radio');
      await tap('Interaktion');
    },
  ],
  ['building in the list', ({ tap }) => tap('Liste', 'radio')],
];

const PLAYING: readonly Step[] = [
  ['figures', ({ seen }) => seen('Am Zug: Vorn')],
  ['reach', (player) => tapField(player, [0, 3], 0)],
  ['list', ({ tap }) => tap('Liste', 'radio')],
  ['menu', ({ tap }) => tap('Mehr zur Karte')],
  [
    'share',
    async ({ tap, seen }) => {
      await tap('Karte teilen');
      await tap('Anzeigen');
      await seen('Als Link');
    },
  ],
  [
    'rules question',
    async ({ tap, seen }) => {
      await tap('Regelfrage melden');
      await seen('Wessen Zug?');
    },
  ],
  [
    'library',
    async ({ page, seen }) => {
      await open(page, `${app.url}/board/library`);
      await seen('Bekannte Pläne');
    },
  ],
  [
    'refused link',
    async ({ page, seen }) => {
      await open(page, `${app.url}/board/shared#1qqq`);
      await seen('Diese Karte lässt sich nicht öffnen');
    },
  ],
];

async function findingsOf(player: Player, steps: readonly Step[]) {
  const findings: Record<string, readonly string[]> = {};
  for (const [state, get] of steps) {
    await get(player);
    await player.page.waitForTimeout(300);
    const found = await seriousFindings(player.page);
    if (found.length > 0) findings[state] = found;
  }
  return findings;
}

test.each([
  ['phone', PHONE, 'dark'],
  ['tablet', TABLET, 'light'],
] as const)('no serious axe finding on the board, %s', async (_name, viewport, colorScheme) => {
  const options = { viewport, colorScheme };
  const building = await atTheBoard(app.browser, app.url, { heroes: 2 }, options);
  expect(await findingsOf(building, BUILDING)).toEqual({});
  expect(building.errors).toEqual([]);
  await building.context.close();
  const setting = { heroes: 2, summons: SUMMONS, then: [...PEOPLED, ...turns(1)] };
  const playing = await atTheBoard(app.browser, app.url, setting, options);
  const link = await linkOf(playing);
  const preview: Step = [
    'preview',
    async ({ page, seen }) => {
      await open(page, link);
      await seen('5 Pläne · 2 Helden · 2 Monster');
    },
  ];
  expect(await findingsOf(playing, [...PLAYING, preview])).toEqual({});
  expect(playing.errors).toEqual([]);
  await playing.context.close();
});
