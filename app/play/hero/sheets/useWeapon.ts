import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createWeaponStore, type SettingsPort, type Weapon, type WeaponStore } from '@/src/game';
import { useGameView } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';

const UNKNOWN: Weapon = { accuracy: 11, damage: 3, modifier: 0, crit: 20, ranged: false };

const stores = new WeakMap<SettingsPort, WeaponStore>();

const storeOn = (port: SettingsPort): WeaponStore => {
  const known = stores.get(port);
  if (known !== undefined) return known;
  const fresh = createWeaponStore(port);
  stores.set(port, fresh);
  return fresh;
};

export interface RememberedWeapon {
  /** False: nobody entered one yet. */
  readonly known: boolean;
  readonly weapon: Weapon;
  readonly remember: (weapon: Weapon) => void;
}

/** The weapon's values are asked once and offered again. */
export function useWeapon(hero: string): RememberedWeapon {
  const weapons = storeOn(useSession().storage.settings);
  const campaign = useGameView(({ open }) => open?.id ?? '');
  const key = `${campaign}/${hero}`;
  const weapon = useStore(weapons.store, (all) => all[key]);
  useEffect(() => void weapons.load(), [weapons]);
  return {
    known: weapon !== undefined,
    weapon: weapon ?? UNKNOWN,
    remember: (entered) => weapons.remember(key, entered),
  };
}
