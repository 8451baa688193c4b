import type { Board } from '../board/board';
import type { Ally, BoardObject, Hero, Npc, OtherMonster } from './figures';
import type { Abilities, ActingMonster, Immunity, MonsterTokens } from './monster';
import type { Mode, Situation } from './situation';

type Draft<Full, Needed extends keyof Full> = Readonly<
  Pick<Full, Needed> & Partial<Omit<Full, Needed>>
>;

export type HeroDraft = Draft<Hero, 'id' | 'at' | 'hp' | 'order'>;
export type AllyDraft = Draft<Ally, 'id' | 'kind' | 'at'>;
export type MonsterDraft = Readonly<
  Omit<ActingMonster, 'abilities' | 'immunities' | 'tokens'> & {
    abilities?: Abilities;
    immunities?: readonly Immunity[];
    tokens?: MonsterTokens;
  }
>;

/** A situation as `docs/scenario-format.md` writes it, on a board already checked. */
export interface SituationDraft {
  readonly board: Board;
  readonly heroes: readonly HeroDraft[];
  readonly allies?: readonly AllyDraft[];
  readonly npcs?: readonly Npc[];
  readonly monsters?: readonly OtherMonster[];
  readonly objects?: readonly BoardObject[];
  readonly monster: MonsterDraft;
  readonly primary?: string;
  readonly mode?: Mode;
}

const fullHero = (hero: HeroDraft): Hero => ({
  cubes: 0,
  curse: 0,
  resources: 0,
  hidden: false,
  unconscious: false,
  shield: 0,
  ...hero,
});

/** Writes out every default. */
export const completeDraft = (draft: SituationDraft): Situation => ({
  board: draft.board,
  heroes: draft.heroes.map(fullHero),
  allies: (draft.allies ?? []).map((ally) => ({ hidden: false, ...ally })),
  npcs: draft.npcs ?? [],
  monsters: draft.monsters ?? [],
  objects: draft.objects ?? [],
  monster: { abilities: {}, immunities: [], tokens: {}, ...draft.monster },
  ...(draft.primary === undefined ? {} : { primary: draft.primary }),
  mode: draft.mode ?? 'coop',
});
