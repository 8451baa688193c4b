import { canonicalText } from '@/src/rules/base/hash';
import type { ItemValues } from '@/src/rules/model/items';
import { isWithin } from '@/src/rules/campaign/check';
import type { OwnedItem, WeaponValues } from '@/src/rules/campaign/sheet';
import type { LogbookCommand } from '../commands';
import { faceOf } from '../places';
import { refuseWriting, type Writing } from '../writing';
import { changeItem } from './items';

const RANGES = { accuracy: [0, 40], damage: [0, 99], modifier: [-99, 99], crit: [1, 20] } as const;

function checkWeapon(weapon: WeaponValues): void {
  for (const key of ['accuracy', 'damage', 'modifier', 'crit'] as const) {
    const [least, most] = RANGES[key];
    if (!isWithin(weapon[key], least, most)) {
      refuseWriting({ code: 'value-out-of-range', least, most });
    }
  }
}

const read = (values: ItemValues, { modifier, ...weapon }: WeaponValues): ItemValues => {
  const { modifier: _, ...others } = values;
  return { ...others, ...weapon, ...(modifier === 0 ? {} : { modifier }) };
};

/** E4: onto the side that lies upwards. */
const withValues = (item: OwnedItem, weapon: WeaponValues): Partial<OwnedItem> => {
  const face = faceOf(item);
  const written = { ...face, values: read(face.values, weapon) };
  return face === item.front ? { front: written } : { back: written };
};

export function writeWeapon(
  writing: Writing,
  { hero, weapon }: Extract<LogbookCommand, { kind: 'writeWeapon' }>,
): void {
  const { gear, weapon: noted } = writing.sheet(hero);
  checkWeapon(weapon);
  const worn = gear.weapon;
  if (worn !== null) {
    const change = withValues(worn, weapon);
    return changeItem(writing, { kind: 'changeItem', hero, item: worn.id, change });
  }
  if (noted !== undefined && canonicalText(noted) === canonicalText(weapon)) return;
  writing.add({ type: 'weaponNoted', v: 1, cause: 'table', ...writing.ref(hero), weapon });
}
