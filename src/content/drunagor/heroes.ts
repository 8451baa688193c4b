import type { CubeCounts } from '@/src/rules';
import type { EquipmentCategory } from './equipment';
import type { Names } from './names';

interface NamedId extends Names {
  readonly id: string;
}

export const HERO_CLASSES = [
  { id: 'assassin', en: 'Assassin', de: 'Assassine' },
  { id: 'cleric', en: 'Cleric', de: 'Kleriker' },
  { id: 'mage', en: 'Mage', de: 'Magierin' },
  { id: 'ranger', en: 'Ranger', de: 'Jägerin' },
  { id: 'warrior', en: 'Warrior', de: 'Krieger' },
] as const satisfies readonly NamedId[];

export type HeroClassId = (typeof HERO_CLASSES)[number]['id'];

export type Race = 'elf' | 'human' | 'dwarf';

/** The path a check can ask for (W5). */
export type HeroPath = 'cunning' | 'devotion' | 'mystics' | 'nature' | 'strength';

/** The printed side of a hero. */
export interface HeroBoard {
  readonly id: string;
  readonly name: string;
  readonly class: HeroClassId;
  readonly race: Race;
  readonly path: HeroPath;
  readonly weapon: EquipmentCategory;
  readonly offHand: EquipmentCategory;
  readonly armor: EquipmentCategory;
  readonly startingGear: readonly [weapon: string, armor: string];
  /** Five in all; null where not known, then the players enter them. */
  readonly cubes: CubeCounts | null;
}

export const HEROES = [
  {
    id: 'elros',
    name: 'Elros',
    class: 'assassin',
    race: 'elf',
    path: 'cunning',
    weapon: 'light',
    offHand: 'off-hand-weapon',
    armor: 'leather',
    startingGear: ['blooded-sword', 'leather-armor'],
    cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  },
  {
    id: 'jaheen',
    name: 'Jaheen',
    class: 'cleric',
    race: 'human',
    path: 'devotion',
    weapon: 'light',
    offHand: 'shield',
    armor: 'plate',
    startingGear: ['blooded-sword', 'plate-armor'],
    cubes: null,
  },
  {
    id: 'lorelai',
    name: 'Lorelai',
    class: 'mage',
    race: 'elf',
    path: 'mystics',
    weapon: 'implement',
    offHand: 'relic',
    armor: 'cloth',
    startingGear: ['wooden-staff', 'cloth-armor'],
    cubes: null,
  },
  {
    id: 'maya',
    name: 'Maya',
    class: 'ranger',
    race: 'human',
    path: 'nature',
    weapon: 'ranged',
    offHand: 'off-hand-weapon',
    armor: 'leather',
    startingGear: ['elvish-bow', 'leather-armor'],
    cubes: null,
  },
  {
    id: 'vorn',
    name: 'Vorn',
    class: 'warrior',
    race: 'dwarf',
    path: 'strength',
    weapon: 'heavy',
    offHand: 'shield',
    armor: 'plate',
    startingGear: ['jagged-blade-axe', 'plate-armor'],
    cubes: null,
  },
] as const satisfies readonly HeroBoard[];

export type PrintedHeroId = (typeof HEROES)[number]['id'];
