import { nameIn } from '@/src/content/drunagor';
import {
  faceOf,
  itemNames,
  itemsOn,
  weaponChoices,
  type HeroSheet,
  type LogbookCommand,
  type OwnedItem,
} from '@/src/rules';
import { itemValueWords, type Wording } from './item-words';

/** One button: what it does, and what is said afterwards. */
export interface ItemOption {
  readonly label: string;
  readonly command: LogbookCommand;
  readonly done: string;
}

/** E4: a gem of his for an empty socket. */
export const gemOptions = (
  hero: string,
  sheet: HeroSheet,
  item: OwnedItem,
  { language, t }: Wording,
): readonly ItemOption[] => {
  if (item.back === null || !item.socket || item.side === 'back') return [];
  const gems = itemsOn(sheet).filter((other) => other.item.categories.includes('gem'));
  return gems.map(({ item: stone }) => {
    const gem = nameIn(itemNames(stone), language);
    return {
      label: t('logbookHero.item.setGem', { gem }),
      command: { kind: 'setGem', hero, item: item.id, gem: stone.id },
      done: t('logbookHero.item.gemSet', { gem }),
    };
  });
};

/** E4: the other side; the gem was used up when it was set. */
export const turnOption = (
  hero: string,
  item: OwnedItem,
  { language, t }: Wording,
): ItemOption => ({
  label:
    item.gem === null
      ? t('logbookHero.item.turn')
      : t('logbookHero.item.turnLoses', { gem: nameIn(item.gem, language) }),
  command: { kind: 'turnItem', hero, item: item.id },
  done: t('logbookHero.item.turned', { item: nameIn(itemNames(item), language) }),
});

/** E2: out of the bag, with what is known of it; what was worn goes there. */
const takeOption = (hero: string, item: OwnedItem, { language, t }: Wording): ItemOption => {
  const name = nameIn(itemNames(item), language);
  const values = itemValueWords(faceOf(item).values, language, t).join(' · ');
  return {
    label:
      values === ''
        ? t('tableHero.weapon.take', { item: name })
        : t('tableHero.weapon.takeKnown', { item: name, values }),
    command: { kind: 'moveItem', hero, item: item.id, to: { hero, place: 'weapon' } },
    done: t('logbookHero.item.moved', { item: name, place: t('logbookHero.items.places.weapon') }),
  };
};

/** What would change the values of his next attack. */
export function weaponOptions(hero: string, sheet: HeroSheet, say: Wording): readonly ItemOption[] {
  const { inBag, twoSided } = weaponChoices(sheet);
  return [
    ...inBag.map((item) => takeOption(hero, item, say)),
    ...twoSided.flatMap((item) => {
      const name = nameIn(itemNames(item), say.language);
      // By its own text only where no socket says otherwise.
      const options = item.socket
        ? gemOptions(hero, sheet, item, say)
        : [turnOption(hero, item, say)];
      return options.map((one) => ({
        ...one,
        label: say.t('tableHero.weapon.from', { name, values: one.label }),
      }));
    }),
  ];
}
