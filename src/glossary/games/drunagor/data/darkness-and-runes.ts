import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_DARKNESS_AND_RUNES = {
  darkness: {
    names: { de: 'Dunkelheit', en: 'Darkness' },
    aliases: {
      de: ['Finsternis', 'die Dunkelheit', 'schwarze Plättchen'],
      en: ['the darkness', 'dark'],
    },
    icon: 'darkness',
    page: 43,
    related: ['darkness-behavior', 'darkness-effect', 'darkness-tiles', 'rune-card', 'crushing'],
    rules: ['N1', 'G8'],
  },
  'darkness-behavior': {
    names: { de: 'AUSBREITUNG DER DUNKELHEIT', en: 'DARKNESS BEHAVIOR' },
    aliases: {
      de: [
        'Dunkelheit legen',
        'wo kommt Dunkelheit hin',
        'Dunkelheit breitet sich aus',
        'ausbreiten',
        'wohin kommt die Dunkelheit',
        'Dunkelheit platzieren',
      ],
      en: [
        'where does the next darkness go',
        'darkness spreads',
        'place darkness',
        'where does the darkness go',
      ],
    },
    icon: 'darkness',
    page: 43,
    related: ['darkness-target', 'darkness-tiles', 'break-up', 'spawn-point', 'rune-card'],
    rules: ['N1', 'N2', 'N4', 'N5', 'N6', 'N9a'],
  },
  'darkness-target': {
    names: { de: 'Ziel der Dunkelheit', en: 'Target of the darkness' },
    aliases: {
      de: ['wen verfolgt die Dunkelheit', 'Dunkelheit Ziel'],
      en: ['whom does the darkness chase'],
    },
    icon: 'rangers-mark',
    page: 43,
    related: ['strongest-hero', 'darkness-behavior', 'crushing'],
    rules: ['N2'],
  },
  'darkness-tiles': {
    names: { de: 'Dunkelheitsplättchen', en: 'Darkness tiles' },
    aliases: {
      de: [
        'Dunkelheit auf höhere Ebene',
        'Dunkelheitsplättchen Formen',
        'kleines Dunkelheitsplättchen',
        'Plättchen drehen und spiegeln',
        'angrenzend ausbreiten',
        'wo darf das Plättchen hin',
      ],
      en: [
        'darkness on a higher level',
        'darkness tile',
        'shapes',
        'small darkness tile',
        'rotate or mirror a tile',
        'legal placement',
      ],
    },
    icon: 'darkness',
    page: 43,
    related: ['break-up', 'runes'],
    rules: ['N4', 'N13', 'M10'],
  },
  'spawn-point': {
    names: { de: 'Entstehungspunkt', en: 'Spawn point' },
    aliases: {
      de: ['Entstehungspunkte', 'Startpunkt der Dunkelheit'],
      en: ['spawn points', 'darkness source'],
    },
    icon: 'spawn-point',
    page: 43,
    related: ['darkness-behavior', 'darkness-tiles', 'bridges'],
    rules: ['N4', 'N9a', 'G6'],
  },
  'break-up': {
    names: { de: 'Dunkelheit aufbrechen', en: 'Breaking up the darkness' },
    aliases: {
      de: ['aufbrechen', '3 kleine Plättchen', 'bricht auf', 'passt nicht'],
      en: ['break up', 'three small tiles', 'does not fit', 'split tile'],
    },
    icon: 'darkness',
    page: 44,
    related: ['darkness-tiles', 'levels'],
    rules: ['N7', 'N8', 'N9', 'N9a'],
  },
  crushing: {
    names: { de: 'Zermalmung', en: 'Crushing' },
    aliases: {
      de: ['zermalmt', 'alle Helden auf Dunkelheit', 'zerquetscht'],
      en: ['crush damage', 'all heroes on darkness', 'crushed heroes'],
    },
    icon: 'skull',
    page: 43,
    related: ['darkness-target', 'non-preventable', 'darkness-effect'],
    rules: ['N3'],
  },
  'darkness-effect': {
    names: { de: 'EFFEKTE DER DUNKELHEIT', en: 'DARKNESS EFFECT' },
    aliases: {
      de: [
        'auf Dunkelheit stehen',
        '2 Schaden durch Dunkelheit',
        'in die Dunkelheit laufen',
        'von Dunkelheit erreicht',
      ],
      en: ['stand on darkness', 'standing in darkness', 'enter darkness', 'reached by darkness'],
    },
    icon: 'darkness',
    page: 44,
    related: ['darkness', 'x-to-hit', 'monster-damage', 'entering'],
    rules: ['N10', 'N11'],
  },
  'printed-darkness': {
    names: { de: 'Aufgedruckte Dunkelheit', en: 'Printed darkness' },
    aliases: {
      de: ['gedruckte Dunkelheit', 'Dunkelheit auf dem Geländeplan'],
      en: ['darkness on the map'],
    },
    icon: 'darkness',
    page: 23,
    related: ['darkness-tiles', 'hazardous-terrain', 'map-sheets'],
    rules: ['N13', 'N4'],
  },
  runes: {
    names: { de: 'Runen', en: 'Runes' },
    aliases: {
      de: ['Rune', 'Runenfarben', 'Runenbeutel', 'Beutel', 'Runen auf der Leiste'],
      en: ['rune bag', 'rune colours', 'runes on the track'],
    },
    icon: 'sparkle',
    page: 43,
    related: ['rune-card', 'draw-or-take-runes', 'x-on-cards', 'last-rune'],
    rules: ['I6', 'N1'],
  },
  'rune-card': {
    names: { de: 'Runenkarte', en: 'Rune card' },
    aliases: {
      de: ['Die Dunkelheit verfolgt euch', 'Runen ziehen', 'wie viele Runen'],
      en: ['draw runes', 'how many runes'],
    },
    icon: 'sparkle',
    page: 43,
    related: ['runes', 'darkness-behavior', 'initiative-track'],
    rules: ['N1'],
  },
  'draw-or-take-runes': {
    names: { de: 'Rune ziehen oder nehmen', en: 'Drawing or taking a rune' },
    aliases: {
      de: ['gezogene Rune', 'Rune nehmen ohne Dunkelheit', 'Unterschied ziehen nehmen'],
      en: ['drawn rune', 'take a rune'],
    },
    icon: 'sparkle',
    page: 43,
    related: ['runes', 'manifest', 'last-rune'],
    rules: ['N1'],
  },
  'last-rune': {
    names: { de: 'Letzte Rune', en: 'Last rune' },
    aliases: {
      de: ['letzte Rune gezogen', 'Beutel leer', 'keine Runen mehr'],
      en: ['bag is empty', 'no runes left'],
    },
    icon: 'warning',
    page: 45,
    related: ['losing', 'runes', 'rune-card'],
    rules: ['D12', 'N1'],
  },
} as const satisfies CategoryData;
