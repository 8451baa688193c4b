import { useEffect, useMemo, useRef, useState } from 'react';
import {
  bonusOf,
  EMPTY_SHEET,
  passiveSources,
  weaponOf,
  type AdventureHero,
  type OwnSkill,
  type WeaponValues,
  type WornWeapon,
} from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { useOldWeapons } from './useOldWeapons';

export interface HeldWeapon extends WornWeapon {
  /** Written into the logbook with the attack, or when the sheet closes. */
  readonly change: (weapon: WeaponValues) => void;
  readonly save: () => void;
}

/** The weapon as the logbook has it; what is typed about it goes there, as a step of its own. */
export function useWeapon(figure: AdventureHero, skill?: OwnSkill): HeldWeapon {
  const hero = figure.id;
  useOldWeapons();
  const game = useGame();
  const campaign = useGameView(({ open }) => open?.state.campaign);
  const sheet = campaign?.sheets[hero] ?? EMPTY_SHEET;
  const skills = [
    ...(campaign === undefined ? [] : passiveSources(campaign, figure)),
    ...(skill === undefined ? [] : bonusOf(skill)),
  ];
  const [typed, setTyped] = useState<WeaponValues | null>(null);
  const unsaved = useRef<WeaponValues | null>(null);
  const save = useMemo(
    () => () => {
      const weapon = unsaved.current;
      unsaved.current = null;
      if (weapon !== null) void game.dispatch({ kind: 'writeWeapon', hero, weapon });
    },
    [game, hero],
  );
  useEffect(() => save, [save]);
  return {
    ...weaponOf(sheet, typed, skills),
    save,
    change: (weapon) => {
      unsaved.current = weapon;
      setTyped(weapon);
    },
  };
}
