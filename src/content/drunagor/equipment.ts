import type { Names } from './names';

/** The four places of a hero's board (L7a). */
export type EquipmentSlot = 'weapon' | 'off-hand' | 'armor' | 'trinket';

interface Category extends Names {
  readonly id: string;
  readonly slot: EquipmentSlot;
}

export const EQUIPMENT_CATEGORIES = [
  { id: 'light', slot: 'weapon', en: 'Light', de: 'Leichte Waffe' },
  { id: 'heavy', slot: 'weapon', en: 'Heavy', de: 'Schwere Waffe' },
  { id: 'ranged', slot: 'weapon', en: 'Ranged', de: 'Fernkampfwaffe' },
  { id: 'implement', slot: 'weapon', en: 'Implement', de: 'Unterstützungswaffe' },
  { id: 'off-hand-weapon', slot: 'off-hand', en: 'Off Hand Weapon', de: 'Nebenhandwaffe' },
  { id: 'shield', slot: 'off-hand', en: 'Shield', de: 'Schild' },
  { id: 'relic', slot: 'off-hand', en: 'Relic', de: 'Relikt' },
  { id: 'cloth', slot: 'armor', en: 'Cloth', de: 'Gewand' },
  { id: 'leather', slot: 'armor', en: 'Leather', de: 'Lederrüstung' },
  { id: 'plate', slot: 'armor', en: 'Plate', de: 'Plattenrüstung' },
] as const satisfies readonly Category[];

export type EquipmentCategory = (typeof EQUIPMENT_CATEGORIES)[number]['id'];
