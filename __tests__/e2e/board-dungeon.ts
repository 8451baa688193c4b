/** A dungeon of five sheets on two trays with a bridge, built the way the chosen hand works. */
import type { GameCommand, Position } from '@/src/rules';
import { write, type Choose } from './board-page';
import { monster, onHit } from './table-campaigns';
import type { Player } from './table-page';

const SIZES = {
  B: 'Plan B 1×2 Zonen',
  C: 'Plan C 2×2 Zonen',
  E: 'Plan E 2×3 Zonen',
} as const;

const TRAYS = {
  1: 'Bauteil 1, 2 mal 3 Zonen, Ebene 1',
  2: 'Bauteil 2, 2 mal 3 Zonen, Ebene 1 und 2',
} as const;

const zone = (x: number, y: number): Position => [x * 2, y * 2];

/** Done with the piece laid before: the palette shows again. */
async function emptyHand({ page, tap }: Player): Promise<void> {
  const hold = page.getByRole('button', { name: 'Loslassen' }).filter({ visible: true });
  if ((await hold.count()) > 0) await tap('Loslassen');
}

/** The preview follows the tap; laid pieces stay in hand, for turning. */
async function layAt(player: Player, choose: Choose, at: Position): Promise<void> {
  await choose(player, at);
  await player.page
    .getByRole('button', { name: 'Loslassen' })
    .filter({ visible: true })
    .first()
    .waitFor();
}

export async function tray(player: Player, choose: Choose, which: 1 | 2, at: Position) {
  await emptyHand(player);
  await player.tap(TRAYS[which]);
  await layAt(player, choose, at);
}

export async function sheet(
  player: Player,
  choose: Choose,
  name: string,
  size: keyof typeof SIZES,
  at: Position,
) {
  await emptyHand(player);
  await write(player, 'Bezeichnung', name);
  await player.tap(SIZES[size]);
  await layAt(player, choose, at);
}

/** Levels 1 and 2 at the left, level 1 at the right, a bridge between them over the table. */
export async function buildDungeon(player: Player, choose: Choose): Promise<void> {
  // Two empty zones lie around what is there: the dungeon grows from left to right.
  await tray(player, choose, 2, zone(0, 0));
  await sheet(player, choose, 'E4-F', 'E', zone(0, 0));
  await sheet(player, choose, 'C1-B', 'C', zone(2, 0));
  await tray(player, choose, 1, zone(4, 0));
  await sheet(player, choose, 'E5-F', 'E', zone(4, 0));
  await sheet(player, choose, 'E2-F', 'E', zone(0, 3));
  await sheet(player, choose, 'B3-F', 'B', zone(2, 3));
  await emptyHand(player);
  await player.tap('Brücke BR1, 2 Zonen lang');
  await layAt(player, choose, zone(2, 1));
  await emptyHand(player);
}

export async function paint(
  player: Player,
  choose: Choose,
  brush: string,
  fields: readonly Position[],
): Promise<void> {
  await player.tap('Gelände', 'radio');
  await player.tap(brush);
  for (const field of fields) await choose(player, field);
  await player.tap(brush);
}

/** What every hand must have made. */
export const DUNGEON = {
  trays: [
    { tray: 2, at: [0, 0] },
    { tray: 1, at: [4, 0] },
  ],
  sheets: [
    { name: 'E4-F', size: 'E', at: [0, 0], raised: true },
    { name: 'C1-B', size: 'C', at: [2, 0], raised: false },
    { name: 'E5-F', size: 'E', at: [4, 0], raised: true },
    { name: 'E2-F', size: 'E', at: [0, 3], raised: false },
    { name: 'B3-F', size: 'B', at: [2, 3], raised: false },
  ],
  bridges: [{ name: 'BR1', at: [2, 1], size: [2, 1], level: 1 }],
};

/** The same without a hand: for tests that begin with a dungeon. */
export const LAID: readonly GameCommand[] = [
  { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E4-F', size: 'E', at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'C1-B', size: 'C', at: [2, 0], turn: 0 },
  { kind: 'placeTray', tray: 1, at: [4, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E5-F', size: 'E', at: [4, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E2-F', size: 'E', at: [0, 3], turn: 0 },
  { kind: 'placeSheet', name: 'B3-F', size: 'B', at: [2, 3], turn: 0 },
  { kind: 'placeBridge', name: 'BR1', at: [2, 1], size: [2, 1] },
  {
    kind: 'paint',
    as: 'L',
    fields: [
      [0, 4],
      [1, 4],
    ],
  },
  { kind: 'paint', as: '~', fields: [[5, 0]] },
  {
    kind: 'paint',
    as: 'M',
    fields: [
      [2, 10],
      [3, 10],
    ],
  },
  { kind: 'paint', as: 'S', fields: [[5, 7]] },
  { kind: 'paint', as: '#', fields: [[11, 0]] },
  { kind: 'paint', as: '*', fields: [[10, 1]] },
  { kind: 'paint', as: 'D', fields: [[0, 11]] },
  { kind: 'putObject', object: 'door', at: [3, 9], name: '1' },
  { kind: 'putObject', object: 'chest', at: [9, 5] },
  { kind: 'putObject', object: 'interaction', at: [2, 7], name: 'Hebel', charges: 2 },
  {
    kind: 'layDarkness',
    cells: [
      { at: [1, 8], below: false },
      { at: [1, 9], below: false },
      { at: [2, 9], below: false },
    ],
  },
];

/** Two heroes and two monsters on it; the second monster is large. */
export const PEOPLED: readonly GameCommand[] = [
  ...LAID,
  { kind: 'placeFigure', figure: 'hero-1', at: [0, 3] },
  { kind: 'placeFigure', figure: 'hero-2', at: [1, 7] },
  { kind: 'placeFigure', figure: 'monster-2', at: [8, 2] },
  { kind: 'placeFigure', figure: 'monster-4', at: [10, 4] },
];

export const SUMMONS = [
  monster('Schnitter', [onHit('cleave', 2)]),
  monster('Koloss', [], { size: 'large', id: 'own-2' }),
];
