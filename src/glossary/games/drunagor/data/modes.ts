import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_MODES = {
  'campaign-mode': {
    names: { de: 'Kampagne', en: 'Campaign' },
    aliases: {
      de: ['Kampagnenmodus', '18 Kapitel', 'Abenteuerbuch', 'Kapitel', 'Prolog'],
      en: ['campaign mode', '18 chapters', 'adventure book', 'chapter', 'prologue'],
    },
    icon: 'book-open',
    page: 6,
    related: ['campaign-logbook', 'continue-campaign', 'single-adventure', 'player-versus-player'],
    rules: ['V1'],
  },
  tutorial: {
    names: { de: 'Tutorial', en: 'Tutorial' },
    aliases: {
      de: ['Einstieg', 'Anfänger', 'direkt losspielen'],
      en: ['beginner', 'learn the game', 'start playing'],
    },
    icon: 'info',
    page: 7,
    related: ['campaign-mode', 'hero-turn'],
    rules: [],
  },
  'single-adventure': {
    names: { de: 'Einzelabenteuer', en: 'Single adventure' },
    aliases: {
      de: ['einzelnes Abenteuer', 'One-Shot', 'Kapitel einzeln spielen'],
      en: ['standalone adventure', 'play one chapter'],
    },
    icon: 'book-open',
    page: 51,
    related: ['single-adventure-bonus', 'campaign-mode'],
    rules: [],
  },
  'single-adventure-bonus': {
    names: { de: 'Startbonus im Einzelabenteuer', en: 'Starting bonus of a single adventure' },
    aliases: { de: ['Startbonus', 'wie stark starten wir'], en: ['starting bonus', 'head start'] },
    icon: 'plus',
    page: 51,
    related: ['single-adventure', 'reward-skill', 'reward-gear', 'reward-class'],
    rules: [],
  },
  'player-versus-player': {
    names: { de: 'Spieler-gegen-Spieler', en: 'Player versus player' },
    aliases: {
      de: [
        'PvP',
        'gegeneinander',
        'Duell',
        'Arena',
        'PvP Reihenfolge',
        'PvP Monster',
        'besondere Würfelaktion im PvP',
        'Schlachtfeld',
      ],
      en: [
        'versus',
        'duel',
        'against each other',
        'PvP turn order',
        'PvP monsters',
        'PvP cube action',
        'battlefield',
      ],
    },
    icon: 'melee',
    page: 52,
    related: ['pvp-conditions', 'pvp-victory'],
    rules: ['X2', 'X3', 'X6', 'X7', 'X8', 'X11', 'K2'],
  },
  'pvp-conditions': {
    names: { de: 'Zustände im PvP', en: 'Conditions in PvP' },
    aliases: { de: ['PvP Gift', 'PvP Verborgen'], en: ['PvP stealth', 'PvP poison'] },
    icon: 'stealth',
    page: 52,
    related: ['player-versus-player', 'bleed', 'burn', 'poison', 'stealth'],
    rules: ['X4', 'X5'],
  },
  'pvp-victory': {
    names: { de: 'Sieg im PvP', en: 'Winning in PvP' },
    aliases: {
      de: ['PvP gewinnen', 'Last Man Standing', 'Zwei gegen Zwei', 'Team besiegt'],
      en: ['PvP win', 'last team standing', 'two versus two'],
    },
    icon: 'star-filled',
    page: 52,
    related: ['player-versus-player', 'trauma-cube', 'last-rune'],
    rules: ['X9', 'X10'],
  },
} as const satisfies CategoryData;
