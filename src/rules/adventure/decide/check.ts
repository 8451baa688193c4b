import { CUBE_COLOURS, MAX_CUBES, type CubeCounts } from '@/src/rules/campaign/campaign';
import { isWithin } from '@/src/rules/campaign/check';
import { refuse } from '../play';

/** Numbers come from outside: whole, and within these limits. */
export function checkNumber(value: number, least: number, most: number): void {
  if (!isWithin(value, least, most)) refuse({ code: 'number-out-of-range', least, most });
}

export function checkCubes(cubes: CubeCounts): void {
  for (const colour of CUBE_COLOURS) checkNumber(cubes[colour], 0, MAX_CUBES);
}

/** SPLIT: never more than there is in all. */
export function checkShares(shares: readonly { readonly x: number }[], most: number): void {
  for (const { x } of shares) checkNumber(x, 0, most);
  checkNumber(
    shares.reduce((sum, { x }) => sum + x, 0),
    0,
    most,
  );
}

/** No later than the year 2286. */
const LATEST = 9_999_999_999_999;
export const checkTime = (at: number): void => checkNumber(at, 0, LATEST);

export const checkLength = (text: string, most: number): void => checkNumber(text.length, 0, most);
