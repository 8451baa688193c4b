import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_VARIANTS = {
  'doom-track': {
    names: { de: 'Doomleiste', en: 'Doom track' },
    aliases: {
      de: ['Verderbensleiste', 'Leiste des Verderbens', 'Doom', 'Zeitdruck'],
      en: ['timer', 'doom clock'],
    },
    icon: 'darkness',
    section: 'Variante: Die Doomleiste',
    related: ['doom-counters', 'city-crest', 'endgame', 'hazard-colour', 'encounters'],
    rules: [],
  },
  endgame: {
    names: { de: 'Endspiel', en: 'Endgame' },
    aliases: {
      de: ['achter Doomcounter', 'Endspiel vorbereiten', 'Reihenfolge im Endspiel'],
      en: ['eighth doom counter', 'prepare the endgame', 'endgame order'],
    },
    icon: 'skull',
    section: 'Das Endspiel',
    related: ['endgame-confrontation', 'level', 'doom-track', 'high-lord-margath'],
    rules: [],
  },
  'endgame-confrontation': {
    names: { de: 'Endspiel-Konfrontation', en: 'Endgame confrontation' },
    aliases: {
      de: ['Konfrontation', 'letzter Kampf', 'rote Karten kämpfen', 'drei rote Karten'],
      en: ['confrontation', 'final battle', 'three red cards'],
    },
    icon: 'burn',
    section: 'Endspiel Konfrontation',
    related: ['endgame', 'high-lord-margath', 'object-of-the-game', 'level', 'escape-phase'],
    rules: [],
  },
  'travel-hazards': {
    names: { de: 'Reiseprobleme', en: 'Travel hazards' },
    aliases: {
      de: ['Reisegefahren', 'Gefahr', 'Gefahren', 'leeres Feld'],
      en: ['hazard', 'hazards', 'empty hex', 'wilderness'],
    },
    icon: 'trap',
    section: 'Variante: Reiseprobleme',
    related: ['roll-for-hazards', 'hazard-colour', 'resolve-a-hazard', 'movement-step'],
    rules: [],
  },
  'roll-for-hazards': {
    names: { de: 'Für Gefahren würfeln', en: 'Roll for hazards' },
    aliases: {
      de: ['Gefahrenwurf', 'Gefahr würfeln'],
      en: ['hazard roll'],
    },
    icon: 'dice',
    section: 'Für Gefahren würfeln',
    related: ['travel-hazards', 'movement-dice', 'terrain-types', 'hazard-colour'],
    rules: [],
  },
  'hazard-colour': {
    names: { de: 'Farbe der Gefahr', en: 'Hazard colour' },
    aliases: {
      de: ['Gefahrenfarbe', 'Gefahrentabelle'],
      en: ['hazard color', 'hazard table'],
    },
    icon: 'filter',
    section: 'Farbe der Gefahr bestimmen',
    related: [
      'hazard-number',
      'doom-track',
      'ten-sided-dice',
      'resolve-a-hazard',
      'travel-hazards',
    ],
    rules: [],
  },
  'hazard-number': {
    names: { de: 'Gefahrenzahl', en: 'Hazard number' },
    aliases: {
      de: ['Symbole zählen', 'Schleife auf der Doomleiste'],
      en: ['count symbols', 'loop on the doom track'],
    },
    icon: 'plus',
    section: 'Farbe der Gefahr bestimmen',
    related: ['hazard-colour', 'doom-track', 'terrain-symbols', 'movement-dice'],
    rules: [],
  },
  'resolve-a-hazard': {
    names: { de: 'Die Gefahr abwickeln', en: 'Resolve a hazard' },
    aliases: {
      de: ['Gefahr besiegen', 'Gefahr Belohnung', 'Gefahr Erfahrung'],
      en: ['beat a hazard', 'hazard reward', 'hazard experience'],
    },
    icon: 'warning',
    section: 'Die Gefahr abwickeln',
    related: ['travel-hazards', 'hazard-colour', 'general-supply', 'making-change', 'knocked-out'],
    rules: [],
  },
  'lighter-knockout': {
    names: { de: 'Geringere Folgen', en: 'Lighter knockout' },
    aliases: {
      de: ['Variante außer Gefecht', 'mildere Folgen', 'nichts verlieren'],
      en: ['knockout variant', 'milder knockout'],
    },
    icon: 'heart',
    section: 'Variante: Geringere Folgen',
    related: ['knocked-out', 'costliest-card'],
    rules: [],
  },
  'item-limit-variant': {
    names: { de: 'Variante Beschränkungen für Objekte', en: 'Item limit variant' },
    aliases: {
      de: ['Objektvariante', 'ein Objekt pro Typ'],
      en: ['one item per type'],
    },
    icon: 'filter',
    section: 'Variante: Beschränkungen für Objekte',
    related: ['weapon-and-armor-limit', 'class-and-type', 'ally-limit-variant'],
    rules: [],
  },
  'ally-limit-variant': {
    names: { de: 'Variante Beschränkungen für Verbündete', en: 'Ally limit variant' },
    aliases: {
      de: ['Verbündetenvariante', 'Sold', 'Unterhalt', 'mehr als zwei Verbündete'],
      en: ['upkeep', 'wages', 'more than two allies'],
    },
    icon: 'users',
    section: 'Variante: Beschränkungen für Verbündete',
    related: ['weapon-and-armor-limit', 'market-step', 'hire-an-ally', 'item-limit-variant'],
    rules: [],
  },
  'short-and-long-game': {
    names: { de: 'Kürzeres / Längeres Runebound', en: 'Short / long game' },
    aliases: {
      de: ['kürzeres Spiel', 'längeres Spiel', 'Spieldauer', 'Spielzeit'],
      en: ['short game', 'long game', 'playing time'],
    },
    icon: 'moon',
    section: 'Variante: Kürzeres Runebound',
    related: ['experience-points', 'experience-step', 'experience-value'],
    rules: [],
  },
} as const satisfies CategoryData;
