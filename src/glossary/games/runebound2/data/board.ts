import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_BOARD = {
  board: {
    names: { de: 'Der Spielplan (Felder)', en: 'Board (hexes)' },
    aliases: {
      de: ['Spielplan', 'Spielbrett', 'Felder', 'Hexfelder', 'Landkarte'],
      en: ['hexes', 'hex', 'map', 'game board'],
    },
    icon: 'board',
    section: 'Der Spielplan',
    related: ['terrain-types', 'city', 'half-hexes', 'adventure-jewel', 'undefeated-track'],
    rules: [],
  },
  'terrain-types': {
    names: { de: 'Geländetypen', en: 'Terrain types' },
    aliases: {
      de: ['Gelände', 'Ebene', 'Straße', 'Fluss', 'Sumpf', 'Wald', 'Hügel', 'Gebirge'],
      en: ['terrain', 'plains', 'road', 'river', 'swamp', 'forest', 'hills', 'mountain'],
    },
    icon: 'difficult',
    section: 'Der Spielplan',
    related: ['terrain-symbols', 'city', 'movement-step', 'roll-for-hazards'],
    rules: [],
  },
  city: {
    names: { de: 'Stadt', en: 'City' },
    aliases: {
      de: ['Städte', 'Stadtfeld', 'Jokerfeld', 'Joker'],
      en: ['cities', 'town', 'wild terrain'],
    },
    icon: 'door',
    section: 'Der Spielplan',
    related: ['market-step', 'terrain-symbols', 'tamalir', 'nearest-city', 'city-market-stacks'],
    rules: [],
  },
  tamalir: {
    names: { de: 'Tamalir', en: 'Tamalir' },
    aliases: {
      de: ['Startstadt', 'Startfeld', 'wo starten'],
      en: ['starting city', 'starting space', 'where to start'],
    },
    icon: 'spawn-point',
    section: 'Schritt 2: Bewegung',
    related: ['city', 'movement-step', 'city-market-stacks', 'setup'],
    rules: [],
  },
  'half-hexes': {
    names: { de: 'Halbe Hexfelder', en: 'Half hexes' },
    aliases: { de: ['Spielplanrand', 'halbe Felder'], en: ['board edge', 'half spaces'] },
    icon: 'blocked',
    section: 'Sonstige Bewegungsregeln',
    related: ['board', 'movement-step', 'step-one-hex'],
    rules: [],
  },
  'undefeated-track': {
    names: {
      de: 'Leiste Unbesiegte Herausforderungen',
      en: 'Undefeated challenge track',
    },
    aliases: {
      de: ['Unbesiegte Leiste', 'Leiste voll', 'sechs Plätze'],
      en: ['undefeated track', 'track full', 'six slots'],
    },
    icon: 'archive',
    section: 'Spielplanaufbau',
    related: ['undefeated-counters', 'face-undefeated', 'escape-phase', 'knocked-out', 'endgame'],
    rules: [],
  },
  'market-deck': {
    names: { de: 'Allgemeiner Marktstapel', en: 'Market deck' },
    aliases: { de: ['Marktkarten', 'Nachziehstapel Markt'], en: ['market cards', 'market pile'] },
    icon: 'bag',
    section: 'Spielplanaufbau',
    related: ['city-market-stacks', 'market-step', 'discard', 'ally-cards', 'item-cards'],
    rules: [],
  },
  'adventure-decks': {
    names: { de: 'Abenteuerstapel', en: 'Adventure decks' },
    aliases: {
      de: ['roter Stapel', 'grüner Stapel', 'vier Stapel'],
      en: ['adventure deck', 'red deck', 'green deck'],
    },
    icon: 'logbook',
    section: 'Spielplanaufbau',
    related: ['adventure-cards', 'adventure-step', 'doom-track', 'endgame'],
    rules: [],
  },
  'event-slot': {
    names: { de: 'Ereignisplatz', en: 'Event slot' },
    aliases: {
      de: ['aktives Ereignis', 'Platz für Ereignisse'],
      en: ['active event', 'event space'],
    },
    icon: 'history',
    section: 'Ereignisplatz',
    related: ['events', 'event-number'],
    rules: [],
  },
  'city-market-stacks': {
    names: { de: 'Marktstapel der Städte', en: 'City market stacks' },
    aliases: {
      de: ['Stadtmarkt', 'Angebot der Stadt', 'Auslage'],
      en: ['city stack', 'city market', 'offers'],
    },
    icon: 'chest',
    section: 'Marktstapel der Städte',
    related: ['market-step', 'city-crest', 'market-deck', 'sell-an-item', 'doom-track'],
    rules: [],
  },
  'city-crest': {
    names: { de: 'Stadtwappen', en: 'City crest' },
    aliases: {
      de: ['Wappen', 'Vynelvale', 'Riverwatch', 'Dawnsmoor', 'Nerekhal', 'Frostgate', 'Greyhaven'],
      en: ['crest', 'city shield', 'order of cities'],
    },
    icon: 'shield',
    section: 'Marktaktionen',
    related: ['city-market-stacks', 'doom-counters', 'doom-track', 'city'],
    rules: [],
  },
} as const satisfies CategoryData;
