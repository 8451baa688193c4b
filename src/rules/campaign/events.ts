import type { Caused } from '../base/event';
import type { CampaignHero, CampaignHeroChange } from './campaign';
import type { LogbookEvent } from './logbook/events';

/** What happened. Saved for good: a changed form is a new version with an upcaster. */
export type CampaignEvent =
  | LogbookEvent
  | (Caused<'campaignCreated', 1> & { readonly name: string; readonly seed: number })
  | (Caused<'campaignRenamed', 1> & { readonly from: string; readonly name: string })
  | (Caused<'notesWritten', 1> & { readonly notes: string })
  | (Caused<'chapterSet', 1> & { readonly from: number; readonly chapter: number })
  | (Caused<'heroAdded', 1> & { readonly hero: CampaignHero })
  | (Caused<'heroChanged', 1> & {
      readonly hero: string;
      readonly name: string;
      readonly change: CampaignHeroChange;
    })
  | (Caused<'playerSet', 1> & {
      readonly hero: string;
      readonly name: string;
      readonly player: string;
    })
  | (Caused<'heroRemoved', 1> & { readonly hero: string; readonly name: string });
