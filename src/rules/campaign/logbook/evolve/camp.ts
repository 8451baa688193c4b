import type { Campaign } from '@/src/rules/campaign/campaign';
import type { CampPhase, Reward } from '@/src/rules/campaign/camp';
import type { LogbookEvent } from '../events';
import { withSheet } from './sheets';

type Of<Type extends LogbookEvent['type']> = Extract<LogbookEvent, { type: Type }>;

export const openCamp = (chapter: number, brought: Partial<CampPhase> = {}): CampPhase => ({
  chapter,
  leftovers: [],
  companions: [],
  animals: [],
  done: [],
  ...brought,
});

/** L6a: the current stack never goes down. */
export const rewardNoted = (campaign: Campaign, { reward }: Of<'rewardNoted'>): Campaign => {
  const tier = reward.reward.kind === 'camp-item' ? reward.reward.tier : 0;
  return {
    ...campaign,
    rewards: [...campaign.rewards, reward],
    tier: tier > campaign.tier ? tier : campaign.tier,
    entries: campaign.entries + 1,
  };
};

const without = (reward: Reward, hero: string): readonly Reward[] => {
  const open = reward.open.filter((one) => one !== hero);
  return open.length === 0 ? [] : [{ ...reward, open }];
};

export const withoutHero = (rewards: readonly Reward[], hero: string): readonly Reward[] =>
  rewards.flatMap((reward) => without(reward, hero));

export const rewardTaken = (campaign: Campaign, { reward, hero }: Of<'rewardTaken'>): Campaign => ({
  ...campaign,
  rewards: campaign.rewards.flatMap((one) => (one.id === reward.id ? without(one, hero) : [one])),
});

export const campStepDone = (campaign: Campaign, event: Of<'campStepDone'>): Campaign => {
  const { camp } = campaign;
  const stepped =
    camp === null ? campaign : { ...campaign, camp: { ...camp, done: [...camp.done, event.step] } };
  return event.cleared.reduce(
    (current, { hero }) => withSheet(current, hero, (sheet) => ({ ...sheet, statuses: [] })),
    stepped,
  );
};
