import type { ItemDraft } from '@/src/rules';
import { HEROES } from './heroes';
import { itemDraft, itemsOf, type Item } from './item-parts';

/** No spoilers: these lie on the hero boards from the first adventure on. */
export const STARTING_WEAPONS: readonly Item[] = itemsOf(
  { slot: 'weapon', deck: 'starting', set: 'core' },
  [
    ['blooded-sword', 'Blooded Sword', 'Blutiges Schwert', 'light'],
    ['elvish-bow', 'Elvish Bow', 'Elfenbogen', 'ranged'],
    ['jagged-blade-axe', 'Jagged Blade Axe', 'Schartige Axt', 'heavy'],
    ['wooden-staff', 'Wooden Staff', 'Holzstab', 'implement'],
  ],
);

export const STARTING_ARMOR: readonly Item[] = itemsOf(
  { slot: 'armor', deck: 'starting', set: 'core' },
  [
    ['cloth-armor', 'Cloth Armor', 'Gewand', 'cloth'],
    ['leather-armor', 'Leather Armor', 'Lederrüstung', 'leather'],
    ['plate-armor', 'Plate Armor', 'Plattenrüstung', 'plate'],
  ],
);

const BY_ID = new Map([...STARTING_WEAPONS, ...STARTING_ARMOR].map((item) => [item.id, item]));

/** L7a: by hero board. */
export const STARTING_GEAR: ReadonlyMap<string, readonly ItemDraft[]> = new Map(
  HEROES.map(({ id, startingGear }) => [
    id,
    startingGear.flatMap((item) => {
      const found = BY_ID.get(item);
      return found ? [itemDraft(found)] : [];
    }),
  ]),
);
