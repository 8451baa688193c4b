import type { AllQuickSheets } from './model';
import { ROUND_SHEETS } from './en-rounds';
import { TURN_SHEETS } from './en-turns';

export const QUICK_SHEETS_EN: AllQuickSheets = { ...TURN_SHEETS, ...ROUND_SHEETS };
