import { NO_VALUES, type ItemValues, type PrintedNames } from '@/src/rules/model/items';
import { tokensTogether, type Tokens } from '@/src/rules/model/tokens';
import type { HeroSheet, OwnedItem, WeaponValues } from '@/src/rules/campaign/sheet';
import { faceOf, isGearSlot, itemsOn } from '../places';

/** What one thing brings to a weapon attack; without names: as noted for a weapon that is not in the logbook. */
export interface WeaponSource {
  readonly names: PrintedNames | null;
  readonly values: ItemValues;
}

export interface WornWeapon {
  /** Accuracy and damage have been entered. */
  readonly known: boolean;
  /** What stands on the weapon itself. */
  readonly own: WeaponValues;
  /** W1 to W3: with everything that is worn. */
  readonly total: WeaponValues;
  readonly bonusDamage: number;
  readonly tokens: Tokens;
  readonly sources: readonly WeaponSource[];
}

const UNKNOWN: WeaponValues = { accuracy: 11, damage: 3, modifier: 0, crit: 20, ranged: false };

/** E3: only the weapon is attacked with; an off-hand weapon, armour and trinket add to it. */
const beside = (values: ItemValues): ItemValues => ({
  ...values,
  accuracy: null,
  damage: null,
  ranged: false,
  hp: 0,
});

const matters = ({ accuracy, damage, crit, modifier, bonusDamage, tokens }: ItemValues): boolean =>
  accuracy !== null ||
  damage !== null ||
  crit !== null ||
  (modifier ?? 0) !== 0 ||
  (bonusDamage ?? 0) !== 0 ||
  Object.keys(tokens ?? {}).length > 0;

const sum = (all: readonly (number | undefined)[]): number =>
  all.reduce<number>((total, one) => total + (one ?? 0), 0);

/** E4: what stands on the side that lies upwards; without an item, what was noted. */
const onWeapon = ({ gear, weapon: noted }: HeroSheet): WeaponSource => {
  if (gear.weapon !== null) {
    const { names, values } = faceOf(gear.weapon);
    return { names, values: { ...values, hp: 0 } };
  }
  return { names: null, values: { ...NO_VALUES, ...noted } };
};

const others = (sheet: HeroSheet): readonly WeaponSource[] =>
  itemsOn(sheet).flatMap(({ item, place }): readonly WeaponSource[] => {
    const { names, values } = faceOf(item);
    return isGearSlot(place) && place !== 'weapon' ? [{ names, values: beside(values) }] : [];
  });

const ownOf = ({ names, values }: WeaponSource, last: WeaponValues): WeaponValues => ({
  accuracy: values.accuracy ?? last.accuracy,
  damage: values.damage ?? last.damage,
  modifier: values.modifier ?? 0,
  crit: values.crit ?? UNKNOWN.crit,
  ranged: names === null ? last.ranged : values.ranged,
});

/**
 * The values of a hero's weapon attack and where each comes from; `typed`: read off the weapon just now,
 * `skills`: what his skills add.
 */
export function weaponOf(
  sheet: HeroSheet,
  typed: WeaponValues | null = null,
  skills: readonly WeaponSource[] = [],
): WornWeapon {
  const printed = onWeapon(sheet);
  const { accuracy, damage } = printed.values;
  const own = typed ?? ownOf(printed, sheet.weapon ?? UNKNOWN);
  const weapon = typed === null ? printed : { ...printed, values: { ...printed.values, ...typed } };
  const sources = [weapon, ...others(sheet), ...skills].filter(({ values }) => matters(values));
  const values = sources.map((source) => source.values);
  return {
    known: accuracy !== null && damage !== null,
    own,
    total: {
      ...own,
      modifier: sum(values.map(({ modifier }) => modifier)),
      // W1: the lowest of several.
      crit: Math.min(UNKNOWN.crit, ...values.map(({ crit }) => crit ?? UNKNOWN.crit)),
    },
    bonusDamage: sum(values.map(({ bonusDamage }) => bonusDamage)),
    tokens: values.reduce<Tokens>((all, { tokens }) => tokensTogether(all, tokens ?? {}), {}),
    sources,
  };
}

export interface WeaponChoices {
  /** E2: to be exchanged for the worn one. */
  readonly inBag: readonly OwnedItem[];
  /** E4: worn things with another side that has a say in weapon attacks. */
  readonly twoSided: readonly OwnedItem[];
}

/** What would make his next weapon attack another. L7a: one weapon is worn, others wait in the bag. */
export const weaponChoices = (sheet: HeroSheet): WeaponChoices => ({
  inBag: sheet.bag.filter(({ slot }) => slot === 'weapon'),
  twoSided: itemsOn(sheet).flatMap(({ item, place }) => {
    if (!isGearSlot(place) || item.back === null) return [];
    const sides = [item.front, item.back];
    return place === 'weapon' || sides.some(({ values }) => matters(values)) ? [item] : [];
  }),
});
