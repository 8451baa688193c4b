import type { MonsterColour, ScenarioKind } from '@/src/rules';
import type { MiniatureId } from './miniatures';
import type { Names } from './names';

export interface Monster extends Names {
  readonly id: string;
  readonly colour: MonsterColour;
  readonly miniature: MiniatureId;
}

export interface ScenarioMonster extends Names {
  readonly id: string;
  readonly kind: ScenarioKind;
  readonly miniature: MiniatureId;
  readonly set: 'core' | 'apocalypse';
}

export const MONSTERS = [
  {
    id: 'shadow-cultist',
    en: 'Shadow Cultist',
    de: 'Schattenkultist',
    colour: 'white',
    miniature: 'shadow-cultist',
  },
  {
    id: 'skeleton-archer',
    en: 'Skeleton Archer',
    de: 'Skelettbogenschütze',
    colour: 'white',
    miniature: 'skeleton-archer',
  },
  {
    id: 'rotten-flesh',
    en: 'Rotten Flesh',
    de: 'Fleischgolem',
    colour: 'gray',
    miniature: 'rotten-flesh',
  },
  {
    id: 'executioner',
    en: 'Executioner',
    de: 'Vollstrecker',
    colour: 'gray',
    miniature: 'executioner',
  },
  {
    id: 'shadow-vampire',
    en: 'Shadow Vampire',
    de: 'Schattenvampir',
    colour: 'gray',
    miniature: 'shadow-vampire',
  },
  {
    id: 'abomination',
    en: 'Abomination',
    de: 'Abscheulichkeit',
    colour: 'black',
    miniature: 'abomination',
  },
  {
    id: 'shadow-knight',
    en: 'Shadow Knight',
    de: 'Schattenritter',
    colour: 'black',
    miniature: 'shadow-knight',
  },
] as const satisfies readonly Monster[];

/** Families of the scenario cards; a card with two sides is one family. */
export const SCENARIO_MONSTERS = [
  {
    id: 'drifting-apparition',
    en: 'Drifting Apparition',
    de: 'Treibende Erscheinung',
    kind: 'scenario',
    miniature: 'executioner',
    set: 'core',
  },
  {
    id: 'murderous-apparition',
    en: 'Murderous Apparition',
    de: 'Mordende Erscheinung',
    kind: 'scenario',
    miniature: 'shadow-vampire',
    set: 'core',
  },
  {
    id: 'mournful-apparition',
    en: 'Mournful Apparition',
    de: null,
    kind: 'minion',
    miniature: 'shadow-cultist',
    set: 'core',
  },
  {
    id: 'manifestation-of-wrath',
    en: 'Manifestation of Wrath',
    de: 'Manifestation des Zorns',
    kind: 'scenario',
    miniature: 'shadow-knight',
    set: 'core',
  },
  {
    id: 'torment-of-envy',
    en: 'Torment of Envy',
    de: 'Qual der Gier',
    kind: 'scenario-commander',
    miniature: 'abomination',
    set: 'core',
  },
  {
    id: 'torment-of-grief',
    en: 'Torment of Grief',
    de: null,
    kind: 'scenario-commander',
    miniature: 'shadow-knight',
    set: 'core',
  },
  {
    id: 'dire-executioner',
    en: 'Dire Executioner',
    de: 'Henker des Schreckens',
    kind: 'scenario',
    miniature: 'executioner',
    set: 'core',
  },
  {
    id: 'shadow-vampire-spawn',
    en: 'Shadow Vampire Spawn',
    de: null,
    kind: 'minion',
    miniature: 'shadow-vampire',
    set: 'core',
  },
  {
    id: 'skeleton-archer-minion',
    en: 'Skeleton Archer Minion',
    de: null,
    kind: 'minion',
    miniature: 'skeleton-archer',
    set: 'core',
  },
  {
    id: 'commander-bane',
    en: 'Commander Bane',
    de: 'Bane',
    kind: 'commander',
    miniature: 'shadow-vampire',
    set: 'core',
  },
  {
    id: 'commander-archon',
    en: 'Commander Archon',
    de: 'Archon',
    kind: 'commander',
    miniature: 'shadow-cultist',
    set: 'core',
  },
  {
    id: 'commander-brute',
    en: 'Commander Brute',
    de: 'Scheusal',
    kind: 'commander',
    miniature: 'abomination',
    set: 'core',
  },
  {
    id: 'the-undead-king-apocalypse',
    en: 'The Undead King',
    de: 'Untoter König',
    kind: 'scenario-commander',
    miniature: 'undead-king',
    set: 'apocalypse',
  },
  {
    id: 'undead-king',
    en: 'Undead King',
    de: 'Untoter König',
    kind: 'boss',
    miniature: 'undead-king',
    set: 'core',
  },
] as const satisfies readonly ScenarioMonster[];

export type MonsterId = (typeof MONSTERS)[number]['id'];
export type ScenarioMonsterId = (typeof SCENARIO_MONSTERS)[number]['id'];
