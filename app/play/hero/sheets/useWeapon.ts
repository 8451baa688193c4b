import { useEffect, useMemo, useRef, useState } from 'react';
import {
  bonusOf,
  EMPTY_SHEET,
  passiveSources,
  sheetOf,
  weaponOf,
  type AdventureHero,
  type HeroSheet,
  type OwnSkill,
  type WeaponValues,
  type WornWeapon,
} from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { useOldWeapons } from './useOldWeapons';

export interface HeldWeapon extends WornWeapon {
  /** Another one in his hand, or its other side, is another text. */
  readonly held: string;
  /** Written into the logbook with the attack, or when the sheet closes. */
  readonly change: (weapon: WeaponValues) => void;
  readonly save: () => void;
}

/** E4: which side of which weapon is held; empty: none of the logbook's. */
const faceHeld = ({ gear: { weapon } }: HeroSheet): string =>
  weapon === null ? '' : `${weapon.id} ${weapon.side}`;

/** Typed about one side of one weapon: another one in his hand has values of its own. */
interface ReadValues {
  readonly off: string;
  readonly weapon: WeaponValues;
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
  const held = faceHeld(sheet);
  const [read, setRead] = useState<ReadValues | null>(null);
  const unsaved = useRef<ReadValues | null>(null);
  const save = useMemo(
    () => () => {
      const typed = unsaved.current;
      unsaved.current = null;
      const { open } = game.store.getState();
      if (typed === null || open === null) return;
      if (faceHeld(sheetOf(open.state.campaign, hero)) !== typed.off) return;
      void game.dispatch({ kind: 'writeWeapon', hero, weapon: typed.weapon });
    },
    [game, hero],
  );
  useEffect(() => save, [save]);
  return {
    ...weaponOf(sheet, read?.off === held ? read.weapon : null, skills),
    held,
    save,
    change: (weapon) => {
      const typed = { off: held, weapon };
      unsaved.current = typed;
      setRead(typed);
    },
  };
}
