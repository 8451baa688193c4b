import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_GAME_AND_GOAL = {
  adventure: {
    names: { de: 'Abenteuer (Szenario)', en: 'Adventure (scenario)' },
    aliases: {
      de: [
        'Szenario',
        'Auferstehung der Drachenherrscher',
        'Geschichte',
        'Spielerzahl',
        'wie viele Spieler',
      ],
      en: ['scenario', 'Rise of the Dragon Lords', 'story', 'number of players'],
    },
    icon: 'book-open',
    section: 'Abenteuer',
    related: ['object-of-the-game', 'vorakesh', 'adventure-cards', 'adventure-step'],
    rules: [],
  },
  'object-of-the-game': {
    names: { de: 'Spielziel', en: 'Object of the game' },
    aliases: {
      de: ['gewinnen', 'Sieg', 'Siegbedingung', 'Spielende', 'Spielsieger'],
      en: ['winning', 'win', 'victory', 'goal', 'end of the game'],
    },
    icon: 'star-filled',
    section: 'Spielziel',
    related: ['high-lord-margath', 'dragon-runes', 'endgame-confrontation', 'adventure'],
    rules: [],
  },
  'high-lord-margath': {
    names: { de: 'Oberster Herrscher Margath', en: 'High Lord Margath' },
    aliases: {
      de: ['Margath', 'Drachenherrscher', 'Endboss'],
      en: ['Dragon Lord', 'final boss', 'final foe'],
    },
    icon: 'skull',
    section: 'Spielziel',
    related: ['object-of-the-game', 'dragon-runes', 'endgame-confrontation', 'vorakesh'],
    rules: [],
  },
  'dragon-runes': {
    names: { de: 'Drachenrunen', en: 'Dragon runes' },
    aliases: { de: ['Drachenrune', 'drei Runen', 'Runen'], en: ['dragon rune', 'three runes'] },
    icon: 'sparkle',
    section: 'Spielziel',
    related: ['object-of-the-game', 'high-lord-margath', 'endgame-confrontation', 'reward'],
    rules: [],
  },
  vorakesh: {
    names: { de: 'Vorakesh', en: 'Vorakesh' },
    aliases: { de: ['Totenbeschwörer'], en: ['necromancer'] },
    icon: 'npc',
    section: 'Abenteuer',
    related: ['adventure', 'high-lord-margath'],
    rules: [],
  },
  setup: {
    names: { de: 'Spielaufbau', en: 'Setup' },
    aliases: {
      de: ['Aufbau', 'Spielvorbereitung', 'Vorbereitung', 'Startgold', 'Startgeld'],
      en: ['preparation', 'starting gold'],
    },
    icon: 'table',
    section: 'Spielaufbau',
    related: ['board', 'bank', 'city-market-stacks', 'first-player', 'tamalir', 'doom-track'],
    rules: [],
  },
  bank: {
    names: { de: 'Bank', en: 'Bank' },
    aliases: {
      de: ['Goldvorrat', 'Gold wechseln', 'bezahlen'],
      en: ['gold supply', 'change gold', 'pay gold'],
    },
    icon: 'bag',
    section: 'Spielaufbau',
    related: ['gold-counters', 'market-step', 'knocked-out', 'general-supply'],
    rules: [],
  },
} as const satisfies CategoryData;
