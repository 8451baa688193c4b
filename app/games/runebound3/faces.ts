import type { Option } from '../model/field';
import type { Say } from '../model/helper';

const LAND = ['P', 'H', 'W', 'F', 'M'] as const;
const PAIRS = LAND.flatMap((one, at) => LAND.slice(at + 1).map((two) => `${one}${two}`));

/** Each face of a terrain die: the compass, or one or two terrains. */
export const DIE_FACES: readonly Option[] = ['C', ...LAND, ...PAIRS].map((value) => ({
  value,
  label: `die.${value}`,
}));
export const SYMBOLS: readonly Option[] = [...LAND, 'C'].map((value) => ({
  value,
  label: `die.${value}`,
}));
export const LAND_OPTIONS: readonly Option[] = LAND.map((value) => ({
  value,
  label: `die.${value}`,
}));

/** "Würfel 2 (Wald)" for each die that is used. */
export const usedDice = (say: Say, dice: readonly string[], use: readonly number[]): string =>
  use.map((at) => say('dieUsed', { n: at + 1, face: say(`die.${dice[at] ?? ''}`) })).join(', ');
