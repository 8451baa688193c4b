import type { CategoryData } from '@/src/glossary/model';

export const SWORDSORCERY_ENEMIES = {
  enemies: {
    names: { de: 'Gegner', en: 'Enemies' },
    aliases: { de: ['Feinde', 'Monster', 'Gegnerfigur'], en: ['enemy', 'monsters', 'foes'] },
    icon: 'skull',
    section: 'Die Gegner der Helden',
    related: ['enemy-turn', 'enemy-assignment', 'enemy-card', 'enemy-activation', 'master-enemy'],
    rules: [],
  },
  'enemy-turn': {
    names: { de: 'Zug der Gegner', en: 'Enemy turn' },
    aliases: {
      de: ['Gegnerzug', 'wann handeln die Gegner'],
      en: ['turn of the enemies', 'when do enemies act'],
    },
    icon: 'skull',
    section: 'Zug der Gegner',
    related: ['activation-card', 'enemy-activation', 'battle-phase', 'hero-turn'],
    rules: [],
  },
  'activation-card': {
    names: { de: 'Aktivierungskarte', en: 'Activation card' },
    aliases: {
      de: ['Aktivierungskarten', 'welche Gegner handeln'],
      en: ['activation cards', 'which enemies act'],
    },
    icon: 'book-open',
    section: 'Zug der Gegner',
    related: ['enemy-turn', 'enemy-activation', 'supply'],
    rules: [],
  },
  'master-enemy': {
    names: { de: 'Endgegner', en: 'Master enemy' },
    aliases: { de: ['Boss', 'Bosse', 'Obermonster'], en: ['master enemies'] },
    icon: 'leader',
    section: 'Zug eines Helden',
    related: ['menace-token', 'provoke', 'enemies'],
    rules: [],
  },
  'menace-token': {
    names: { de: 'Bedrohungsmarker', en: 'Menace token' },
    aliases: { de: ['Bedrohung', 'wen greift der Endgegner an'], en: ['menace', 'threat token'] },
    icon: 'warning',
    section: 'Zug eines Helden',
    related: ['provoke', 'master-enemy', 'preferred-target'],
    rules: [],
  },
  'enemy-assignment': {
    names: { de: 'Zuordnung von Gegnern', en: 'Enemy assignment' },
    aliases: {
      de: ['Gegner verteilen', 'wer führt die Gegner'],
      en: ['assign enemies', 'who runs the enemies'],
    },
    icon: 'users',
    section: 'Zuordnung von Gegnern',
    related: ['enemy-card', 'enemies', 'enemy-activation'],
    rules: [],
  },
  'enemy-card': {
    names: { de: 'Gegnerkarte', en: 'Enemy card' },
    aliases: { de: ['Karte des Gegners', 'Gegnerwerte'], en: ['enemy scroll', 'enemy stats'] },
    icon: 'book-open',
    section: 'Zuordnung von Gegnern',
    related: ['behaviour', 'preferred-target', 'enemy-assignment', 'enemy-activation'],
    rules: [],
  },
  'enemy-activation': {
    names: { de: 'Aktivierung von Gegnern', en: 'Enemy activation' },
    aliases: {
      de: ['Gegner aktivieren', 'wie bewegen sich Gegner', 'Bewegung der Gegner'],
      en: ['activate enemies', 'how do enemies move'],
    },
    icon: 'play',
    section: 'Die Aktivierung von Gegnern',
    related: ['behaviour', 'preferred-target', 'enemy-turn', 'hindrances', 'line-of-sight'],
    rules: [],
  },
  behaviour: {
    names: { de: 'Verhaltensweise', en: 'Behaviour' },
    aliases: {
      de: ['Verhalten', 'Verhaltensweisen', 'Gegner KI'],
      en: ['behavior', 'behaviours', 'enemy AI'],
    },
    icon: 'eye',
    section: 'Die Aktivierung von Gegnern',
    related: ['enemy-card', 'enemy-activation', 'range', 'line-of-sight', 'blinded', 'slowed'],
    rules: [],
  },
  'preferred-target': {
    names: { de: 'Bevorzugtes Ziel', en: 'Preferred target' },
    aliases: {
      de: ['wen greift ein Gegner an', 'Zielwahl', 'Ziel des Gegners'],
      en: ['whom does an enemy attack', 'target choice'],
    },
    icon: 'rangers-mark',
    section: 'Die Aktivierung von Gegnern',
    related: ['general-targeting', 'enemy-card', 'behaviour', 'menace-token'],
    rules: [],
  },
  'general-targeting': {
    names: { de: 'Allgemeine Auswahlbedingungen', en: 'General targeting rules' },
    aliases: {
      de: ['Auswahlbedingungen', 'Gleichstand beim Ziel'],
      en: ['targeting rules', 'tie between targets'],
    },
    icon: 'info',
    section: 'Die Aktivierung von Gegnern',
    related: ['preferred-target', 'enemy-activation'],
    rules: [],
  },
} satisfies CategoryData;
