import { at } from '../base/ints';
import type { Places } from '../board/board';
import { LAVA, MIASMA, SPIKES } from '../board/terrain';
import { isImmune, type Immune } from '../model/sight';

export type HazardCondition = 'burn' | 'poison' | 'bleed';

/** Each gives two tokens, at most once a turn (M4). */
const CONDITIONS: readonly (readonly [hazard: number, condition: HazardCondition])[] = [
  [LAVA, 'burn'],
  [MIASMA, 'poison'],
  [SPIKES, 'bleed'],
];
export const HAZARD_TOKENS = 2;
/** M2: not preventable. */
export const FALL_DAMAGE = 2;
const FALL = 2;

/** M2: from level 2 straight down to 0. */
export const isFall = (from: number, to: number): boolean => from - to === FALL;

export interface WayHarm {
  readonly conditions: readonly HazardCondition[];
  /** Not preventable (M2). */
  readonly fallDamage: number;
}

export interface Walker extends Immune {
  /** JUMP enters the last place only and does not fall (M5). */
  readonly jump: boolean;
}

/** What a figure's own turn along these places does to it: entering, falling, ending (M2, M4, M7). */
export const harmOfWay = (places: Places, way: readonly number[], walker: Walker): WayHarm => {
  const end = way.at(-1);
  const entered = walker.jump ? [] : way.slice(1);
  const touched = [...entered, ...(end === undefined ? [] : [end])].reduce(
    (bits, place) => bits | at(places.hazard, place),
    0,
  );
  const falls = entered.filter((place, step) =>
    isFall(at(places.level, way[step] ?? place), at(places.level, place)),
  );
  return {
    conditions: CONDITIONS.filter(
      ([hazard, condition]) => touched & hazard && !isImmune(walker, condition),
    ).map(([, condition]) => condition),
    fallDamage: falls.length * FALL_DAMAGE,
  };
};
