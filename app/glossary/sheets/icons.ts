import type { QuickSheet } from '../../../src/i18n/quick-sheets';

export const SHEET_ICONS: Readonly<Record<QuickSheet, string>> = {
  'hero-turn': 'user',
  'monster-turn': 'skull',
  attack: 'melee',
  darkness: 'darkness',
  recall: 'cube/blue',
  camp: 'sun',
  'small-actions': 'interaction',
};
