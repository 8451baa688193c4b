import type { ItemTier, PrintedNames } from '../model/items';
import type { ConsequenceType } from './sheet';

export type RewardKind =
  /** L6a */
  | { readonly kind: 'camp-item'; readonly tier: ItemTier }
  /** L6b */
  | { readonly kind: 'hero-skill'; readonly level: 1 | 2 }
  /** L6c */
  | { readonly kind: 'class-skill' }
  /** Whatever else the adventure gives, in the players' words. */
  | { readonly kind: 'other'; readonly text: string };

/** Noted, and chosen now or later by each hero it is still open for. */
export interface Reward {
  readonly id: string;
  readonly reward: RewardKind;
  readonly chapter: number;
  readonly open: readonly string[];
}

/** L1 to L7, in this order. */
export const CAMP_STEPS = [
  ...(['conditions', 'curse', 'trauma', 'resources', 'recovery'] as const),
  ...(['rewards', 'items'] as const),
] as const;
export type CampStep = (typeof CAMP_STEPS)[number];

/** What a hero brought back from the adventure; it goes in L1 to L5. */
export interface Leftover {
  readonly hero: string;
  readonly name: string;
  readonly conditions: Readonly<Record<string, number>>;
  readonly curse: number;
  readonly trauma: number;
  readonly resources: Readonly<Record<string, number>>;
  readonly hp: number;
  readonly maxHp: number;
}

/** The camp phase under way; it may wait for a week. */
export interface CampPhase {
  readonly chapter: number;
  readonly leftovers: readonly Leftover[];
  /** L5: companions leave, animals vanish. */
  readonly companions: readonly string[];
  readonly animals: readonly string[];
  readonly done: readonly CampStep[];
}

/** A turn of the story for the chronicle: gained or lost by a hero. */
export interface StoryDecision {
  readonly hero: string;
  readonly name: string;
  readonly change: 'gained' | 'lost';
  readonly kind: ConsequenceType;
  readonly names: PrintedNames;
  /** V1: undone by the defeat it happened in. */
  readonly takenBack?: true;
}

/** X1: what each hero begins a single adventure with. */
export interface SingleBonus {
  readonly skill1: number;
  readonly skill2: number;
  readonly gear1: number;
  readonly gear2: number;
  readonly classSkill: number;
}

export interface SingleAdventure {
  readonly chapter: number;
  readonly bonus: SingleBonus;
}

const bonus = (
  ...[skill1, skill2, gear1, gear2, classSkill]: [number, number, number, number, number]
): SingleBonus => ({ skill1, skill2, gear1, gear2, classSkill });

/** X1: the chapters that can be played by themselves. */
export const SINGLE_ADVENTURES: readonly SingleAdventure[] = [
  { chapter: 2, bonus: bonus(1, 0, 0, 0, 0) },
  { chapter: 3, bonus: bonus(1, 0, 1, 0, 0) },
  { chapter: 4, bonus: bonus(1, 0, 1, 0, 1) },
  { chapter: 6, bonus: bonus(2, 0, 1, 0, 1) },
  { chapter: 7, bonus: bonus(2, 0, 2, 0, 2) },
  { chapter: 9, bonus: bonus(3, 1, 2, 0, 2) },
  { chapter: 14, bonus: bonus(4, 1, 2, 1, 3) },
  { chapter: 15, bonus: bonus(4, 2, 2, 2, 4) },
];
