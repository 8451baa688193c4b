import type { Names } from './names';

/** Conditions, resources and bonus tokens (C1). */
interface PrintedToken extends Names {
  readonly id: string;
  readonly kind: 'condition' | 'resource' | 'bonus';
  /** Most on one figure; null: no limit. */
  readonly most: 4 | 1 | null;
}

export const TOKENS = [
  { id: 'bleed', kind: 'condition', most: 4, en: 'Bleed', de: 'Bluten' },
  { id: 'burn', kind: 'condition', most: 4, en: 'Burn', de: 'Brennen' },
  { id: 'poison', kind: 'condition', most: 4, en: 'Poison', de: 'Gift' },
  { id: 'intimidate', kind: 'condition', most: 4, en: 'Intimidate', de: 'Einschüchtern' },
  { id: 'stun', kind: 'condition', most: 1, en: 'Stun', de: 'Betäuben' },
  { id: 'knock-down', kind: 'condition', most: 1, en: 'Knock Down', de: 'Niederschlagen' },
  { id: 'slow', kind: 'condition', most: 1, en: 'Slow', de: 'Langsam' },
  { id: 'stealth', kind: 'condition', most: 1, en: 'Stealth', de: 'Verborgen' },
  { id: 'rangers-mark', kind: 'condition', most: 1, en: "Ranger's Mark", de: 'Markiert' },
  { id: 'focus', kind: 'resource', most: 4, en: 'Focus', de: 'Fokus' },
  { id: 'shield', kind: 'resource', most: 4, en: 'Shield', de: 'Schild' },
  { id: 'fury', kind: 'resource', most: 4, en: 'Fury', de: 'Wut' },
  { id: 'ki', kind: 'resource', most: 4, en: 'Ki', de: 'Ki' },
  { id: 'fruit-of-life', kind: 'resource', most: 4, en: 'Fruit of Life', de: 'Frucht des Lebens' },
  { id: 'additional-damage', kind: 'bonus', most: null, en: '+1 Damage', de: '+1 Schaden' },
  { id: 'additional-movement', kind: 'bonus', most: null, en: '+1 Movement', de: '+1 Bewegung' },
] as const satisfies readonly PrintedToken[];
