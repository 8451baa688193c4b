import type { Chance } from './chance';

/** What a board is made to be full of, so that rare rules get their share. All numbers are per cent. */
export interface Theme {
  readonly holes: number;
  readonly blocked: number;
  readonly hazards: number;
  /** Hazard on whole zones instead of single fields. */
  readonly sheets: boolean;
  readonly difficult: number;
  readonly printedDarkness: number;
  readonly tokens: number;
  readonly heights: number;
  readonly bridges: number;
  readonly wall: number;
  /** The wall has an opening of one field. */
  readonly opening: number;
  readonly large: number;
  readonly hidden: number;
  readonly unconscious: number;
  readonly heroes: readonly [low: number, high: number];
  readonly allies: readonly [low: number, high: number];
  readonly npcs: readonly [low: number, high: number];
  readonly others: readonly [low: number, high: number];
  readonly objects: readonly [low: number, high: number];
  readonly pvp: number;
  readonly ambush: number;
  readonly jump: number;
  readonly trample: number;
  readonly slaughter: number;
  readonly primary: number;
  readonly equals: number;
  readonly startsOnHazard: number;
  readonly startsHigh: number;
  readonly attack: 'any' | 'melee' | 'ranged' | 'magic';
  readonly move: readonly [low: number, high: number];
  readonly minSide: number;
  /** Heroes and allies start well away from the monster. */
  readonly far: number;
  readonly immune: number;
  readonly condition: number;
  /** Cleave, strike or multishot. */
  readonly manyTargets: number;
  /** Somebody stands in the only opening of the wall. */
  readonly plug: number;
  /** Next to somebody placed before. */
  readonly cluster: number;
}

export const MIXED: Theme = {
  holes: 8,
  blocked: 8,
  hazards: 12,
  sheets: false,
  difficult: 8,
  printedDarkness: 4,
  tokens: 8,
  heights: 35,
  bridges: 20,
  wall: 10,
  opening: 60,
  large: 35,
  hidden: 15,
  unconscious: 12,
  heroes: [1, 4],
  allies: [0, 3],
  npcs: [0, 2],
  others: [0, 3],
  objects: [0, 5],
  pvp: 15,
  ambush: 10,
  jump: 12,
  trample: 12,
  slaughter: 12,
  primary: 20,
  equals: 40,
  startsOnHazard: 10,
  startsHigh: 0,
  attack: 'any',
  move: [0, 5],
  minSide: 3,
  far: 25,
  immune: 8,
  condition: 10,
  manyTargets: 55,
  plug: 20,
  cluster: 20,
};

const corridor: Partial<Theme> = {
  wall: 70,
  minSide: 5,
  far: 90,
  attack: 'melee',
  move: [1, 4],
  heroes: [1, 2],
  others: [0, 4],
  ambush: 0,
  jump: 3,
};

const lonelyAllies: Partial<Theme> = {
  heroes: [0, 1],
  unconscious: 50,
  hidden: 20,
  allies: [1, 3],
  npcs: [0, 1],
  slaughter: 3,
  minSide: 5,
  far: 80,
  wall: 40,
  move: [1, 3],
  ambush: 15,
};

/** The way is there, but somebody stands in it. */
const plugged: Partial<Theme> = {
  ...corridor,
  wall: 100,
  opening: 100,
  plug: 100,
  unconscious: 5,
  heights: 15,
  tokens: 3,
  holes: 2,
  blocked: 2,
  minSide: 6,
  heroes: [1, 2],
  allies: [1, 2],
  hidden: 45,
  pvp: 3,
  slaughter: 2,
  large: 20,
  trample: 2,
  jump: 2,
};

const hazards: Partial<Theme> = {
  hazards: 35,
  difficult: 20,
  startsOnHazard: 75,
  tokens: 18,
  immune: 50,
  move: [1, 4],
  far: 40,
  minSide: 4,
};

/** Whole sheets of lava and the like amid difficult ground: leaving harm costs harm (P1a). */
const inferno: Partial<Theme> = {
  ...hazards,
  sheets: true,
  hazards: 45,
  difficult: 85,
  startsOnHazard: 95,
  printedDarkness: 0,
  tokens: 2,
  far: 20,
  jump: 4,
  ambush: 2,
  heroes: [2, 4],
  immune: 25,
  manyTargets: 25,
};

const infernoOfSpells: Partial<Theme> = { ...inferno, attack: 'magic', primary: 5, pvp: 5 };

/** Narrow ways through difficult ground: the loss of M3 counts only where it cannot be walked round. */
const swamp: Partial<Theme> = {
  ...hazards,
  hazards: 5,
  difficult: 50,
  startsOnHazard: 0,
  sheets: true,
  attack: 'melee',
  move: [2, 4],
  far: 80,
  large: 20,
};

const heights: Partial<Theme> = {
  startsHigh: 60,
  heights: 100,
  bridges: 60,
  holes: 3,
  blocked: 3,
  hazards: 2,
  difficult: 2,
  jump: 4,
  ambush: 4,
  attack: 'melee',
  minSide: 5,
  move: [2, 5],
  far: 60,
  heroes: [1, 3],
  manyTargets: 25,
};

