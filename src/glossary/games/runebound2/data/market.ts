import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_MARKET = {
  'market-step': {
    names: { de: 'Markt (Schritt 4)', en: 'Market step' },
    aliases: {
      de: ['Markt', 'Schritt 4', 'Marktschritt', 'Marktaktionen', 'einkaufen'],
      en: ['market', 'step 4', 'market actions', 'shopping', 'shop'],
    },
    icon: 'bag',
    section: 'Schritt 4: Markt',
    related: [
      'city-market-stacks',
      'buy-an-item',
      'hire-an-ally',
      'sell-an-item',
      'buy-healing',
      'ally-limit-variant',
    ],
    rules: [],
  },
  'buy-an-item': {
    names: { de: 'Objekt kaufen', en: 'Buy an item' },
    aliases: {
      de: ['kaufen', 'Waffe kaufen', 'Rüstung kaufen', 'Ausrüstung kaufen'],
      en: ['buy', 'buy a weapon', 'buy armor', 'purchase'],
    },
    icon: 'plus',
    section: 'Marktaktionen',
    related: ['market-step', 'cost', 'weapon-and-armor-limit', 'sell-an-item', 'item-cards'],
    rules: [],
  },
  'hire-an-ally': {
    names: { de: 'Verbündeten anheuern', en: 'Hire an ally' },
    aliases: {
      de: ['anheuern', 'anwerben', 'Verbündeten kaufen'],
      en: ['hire', 'recruit', 'buy an ally'],
    },
    icon: 'users',
    section: 'Marktaktionen',
    related: ['market-step', 'ally-cards', 'cost', 'weapon-and-armor-limit', 'ally-limit-variant'],
    rules: [],
  },
  'sell-an-item': {
    names: { de: 'Objekt verkaufen', en: 'Sell an item' },
    aliases: {
      de: ['verkaufen', 'Verkaufspreis', 'halber Preis', 'Verbündeten verkaufen'],
      en: ['sell', 'selling price', 'half price', 'sell an ally'],
    },
    icon: 'minus',
    section: 'Marktaktionen',
    related: ['market-step', 'cost', 'discard', 'reward', 'city-market-stacks'],
    rules: [],
  },
  'buy-healing': {
    names: { de: 'Heilung verschaffen', en: 'Buy healing' },
    aliases: {
      de: ['heilen', 'Heilung', 'Verletzung loswerden', 'Heilung kaufen'],
      en: ['heal', 'healing', 'remove wounds'],
    },
    icon: 'heart',
    section: 'Marktaktionen',
    related: ['market-step', 'wounds', 'exhaustion', 'rest', 'avoid'],
    rules: [],
  },
  'activated-items': {
    names: { de: 'Objekte, die aktiviert werden', en: 'Activated items' },
    aliases: {
      de: ['aktivierbare Objekte', 'Objekt einmal pro Zug'],
      en: ['activated item', 'item once per turn'],
    },
    icon: 'redo',
    section: 'Verbündeten- und Objektkarten',
    related: ['activate-cards', 'activation-limit', 'refresh-step', 'discard-items'],
    rules: [],
  },
  'discard-items': {
    names: { de: 'Objekte, die abgeworfen werden', en: 'Discard items' },
    aliases: {
      de: ['Einmalobjekte', 'Verbrauchsgegenstand', 'Trank', 'Zwergenbrandbombe'],
      en: ['one-use items', 'consumable', 'potion'],
    },
    icon: 'trash',
    section: 'Verbündeten- und Objektkarten',
    related: ['discard', 'activation-limit', 'activated-items', 'always-active-items'],
    rules: [],
  },
  'always-active-items': {
    names: {
      de: 'Objekte, die immer benutzt werden können',
      en: 'Always-active items',
    },
    aliases: {
      de: ['immer aktiv', 'dauerhaft aktive Objekte', 'passive Objekte'],
      en: ['always active', 'passive items', 'permanent items'],
    },
    icon: 'sparkle',
    section: 'Verbündeten- und Objektkarten',
    related: ['item-cards', 'activation-limit', 'activated-items', 'discard-items'],
    rules: [],
  },
  'weapon-and-armor-limit': {
    names: { de: 'Waffe, Rüstung (Limit)', en: 'Weapon, armor limit' },
    aliases: {
      de: [
        'Waffe',
        'Waffen',
        'Rüstung',
        'Limit',
        'Beschränkungen',
        'wie viele Waffen',
        'wie viele Verbündete',
        'zwei Verbündete',
      ],
      en: ['weapon', 'armor', 'armour', 'limits', 'how many weapons', 'how many allies'],
    },
    icon: 'armor',
    section: 'Verbündeten- und Objektkarten',
    related: [
      'class-and-type',
      'discard',
      'sell-an-item',
      'item-limit-variant',
      'ally-limit-variant',
    ],
    rules: [],
  },
  discard: {
    names: { de: 'Abwerfen', en: 'Discard' },
    aliases: {
      de: ['abgeworfen', 'Karte loswerden', 'ablegen', 'wegwerfen'],
      en: ['discarding', 'get rid of a card', 'throw away'],
    },
    icon: 'trash',
    section: 'Verbündeten- und Objektkarten',
    related: ['discard-items', 'sell-an-item', 'market-deck', 'reward', 'weapon-and-armor-limit'],
    rules: [],
  },
} as const satisfies CategoryData;
