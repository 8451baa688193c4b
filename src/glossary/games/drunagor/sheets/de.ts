import { DRUNAGOR_ROUND_SHEETS_DE } from './de-rounds';
import { DRUNAGOR_TURN_SHEETS_DE } from './de-turns';

export const DRUNAGOR_SHEETS_DE = { ...DRUNAGOR_TURN_SHEETS_DE, ...DRUNAGOR_ROUND_SHEETS_DE };
