import { ROUND_SHEETS } from './en-rounds';
import { TURN_SHEETS } from './en-turns';

export const SHEETS_EN = { ...TURN_SHEETS, ...ROUND_SHEETS };
