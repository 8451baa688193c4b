/** Every state of the board, each a campaign of its own; how to get there, in both languages. */
import { LAID, PEOPLED, SUMMONS } from '@/__tests__/e2e/board-dungeon';
import { adventuresFile, turns } from '@/__tests__/e2e/table-campaigns';
import { tilesText } from '@/src/game';
import { pack } from '@/src/game/share/pack';
import type { BoardState } from './board-kit';
import { TURN_STATES } from './board-turns';

const BUILD = /^(Karte bauen|Build the map)$/;
const E = /^(Plan|Sheet) E /;
const LAY = /^(Hier legen|Lay it here)$/;
const LIST = /^(Liste|List)$/;
const TERRAIN = /^(Gelände|Terrain)$/;
const MORE = /^(Mehr zur Karte|More about the map)$/;
const SHARE = /^(Karte teilen|Share the map)/;
const RIM = 4;

const empty = (get: BoardState['get']): BoardState => ({ heroes: 2, ...(get && { get }) });
const laid = (get: BoardState['get']): BoardState => ({
  heroes: 2,
  summons: SUMMONS,
  then: LAID,
  ...(get && { get }),
});
const peopled = (get?: BoardState['get']): BoardState => ({
  heroes: 2,
  summons: SUMMONS,
  then: [...PEOPLED, ...turns(1)],
  ...(get && { get }),
});

const TILES = tilesText(
  [
    { name: 'E7-F', size: 'E', print: ['L...', '....', '..~~', '....', '....', '...*'] },
    { name: 'C8-B', size: 'C', print: ['MM..', '....', '....', '..#.'] },
    { name: 'B9-F', size: 'B', print: ['S.', '..', '.D', '..'] },
  ],
  'screenshots',
);
const OTHER_TILES = tilesText(
  [
    { name: 'E7-F', size: 'E', print: ['....', '....', '~~~~', '....', '....', '...*'] },
    { name: 'E9-F', size: 'E', print: ['....', '....', '....', '....', 'SSSS', '....'] },
  ],
  'screenshots',
);
const READ = /^(Datei einlesen|Read a file)/;
const TAKE = /^(Übernehmen|Take them)$/;

export const BOARD_STATES: Readonly<Record<string, BoardState>> = {
  boardEmpty: empty(undefined),
  // Before anything is painted: painting teaches the library.
  boardLibraryEmpty: peopled(async ({ page, url }) => {
    await page.goto(`${url}/board/library`);
    await page.waitForTimeout(1000);
  }),
  boardBuilder: empty(({ button }) => button(BUILD)),
  boardInHand: laid(async ({ button }) => {
    await button(BUILD);
    await button(E);
  }),
  boardLaid: laid(async ({ button }) => {
    await button(BUILD);
    await button(E);
    await button(LAY);
  }),
  boardPainting: laid(async ({ button, radio, field }) => {
    await button(BUILD);
    await radio(TERRAIN);
    await button(/^Lava$/);
    await field(2, 1, RIM);
  }),
  boardThings: laid(async ({ button, radio }) => {
    await button(BUILD);
    await radio(/^(Plättchen|Tokens)$/);
    await button(/^(Interaktion|Interaction)$/);
  }),
  boardFigures: peopled(),
  boardUnplaced: { heroes: 2, summons: SUMMONS, then: [...LAID, ...turns(1)] },
  boardReach: peopled(({ field }) => field(0, 3, 0)),
  boardDrag: peopled(({ drag }) => drag([0, 3], [3, 4])),
  boardHarm: peopled(async ({ field }) => {
    await field(0, 3, 0);
    await field(1, 6, 0);
  }),
  boardConditions: {
    heroes: 2,
    summons: SUMMONS,
    then: [
      ...PEOPLED,
      { kind: 'setTokens', figure: 'hero-1', tokens: { bleed: 2, shield: 3 } },
      { kind: 'setTokens', figure: 'hero-2', tokens: { stealth: 1 } },
      { kind: 'setTokens', figure: 'monster-2', tokens: { poison: 1, burn: 2, slow: 1, stun: 1 } },
      { kind: 'setTokens', figure: 'monster-4', tokens: { 'knock-down': 1, bleed: 3 } },
      { kind: 'setHp', figure: 'monster-4', hp: 2, maxHp: 12 },
      ...turns(1),
    ],
  },
  boardBridge: {
    heroes: 2,
    then: LAID.filter(({ kind }) => kind !== 'placeBridge'),
    get: async ({ button }) => {
      await button(BUILD);
      await button(/^(Brücke BR1|Bridge BR1)/);
    },
  },
  boardLegend: peopled(async ({ button }) => {
    await button(MORE);
    await button(/^(Zeichen auf der Karte|Signs on the map)$/);
  }),
  boardDoor: peopled(({ button }) => button(/^(Tür öffnen|Open a door)/)),
  boardList: peopled(({ radio }) => radio(LIST)),
  boardBuildList: laid(async ({ button, radio }) => {
    await button(BUILD);
    await radio(LIST);
  }),
  boardMenu: peopled(({ button }) => button(MORE)),
  boardShare: peopled(async ({ button }) => {
    await button(MORE);
    await button(SHARE);
    await button(/^(Anzeigen|Show)$/);
  }),
  boardQuestion: peopled(async ({ button }) => {
    await button(MORE);
    await button(/^(Regelfrage melden|Report a rules question)/);
  }),
  boardPreview: peopled(async ({ page, button }) => {
    await button(MORE);
    await button(SHARE);
    await button(/^(Link kopieren|Copy the link)$/);
    await page.waitForTimeout(300);
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.waitForTimeout(1500);
  }),
  boardRefused: peopled(async ({ page, url }) => {
    await page.goto(`${url}/board/shared#${pack('[]')}`);
    await page.waitForTimeout(1000);
  }),
  boardLibrary: peopled(async ({ page, url, button, chooseFile }) => {
    await page.goto(`${url}/board/library`);
    await chooseFile(READ, TILES);
    await button(TAKE);
    await page.waitForTimeout(600);
  }),
  boardLibraryMerge: peopled(async ({ page, url, chooseFile }) => {
    await page.goto(`${url}/board/library`);
    await chooseFile(READ, OTHER_TILES);
    await page.waitForTimeout(600);
  }),
  ...TURN_STATES,
};

export const boardFile = (name: string): string =>
  adventuresFile([{ ...BOARD_STATES[name], name }]);
