import type { PrintedNames } from '@/src/rules/model/items';
import type { CampStep } from '@/src/rules/campaign/camp';
import type { Campaign, CampaignHero } from '@/src/rules/campaign/campaign';
import type { CampaignCommand } from '@/src/rules/campaign/commands';

/** What the rules doubt but the table may know better: shown beside the button, never in its way. */
export type LogbookWarning =
  /** L6c: the own class is advised. */
  | { readonly code: 'foreign-class'; readonly names: PrintedNames }
  | { readonly code: 'second-foreign-class'; readonly names: PrintedNames }
  /** L6c: each foreign class once in the group. */
  | { readonly code: 'foreign-class-taken'; readonly name: string }
  /** L6c: each tree exists once. */
  | { readonly code: 'tree-taken'; readonly name: string }
  /** L7a, E3. */
  | { readonly code: 'gear-not-allowed'; readonly name: string }
  /** E1, E2: what was just received cannot be worn yet. */
  | { readonly code: 'worn-at-once' }
  /** L7: the camp is out of reach in an adventure. */
  | { readonly code: 'camp-out-of-reach' }
  /** E2: exchanging is a small action of the own turn, once. */
  | { readonly code: 'exchange-not-in-turn' }
  | { readonly code: 'exchange-used' }
  /** L6a: somebody has this camp item. */
  | { readonly code: 'item-taken'; readonly name: string }
  | { readonly code: 'other-tier'; readonly tier: number }
  | { readonly code: 'not-a-camp-item' }
  /** B */
  | { readonly code: 'replaces-aura'; readonly names: PrintedNames }
  | { readonly code: 'noted-already'; readonly names: PrintedNames }
  /** L6b: a new role may choose the colours anew. */
  | { readonly code: 'colours-anew' }
  | { readonly code: 'camp-order'; readonly step: CampStep }
  | { readonly code: 'camp-steps-open'; readonly count: number }
  | { readonly code: 'rewards-open'; readonly count: number }
  /** A hero takes his things along. */
  | { readonly code: 'hero-takes-items'; readonly count: number }
  | { readonly code: 'hero-in-adventure' };

/** What matters of a running adventure. */
export interface Running {
  readonly heroes: readonly string[];
  /** Whose turn it is. */
  readonly turnOf: string | null;
  readonly exchanged: boolean;
}

export type LogbookDoubts = readonly LogbookWarning[];
export type Of<Kind extends CampaignCommand['kind']> = Extract<CampaignCommand, { kind: Kind }>;

export const none: LogbookDoubts = [];
export const when = (doubtful: boolean, warning: LogbookWarning): LogbookDoubts =>
  doubtful ? [warning] : none;

export const heroOf = ({ heroes }: Campaign, id: string): CampaignHero | undefined =>
  heroes.find((hero) => hero.id === id);