const trample: Partial<Theme> = {
  trample: 100,
  jump: 0,
  blocked: 25,
  wall: 75,
  opening: 90,
  plug: 95,
  heroes: [2, 4],
  allies: [2, 3],
  attack: 'melee',
  move: [2, 5],
  far: 60,
  large: 25,
  holes: 2,
  objects: [0, 2],
  hidden: 50,
  unconscious: 35,
  ambush: 0,
  minSide: 4,
};

const jump: Partial<Theme> = {
  jump: 100,
  blocked: 30,
  objects: [2, 6],
  difficult: 15,
  move: [1, 4],
  far: 70,
  ambush: 0,
  minSide: 4,
};

const colossus: Partial<Theme> = {
  large: 100,
  holes: 2,
  blocked: 2,
  others: [2, 4],
  objects: [1, 5],
  minSide: 6,
  move: [1, 3],
  far: 60,
  hazards: 8,
  heroes: [1, 3],
  allies: [0, 2],
};

const crowd: Partial<Theme> = {
  heroes: [3, 4],
  allies: [1, 3],
  manyTargets: 100,
  cluster: 60,
  objects: [0, 2],
  minSide: 4,
  attack: 'melee',
  move: [1, 4],
  hidden: 12,
  unconscious: 4,
  ambush: 4,
  far: 30,
  holes: 3,
  blocked: 3,
  hazards: 5,
  slaughter: 4,
  large: 20,
};

const duel: Partial<Theme> = {
  pvp: 100,
  heroes: [2, 4],
  minSide: 5,
  attack: 'melee',
  move: [1, 4],
  wall: 20,
  primary: 5,
  slaughter: 3,
  hidden: 30,
  equals: 70,
  ambush: 3,
};

const archers: Partial<Theme> = {
  attack: 'ranged',
  heroes: [1, 2],
  allies: [0, 1],
  minSide: 6,
  move: [0, 3],
  wall: 30,
  far: 70,
  ambush: 2,
};

/** One target out of many: the ranking decides. */
const rivals: Partial<Theme> = {
  holes: 2,
  blocked: 2,
  hazards: 4,
  tokens: 4,
  printedDarkness: 2,
  heights: 15,
  bridges: 10,
  large: 20,
  far: 60,
  heroes: [3, 4],
  allies: [0, 1],
  objects: [0, 2],
  manyTargets: 10,
  hidden: 5,
  unconscious: 5,
  slaughter: 2,
  primary: 12,
  minSide: 4,
  move: [3, 6],
  ambush: 8,
  pvp: 5,
  equals: 65,
  attack: 'melee',
};

/** The best-ranked stands apart from a group: more heroes, or the better one (T1, T2)? */
const split: Partial<Theme> = {
  ...crowd,
  heroes: [3, 4],
  allies: [0, 2],
  cluster: 90,
  primary: 60,
  far: 20,
  minSide: 5,
  move: [3, 6],
  hidden: 5,
};

/** Hidden ones beside those who can be seen, and blows that take whole zones. */
const shadows: Partial<Theme> = {
  ...crowd,
  hidden: 55,
  pvp: 5,
  move: [1, 3],
};

/** Wide and empty: many places are equally good. */
const plain: Partial<Theme> = {
  ...crowd,
  manyTargets: 35,
  holes: 1,
  blocked: 1,
  hazards: 3,
  heights: 10,
  tokens: 3,
  printedDarkness: 1,
  heroes: [2, 3],
  allies: [0, 2],
  far: 80,
  large: 15,
  minSide: 5,
  move: [2, 4],
};

const conditions: Partial<Theme> = {
  ...plain,
  condition: 50,
  immune: 18,
  move: [1, 4],
};

const FLAVOURS: readonly [Partial<Theme>, ...Partial<Theme>[]] = [
  {},
  {},
  corridor,
  plugged,
  plugged,
  plugged,
  plugged,
  lonelyAllies,
  lonelyAllies,
  hazards,
  hazards,
  hazards,
  inferno,
  inferno,
  infernoOfSpells,
  infernoOfSpells,
  swamp,
  swamp,
  heights,
  heights,
  heights,
  heights,
  heights,
  trample,
  trample,
  trample,
  trample,
  jump,
  jump,
  colossus,
  colossus,
  crowd,
  crowd,
  split,
  split,
  split,
  rivals,
  rivals,
  rivals,
  rivals,
  rivals,
  rivals,
  rivals,
  shadows,
  shadows,
  duel,
  duel,
  duel,
  archers,
  plain,
  plain,
  plain,
  plain,
  plain,
  plain,
  conditions,
  conditions,
];

/** Some traits of a second flavour are mixed in, so that no two rules keep to themselves. */
export function themeOf(chance: Chance): Theme {
  const theme = { ...MIXED, ...chance.pick(FLAVOURS) };
  return chance.percent(10) ? { ...theme, ...chance.pick(FLAVOURS) } : theme;
}
