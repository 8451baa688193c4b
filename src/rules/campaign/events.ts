import type { EventsOf } from '../base/event-table';
import type { Campaign, CampaignHero, CampaignHeroChange } from './campaign';
import { onCampaign, onCampaignAndDice, told } from './event-entries';
import { withoutHero } from './logbook/evolve/camp';
import { LOGBOOK_EVENTS, type LogbookEvent } from './logbook/events';
import type { HeroCalled } from './logbook/events/hero-called';
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

const playerLine = (name: string, player: string) =>
  player === '' ? told('playerCleared', { name }) : told('playerSet', { name, player });

const changeLine = (name: string, change: CampaignHeroChange) => {
  const { maxHp, cubes, player } = change;
  if (Object.keys(change).length !== 1) return told('heroChanged', { name });
  if (typeof maxHp === 'number') return told('maxHpSet', { name, maxHp });
  if (cubes) return told('cubesSet', { name, ...cubes });
  return player === undefined ? told('heroChanged', { name }) : playerLine(name, player);
};

/** Campaign and heroes; their sheets and the camp are the logbook's. */
const PARTY_EVENTS = {
  campaignCreated: onCampaignAndDice<{ name: string; seed: number }>()({
    v: 1,
    evolve: ({ campaign }, { name, seed }) => ({
      campaign: { ...campaign, name },
      dice: { seed, next: 0 },
    }),
    line: ({ name }) => told('campaignCreated', { name }),
  }),
  campaignRenamed: onCampaign<{ from: string; name: string }>()({
    v: 1,
    evolve: (campaign, { name }) => ({ ...campaign, name }),
    line: ({ from, name }) => told('campaignRenamed', { from, name }),
  }),
  notesWritten: onCampaign<{ notes: string }>()({
    v: 1,
    evolve: (campaign, { notes }) => ({ ...campaign, notes }),
    line: () => told('notesWritten', {}),
  }),
  chapterSet: onCampaign<{ from: number; chapter: number }>()({
    v: 1,
    evolve: (campaign, { chapter }) => ({ ...campaign, chapter }),
    line: ({ chapter }) => told('chapterSet', { chapter }),
  }),
  heroAdded: onCampaign<{ hero: CampaignHero }>()({
    v: 1,
    evolve: (campaign, { hero }) => withHero(campaign, hero),
    line: ({ hero: { name, player } }) =>
      player === '' ? told('heroAdded', { name }) : told('heroAddedWithPlayer', { name, player }),
  }),
  heroChanged: onCampaign<HeroCalled & { change: CampaignHeroChange }>()({
    v: 1,
    evolve: (campaign, { hero, change }) => withChange(campaign, hero, change),
    line: ({ name, change }) => changeLine(name, change),
  }),
  playerSet: onCampaign<HeroCalled & { player: string }>()({
    v: 1,
    evolve: (campaign, { hero, player }) => withChange(campaign, hero, { player }),
    line: ({ name, player }) => playerLine(name, player),
  }),
  heroRemoved: onCampaign<HeroCalled>()({
    v: 1,
    evolve: (campaign, { hero }) => removed(campaign, hero),
    line: ({ name }) => told('heroRemoved', { name }),
  }),
};

export const CAMPAIGN_EVENTS = { ...PARTY_EVENTS, ...LOGBOOK_EVENTS };

export type PartyEvent = EventsOf<typeof PARTY_EVENTS>;

/** What happened. Saved for good: a changed form is a new version with an upcaster. */
export type CampaignEvent = PartyEvent | LogbookEvent;
