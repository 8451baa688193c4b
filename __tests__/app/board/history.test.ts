import { lineWords } from '@/app/play/words/line-words';
import { linesOfEvents } from '@/src/game';
import { createWords, type Language, type Translate } from '@/src/i18n';
import type { GameCommand, GameState } from '@/src/rules';
import { FOE, hall, put, run, scene, thing } from '@/__tests__/rules/adventure/board/laid';
import { adventureOf, adventureWith, after, doing } from '@/__tests__/rules/adventure/kit';

const told = (state: GameState, command: GameCommand, language: Language): string => {
  const t = createWords(language).t as Translate;
  return linesOfEvents(doing(state, command).events)
    .map((line) => lineWords(line, language, t))
    .join(' · ');
};

const built = after(adventureWith(), ...hall(), thing('door', 7, 0), put('hero-1', 1, 1));
const object = adventureOf(built).map?.objects[0]?.id ?? '';
const tray: GameCommand = { kind: 'placeTray', tray: 1, at: [4, 0], turn: 0 };
const trayed = after(built, tray);
const dark: GameCommand = {
  kind: 'layDarkness',
  cells: [
    { at: [2, 3], below: false },
    { at: [3, 3], below: false },
  ],
};
/** Two trays of one height with a bridge from one to the other. */
const bridged = after(
  adventureWith(),
  ...hall(),
  { kind: 'placeTray', tray: 1, at: [0, 3], turn: 0 },
  { kind: 'placeTray', tray: 1, at: [4, 3], turn: 0 },
  { kind: 'placeBridge', name: 'BR1', at: [2, 3], size: [2, 1] },
  { kind: 'placeSheet', name: 'C1-F', size: 'C', at: [2, 3], turn: 0 },
);
const below: GameCommand = { kind: 'layDarkness', cells: [{ at: [5, 6], below: true }] };

const ROWS: readonly (readonly [string, GameState, GameCommand, string, string])[] = [
  [
    'G1: a sheet, and where it lies',
    built,
    { kind: 'placeSheet', name: 'C2-B', size: 'C', at: [4, 0], turn: 0 },
    'Geländeplan C2-B liegt auf I1–L4',
    'Map sheet C2-B lies on I1–L4',
  ],
  ['G1: a tray', built, tray, 'Geländebauteil 1 liegt auf I1–L6', 'Terrain tray 1 lies on I1–L6'],
  [
    'G7: what was painted, and on which sheet',
    built,
    { kind: 'paint', as: 'L', fields: [[0, 0]] },
    'Eingezeichnet auf E1-F: Lava',
    'Drawn on E1-F: Lava',
  ],
  [
    'G7: on a sheet nobody has named',
    after(adventureWith(), { kind: 'placeSheet', name: '', size: 'C', at: [0, 0], turn: 0 }),
    { kind: 'paint', as: 'M', fields: [[0, 0]] },
    'Eingezeichnet auf C: Miasma',
    'Drawn on C: Miasma',
  ],
  [
    'G1: what was taken away',
    trayed,
    { kind: 'removePiece', piece: adventureOf(trayed).map?.trays[0]?.id ?? '' },
    'Geländebauteil 1 von der Karte genommen',
    'Terrain tray 1 taken off the map',
  ],
  ['O2: what was put where', built, thing('chest', 2, 2), 'Truhe liegt auf C3', 'Chest lies on C3'],
  [
    'O2: and taken from where',
    built,
    { kind: 'removeObject', object },
    'Tür von H1 genommen',
    'Door taken from H1',
  ],
  ['G8: darkness by its fields', built, dark, 'Dunkelheit gelegt: C4, D4', 'Darkness laid: C4, D4'],
  [
    'G8: and taken away',
    after(built, dark),
    { kind: 'liftDarkness', cells: [{ at: [3, 3], below: false }] },
    'Dunkelheit entfernt: D4',
    'Darkness removed: D4',
  ],
  [
    'G6: below a bridge',
    bridged,
    below,
    'Dunkelheit gelegt: F7 unter der Brücke',
    'Darkness laid: F7 below the bridge',
  ],
  [
    'M1: from where to where a figure went',
    built,
    { kind: 'moveFigure', figure: 'hero-1', to: [3, 2], how: 'forced' },
    'Jaheen: von B2 nach D3',
    'Jaheen: from B2 to D3',
  ],
];

test.each(ROWS)('%s', (_, state, command, german, english) => {
  expect(told(state, command, 'de')).toBe(german);
  expect(told(state, command, 'en')).toBe(english);
});

test('S4: from where to where a monster went', () => {
  const state = scene({ at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } });
  expect(told(state, run(state), 'de')).toMatch(/: von C3 nach [E-H][1-6]/);
});
