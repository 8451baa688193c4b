import type { HeroId } from '../base/ids';
import type { ItemTier } from '../model/items';
import type { CampPhase, Reward, SingleAdventure, StoryDecision } from './camp';
import { adventuresIn, type CarryOver, type ChronicleEntry } from './chronicle';
import type { CubeCounts } from './cubes';
import type { HeroSheet } from './sheet';

export * from './cubes';

/** What the players enter for a hero; null where they do not know it yet. */
export interface CampaignHeroDraft {
  /** Id of the hero's printed board; null for a hero of their own. */
  readonly board: string | null;
  readonly name: string;
  readonly player: string;
  readonly heroClass: string;
  readonly maxHp: number | null;
  readonly cubes: CubeCounts | null;
  /** Ids of the gear categories this hero may wear (L7a). */
  readonly gear: readonly string[];
  readonly notes: string;
}

export interface CampaignHero extends CampaignHeroDraft {
  readonly id: HeroId;
}

export type CampaignHeroChange = Partial<CampaignHeroDraft>;

export interface Campaign {
  /** Empty: not created yet. */
  readonly name: string;
  readonly chapter: number;
  readonly notes: string;
  /** As many heroes as players (U14). */
  readonly heroes: readonly CampaignHero[];
  readonly heroesSoFar: number;
  /** Adventures played, won or not, in the order they ended. */
  readonly chronicle: readonly ChronicleEntry[];
  /** V2: waiting for the next adventure of a sequence. */
  readonly carryOver: CarryOver | null;
  /** B: by hero. */
  readonly sheets: Readonly<Record<string, HeroSheet>>;
  readonly rewards: readonly Reward[];
  /** L6a: the highest tier received so far is the current stack. */
  readonly tier: ItemTier | 0;
  readonly camp: CampPhase | null;
  /** X; null: a campaign. */
  readonly single: SingleAdventure | null;
  /** Since the chronicle's last entry. */
  readonly decisions: readonly StoryDecision[];
  /** The number of the last entry on any sheet; ids are made from it. */
  readonly entries: number;
}

export const NO_CAMPAIGN: Campaign = {
  name: '',
  chapter: 1,
  notes: '',
  heroes: [],
  heroesSoFar: 0,
  chronicle: [],
  carryOver: null,
  sheets: {},
  rewards: [],
  tier: 0,
  camp: null,
  single: null,
  decisions: [],
  entries: 0,
};

export const MAX_HEROES = 5;
/** D13 */
export const MAX_HP_LIMIT = 16;
export const MAX_CUBES = 20;
export const MAX_CHAPTER = 99;
export const LONGEST_NAME = 60;
export const LONGEST_NOTES = 10_000;
export const MAX_GEAR = 20;

/** After a victory the next one; everything else is played again. A single adventure has none, a fight is none (X). */
export function nextChapter(campaign: Pick<Campaign, 'chapter' | 'chronicle' | 'single'>): number {
  const { chapter, single } = campaign;
  const last = adventuresIn(campaign).at(-1);
  const won = last?.result === 'won' && last.chapter === chapter;
  return won && single === null ? Math.min(MAX_CHAPTER, chapter + 1) : chapter;
}
