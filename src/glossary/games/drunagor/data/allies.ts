import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_ALLIES = {
  companions: {
    names: { de: 'GEFÄHRTEN', en: 'COMPANIONS' },
    aliases: { de: ['Gefährte', 'Begleiter', 'NSC-Gefährte'], en: ['companion', 'follower'] },
    icon: 'npc',
    page: 55,
    related: ['sturdiness', 'pet', 'ally', 'monster-target', 'loot'],
    rules: ['F1', 'F3', 'D5', 'D21'],
  },
  pet: {
    names: { de: 'BEGLEITTIER', en: 'PET' },
    aliases: {
      de: ['Begleittiere', 'Haustier', 'Tier', 'Wolf'],
      en: ['pets', 'animal', 'animal companion'],
    },
    icon: 'npc',
    page: 54,
    related: ['activate', 'companions', 'unique', 'flyby'],
    rules: ['F1', 'F2', 'D5'],
  },
  activate: {
    names: { de: 'AKTIVIERE (BEGLEITTIER)', en: 'ACTIVATE (A PET)' },
    aliases: {
      de: ['Begleittier beschwören', 'Begleittier aktivieren'],
      en: ['summon a pet'],
    },
    icon: 'play',
    page: 53,
    related: ['pet', 'unique'],
    rules: ['F2'],
  },
  'companion-turn': {
    names: { de: 'Züge der Gefährten und Begleittiere', en: 'Turns of companions and pets' },
    aliases: {
      de: ['wann ist das Begleittier dran', 'Gefährtenzug', 'Zug des Begleittiers'],
      en: ['when does the pet act', 'companion turn', 'pet turn'],
    },
    icon: 'play',
    page: 35,
    related: ['pet', 'companions', 'hero-turn', 'end-of-turn'],
    rules: ['I4', 'F1'],
  },
  sturdiness: {
    names: { de: 'ROBUSTHEIT', en: 'STURDINESS' },
    aliases: { de: ['robust', 'Gefährte Schaden'], en: ['sturdy', 'toughness'] },
    icon: 'defender',
    page: 57,
    related: ['companions', 'damage-order'],
    rules: ['D5', 'D21'],
  },
  unique: {
    names: { de: 'EINZIGARTIG', en: 'UNIQUE' },
    aliases: { de: ['einzigartiges Begleittier'], en: ['unique pet'] },
    icon: 'star',
    page: 54,
    related: ['pet', 'activate'],
    rules: ['F2'],
  },
  flyby: {
    names: { de: 'RÜCKKEHR', en: 'FLYBY' },
    aliases: { de: ['kehrt zurück', 'zurückfliegen'], en: ['return to hero'] },
    icon: 'motion',
    page: 57,
    related: ['pet', 'jump'],
    rules: ['M5', 'F1'],
  },
  'trick-or-treat': {
    names: { de: 'SÜßES ODER SAURES', en: 'TRICK OR TREAT' },
    aliases: { de: ['Süßigkeiten', 'Halloween'], en: ['candy'] },
    icon: 'dice',
    page: 58,
    related: ['companions', 'heal', 'bleed', 'burn', 'poison'],
    rules: ['F1'],
  },
  'attacked-allies': {
    names: { de: 'Wann werden Gefährten angegriffen', en: 'When allies are attacked' },
    aliases: {
      de: ['Monster greift Begleittier an', 'Begleittier Ziel'],
      en: ['monster attacks pet', 'companion as target'],
    },
    icon: 'rangers-mark',
    page: 35,
    related: ['companions', 'pet', 'monster-target', 'party-leader'],
    rules: ['T3', 'T4'],
  },
} as const satisfies CategoryData;
