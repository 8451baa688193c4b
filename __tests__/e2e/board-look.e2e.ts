/** On a phone the map looks at what happens by itself, and at all that may be chosen. */
import { RUNES } from '@/src/content/drunagor';
import type { GameCommand } from '@/src/rules';
import { LAID } from './board-dungeon';
import { atTheBoard } from './board-page';
import { ACTS, FOE, standing, stateOf, turnIn } from './board-scenes';
import { fingersOf, placeOf, spotOf, type Fingers } from './fingers';
import { inChromium, settled } from './harness';
import { monster, type Setting } from './table-campaigns';
import type { Player } from './table-page';

const app = inChromium();

async function onPhone(
  setting: Setting,
  play: (player: Player, fingers: Fingers) => Promise<void>,
): Promise<void> {
  const options = { hasTouch: true, reducedMotion: 'reduce' } as const;
  const player = await atTheBoard(app.browser, app.url, setting, options);
  await settled(player.page);
  await play(player, await fingersOf(player));
  expect(player.errors).toEqual([]);
  await player.context.close();
}

/** What a finger and an eye can tell apart. */
const LEAST = 24;

/** Sixteen fields wide and eight high, as plain as can be. */
const HALL: readonly GameCommand[] = [0, 1, 2, 3].flatMap((column) =>
  [0, 1].map((row) => ({
    kind: 'placeSheet',
    name: `C${column * 2 + row + 1}-F`,
    size: 'C',
    at: [column * 2, row * 2],
    turn: 0,
  })),
);

/** Everybody is out of reach; a whole column of fields is as near. */
const FAR_OFF: Setting = {
  heroes: 4,
  summons: [monster('Schnitter', [], { move: 6 })],
  then: [
    ...HALL,
    ...standing({
      'hero-1': [12, 3],
      'hero-2': [14, 6],
      'hero-3': [11, 1],
      'hero-4': [15, 5],
      [FOE]: [1, 5],
    }),
    ACTS,
  ],
};

test('of a monster’s places all are in sight, and choosing another one moves nothing', () =>
  onPhone(FAR_OFF, async (player, { press, field }) => {
    const ends = turnIn(stateOf(FAR_OFF)).options.map(({ end }) => end);
    expect(ends.length).toBeGreaterThan(6);
    await press('Schnitter ausführen');
    await player.seen(`1 von ${ends.length}`);
    await settled(player.page);
    const before = await placeOf(player);
    expect(before.field).toBeGreaterThanOrEqual(LEAST);
    for (const end of ends) await spotOf(player, end);
    const last = ends.length - 1;
    await field(ends[last] ?? [0, 0]);
    await player.seen(`${last + 1} von ${ends.length}`);
    expect(await placeOf(player)).toEqual(before);
  }));

const LINE = RUNES.find(({ shape }) => shape === 'line-large')?.id ?? '';

const DARKNESS: Setting = {
  heroes: 2,
  then: [
    ...LAID.filter(({ kind }) => kind !== 'layDarkness' && kind !== 'paint'),
    { kind: 'layDarkness', cells: [{ at: [7, 3], below: true }] },
    ...standing({ 'hero-1': [4, 0], 'hero-2': [5, 0] }),
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: [LINE] },
  ],
};

test('the places of a darkness tile are looked at, and all of the map once it lies', () =>
  onPhone(DARKNESS, async (player, { press, field }) => {
    const { field: side } = await placeOf(player);
    expect(side).toBeGreaterThanOrEqual(LEAST);
    await field([7, 0]);
    await player.seen('3 von 6');
    await press('Legen');
    await player.page.getByText('3 von 6').waitFor({ state: 'detached' });
    await settled(player.page);
    const after = await placeOf(player);
    expect(after.field).toBeLessThan(side);
    await spotOf(player, [0, 11]);
  }));
