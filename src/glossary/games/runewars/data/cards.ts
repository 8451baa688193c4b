import type { CategoryData } from '@/src/glossary/model';

export const RUNEWARS_CARDS = {
  'fate-cards': {
    names: { de: 'Schicksalskarten', en: 'Fate cards' },
    aliases: {
      de: ['Schicksalskarte', 'Schicksalsdeck', 'Schicksal'],
      en: ['fate card', 'fate deck', 'fate'],
    },
    icon: 'dice',
    page: 27,
    related: ['fate-symbol', 'unit-types', 'battle-rounds', 'diplomacy', 'attribute-test', 'duel'],
    rules: [],
  },
  'hero-cards': {
    names: { de: 'Heldenkarten', en: 'Hero cards' },
    aliases: { de: ['Heldenkarte'], en: ['hero card'] },
    icon: 'user',
    page: 25,
    related: ['heroes', 'attributes', 'alignment', 'health', 'recruit-heroes'],
    rules: [],
  },
  'objective-cards': {
    names: { de: 'Zielkarten', en: 'Objective cards' },
    aliases: {
      de: ['Zielkarte', 'geheimes Ziel', 'Auftrag'],
      en: ['objective card', 'secret objective', 'objective'],
    },
    icon: 'rangers-mark',
    page: 30,
    related: ['gain-dragon-rune', 'alignment', 'turn'],
    rules: [],
  },
  'order-cards': {
    names: { de: 'Befehlskarten', en: 'Order cards' },
    aliases: { de: ['Befehlskarte', 'Befehl', 'Befehle'], en: ['order card', 'orders', 'order'] },
    icon: 'logbook',
    page: 12,
    related: ['active-order', 'order-number', 'main-function', 'supremacy-bonus', 'player-order'],
    rules: [],
  },
  'quest-cards': {
    names: { de: 'Questkarten', en: 'Quest cards' },
    aliases: { de: ['Questkarte', 'Quest', 'Quests', 'Aufgaben'], en: ['quest card'] },
    icon: 'book-open',
    page: 25,
    related: ['quest-phase', 'attribute-test', 'take-reward', 'duel-quest', 'setup-quest-cards'],
    rules: [],
  },
  'reward-cards': {
    names: { de: 'Belohnungskarten', en: 'Reward cards' },
    aliases: {
      de: ['Belohnungskarte', 'Belohnungen', 'Gegenstände', 'Ausrüstung'],
      en: ['reward card', 'rewards', 'items'],
    },
    icon: 'chest',
    page: 27,
    related: ['take-reward', 'weapon-and-armor', 'reward-secrecy', 'duel', 'defeat-heroes'],
    rules: [],
  },
  'season-cards': {
    names: { de: 'Jahreszeitenkarten', en: 'Season cards' },
    aliases: {
      de: ['Jahreszeitenkarte', 'Frühlingskarte', 'Winterkarte'],
      en: ['season card', 'season deck'],
    },
    icon: 'history',
    page: 11,
    related: ['primary-ability', 'secondary-ability', 'current-season', 'season'],
    rules: [],
  },
  'tactics-cards': {
    names: { de: 'Taktikkarten', en: 'Tactics cards' },
    aliases: {
      de: ['Taktikkarte', 'Taktik', 'Taktiken', 'Handkartenlimit'],
      en: ['tactics card', 'tactics', 'tactic'],
    },
    icon: 'magic',
    page: 30,
    related: ['turn', 'strategize', 'start-of-battle', 'hidden-pass'],
    rules: [],
  },
  'setup-quest-cards': {
    names: { de: 'Aufbau-Questkarten', en: 'Setup quest cards' },
    aliases: {
      de: ['Aufbauquest', 'Questkarten für den Aufbau'],
      en: ['setup quests', 'map setup quests'],
    },
    icon: 'board',
    page: 8,
    related: ['map-tiles', 'quest-cards'],
    rules: [],
  },
  'hidden-pass': {
    names: { de: 'Versteckter Pass', en: 'Hidden pass' },
    aliases: { de: ['Pass durchs Gebirge', 'Taktikkarte Gebirge'], en: ['secret pass'] },
    icon: 'bridge',
    page: 18,
    related: ['movement-restrictions', 'tactics-cards', 'mountain-border', 'water-border'],
    rules: [],
  },
} as const satisfies CategoryData;
