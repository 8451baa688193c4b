import { findingsInBothLooks } from './axe';
import { COMMAND_SCENES } from './board-command-scenes';
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

async function inBothLooks(player: Player, steps: readonly Step[]) {
  const findings: Record<string, readonly string[]> = {};
  for (const [state, get] of steps) {
    await get(player);
    await player.page.waitForTimeout(300);
    const found = await findingsInBothLooks(player.page);
    if (found.length > 0) findings[state] = found;
  }
  return findings;
}

const SIZES = [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const;

test.each(SIZES)('no serious axe finding on the map, %s, dark and light', async (_, viewport) => {
  const options = { viewport };
  const building = await atTheBoard(app.browser, app.url, { heroes: 2 }, options);
  expect(await inBothLooks(building, BUILDING)).toEqual({});
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
  expect(await inBothLooks(playing, [...PLAYING, preview])).toEqual({});
  expect(playing.errors).toEqual([]);
  await playing.context.close();
});

/** What a commander, a command, a rune shown and a hero's range bring onto the map. */
const PANELS: readonly (readonly [keyof typeof COMMAND_SCENES, readonly Step[]])[] = [
  [
    'ATTACK_CARD',
    [
      ['attack card', ({ seen }) => seen('Trifft Vorn')],
      ['attack card, two ticked', ({ tap }) => tap('Alle: Vorn und Maya')],
    ],
  ],
  [
    'COMMAND',
    [
      ['command', ({ seen }) => seen('Befehligen: Das stärkste andere Monster handelt sofort.')],
      ['commanded', ({ tap }) => tap('Ghul handelt jetzt')],
      ['the commanded one runs', ({ tap }) => tap('Ghul ausführen')],
    ],
  ],
  [
    'MANIFEST',
    [
      ['manifest', ({ seen }) => seen('Vorgewählt: auf der Karte höchstens eine Zone entfernt.')],
      ['a rune chosen', ({ tap }) => tap(/^Rot: /)],
    ],
  ],
];

describe.each(SIZES)('%s, dark and light', (size, viewport) => {
  test.each(PANELS)('no serious axe finding: %s', async (scene, steps) => {
    const options = { viewport };
    const player = await atTheBoard(app.browser, app.url, COMMAND_SCENES[scene], options);
    expect(await inBothLooks(player, steps)).toEqual({});
    expect(player.errors).toEqual([]);
    await player.context.close();
  });

  test("no serious axe finding: a hero's range", async () => {
    const options = { viewport };
    const player = await atTheBoard(app.browser, app.url, COMMAND_SCENES.HERO, options);
    const range = async () => {
      await tapField(player, [6, 2], 0);
      if (size === 'phone') await player.tap('Reichweite');
      await player.tap('Rot: eine Zone weit');
    };
    expect(await inBothLooks(player, [['range', range]])).toEqual({});
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});
