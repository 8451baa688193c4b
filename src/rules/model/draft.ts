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

/** Written out, so that all heroes are read alike, whatever was given of each. */
const fullHero = (hero: HeroDraft): Hero => ({
  id: hero.id,
  at: hero.at,
  hp: hero.hp,
  order: hero.order,
  cubes: hero.cubes ?? 0,
  curse: hero.curse ?? 0,
  resources: hero.resources ?? 0,
  hidden: hero.hidden ?? false,
  unconscious: hero.unconscious ?? false,
  shield: hero.shield ?? 0,
});

const fullAlly = ({ id, kind, at, hidden = false }: AllyDraft): Ally => ({ id, kind, at, hidden });

const fullMonster = (monster: MonsterDraft): ActingMonster => ({
  id: monster.id,
  at: monster.at,
  size: monster.size,
  move: monster.move,
  attack: monster.attack,
  damage: monster.damage,
  abilities: monster.abilities ?? {},
  immunities: monster.immunities ?? [],
  tokens: monster.tokens ?? {},
});

/** Writes out every default. */
export const completeDraft = (draft: SituationDraft): Situation => ({
  board: draft.board,
  heroes: draft.heroes.map(fullHero),
  allies: (draft.allies ?? []).map(fullAlly),
  npcs: draft.npcs ?? [],
  monsters: draft.monsters ?? [],
  objects: draft.objects ?? [],
  monster: fullMonster(draft.monster),
  ...(draft.primary === undefined ? {} : { primary: draft.primary }),
  mode: draft.mode ?? 'coop',
});
