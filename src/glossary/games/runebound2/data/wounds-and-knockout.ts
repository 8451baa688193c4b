import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_WOUNDS_AND_KNOCKOUT = {
  wounds: {
    names: { de: 'Verletzungen', en: 'Wounds' },
    aliases: {
      de: ['Verletzung', 'Wunden', 'Schaden', 'verletzt'],
      en: ['wound', 'wounded', 'damage', 'injury'],
    },
    icon: 'bleed',
    section: 'Verletzungen und Erschöpfung',
    related: ['life', 'knocked-out', 'killed', 'avoid', 'buy-healing', 'wound-counters'],
    rules: [],
  },
  exhaustion: {
    names: { de: 'Erschöpfung', en: 'Exhaustion' },
    aliases: {
      de: ['erschöpft', 'zu viel Erschöpfung', 'Erschöpfung wird Verletzung'],
      en: ['exhausted', 'too much exhaustion', 'tired'],
    },
    icon: 'slow',
    section: 'Verletzungen und Erschöpfung',
    related: ['stamina', 'exhaustion-as-cost', 'rest', 'buy-healing', 'wounds'],
    rules: [],
  },
  'exhaustion-as-cost': {
    names: { de: 'Erschöpfung als Preis', en: 'Exhaustion as a cost' },
    aliases: {
      de: ['Erschöpfung bezahlen', 'freiwillige Erschöpfung', 'Erschöpfung nehmen'],
      en: ['pay exhaustion', 'voluntary exhaustion', 'take exhaustion'],
    },
    icon: 'minus',
    section: 'Verletzungen und Erschöpfung',
    related: ['exhaustion', 'stamina', 'card-effects', 'before-combat'],
    rules: [],
  },
  avoid: {
    names: { de: 'Vermeiden', en: 'Avoid (prevent)' },
    aliases: {
      de: ['Verletzung vermeiden', 'verhindern', 'Schaden vermeiden'],
      en: ['prevent', 'avoid a wound', 'prevent damage'],
    },
    icon: 'shield',
    section: 'Ausdrücke und Begriffe',
    related: ['wounds', 'activation-limit', 'buy-healing', 'defend'],
    rules: [],
  },
  'knocked-out': {
    names: { de: 'Außer Gefecht gesetzt', en: 'Knocked out' },
    aliases: {
      de: [
        'außer Gefecht',
        'K. o.',
        'Held stirbt',
        'Held tot',
        'Niederlage',
        'verloren',
        'besiegt',
      ],
      en: ['knockout', 'hero dies', 'hero dead', 'defeat', 'lose a fight'],
    },
    icon: 'knock-down',
    section: 'Außer Gefecht gesetzt',
    related: [
      'wounds',
      'life',
      'costliest-card',
      'nearest-city',
      'undefeated-track',
      'lighter-knockout',
    ],
    rules: [],
  },
  killed: {
    names: { de: 'Getötet', en: 'Killed' },
    aliases: {
      de: ['tot', 'Verbündeter stirbt', 'Verbündeter tot', 'töten'],
      en: ['dead', 'ally dies', 'dead ally', 'kill'],
    },
    icon: 'skull',
    section: 'Verletzungen und Erschöpfung',
    related: ['wounds', 'life', 'allies-in-combat', 'defeating-a-challenge', 'knocked-out'],
    rules: [],
  },
  'costliest-card': {
    names: { de: 'Teuerste Karte verlieren', en: 'Lose the costliest card' },
    aliases: {
      de: ['teuerste Karte', 'teuerstes Objekt', 'teuerster Verbündeter'],
      en: ['costliest card', 'most expensive card', 'most expensive item'],
    },
    icon: 'trash',
    section: 'Außer Gefecht gesetzt',
    related: ['knocked-out', 'cost', 'lighter-knockout', 'reward', 'market-deck'],
    rules: [],
  },
  'nearest-city': {
    names: { de: 'Nächste Stadt', en: 'Nearest city' },
    aliases: {
      de: ['nächstgelegene Stadt', 'wohin nach dem K. o.'],
      en: ['closest city', 'where after a knockout'],
    },
    icon: 'door',
    section: 'Außer Gefecht gesetzt',
    related: ['knocked-out', 'city', 'market-step'],
    rules: [],
  },
} as const satisfies CategoryData;
