import type { CategoryData } from '@/src/glossary/model';

export const RUNEWARS_COMPONENTS = {
  'hero-figures': {
    names: { de: 'Kunststoffhelden', en: 'Hero figures' },
    aliases: {
      de: ['Heldenfigur', 'Heldenfiguren', 'graue Figuren'],
      en: ['hero miniatures', 'grey figures'],
    },
    icon: 'user',
    section: 'Kunststoffhelden',
    related: ['heroes', 'hero-cards', 'figures'],
    rules: [],
  },
  'plastic-mountains': {
    names: { de: 'Kunststoffgebirge', en: 'Plastic mountains' },
    aliases: {
      de: ['Gebirgsteile', 'Bergteile einsetzen'],
      en: ['mountain pieces', 'plastic mountain'],
    },
    icon: 'difficult',
    page: 7,
    related: ['mountain-border', 'map-tiles'],
    rules: [],
  },
  'battle-marker': {
    names: { de: 'Kampfmarker', en: 'Battle marker' },
    aliases: {
      de: ['Marker für den Kampf', 'Schauplatz des Kampfes'],
      en: ['battle token', 'where the battle is'],
    },
    icon: 'melee',
    page: 21,
    related: ['battle', 'contested-area'],
    rules: [],
  },
  'city-tiles': {
    names: { de: 'Stadtplättchen', en: 'City tiles' },
    aliases: {
      de: ['Stadt', 'Städte', 'Stadtfeld', 'Siedlung'],
      en: ['city', 'cities', 'town', 'city token'],
    },
    icon: 'door',
    page: 36,
    related: ['rally-support', 'build-stronghold', 'empty-area'],
    rules: [],
  },
  'damage-tokens': {
    names: { de: 'Schadensmarker', en: 'Damage tokens' },
    aliases: {
      de: ['Schadensplättchen', 'Verletzung', 'verletzt'],
      en: ['damage counter', 'injured', 'wounded'],
    },
    icon: 'additional-damage',
    page: 22,
    related: ['assign-damage', 'health', 'hero-heal'],
    rules: [],
  },
  'defeated-hero-markers': {
    names: { de: 'Marker für besiegte Helden', en: 'Defeated hero markers' },
    aliases: {
      de: ['Grabmarker', 'Belohnungen aufsammeln', 'liegen gelassene Belohnungen'],
      en: ['fallen hero marker', 'pick up dropped rewards'],
    },
    icon: 'skull',
    page: 28,
    related: ['defeat-heroes', 'reward-cards'],
    rules: [],
  },
  'home-realm-markers': {
    names: { de: 'Aufbauhilfen für Heimatreiche', en: 'Home realm setup markers' },
    aliases: {
      de: ['Aufbauhilfe', 'Platzhalter für Heimatreiche'],
      en: ['setup marker', 'home realm placeholder'],
    },
    icon: 'spawn-point',
    page: 8,
    related: ['home-realm', 'map-tiles', 'first-player'],
    rules: [],
  },
  'map-tiles': {
    names: { de: 'Spielplanteile', en: 'Map tiles' },
    aliases: {
      de: ['Spielplanteil', 'Spielplan', 'Spielplanaufbau', 'Karte aufbauen', 'Hexfelder'],
      en: ['map', 'map tile', 'board setup', 'build the map', 'hexes'],
    },
    icon: 'board',
    page: 8,
    related: ['setup-quest-cards', 'home-realm-markers', 'area', 'map-holes'],
    rules: [],
  },
  'stronghold-tiles': {
    names: { de: 'Festungsplättchen', en: 'Stronghold tiles' },
    aliases: {
      de: ['Festungen', 'Burg', 'eigene Festung'],
      en: ['stronghold', 'strongholds', 'castle', 'fortress'],
    },
    icon: 'shield',
    section: 'Festungsplättchen',
    related: [
      'stronghold-strength',
      'build-stronghold',
      'damaged-stronghold',
      'capture-stronghold',
      'recruit',
      'development-tiles',
    ],
    rules: [],
  },
  'training-tokens': {
    names: { de: 'Trainingsmarker', en: 'Training tokens' },
    aliases: {
      de: ['Plättchen fürs Training', '+1 +2 Marker'],
      en: ['training counters', '+1 +2 token'],
    },
    icon: 'plus',
    page: 26,
    related: ['train', 'attributes', 'exploration-training'],
    rules: [],
  },
  'reference-sheet': {
    names: { de: 'Übersichtstafel', en: 'Reference sheet' },
    aliases: {
      de: ['Übersichtstafeln', 'Übersichtsblatt', 'Spielhilfe'],
      en: ['reference sheets', 'player aid'],
    },
    icon: 'book-open',
    section: 'Übersichtstafeln',
    related: ['neutral-units', 'diplomacy', 'exploration-tokens'],
    rules: [],
  },
  'component-limits': {
    names: { de: 'Materialbeschränkungen', en: 'Component limits' },
    aliases: {
      de: ['Marker reichen nicht', 'Figuren aufgebraucht', 'Beschränkungen des Spielmaterials'],
      en: ['run out of pieces', 'limited components', 'out of tokens'],
    },
    icon: 'lock',
    page: 31,
    related: ['unit-limit', 'recruit', 'build-stronghold', 'development-tiles'],
    rules: [],
  },
} as const satisfies CategoryData;
