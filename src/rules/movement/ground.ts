import { at, type Ints } from '../base/ints';
import type { Places } from '../board/board';
import { DIFFICULT, LAVA, MIASMA, SPIKES } from '../board/terrain';
import type { ActingMonster } from '../model/monster';
import { isImmune } from '../model/sight';
import type { Situation } from '../model/situation';
import { placeAt } from '../model/standing';
import {
  CHEST,
  ENEMY,
  LARGE_MONSTER,
  OBSTACLE,
  occupy,
  SMALL_MONSTER,
  type Occupancy,
} from './occupancy';

/** The board as the acting monster walks it. */
export interface WalkedGround {
  readonly places: Places;
  readonly start: number;
  readonly held: Ints;
  /** What it may not pass, what it may not end on (O1 to O3, M5, M6). */
  readonly barsPassing: number;
  readonly barsEnding: number;
  readonly jump: boolean;
  /** Hazard bits that harm it (P2): those it ends its turn on, and difficult terrain besides. */
  readonly burning: number;
  readonly harmful: number;
}

const EVERYTHING = SMALL_MONSTER | LARGE_MONSTER | ENEMY | CHEST | OBSTACLE;

const passable = ({ size, abilities }: ActingMonster): number => {
  if (abilities.jump) return EVERYTHING;
  const friends = SMALL_MONSTER | LARGE_MONSTER | (size === 'large' ? CHEST : 0);
  return abilities.trample ? friends | ENEMY : friends;
};

/** Lava, miasma and spikes the monster is not immune to. */
const burningFor = (monster: ActingMonster): number =>
  (isImmune(monster, 'burn') ? 0 : LAVA) |
  (isImmune(monster, 'poison') ? 0 : MIASMA) |
  (isImmune(monster, 'bleed') ? 0 : SPIKES);

export const layGround = (
  situation: Situation,
  held: Occupancy = occupy(situation),
): WalkedGround => {
  const { board, monster } = situation;
  const large = monster.size === 'large';
  const burning = burningFor(monster);
  return {
    places: large ? board.zones : board,
    start: placeAt(board, monster.at, monster.size),
    held,
    barsPassing: EVERYTHING & ~passable(monster),
    barsEnding: large ? EVERYTHING & ~(SMALL_MONSTER | CHEST) : EVERYTHING,
    jump: Boolean(monster.abilities.jump),
    burning,
    harmful: burning | DIFFICULT,
  };
};

export const mayEnd = ({ held, barsEnding }: WalkedGround, place: number): boolean =>
  (at(held, place) & barsEnding) === 0;
