import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND3_DAMAGE_AND_HEALTH = {
  damage: {
    names: { de: 'Schaden', en: 'Damage' },
    aliases: {
      de: ['Schadensmarker', 'Schadenspunkt', 'Wunden'],
      en: ['damage token', 'damage tokens', 'wounds'],
    },
    icon: 'additional-damage',
    page: 12,
    related: [
      'health',
      'defeated',
      'deal-damage',
      'shield-symbols',
      'physical-damage',
      'magic-damage',
      'enemy-damage',
      'rest',
    ],
    rules: [],
  },
  'deal-damage': {
    names: { de: 'Schaden zufügen', en: 'Deal damage' },
    aliases: {
      de: ['Schaden verursachen', 'Schaden austeilen'],
      en: ['dealing damage', 'inflict damage'],
    },
    icon: 'weapon',
    page: 12,
    related: [
      'damage',
      'attack',
      'combatant',
      'prevent-damage',
      'physical-damage',
      'magic-damage',
      'enemy-damage',
    ],
    rules: [],
  },
  'prevent-damage': {
    names: { de: 'Schaden abwehren', en: 'Prevent damage' },
    aliases: {
      de: ['abwehren', 'abgewehrt', 'Schaden blocken'],
      en: ['prevented damage', 'block damage'],
    },
    icon: 'defender',
    page: 12,
    related: ['shield-symbols', 'damage', 'deal-damage', 'attack', 'prevent'],
    rules: [],
  },
  'physical-damage': {
    names: { de: 'Körperlicher Schaden', en: 'Physical damage' },
    aliases: { de: ['körperlich', 'Axt', 'Nahkampfschaden'], en: ['physical', 'axe symbol'] },
    icon: 'melee',
    page: 10,
    related: ['magic-damage', 'combat-actions', 'damage', 'prevent-damage', 'spend'],
    rules: [],
  },
  'magic-damage': {
    names: { de: 'Magischer Schaden', en: 'Magic damage' },
    aliases: {
      de: ['magisch', 'Zauberschaden', 'Magie'],
      en: ['magic', 'magical damage', 'spell damage'],
    },
    icon: 'magic',
    page: 11,
    related: ['physical-damage', 'combat-actions', 'damage', 'prevent-damage'],
    rules: [],
  },
  'enemy-damage': {
    names: { de: 'Feindlicher Schaden', en: 'Enemy damage' },
    aliases: {
      de: ['Totenkopf', 'Schaden des Feindes', 'Schädel'],
      en: ['skull', 'damage of enemies'],
    },
    icon: 'skull',
    page: 7,
    related: ['enemies', 'enemy-tokens', 'combat-actions', 'damage', 'prevent-damage'],
    rules: [],
  },
  health: {
    names: { de: 'Gesundheit', en: 'Health' },
    aliases: {
      de: ['Lebenspunkte', 'Leben', 'Herz', 'Gesundheitswert'],
      en: ['hit points', 'life', 'heart'],
    },
    icon: 'heart',
    page: 8,
    related: ['damage', 'defeated', 'heal', 'villain'],
    rules: [],
  },
  heal: {
    names: { de: 'Heilen', en: 'Heal' },
    aliases: { de: ['Heilung', 'geheilt', 'Schaden entfernen'], en: ['healing', 'remove damage'] },
    icon: 'heart-filled',
    page: 9,
    related: ['rest', 'damage', 'health', 'defeated'],
    rules: [],
  },
  defeated: {
    names: { de: 'Besiegt', en: 'Defeated' },
    aliases: {
      de: ['besiegter Held', 'Niederlage', 'bewusstlos', 'sterben', 'tot'],
      en: ['defeat', 'knocked out', 'die in combat', 'dead'],
    },
    icon: 'knock-down',
    page: 4,
    related: ['rest', 'health', 'damage', 'delayed', 'reward', 'eliminated-heroes', 'challenge'],
    rules: [],
  },
} as const satisfies CategoryData;
