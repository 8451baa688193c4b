import { ROUND_SHEETS } from './de-rounds';
import { TURN_SHEETS } from './de-turns';

export const SHEETS_DE = { ...TURN_SHEETS, ...ROUND_SHEETS };
