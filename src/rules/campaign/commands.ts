import type { HeroId } from '../base/ids';
import type { LogbookCommand, LogbookRefusal } from './logbook/commands';
import type { CampaignHeroChange, CampaignHeroDraft } from './campaign';

/** What the players ask for. */
export type CampaignCommand =
  | LogbookCommand
  | {
      readonly kind: 'createCampaign';
      readonly name: string;
      /** Decides every virtual die of the campaign. */
      readonly seed: number;
      readonly heroes: readonly CampaignHeroDraft[];
    }
  | { readonly kind: 'renameCampaign'; readonly name: string }
  | { readonly kind: 'writeNotes'; readonly notes: string }
  | { readonly kind: 'setChapter'; readonly chapter: number }
  | { readonly kind: 'addHero'; readonly hero: CampaignHeroDraft }
  | { readonly kind: 'changeHero'; readonly hero: HeroId; readonly change: CampaignHeroChange }
  | { readonly kind: 'setPlayer'; readonly hero: HeroId; readonly player: string }
  | { readonly kind: 'removeHero'; readonly hero: HeroId };

/** Only the impossible is refused. */
export type CampaignRefusal =
  | LogbookRefusal
  | { readonly code: 'no-campaign' }
  | { readonly code: 'campaign-exists' }
  | { readonly code: 'name-empty' }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'too-many-heroes'; readonly most: number }
  | { readonly code: 'hero-taken'; readonly name: string }
  | { readonly code: 'unknown-hero' }
  | { readonly code: 'max-hp-out-of-range'; readonly most: number }
  | { readonly code: 'cubes-out-of-range'; readonly most: number }
  | { readonly code: 'too-much-gear'; readonly most: number }
  | { readonly code: 'chapter-out-of-range'; readonly most: number }
  | { readonly code: 'seed-out-of-range' };
