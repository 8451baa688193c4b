import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND3_HEROES_AND_TESTS = {
  heroes: {
    names: { de: 'Helden', en: 'Heroes' },
    aliases: {
      de: ['Held', 'Heldenkarte', 'Heldin', 'Spielfigur'],
      en: ['hero', 'hero card', 'figure'],
    },
    icon: 'user',
    page: 9,
    related: [
      'attributes',
      'speed',
      'health',
      'hand-limit',
      'starting-combat-tokens',
      'setup-ability',
    ],
    rules: [],
  },
  attributes: {
    names: { de: 'Attribute', en: 'Attributes' },
    aliases: {
      de: ['Attribut', 'Attributswert', 'Modifikator', 'negativer Wert'],
      en: ['attribute value', 'modifier', 'negative value'],
    },
    icon: 'star',
    page: 3,
    related: ['body', 'mind', 'spirit', 'attribute-tests', 'skill-cards'],
    rules: [],
  },
  body: {
    names: { de: 'Körper', en: 'Body' },
    aliases: {
      de: ['Körperwert', 'Körperprobe', 'Körper-Fertigkeit', 'Stärke', 'Geschicklichkeit'],
      en: ['body test', 'strength', 'dexterity'],
    },
    icon: 'fury',
    page: 10,
    related: ['attributes', 'mind', 'spirit', 'skill-cards', 'attribute-tests'],
    rules: [],
  },
  mind: {
    names: { de: 'Verstand', en: 'Mind' },
    aliases: {
      de: ['Verstandwert', 'Verstandsprobe', 'Verstand-Fertigkeit', 'Intelligenz', 'Wahrnehmung'],
      en: ['mind test', 'intelligence', 'perception'],
    },
    icon: 'eye',
    page: 13,
    related: ['attributes', 'body', 'spirit', 'skill-cards', 'attribute-tests'],
    rules: [],
  },
  spirit: {
    names: { de: 'Geist', en: 'Spirit' },
    aliases: {
      de: ['Geistwert', 'Geistprobe', 'Geist-Fertigkeit', 'Willenskraft'],
      en: ['spirit test', 'willpower'],
    },
    icon: 'ki',
    page: 8,
    related: ['attributes', 'body', 'mind', 'skill-cards', 'attribute-tests'],
    rules: [],
  },
  'attribute-tests': {
    names: { de: 'Attributsproben', en: 'Attribute tests' },
    aliases: {
      de: ['Attributsprobe', 'Attributprobe', 'Probe ablegen', 'Karten aufdecken'],
      en: ['attribute test', 'reveal cards', 'take a test'],
    },
    icon: 'dice',
    page: 3,
    related: [
      'attributes',
      'success-symbol',
      'exert',
      'failure-effect',
      'skill-cards',
      'events',
      'enemies',
    ],
    rules: [],
  },
  tests: {
    names: { de: 'Proben', en: 'Tests' },
    aliases: { de: ['Probe', 'Probe bestehen'], en: ['test', 'pass a test', 'check'] },
    icon: 'dice',
    page: 3,
    related: ['attribute-tests', 'attributes', 'success-symbol', 'exert'],
    rules: [],
  },
  'success-symbol': {
    names: { de: 'Erfolgssymbol', en: 'Success symbol' },
    aliases: {
      de: ['Erfolg', 'Erfolge', 'Stern', 'Sterne'],
      en: ['success', 'successes', 'star', 'stars'],
    },
    icon: 'star-filled',
    page: 6,
    related: ['attribute-tests', 'skill-cards', 'failure-effect', 'exert'],
    rules: [],
  },
  'failure-effect': {
    names: { de: 'Fehlschlag-Effekt', en: 'Failure effect' },
    aliases: {
      de: ['Fehlschlag', 'Probe misslungen', 'Probe nicht bestanden'],
      en: ['failed test', 'failure'],
    },
    icon: 'close',
    page: 3,
    related: ['attribute-tests', 'success-symbol', 'events', 'enemies'],
    rules: [],
  },
  delayed: {
    names: { de: 'Aufgehalten', en: 'Delayed' },
    aliases: {
      de: ['aufstehen', 'Figur hinlegen', 'hingelegt', 'liegende Figur', 'am Boden'],
      en: ['stand up', 'figure lying down', 'lay down the figure'],
    },
    icon: 'knock-down',
    page: 4,
    related: ['actions', 'defeated', 'rest', 'learn'],
    rules: [],
  },
} as const satisfies CategoryData;
