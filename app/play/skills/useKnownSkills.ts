import { useEffect, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  forgetSkill,
  heroKey,
  keepSkill,
  keptName,
  moveOldSkills,
  nameKey,
  readSkills,
  type GameStorage,
  type KeptSkill,
} from '@/src/game';
import type { OwnSkill } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';

interface Shelf {
  readonly skills: readonly KeptSkill[];
}

const shelves = new WeakMap<GameStorage['library'], StoreApi<Shelf>>();

const shelfOn = ({ library }: GameStorage): StoreApi<Shelf> => {
  const known = shelves.get(library) ?? createStore<Shelf>(() => ({ skills: [] }));
  shelves.set(library, known);
  return known;
};

export interface SkillLibrary {
  /** Of this hero in the library and not in his logbook yet. */
  readonly offered: readonly KeptSkill[];
  /** Q5: what stands at a place of his boards, if anybody has ever entered it. */
  readonly nameAt: (place: string) => string | undefined;
  readonly forget: (kept: KeptSkill) => Promise<void>;
  /** What was taken out comes back. */
  readonly keep: (kept: KeptSkill) => Promise<void>;
}

const placeOf = (kept: KeptSkill): string | null =>
  'skill' in kept ? kept.skill.place : kept.named.place;

const NONE: readonly OwnSkill[] = [];

/** What was entered for a hero in any campaign, or came with a pack. */
export function useKnownSkills(hero: string): SkillLibrary {
  const { storage } = useSession();
  const shelf = shelfOn(storage);
  const key = useGameView(({ open }) => {
    const found = open?.state.campaign.heroes.find(({ id }) => id === hero);
    return found === undefined ? '' : heroKey(found);
  });
  const own = useGameView(({ open }) => open?.state.campaign.sheets[hero]?.ownSkills) ?? NONE;
  const load = useLoad(storage, own);
  const all = useStore(shelf, ({ skills }) => skills);
  const his = useMemo(() => all.filter((kept) => kept.hero === key), [all, key]);
  const offered = useMemo(() => {
    const names = new Set(own.map(({ name }) => nameKey(name)));
    return his.filter((kept) => !names.has(nameKey(keptName(kept))));
  }, [his, own]);
  return {
    offered,
    nameAt: (place) => {
      const found = his.find((kept) => placeOf(kept) === place);
      return found && keptName(found);
    },
    forget: async (kept) => {
      await forgetSkill(storage.library, kept);
      await load();
    },
    keep: async (kept) => {
      await keepSkill(storage.library, kept, Date.now());
      await load();
    },
  };
}

/** What older apps kept as settings is brought into the library first. */
function useLoad(storage: GameStorage, own: readonly OwnSkill[]): () => Promise<void> {
  const { t } = useTranslation();
  const game = useGame();
  const brought = useGameView((view) => view.settingsBrought + view.libraryBrought);
  const campaign = useGameView(({ open }) => open?.id);
  const load = async () => {
    const { open } = game.store.getState();
    if (open !== null) {
      const here = { id: open.id, campaign: open.state.campaign };
      const nameless = (place: number) => t('skills.technique', { place });
      await moveOldSkills(storage, here, nameless, Date.now());
    }
    shelfOn(storage).setState({ skills: await readSkills(storage.library) });
  };
  useEffect(
    () => void load().catch(() => undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- again when what it reads may have changed
    [storage, brought, campaign, own],
  );
  return load;
}
