import type { AllQuickSheets } from './model';
import { ROUND_SHEETS } from './de-rounds';
import { TURN_SHEETS } from './de-turns';

export const QUICK_SHEETS_DE: AllQuickSheets = { ...TURN_SHEETS, ...ROUND_SHEETS };
