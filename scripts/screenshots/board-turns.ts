/** Turns on the board for the contact sheets; how to get there, in both languages. */
import { COMMAND_SCENES } from '@/__tests__/e2e/board-command-scenes';
import { DARKNESS_DRAWS, MONSTER_TURNS } from '@/__tests__/e2e/board-scenes';
import type { Setting } from '@/__tests__/e2e/table-campaigns';
import type { GameCommand } from '@/src/rules';
import type { BoardState } from './board-kit';

const RUN = /^(Schnitter ausführen|Run Schnitter)$/;
const REACT = /^(Reaktionen|Reactions)$/;
const WITHOUT = /^(Ohne Karte|Without the map)$/;

const scene = (name: string): Setting => MONSTER_TURNS[name] ?? DARKNESS_DRAWS[name] ?? {};

const running = (name: string, get?: BoardState['get']): BoardState => ({
  ...scene(name),
  get: async (kit) => {
    await kit.button(RUN);
    await get?.(kit);
  },
});

/** Vorn next to a monster, another one a level up. */
const HERO: BoardState = {
  ...scene('small'),
  then: [
    ...(scene('small').then ?? []).filter(({ kind }) => kind !== 'actNow'),
    { kind: 'placeFigure', figure: 'monster-2', at: [5, 2] },
    { kind: 'nextTurn' },
  ] satisfies readonly GameCommand[],
  get: ({ button }) => button(/^(Rot|Red): /),
};

export const TURN_STATES: Readonly<Record<string, BoardState>> = {
  boardTurnReady: scene('small'),
  boardTurnRan: running('small'),
  boardTurnLarge: running('large, pushing aside and crushing'),
  boardTurnAmbush: running('ambush'),
  boardTurnWhyNot: running('small', async ({ page, button }) => {
    await button(/^Maya$/);
    await page
      .getByText(/^Maya: /)
      .first()
      .scrollIntoViewIfNeeded();
  }),
  boardTurnThreat: running('small', ({ button }) => button(REACT)),
  boardTurnWithout: { ...scene('small'), get: ({ button }) => button(WITHOUT) },
  boardTurnUnknown: {
    ...scene('small'),
    then: [
      ...(scene('small').then ?? []),
      { kind: 'placeFigure', figure: 'hero-2', at: null },
    ] satisfies readonly GameCommand[],
  },
  boardTurnHero: HERO,
  boardHeroRange: {
    ...COMMAND_SCENES.HERO,
    get: async ({ page, field, button }) => {
      await field(6, 2, 0);
      const range = page.getByRole('button', { name: /^(Reichweite|Range)$/ });
      if (await range.filter({ visible: true }).count()) await button(/^(Reichweite|Range)$/);
      await button(/^(Rot|Red): /);
    },
  },
  boardTurnDarkness: running('magic'),
  boardTurnTwice: { ...COMMAND_SCENES.TWICE, get: ({ button }) => button(RUN) },
  boardTurnTrample: { ...COMMAND_SCENES.TRAMPLE, get: ({ button }) => button(RUN) },
  boardCard: COMMAND_SCENES.ATTACK_CARD,
  boardCardHaste: COMMAND_SCENES.EILE,
  boardCommand: COMMAND_SCENES.COMMAND,
  boardManifest: COMMAND_SCENES.MANIFEST,
  boardDarkTile: scene('tile'),
  boardDarkBroken: scene('broken up'),
  boardDarkTwo: scene('two targets'),
  boardDarkCrushed: scene('Zermalmung'),
};
