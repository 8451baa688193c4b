import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_SETUP_AND_DOORS = {
  'adventure-setup': {
    names: { de: 'Das Abenteuer vorbereiten', en: 'Adventure setup' },
    aliases: {
      de: ['Aufbau', 'Abenteuer aufbauen', 'Spielaufbau', 'Vorbereitung'],
      en: ['setup', 'prepare the adventure'],
    },
    icon: 'board',
    page: 12,
    related: ['dungeon-setup', 'combat-roles', 'summon-monsters', 'campaign-mode'],
    rules: ['U1', 'V6'],
  },
  'dungeon-setup': {
    names: { de: 'Aufbau des Dungeons', en: 'Building the dungeon' },
    aliases: {
      de: [
        'Dungeon aufbauen',
        'Aufbauanweisung',
        'gelber Pfeil',
        'Startaufstellung der Helden',
        'Startfelder',
        'wo starten die Helden',
      ],
      en: [
        'dungeon setup',
        'yellow arrow',
        'build the map',
        'starting squares',
        'where do heroes start',
      ],
    },
    icon: 'board',
    page: 14,
    related: ['map-sheets', 'terrain-pieces', 'summon-monsters', 'player-number'],
    rules: ['U1'],
  },
  'hero-setup': {
    names: { de: 'Held vorbereiten', en: 'Preparing a hero' },
    aliases: {
      de: ['Held erstellen', 'Held auswählen', 'erstes Abenteuer'],
      en: ['create a hero', 'choose a hero', 'first adventure'],
    },
    icon: 'user',
    page: 9,
    related: ['starting-gear', 'combat-roles', 'action-cubes', 'hero-board'],
    rules: ['V6'],
  },
  'player-number': {
    names: { de: 'Spielerzahl', en: 'Number of players' },
    aliases: {
      de: ['Spieleranzahl', '2 Spieler', '4 Spieler', 'allein spielen', 'Solo'],
      en: ['player count', 'two players'],
    },
    icon: 'users',
    page: 14,
    related: ['summon-monsters', 'dungeon-setup', 'crushing'],
    rules: ['U1', 'U14'],
  },
  'summon-monsters': {
    names: { de: 'Monster beschwören', en: 'Summoning monsters' },
    aliases: {
      de: ['beschwören', 'Monster aufbauen', 'neues Monster'],
      en: ['summon', 'spawn monsters', 'new monster'],
    },
    icon: 'skull',
    page: 14,
    related: ['random-monster', 'base-colours', 'monster-rank'],
    rules: ['U1', 'U2', 'U5', 'I2'],
  },
  'random-monster': {
    names: { de: 'Zufälliges Monster', en: 'Random monster' },
    aliases: {
      de: ['zufällig', 'Monster ziehen', 'Monster mit Namen', 'bestimmtes Monster'],
      en: ['random', 'draw a monster', 'named monster', 'specific monster'],
    },
    icon: 'dice',
    page: 15,
    related: ['summon-monsters', 'monster-kinds', 'monster-rank'],
    rules: ['U1'],
  },
  door: {
    names: { de: 'Türen', en: 'Doors' },
    aliases: { de: ['Tür', 'Türkarte'], en: ['door', 'door card'] },
    icon: 'door',
    page: 14,
    related: ['open-door', 'locked-door', 'solid-objects'],
    rules: ['V3', 'O2'],
  },
  'open-door': {
    names: { de: 'Tür öffnen', en: 'Open a door' },
    aliases: {
      de: ['Türen öffnen', 'neuer Bereich', 'neuer Raum', 'Tür später erneut öffnen'],
      en: ['opening a door', 'new area', 'new room', 'reopen a door'],
    },
    icon: 'door',
    page: 33,
    related: ['door', 'dungeon-setup', 'small-actions', 'locked-door'],
    rules: ['V3'],
  },
  'locked-door': {
    names: { de: 'Verschlossene Tür', en: 'Locked door' },
    aliases: { de: ['verschlossen', 'abgeschlossen', 'Schlüssel'], en: ['locked', 'key'] },
    icon: 'lock',
    page: 34,
    related: ['open-door', 'door'],
    rules: ['V3'],
  },
  interact: {
    names: { de: 'INTERAKTION', en: 'INTERACT' },
    aliases: {
      de: [
        'Interaktionen',
        'interagieren',
        'Interaktionsplättchen auslösen',
        'Interaktionsbuch',
        'Interaktion als Gruppe',
        'Gruppenentscheidung',
      ],
      en: ['interaction', 'interacting', 'interaction book', 'group interaction', 'group decision'],
    },
    icon: 'interaction',
    page: 32,
    related: ['interaction-token', 'checks', 'small-actions'],
    rules: ['V4'],
  },
  path: {
    names: { de: 'Heldenpfad', en: 'Path of a hero' },
    aliases: {
      de: ['Pfad', 'Pfade', 'passender Pfad', 'automatischer Erfolg', 'Gesinnung'],
      en: ['paths', 'automatic success'],
    },
    icon: 'star',
    page: 33,
    related: ['checks', 'interact', 'hero-board'],
    rules: ['W5'],
  },
} as const satisfies CategoryData;
