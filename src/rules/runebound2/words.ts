import { word } from '../contract/read';
import { list } from '../contract/shape';

const TERRAINS = ['plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountain'] as const;

export const terrain2 = word(...TERRAINS);
export const terrainOrCity = word(...TERRAINS, 'city');

/** From the easiest to the hardest. */
export const ADVENTURE_COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof ADVENTURE_COLOURS)[number];

export const colour = word(...ADVENTURE_COLOURS);

/** The symbols a movement die shows. */
export const movementDie = list(terrain2, { least: 2, most: 7 });
