import { matching } from '../contract/read';

export const TERRAINS = ['P', 'H', 'W', 'F', 'M'] as const;

const COMPASS = 'C';

/** A side of a terrain die: the compass, or one or two different terrains. */
export const dieFace = matching(/^(?:C|([PHWFM])(?!\1)[PHWFM]?)$/u);

/** RB3-9: a terrain takes itself or the compass, the compass itself alone. */
export const shows = (face: string, symbol: string): boolean =>
  face === COMPASS || face.includes(symbol);

/** The dice that meet it, by number. */
export const diceFor = (dice: readonly string[], meets: (face: string) => boolean): number[] =>
  [...dice.keys()].filter((index) => meets(dice[index] ?? ''));
