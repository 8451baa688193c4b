import type { Campaign, CampaignHero, CampaignHeroChange } from './campaign';
import type { CampaignEvent } from './events';
import { evolveLogbook } from './logbook/evolve';
import { withoutHero } from './logbook/evolve/camp';
import { EMPTY_SHEET } from './sheet';

const withHero = (campaign: Campaign, hero: CampaignHero): Campaign => ({
  ...campaign,
  heroes: [...campaign.heroes, hero],
  heroesSoFar: campaign.heroesSoFar + 1,
  sheets: { ...campaign.sheets, [hero.id]: EMPTY_SHEET },
});

const removed = (campaign: Campaign, id: string): Campaign => {
  const { [id]: _, ...sheets } = campaign.sheets;
  const heroes = campaign.heroes.filter((hero) => hero.id !== id);
  return { ...campaign, heroes, sheets, rewards: withoutHero(campaign.rewards, id) };
};

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
      return removed(campaign, event.hero);
    default:
      return evolveLogbook(campaign, event);
  }
}
