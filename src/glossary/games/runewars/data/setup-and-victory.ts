import type { CategoryData } from '@/src/glossary/model';

export const RUNEWARS_SETUP_AND_VICTORY = {
  'object-of-the-game': {
    names: { de: 'Spielziel', en: 'Object of the game' },
    aliases: {
      de: ['Ziel des Spiels', 'wie gewinnt man', 'Siegbedingung'],
      en: ['goal of the game', 'how to win', 'victory condition'],
    },
    icon: 'star-filled',
    page: 7,
    related: ['dragon-rune', 'game-end', 'gain-dragon-rune', 'controlled-area'],
    rules: [],
  },
  'first-player': {
    names: { de: 'Startspieler', en: 'First player' },
    aliases: {
      de: ['erster Spieler', 'Startspieler bestimmen'],
      en: ['starting player', 'start player'],
    },
    icon: 'play',
    page: 8,
    related: ['season-cards', 'map-tiles', 'faction', 'player-order'],
    rules: [],
  },
  'home-realm': {
    names: { de: 'Heimatreich', en: 'Home realm' },
    aliases: {
      de: ['Heimatreiche', 'Heimatgebiete', 'Startgebiete'],
      en: ['home realms', 'home areas', 'starting areas'],
    },
    icon: 'door',
    page: 15,
    related: ['controlled-area', 'empty-area', 'home-realm-markers', 'starting-units'],
    rules: [],
  },
  'starting-units': {
    names: { de: 'Starteinheiten', en: 'Starting units' },
    aliases: {
      de: ['Startarmee', 'Startaufstellung', 'Einheiten zu Spielbeginn'],
      en: ['starting army', 'initial units'],
    },
    icon: 'spawn-point',
    page: 8,
    related: ['home-realm', 'resource-dials', 'stronghold-tiles', 'rune-tokens', 'recruit'],
    rules: [],
  },
  'rune-tokens': {
    names: { de: 'Runenmarker', en: 'Rune tokens' },
    aliases: { de: ['Runen', 'Rune', 'Marker mit Runen'], en: ['runes', 'rune token'] },
    icon: 'sparkle',
    section: 'Runenmarker',
    related: ['dragon-rune', 'false-rune', 'gain-dragon-rune', 'look-at-runes', 'move-runes'],
    rules: [],
  },
  'false-rune': {
    names: { de: 'Falsche Rune', en: 'False rune' },
    aliases: {
      de: ['falsche Runen', 'Täuschrune', 'leere Rune'],
      en: ['false runes', 'decoy', 'fake rune'],
    },
    icon: 'eye-off',
    page: 30,
    related: ['rune-tokens', 'dragon-rune', 'gain-dragon-rune', 'epic-variant'],
    rules: [],
  },
  'dragon-rune': {
    names: { de: 'Drachenrune', en: 'Dragon rune' },
    aliases: {
      de: ['Drachenrunen', 'Siegpunkte', 'Siegpunkt'],
      en: ['dragon runes', 'victory point', 'victory points'],
    },
    icon: 'star-filled',
    page: 30,
    related: ['object-of-the-game', 'gain-dragon-rune', 'false-rune', 'exploration-dragon-throne'],
    rules: [],
  },
  'game-end': {
    names: { de: 'Spielende und Sieg', en: 'Game end and victory' },
    aliases: {
      de: ['Spielende', 'Sieg', 'Sieger', 'gewonnen', 'sechstes Jahr'],
      en: ['end of the game', 'victory', 'winner', 'sixth year'],
    },
    icon: 'check',
    page: 30,
    related: ['dragon-rune', 'object-of-the-game', 'year', 'starting-influence', 'epic-variant'],
    rules: [],
  },
  'gain-dragon-rune': {
    names: { de: 'Eine Drachenrune nehmen', en: 'Gain a dragon rune' },
    aliases: {
      de: ['Drachenrune erhalten', 'Gewinn von Drachenrunen', 'Rune auslegen'],
      en: ['take a dragon rune', 'gaining dragon runes', 'place a rune'],
    },
    icon: 'plus',
    page: 30,
    related: [
      'rune-tokens',
      'false-rune',
      'objective-cards',
      'reward-cards',
      'title-cards',
      'season-cards',
    ],
    rules: [],
  },
  'look-at-runes': {
    names: { de: 'Drachenrunen anschauen', en: 'Look at runes' },
    aliases: {
      de: ['Runen ansehen', 'Runen ausspähen', 'Rune auskundschaften'],
      en: ['peek at runes', 'looking at runes', 'spy on runes'],
    },
    icon: 'eye',
    page: 30,
    related: ['rune-tokens', 'heroes', 'controlled-area'],
    rules: [],
  },
  'player-elimination': {
    names: { de: 'Eliminieren von Spielern', en: 'Player elimination' },
    aliases: {
      de: ['Ausscheiden', 'ausgeschieden', 'Spieler eliminiert', 'Eliminierung'],
      en: ['eliminated player', 'knocked out of the game'],
    },
    icon: 'close',
    page: 31,
    related: ['controlled-area', 'title-cards', 'heroes'],
    rules: [],
  },
  'epic-variant': {
    names: { de: 'Epische Spielvariante', en: 'Epic variant' },
    aliases: {
      de: ['epische Variante', 'langes Spiel', 'sieben Runen'],
      en: ['epic game', 'long game', 'seven runes'],
    },
    icon: 'book-open',
    page: 37,
    related: ['game-end', 'dragon-rune', 'false-rune', 'season'],
    rules: [],
  },
} as const satisfies CategoryData;
