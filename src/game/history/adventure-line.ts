import type { FigureRef, RuneColour, Tokens } from '@/src/rules';

/** What stands in a line; figures, tokens and runes get their names above the store. */
export type LineValue =
  | string
  | number
  | FigureRef
  | { readonly figures: readonly FigureRef[] }
  | { readonly tokens: Tokens }
  | { readonly runes: readonly RuneColour[] }
  | { readonly card: string; readonly name: string };

export type AdventureLineKey = keyof typeof ADVENTURE_LINE_KEYS;

/** All keys, so that the compiler finds a line without words. */
export const ADVENTURE_LINE_KEYS = {
  adventureStarted: 0,
  rulesChanged: 0,
  won: 0,
  lostCurse: 0,
  lostTrauma: 0,
  lostLastRune: 0,
  lostInstruction: 0,
  lostDeclared: 0,
  abandoned: 0,
  playOn: 0,
  closed: 0,
  roundBegan: 0,
  turnBegan: 0,
  turnOfRuneCard: 0,
  turnOfCard: 0,
  turnWithoutAttack: 0,
  turnWithoutCubeAction: 0,
  harmed: 0,
  harmedBy: 0,
  harmedShield: 0,
  harmedByShield: 0,
  harmedNothing: 0,
  healed: 0,
  hpSet: 0,
  tokensSet: 0,
  marked: 0,
  unmarked: 0,
  fell: 0,
  stoodUp: 0,
  cubesSet: 0,
  recalledVoluntary: 0,
  recalledForced: 0,
  recalledFree: 0,
  curseSet: 0,
  traumaSet: 0,
  roleSet: 0,
  heroAttacked: 0,
  heroMissed: 0,
  checkPassed: 0,
  checkFailed: 0,
  allyJoined: 0,
  allyLeft: 0,
  chestSearched: 0,
  chestEmpty: 0,
  trapDie: 0,
  trapLaid: 0,
  trapSprung: 0,
  interaction: 0,
  stepOpened: 0,
  monsterSummoned: 0,
  monsterDefeated: 0,
  cardTurned: 0,
  cardChanged: 0,
  attackCardsLaid: 0,
  threatOpened: 0,
  threatByEvent: 0,
  reacted: 0,
  threatDropped: 0,
  runesDrawn: 0,
  runesLaid: 0,
  runeTaken: 0,
  runesReturned: 0,
  runeShown: 0,
  noted: 0,
  counterSet: 0,
  counterGone: 0,
  mapSet: 0,
  mapGone: 0,
  sheetLaid: 0,
  trayLaid: 0,
  bridgeLaid: 0,
  pieceRemoved: 0,
  darknessLaid: 0,
  darknessLifted: 0,
  figurePlaced: 0,
  figureTakenOff: 0,
  monsterRan: 0,
  monsterStands: 0,
} as const;

export interface AdventureLine {
  readonly key: `historyAdventure.${AdventureLineKey}`;
  readonly values: Readonly<Record<string, LineValue>>;
}

type Values = AdventureLine['values'];
export const line = (key: AdventureLineKey, values: Values = {}): AdventureLine => ({
  key: `historyAdventure.${key}`,
  values,
});
