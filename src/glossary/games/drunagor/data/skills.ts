import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_SKILLS = {
  'hero-skills': {
    names: { de: 'Heldenfähigkeiten', en: 'Hero skills' },
    aliases: {
      de: ['Heldenfähigkeit', 'Fähigkeit', 'Fähigkeiten', 'Skill', 'Fähigkeit benutzen'],
      en: ['hero skill', 'skills', 'ability'],
    },
    icon: 'star',
    page: 24,
    related: ['action-cubes', 'role-skills', 'class-skills', 'blocked-skills', 'linked-effects'],
    rules: ['Q2'],
  },
  'role-skills': {
    names: { de: 'Kampfrollenfähigkeiten', en: 'Role skills' },
    aliases: {
      de: ['Kampfrollenfähigkeit', 'III-A', 'III-B', 'Rollenfähigkeit'],
      en: ['role skill', 'role ability'],
    },
    icon: 'star',
    page: 48,
    related: ['combat-roles', 'reward-skill', 'hero-skills'],
    rules: ['L6b'],
  },
  'class-skills': {
    names: { de: 'Klassenfertigkeiten', en: 'Class skills' },
    aliases: {
      de: ['Klassenfertigkeit', 'Klasse', 'Klassenbaum', 'Fertigkeit', 'Talentbaum'],
      en: ['class skill', 'class tree', 'talent'],
    },
    icon: 'star',
    page: 25,
    related: ['reward-class', 'multiclass', 'passive'],
    rules: ['L6c'],
  },
  'multicolour-skills': {
    names: { de: 'Mehrfarbige Fähigkeiten', en: 'Multicoloured skills' },
    aliases: {
      de: ['mehrfarbig', 'zweifarbige Fähigkeit'],
      en: ['multicolor skill', 'two colours skill'],
    },
    icon: 'cube/blue',
    page: 24,
    related: ['cube-range', 'hero-skills', 'cube-colours'],
    rules: ['Q7'],
  },
  'double-use-skills': {
    names: { de: 'Fähigkeiten mit 2 Aktivierungen', en: 'Skills with two uses' },
    aliases: {
      de: ['zweimal benutzen', 'zwei Würfelfelder', '2 Plätze für Würfel'],
      en: ['use twice', 'two slots', 'two activations'],
    },
    icon: 'copy',
    page: 24,
    related: ['hero-skills', 'equipment'],
    rules: ['Q7', 'E2'],
  },
  reaction: {
    names: { de: 'REAKTION', en: 'REACTION' },
    aliases: {
      de: ['REAKTIONEN', 'reagieren', 'Blitz', 'Konter', 'außerhalb des Zuges'],
      en: ['reactions', 'react', 'lightning symbol', 'out of turn'],
    },
    icon: 'sparkle',
    page: 24,
    related: ['threat', 'retaliate', 'prevent', 'self', 'focus-technique'],
    rules: ['D10'],
  },
  threat: {
    names: { de: 'BEDROHUNG', en: 'THREAT' },
    aliases: {
      de: ['bedroht', 'Auslöser', 'Bedrohungen'],
      en: ['threatened', 'trigger of a reaction'],
    },
    icon: 'warning',
    page: 24,
    related: ['reaction', 'non-preventable', 'attack-twice'],
    rules: ['D10'],
  },
  passive: {
    names: { de: 'PASSIV', en: 'PASSIVE' },
    aliases: {
      de: ['passive Fähigkeit', 'passive Fähigkeiten', 'graue Fähigkeit', 'P-Symbol'],
      en: ['passive skill', 'grey skill'],
    },
    icon: 'info',
    page: 57,
    related: ['blocked-skills', 'hero-skills', 'knock-out', 'x-hp'],
    rules: ['C6', 'Q5'],
  },
  'linked-effects': {
    names: { de: 'Verbundene Effekte', en: 'Linked effects' },
    aliases: {
      de: ['Komma', 'Semikolon', 'UND', 'Strichpunkt', 'mehrere Effekte'],
      en: ['comma', 'semicolon', 'AND', 'several effects'],
    },
    icon: 'share',
    page: 25,
    related: ['targets', 'collateral-damage', 'up-to-x', 'self'],
    rules: ['W4'],
  },
  'copy-effect': {
    names: { de: 'KOPIEREN', en: 'COPY EFFECT' },
    aliases: { de: ['kopiert', 'Fähigkeit nachmachen'], en: ['copying', 'copy a skill'] },
    icon: 'copy',
    page: 56,
    related: ['hero-skills', 'range'],
    rules: ['Q7'],
  },
  'focus-technique': {
    names: { de: 'Fokustechnik', en: 'Focus technique' },
    aliases: {
      de: ['Fokustechniken', 'Fokusfähigkeit', 'Fokus ausgeben'],
      en: ['focus ability', 'focus skill', 'use focus'],
    },
    icon: 'focus',
    page: 31,
    related: ['focus', 'small-actions', 'reaction', 'weapon-range'],
    rules: ['Q1', 'Q8', 'W6'],
  },
  'x-bonus': {
    names: { de: '+X BONUS', en: '+X BONUS' },
    aliases: { de: ['Bonus', 'Boni'], en: ['bonuses', 'bonus to an effect'] },
    icon: 'plus',
    page: 53,
    related: ['split', 'x-dmg', 'spell-attack'],
    rules: [],
  },
} as const satisfies CategoryData;
