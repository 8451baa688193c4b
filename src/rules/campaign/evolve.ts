import type { Campaign, CampaignHero, CampaignHeroChange } from './campaign';
import type { CampaignEvent } from './events';

const withHero = (campaign: Campaign, hero: CampaignHero): Campaign => ({
  ...campaign,
  heroes: [...campaign.heroes, hero],
  heroesSoFar: campaign.heroesSoFar + 1,
});

const withChange = (campaign: Campaign, id: string, change: CampaignHeroChange): Campaign => ({
  ...campaign,
  heroes: campaign.heroes.map((hero) => (hero.id === id ? { ...hero, ...change } : hero)),
});

/** Bookkeeping only: everything was decided before. */
export function evolveCampaign(campaign: Campaign, event: CampaignEvent): Campaign {
  switch (event.type) {
    case 'campaignCreated':
    case 'campaignRenamed':
      return { ...campaign, name: event.name };
    case 'notesWritten':
      return { ...campaign, notes: event.notes };
    case 'chapterSet':
      return { ...campaign, chapter: event.chapter };
    case 'heroAdded':
      return withHero(campaign, event.hero);
    case 'heroChanged':
      return withChange(campaign, event.hero, event.change);
    case 'playerSet':
      return withChange(campaign, event.hero, { player: event.player });
    case 'heroRemoved':
      return { ...campaign, heroes: campaign.heroes.filter(({ id }) => id !== event.hero) };
  }
}
