import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_GENERAL_TERMS = {
  character: {
    names: { de: 'CHARAKTER', en: 'CHARACTER' },
    aliases: { de: ['Charaktere', 'Figur', 'Figuren'], en: ['characters', 'figure', 'figures'] },
    icon: 'user',
    page: 54,
    related: ['enemy', 'ally', 'npc', 'conditions'],
    rules: ['D20'],
  },
  hero: {
    names: { de: 'Held', en: 'Hero' },
    aliases: { de: ['Helden', 'Spielerfigur'], en: ['heroes', 'player character'] },
    icon: 'user',
    page: 8,
    related: ['hero-board', 'hero-turn', 'hit-points'],
    rules: ['D11', 'D12', 'D13'],
  },
  enemy: {
    names: { de: 'GEGNER', en: 'ENEMY' },
    aliases: { de: ['Feind', 'Feinde'], en: ['enemies', 'foe', 'opponent'] },
    icon: 'skull',
    page: 55,
    related: ['ally', 'character', 'engaged'],
    rules: ['O0'],
  },
  ally: {
    names: { de: 'Verbündete', en: 'Ally' },
    aliases: {
      de: ['Verbündeter', 'Freund', 'eigene Figur'],
      en: ['allies', 'friend', 'friendly figure'],
    },
    icon: 'users',
    page: 7,
    related: ['enemy', 'character', 'passing-allies'],
    rules: ['O0', 'O1'],
  },
  symbols: {
    names: { de: 'Zeichen und Symbole', en: 'Signs and symbols' },
    aliases: {
      de: ['Symbole', 'Symbol', 'Icons', 'Abkürzungen'],
      en: ['symbols', 'abbreviations'],
    },
    icon: 'info',
    page: 59,
    related: ['weapon-attack', 'spell-attack', 'reaction', 'large-monster'],
    rules: [],
  },
} as const satisfies CategoryData;
