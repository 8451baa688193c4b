import type { CategoryData } from '@/src/glossary/model';

export const DRUNAGOR_RANGE_AND_TARGETS = {
  'cube-range': {
    names: { de: 'WÜRFELREICHWEITE (WR)', en: 'CUBE RANGE (CR)' },
    aliases: {
      de: ['WR', 'Reichweite nach Farbe', 'Reichweite Würfelfarbe'],
      en: ['CR', 'range by colour', 'range by color'],
    },
    icon: 'ranged',
    page: 58,
    related: ['range', 'cube-colours', 'multicolour-skills'],
    rules: ['Q7'],
  },
  range: {
    names: { de: 'REICHWEITE X', en: 'RANGE X' },
    aliases: {
      de: ['Reichweiten', 'wie weit reicht', 'Distanz', 'Entfernung'],
      en: ['ranges', 'distance', 'reach', 'how far'],
    },
    icon: 'ranged',
    page: 57,
    related: ['cube-range', 'area', 'unlimited-range', 'weapon-range'],
    rules: ['G3', 'A1'],
  },
  'unlimited-range': {
    names: { de: 'Unbegrenzte Reichweite', en: 'Unlimited range' },
    aliases: {
      de: ['ganzer Spielplan', 'überall', 'Sichtlinie'],
      en: ['any range', 'anywhere', 'line of sight', 'LOS'],
    },
    icon: 'eye',
    page: 26,
    related: ['range', 'wisdom', 'monster-attack'],
    rules: ['A1'],
  },
  melee: {
    names: { de: 'Nahkampf (gelb)', en: 'Melee (yellow)' },
    aliases: {
      de: ['gelber Würfel', 'gelbe Fähigkeit', 'Nahkampfreichweite'],
      en: ['yellow cube', 'close combat'],
    },
    icon: 'cube/yellow',
    page: 26,
    related: ['range', 'adjacent', 'cube-colours', 'weapon-range'],
    rules: ['A1'],
  },
  ranged: {
    names: { de: 'Fernkampf (rot)', en: 'Ranged (red)' },
    aliases: {
      de: ['roter Würfel', 'rote Fähigkeit', 'schießen', 'Bogen'],
      en: ['red cube', 'shoot', 'bow'],
    },
    icon: 'cube/red',
    page: 26,
    related: ['range', 'engaged', 'cube-colours', 'multishot'],
    rules: ['A1', 'W6'],
  },
  agility: {
    names: { de: 'Gewandtheit (grün)', en: 'Agility (green)' },
    aliases: { de: ['grüner Würfel', 'grüne Fähigkeit'], en: ['green cube', 'dexterity'] },
    icon: 'cube/green',
    page: 26,
    related: ['range', 'move', 'cube-colours'],
    rules: ['Q7'],
  },
  wisdom: {
    names: { de: 'Weisheit (blau)', en: 'Wisdom (blue)' },
    aliases: { de: ['blauer Würfel', 'blaue Fähigkeit'], en: ['blue cube'] },
    icon: 'cube/blue',
    page: 26,
    related: ['range', 'unlimited-range', 'spell-attack', 'cube-colours'],
    rules: ['Q7'],
  },
  targets: {
    names: { de: 'Das Ziel von Aktionen', en: 'Target of an action' },
    aliases: {
      de: ['Ziel', 'Zielwahl', 'wen darf ich als Ziel wählen', 'sich selbst'],
      en: ['target', 'targets', 'can I target myself'],
    },
    icon: 'rangers-mark',
    page: 27,
    related: ['self', 'range', 'up-to-x', 'ally', 'enemy'],
    rules: ['A1'],
  },
  self: {
    names: { de: 'SELBST', en: 'SELF' },
    aliases: { de: ['nur ich', 'mich selbst'], en: ['only me', 'myself'] },
    icon: 'user',
    page: 57,
    related: ['reaction', 'targets'],
    rules: ['D10'],
  },
  'up-to-x': {
    names: { de: 'BIS ZU X', en: 'UP TO X' },
    aliases: {
      de: ['bis zu X Ziele', 'mehrere Ziele'],
      en: ['up to X targets', 'several targets'],
    },
    icon: 'plus',
    page: 54,
    related: ['targets', 'split', 'multishot'],
    rules: ['A2'],
  },
  split: {
    names: { de: 'AUFTEILEN', en: 'SPLIT' },
    aliases: { de: ['aufgeteilt', 'Heilung aufteilen'], en: ['divide', 'distribute'] },
    icon: 'share',
    page: 53,
    related: ['heal', 'targets', 'x-bonus'],
    rules: [],
  },
  'weapon-range': {
    names: { de: 'Waffenreichweite', en: 'Weapon range' },
    aliases: {
      de: ['Reichweite der Waffe', 'Waffensymbol'],
      en: ['range of a weapon', 'weapon symbol'],
    },
    icon: 'ranged',
    page: 29,
    related: ['range', 'melee', 'ranged', 'make-attack', 'focus-technique'],
    rules: ['A1', 'W6'],
  },
} as const satisfies CategoryData;
