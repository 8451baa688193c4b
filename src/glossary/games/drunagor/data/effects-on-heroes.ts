import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_EFFECTS_ON_HEROES = {
  penitence: {
    names: { de: 'REUE', en: 'PENITENCE' },
    aliases: {
      de: ['bereuen', 'Schaden pro Fluchwürfel'],
      en: ['penance', 'damage per curse cube'],
    },
    icon: 'cube/curse',
    page: 57,
    related: ['collateral-damage', 'curse-cubes', 'non-preventable'],
    rules: ['D19'],
  },
  curse: {
    names: { de: 'FLUCH X', en: 'CURSE X' },
    aliases: { de: ['verflucht', 'verfluchen'], en: ['cursed'] },
    icon: 'cube/curse',
    page: 55,
    related: ['curse-cubes', 'immunity', 'reckoner'],
    rules: ['D19', 'D12', 'Q6'],
  },
  fatigue: {
    names: { de: 'ERSCHÖPFEN X', en: 'FATIGUE X' },
    aliases: {
      de: ['erschöpft', 'Erschöpfung', 'Würfel verlieren'],
      en: ['fatigued', 'exhaust', 'lose cubes'],
    },
    icon: 'cube/blue',
    page: 55,
    related: ['expend', 'forced-recall', 'disarm', 'silence'],
    rules: ['Q4', 'Q3'],
  },
  disarm: {
    names: { de: 'ENTWAFFNEN', en: 'DISARM' },
    aliases: { de: ['entwaffnet', 'gelbe und rote Würfel verlieren'], en: ['disarmed'] },
    icon: 'weapon',
    page: 54,
    related: ['fatigue', 'silence', 'forced-recall'],
    rules: ['Q4'],
  },
  silence: {
    names: { de: 'STILLE', en: 'SILENCE' },
    aliases: {
      de: ['verstummt', 'grüne und blaue Würfel verlieren', 'Schweigen'],
      en: ['silenced', 'mute'],
    },
    icon: 'offline',
    page: 57,
    related: ['fatigue', 'disarm', 'forced-recall'],
    rules: ['Q4'],
  },
  'drain-health': {
    names: { de: 'LP ENTZIEHEN X', en: 'DRAIN HEALTH X' },
    aliases: {
      de: ['ENTZIEHEN', 'Lebensentzug', 'LP stehlen', 'Leben aussaugen'],
      en: ['drain', 'life steal', 'leech'],
    },
    icon: 'heart',
    page: 56,
    related: ['commander', 'heal', 'threat'],
    rules: ['D14'],
  },
  polymorph: {
    names: { de: 'POLYMORPH', en: 'POLYMORPH' },
    aliases: { de: ['Verwandlung', 'verwandeln'], en: ['transform', 'shapeshift'] },
    icon: 'motion',
    related: ['npc', 'immunity'],
    rules: [],
  },
  spread: {
    names: { de: 'SPREAD', en: 'SPREAD' },
    aliases: { de: [], en: ['spreading'] },
    icon: 'share',
    related: ['split', 'darkness-behavior'],
    rules: [],
  },
  'immediate-effects': {
    names: { de: 'Soforteffekte', en: 'Immediate effects' },
    aliases: { de: ['Soforteffekt', 'sofort'], en: ['immediate effect', 'instant effect'] },
    icon: 'sparkle',
    page: 46,
    related: ['conditions', 'heal', 'push', 'cleanse'],
    rules: ['C4', 'D20'],
  },
} as const satisfies CategoryData;
