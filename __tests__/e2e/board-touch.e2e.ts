import { RUNES } from '@/src/content/drunagor';
import { LAID } from './board-dungeon';
import { atTheBoard, boardIn, linkOf } from './board-page';
import { FOE, hall, standing } from './board-scenes';
import { fingersOf, placeOf, spotOf, type Fingers } from './fingers';
import { inChromium, open, PHONE, settled, TABLET, visit } from './harness';
import { monster, turns, type Setting } from './table-campaigns';
import { playerOf, type Player } from './table-page';

const app = inChromium();

const SIZES = [
  ['a phone', PHONE],
  ['a tablet', TABLET],
] as const;

type Size = (typeof SIZES)[number][1];

/** At the map with fingers; whatever they do, nothing goes wrong. */
async function touching(
  viewport: Size,
  setting: Setting,
  play: (player: Player, fingers: Fingers) => Promise<void>,
): Promise<void> {
  const player = await atTheBoard(app.browser, app.url, setting, {
    viewport,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await play(player, await fingersOf(player));
  expect(player.errors).toEqual([]);
  await player.context.close();
}

/** Nobody taps a button the moment it appears, and a tap that was too quick does nothing. */
const unhurried = ({ page }: Player): Promise<void> => page.waitForTimeout(800);

const mapOf = async (player: Player) => boardIn(await linkOf(player)).map;

describe.each(SIZES)('on %s', (_name, viewport) => {
  test('5 sheets, 2 trays, a bridge, terrain, a chest and a door: at most 25 touches', () =>
    touching(viewport, { heroes: 2 }, async (player, { press, field, touches }) => {
      const chosen = (name: string) => player.seen(`${name} gewählt`);
      await press('Karte bauen');
      await press('Bauteil 1, 2 mal 3 Zonen, Ebene 1');
      await press('Hier legen');
      await player.seen(/^Jetzt einen Plan darauflegen/);
      await press('Bauteil 1, 2 mal 3 Zonen, Ebene 1');
      await player.seen('Bauteil 1 in der Hand');
      await field([6, 0]);
      await chosen('Bauteil 1');
      await press('Plan E 2×3 Zonen');
      await press('Hier legen');
      await chosen('Plan E');
      for (let more = 0; more < 4; more += 1) {
        await unhurried(player);
        await press('Noch einmal');
      }
      await unhurried(player);
      await press(/^Brücke BR1/);
      await player.seen('Grün ist, wohin sie passt. Tippt auf eine der Stellen.');
      await press('Hier legen');
      await chosen('Brücke BR1');
      await press('Gelände', 'radio');
      await press('Lava');
      await field([6, 0]);
      await press('Plättchen', 'radio');
      await press('Truhe');
      await field([7, 1]);
      await press('Tür');
      await field([8, 2]);
      await press('Fertig');
      expect(touches()).toBeLessThanOrEqual(25);
      const { sheets, trays, bridges, objects } = await mapOf(player);
      expect([sheets.length, trays.length, bridges.length]).toEqual([5, 2, 1]);
      expect(sheets.filter(({ raised }) => raised).length).toBe(2);
      expect(sheets.some(({ print }) => print.join('').includes('L'))).toBe(true);
      expect(objects).toMatchObject([{ kind: 'chest' }, { kind: 'door' }]);
    }));

  test('a finger paints over fields without moving the map, and fills a sheet with one tap', () =>
    touching(viewport, { heroes: 2, then: LAID }, async (player, { press, over, field }) => {
      await press('Karte bauen');
      await press('Gelände', 'radio');
      await press('Lava');
      await unhurried(player);
      const before = await placeOf(player);
      const row = [0, 1, 2, 3].map((x) => spotOf(player, [x, 6]));
      await over(await Promise.all(row));
      expect(await placeOf(player)).toEqual(before);
      await unhurried(player);
      await press('Ganzer Plan', 'radio');
      await field([0, 0]);
      await press('Fertig');
      const { sheets } = await mapOf(player);
      expect(sheets[3]?.print[0]).toBe('LLLL');
      expect(sheets[0]?.print).toEqual(sheets[0]?.print.map(() => 'LLLL'));
    }));

  test('a painted sheet once more, with its paint: two touches', () =>
    touching(viewport, { heroes: 2, then: LAID.slice(1, 2) }, async (player, fingers) => {
      const { press, field, touches } = fingers;
      await press('Karte bauen');
      await press('Gelände', 'radio');
      await press('Lava');
      await field([1, 1]);
      await press('Lava');
      await press('Pläne', 'radio');
      touches();
      await field([2, 2]);
      await player.seen('Plan E4-F gewählt');
      await press('Noch einmal');
      expect(touches()).toBe(2);
      await unhurried(player);
      await press('Fertig');
      const { sheets } = await mapOf(player);
      expect(sheets.map(({ name, print }) => [name, print[1]])).toEqual([
        ['E4-F', '.L..'],
        ['E4-F', '.L..'],
      ]);
    }));

  test('Q2, C1: a cube for movement and a marker: two touches each', () =>
    touching(viewport, ROUND, async (player, { press, field, touches }) => {
      await field([6, 2]);
      await press(/^Würfel für Bewegung: gelb/i);
      await player.seen(/^So weit reichen /);
      expect(touches()).toBe(2);
      await press('Loslassen');
      touches();
      await field([2, 2]);
      await press('Gift erhöhen');
      await player.page.getByRole('button', { name: 'Gift 1 erhöhen' }).first().waitFor();
      expect(touches()).toBe(2);
      const { monsters } = boardIn(await linkOf(player));
      expect(monsters[0]?.tokens).toEqual({ poison: 1 });
    }));

  test('many places for the darkness: a touch on a hero shows one that covers him, and he stays', () =>
    touching(viewport, DARK, async (player, { field }) => {
      const placement = (n: number) => player.seen(`${n} von 12`);
      await placement(1);
      await field([5, 3]);
      await placement(8);
      await field([4, 1]);
      await placement(9);
      await player.tap('Liste', 'radio');
      await player.tap(/^Vorn 10 von 10 LP/);
      await placement(10);
      const held = player.page.getByRole('button', { name: 'Loslassen' });
      expect(await held.filter({ visible: true }).count()).toBe(0);
    }));

  test('D10: a reaction from the map: three touches', () =>
    touching(viewport, { ...ROUND, then: ACTING }, async (player, { press, touches }) => {
      await press('Schnitter ausführen');
      await player.seen(/\(10 → 6 LP\)/);
      touches();
      await press('Reaktion: Vorn');
      await press('2');
      await press('ohne Kosten');
      await player.seen('10 → 8 LP');
      expect(touches()).toBe(3);
    }));
});

test.each([
  ['a phone', PHONE],
  ['a low phone', { width: 390, height: 740 }],
  ['a phone held sideways', { width: 844, height: 390 }],
])(
  'guide and hero in hand, on %s: the big button is whole, all else within reach',
  async (_, viewport) => {
    const player = playerOf(
      await visit(app.browser, { viewport, hasTouch: true, reducedMotion: 'reduce' }),
    );
    const { page, tap, errors } = player;
    await open(page, app.url);
    await tap(/^Geführt ausprobieren/);
    await tap('Karte', 'tab');
    await tap('Los geht’s: Vorn');
    await player.seen(/2 von 11/);
    await tap('Liste', 'radio');
    await tap(/^Vorn 12 von 12 LP/);
    await tap('Karte', 'radio');
    await settled(page);
    const shown = (name: string) => page.getByRole('button', { name }).filter({ visible: true });
    const next = await shown('Weiter: Maya').boundingBox();
    const tabs = await page.getByRole('tablist').first().boundingBox();
    const end = tabs === null || tabs.y < viewport.height / 2 ? viewport.height : tabs.y;
    expect((next?.y ?? 0) + (next?.height ?? Infinity)).toBeLessThanOrEqual(end);
    for (const name of ['Diesen Schritt überspringen', 'Vergrößern', 'Von der Karte nehmen']) {
      await shown(name).tap({ trial: true });
    }
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

const STANDING = [...hall(), ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] })];

/** In Vorn's turn, a monster four fields away. */
const ROUND: Setting = {
  heroes: 2,
  summons: [monster('Schnitter')],
  then: [...STANDING, ...turns(1)],
};
const L_RUNE = RUNES.find(({ shape }) => shape === 'l');

/** An L from four fields in the middle: twelve places, and every one covers Vorn. */
const DARK: Setting = {
  heroes: 2,
  then: [
    ...hall(['', '', '...DD', '...DD']),
    ...standing({ 'hero-1': [4, 1], 'hero-2': [6, 3] }),
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: L_RUNE ? [L_RUNE.id] : [] },
  ],
};
const ACTING = [...STANDING, { kind: 'actNow', figure: FOE } as const];
