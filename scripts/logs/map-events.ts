/**
 * Builds a map on which every event of a map happens and prints it as a stored log:
 * `tsx scripts/logs/map-events.ts > __tests__/game/logs/map-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { EMPTY_MAP, type GameCommand, type Position } from '@/src/rules';
import { printLog, START } from './print-log';

const cell = (at: Position, below: boolean) => ({ at, below });

/** Two trays with a sheet each, joined by a bridge over lava. */
const BUILDING: readonly GameCommand[] = [
  { kind: 'placeTray', tray: 2, at: [0, 0], turn: 1 },
  { kind: 'placeSheet', name: 'E4-F', size: 'E', at: [0, 0], turn: 1 },
  { kind: 'placeTray', tray: 2, at: [5, 0], turn: 3 },
  { kind: 'placeSheet', name: 'E5-B', size: 'E', at: [5, 0], turn: 3 },
  { kind: 'placeSheet', name: 'C2-F', size: 'C', at: [3, 0], turn: 0 },
  { kind: 'paint', sheet: 'sheet-5', as: 'L' },
  { kind: 'layDarkness', cells: [cell([6, 0], false), cell([7, 3], false)] },
  { kind: 'placeBridge', name: 'BR1', at: [3, 0], size: [2, 1] },
  {
    kind: 'paint',
    fields: [
      [2, 1],
      [10, 0],
    ],
    as: 'S',
  },
  { kind: 'namePiece', piece: 'sheet-2', name: 'E4-B' },
  { kind: 'placeSheet', name: 'B1-F', size: 'B', at: [-1, 0], turn: 0 },
  { kind: 'placeSheet', name: 'B2-F', size: 'B', at: [-4, 0], turn: 0 },
  { kind: 'movePiece', piece: 'sheet-9', at: [-3, 2], turn: 1 },
  { kind: 'removePiece', piece: 'sheet-9' },
];

const PEOPLING: readonly GameCommand[] = [
  { kind: 'putObject', object: 'chest', at: [-1, 3], safe: true },
  { kind: 'putObject', object: 'interaction', at: [0, 0], name: 'Altar', charges: 2 },
  { kind: 'putObject', object: 'door', at: [15, 0], name: '03' },
  { kind: 'setCharges', object: 'object-11', charges: 1 },
  { kind: 'moveObject', object: 'object-12', at: [14, 0] },
  { kind: 'removeObject', object: 'object-10' },
  { kind: 'placeFigure', figure: 'hero-1', at: [1, 1] },
  { kind: 'placeFigure', figure: 'hero-2', at: [-2, 0] },
  { kind: 'nextTurn' },
  { kind: 'moveFigure', figure: 'hero-1', to: [6, 3], how: 'walk' },
  { kind: 'moveFigure', figure: 'hero-1', to: [7, 3], how: 'walk' },
  { kind: 'liftDarkness', cells: [cell([7, 3], false)] },
  { kind: 'placeFigure', figure: 'hero-2', at: null },
];

/** A second adventure takes a whole map over and gives it up again. */
const AGAIN: readonly GameCommand[] = [
  { kind: 'declareOutcome', outcome: { result: 'abandoned' } },
  { kind: 'closeAdventure', at: 2000, afterwards: 'restart' },
  START,
  {
    kind: 'setMap',
    map: {
      ...EMPTY_MAP,
      sheets: [
        {
          id: 'a',
          name: 'B3-F',
          size: 'B',
          at: [0, 0],
          turn: 1,
          raised: false,
          print: ['.~', 'LM', 'SD', '*#'],
        },
      ],
      objects: [
        {
          id: 'b',
          kind: 'npc',
          at: [1, 0],
          name: 'Bote',
          charges: null,
          safe: false,
          blocks: true,
        },
      ],
      darkness: [{ id: 'c', cells: [cell([2, 0], false)] }],
    },
  },
  { kind: 'setMap', map: null },
  { kind: 'placeTray', tray: 3, at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'C1-F', size: 'C', at: [0, 0], turn: 2 },
  { kind: 'placeFigure', figure: 'hero-2', at: [3, 3] },
];

void printLog('Alte Karten', [START, ...BUILDING, ...PEOPLING, ...AGAIN]);
