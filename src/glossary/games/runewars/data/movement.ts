import type { CategoryData } from '@/src/glossary/model';

export const RUNEWARS_MOVEMENT = {
  movement: {
    names: { de: 'Bewegung', en: 'Movement' },
    aliases: {
      de: ['ziehen', 'Einheiten bewegen', 'Reichweite'],
      en: ['moving', 'moving units', 'range'],
    },
    icon: 'boot',
    page: 16,
    related: ['strategize', 'mobilize', 'conquer', 'movement-restrictions', 'hero-movement'],
    rules: [],
  },
  'hero-movement': {
    names: { de: 'Heldenbewegung', en: 'Hero movement' },
    aliases: { de: ['Helden bewegen', 'Helden ziehen'], en: ['moving heroes'] },
    icon: 'boot',
    page: 16,
    related: ['hero-move', 'quest-phase', 'strategize', 'heroes'],
    rules: [],
  },
  'movement-restrictions': {
    names: { de: 'Bewegungsbeschränkungen', en: 'Movement restrictions' },
    aliases: {
      de: ['Einschränkungen der Bewegung', 'unpassierbar', 'farbige Grenzen'],
      en: ['impassable', 'coloured borders'],
    },
    icon: 'blocked',
    page: 18,
    related: ['water-border', 'mountain-border', 'flying', 'map-holes', 'unit-limit', 'retreat'],
    rules: [],
  },
  'activation-tokens': {
    names: { de: 'Aktivierungsmarker', en: 'Activation tokens' },
    aliases: {
      de: ['Aktivierung', 'Aktivierungsplättchen'],
      en: ['activation token', 'activation'],
    },
    icon: 'lock',
    page: 17,
    related: ['activated-area', 'mobilize', 'conquer', 'spring', 'retreat'],
    rules: [],
  },
  'unit-limit': {
    names: { de: 'Einheitenlimit (8)', en: 'Unit limit (8)' },
    aliases: {
      de: ['acht Einheiten', 'maximal 8 Einheiten', 'Höchstzahl Einheiten', 'Mengenlimit'],
      en: ['eight units', 'max 8 units', 'stacking limit'],
    },
    icon: 'lock',
    page: 18,
    related: ['food-limit', 'retreat', 'recruit', 'allied-units'],
    rules: [],
  },
  fast: {
    names: { de: 'Schnell', en: 'Fast' },
    aliases: { de: ['schnelle Einheiten', 'drei Gebiete weit'], en: ['fast units', 'three areas'] },
    icon: 'additional-movement',
    page: 17,
    related: ['movement', 'mobilize', 'conquer', 'flying'],
    rules: [],
  },
  flying: {
    names: { de: 'Fliegen', en: 'Flying' },
    aliases: {
      de: ['fliegend', 'fliegende Einheiten', 'Flieger'],
      en: ['fly', 'flying units', 'flies'],
    },
    icon: 'motion',
    page: 18,
    related: ['water-border', 'mountain-border', 'movement-restrictions', 'map-holes'],
    rules: [],
  },
  standing: {
    names: { de: 'Stehend', en: 'Standing' },
    aliases: {
      de: ['stehende Einheiten', 'aufrecht', 'aufgestellt'],
      en: ['standing units', 'upright'],
    },
    icon: 'check',
    page: 15,
    related: ['rout', 'strength', 'spring'],
    rules: [],
  },
  units: {
    names: { de: 'Einheiten', en: 'Units' },
    aliases: {
      de: ['Einheit', 'Armee', 'Armeen', 'Truppen'],
      en: ['unit', 'army', 'armies', 'troops'],
    },
    icon: 'striker',
    page: 15,
    related: ['plastic-units', 'figures', 'heroes', 'unit-types'],
    rules: [],
  },
  'enemy-units': {
    names: { de: 'Feindliche Einheiten', en: 'Enemy units' },
    aliases: {
      de: ['Feind', 'Feinde', 'gegnerische Einheiten'],
      en: ['enemy', 'enemies', 'opposing units'],
    },
    icon: 'warning',
    page: 15,
    related: ['neutral-units', 'allied-units', 'battle', 'enemy-area'],
    rules: [],
  },
  figures: {
    names: { de: 'Figuren', en: 'Figures' },
    aliases: { de: ['Figur', 'Miniaturen'], en: ['figure', 'miniatures'] },
    icon: 'npc',
    page: 15,
    related: ['units', 'heroes', 'hero-figures', 'plastic-units'],
    rules: [],
  },
} as const satisfies CategoryData;
