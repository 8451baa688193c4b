import { DRUNAGOR_ROUND_SHEETS_EN } from './en-rounds';
import { DRUNAGOR_TURN_SHEETS_EN } from './en-turns';

export const DRUNAGOR_SHEETS_EN = { ...DRUNAGOR_TURN_SHEETS_EN, ...DRUNAGOR_ROUND_SHEETS_EN };
