import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  createSkillStore,
  NO_SKILLS,
  type HeroSkills,
  type SettingsPort,
  type SkillStore,
} from '@/src/game';
import { useGameView } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';

const stores = new WeakMap<SettingsPort, SkillStore>();

const storeOn = (port: SettingsPort): SkillStore => {
  const known = stores.get(port);
  if (known !== undefined) return known;
  const fresh = createSkillStore(port);
  stores.set(port, fresh);
  return fresh;
};

export interface RememberedSkills {
  readonly skills: HeroSkills;
  readonly remember: (skills: HeroSkills) => void;
}

/** What is printed on a hero's board is asked once, for all campaigns with that board. */
export function useSkills(hero: string): RememberedSkills {
  const all = storeOn(useSession().storage.settings);
  const key = useGameView(({ open }) => {
    const board = open?.state.campaign.heroes.find(({ id }) => id === hero)?.board ?? null;
    return board ?? `${open?.id ?? ''}/${hero}`;
  });
  const skills = useStore(all.store, (known) => known[key]);
  useEffect(() => void all.load(), [all]);
  return { skills: skills ?? NO_SKILLS, remember: (entered) => all.remember(key, entered) };
}
