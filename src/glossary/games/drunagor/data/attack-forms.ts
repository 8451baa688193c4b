import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_ATTACK_FORMS = {
  'surprise-attack': {
    names: { de: 'Überraschungsangriff', en: 'Surprise attack' },
    aliases: {
      de: ['Angriff aus dem Verborgenen', 'Hinterrücks', 'überraschen'],
      en: ['sneak attack', 'attack from stealth', 'backstab'],
    },
    icon: 'stealth',
    page: 58,
    related: ['stealth', 'double-damage'],
    rules: ['C5', 'W3'],
  },
  'several-attacks': {
    names: { de: 'Mehrere Angriffe', en: 'Several attacks' },
    aliases: {
      de: [
        'Mehrfachangriff',
        'Mehrfachangriffe',
        'senkrechter Strich',
        'ein Wurf für alle',
        'mehrere Gegner treffen',
        'Angriff auf mehrere Ziele',
      ],
      en: [
        'multiple attacks',
        'vertical bar',
        'one roll for all',
        'hit several enemies',
        'attack on several targets',
      ],
    },
    icon: 'melee',
    page: 28,
    related: ['x-hit', 'collateral-damage', 'weapon-attack'],
    rules: ['W2'],
  },
  'make-attack': {
    names: { de: 'MACHE (Waffenangriff)', en: 'MAKE (a weapon attack)' },
    aliases: {
      de: ['Angriff geschenkt', 'fremder Effekt lässt angreifen'],
      en: ['make an attack', 'grant an attack'],
    },
    icon: 'melee',
    page: 56,
    related: ['weapon-attack', 'weapon-range'],
    rules: ['W6'],
  },
  'spell-attack': {
    names: { de: 'ZAUBERANGRIFF', en: 'SPELL ATTACK' },
    aliases: {
      de: ['ZAUBERANGRIFFE', 'Zauber', 'zaubern', 'Magieangriff'],
      en: ['spell', 'spells', 'cast', 'spell attacks'],
    },
    icon: 'magic',
    page: 30,
    related: ['weapon-attack', 'collateral-damage', 'x-bonus'],
    rules: ['W4', 'C5', 'D4'],
  },
  'collateral-damage': {
    names: { de: 'KOLLATERALEFFEKT', en: 'COLLATERAL DAMAGE' },
    aliases: {
      de: ['KOLLATERALEFFEKTE', 'Nebeneffekt', 'Kollateralschaden'],
      en: ['collateral effect', 'CD', 'side effect'],
    },
    icon: 'share',
    page: 28,
    related: ['weapon-attack', 'spell-attack', 'linked-effects', 'monster-attack'],
    rules: ['W4', 'D4', 'D21', 'F1'],
  },
  cleave: {
    names: { de: 'SPALTEN X', en: 'CLEAVE X' },
    aliases: { de: ['Spaltangriff', 'Rundumschlag'], en: ['cleaving', 'sweep'] },
    icon: 'melee',
    page: 57,
    related: ['adjacent', 'monster-target', 'strike', 'several-attacks'],
    rules: ['A2', 'A3'],
  },
  multishot: {
    names: { de: 'MEHRFACHSCHUSS X', en: 'MULTISHOT X' },
    aliases: { de: ['mehrere Pfeile'], en: ['several arrows'] },
    icon: 'ranged',
    page: 56,
    related: ['ranged', 'several-attacks', 'monster-target'],
    rules: ['A2'],
  },
  strike: {
    names: { de: 'FLÄCHENSCHLAG X', en: 'STRIKE X' },
    aliases: {
      de: ['Flächenangriff', 'ganze Zone', 'AoE', 'Zonenangriff'],
      en: ['area attack', 'area of effect', 'whole zone'],
    },
    icon: 'board',
    page: 55,
    related: ['area', 'stealth', 'several-attacks', 'monster-target'],
    rules: ['A2', 'A3'],
  },
  engaged: {
    names: { de: 'GEBUNDEN', en: 'ENGAGED' },
    aliases: {
      de: ['im Kampf gebunden', 'Nahkampf gebunden', 'Gegner neben mir', 'binden'],
      en: ['bound', 'in melee', 'enemy next to me', 'engagement'],
    },
    icon: 'lock',
    page: 29,
    related: ['adjacent', 'ranged', 'small-actions', 'stealth'],
    rules: ['W6', 'A1'],
  },
} as const satisfies CategoryData;
