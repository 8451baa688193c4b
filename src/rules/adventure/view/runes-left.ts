import type { Adventure } from '../state/adventure';

/** N1: runes in the bag; drawing the last one loses. */
export const runesLeft = ({ runes }: Adventure): number => runes.bag.length;
