import type { Campaign } from '@/src/rules/campaign/campaign';
import type { CampStep, Reward, SingleBonus } from '@/src/rules/campaign/camp';
import { logbookLine as line, printed, onCampaign } from '@/src/rules/campaign/event-entries';
import type { NotedConsequence } from '@/src/rules/campaign/sheet';
import { openCamp, withoutHeroOn } from '../evolve/camp';
import { withSheet } from '../evolve/sheets';
import type { HeroCalled } from './hero-called';

interface StepDone {
  readonly step: CampStep;
  /** The statuses L5 deletes. */
  readonly cleared: readonly (HeroCalled & { readonly statuses: readonly NotedConsequence[] })[];
}

/** L6a: the current stack never goes down. */
const rewardNoted = (campaign: Campaign, reward: Reward): Campaign => {
  const tier = reward.reward.kind === 'camp-item' ? reward.reward.tier : 0;
  return {
    ...campaign,
    rewards: [...campaign.rewards, reward],
    tier: tier > campaign.tier ? tier : campaign.tier,
    entries: campaign.entries + 1,
  };
};

const campStepDone = (campaign: Campaign, { step, cleared }: StepDone): Campaign => {
  const { camp } = campaign;
  const stepped =
    camp === null ? campaign : { ...campaign, camp: { ...camp, done: [...camp.done, step] } };
  return cleared.reduce(
    (current, { hero }) => withSheet(current, hero, (sheet) => ({ ...sheet, statuses: [] })),
    stepped,
  );
};

const rewardLine = ({ reward }: Reward) => {
  switch (reward.kind) {
    case 'camp-item':
      return line('rewardItem', { tier: reward.tier });
    case 'hero-skill':
      return line('rewardSkill', { level: reward.level });
    case 'class-skill':
      return line('rewardClass');
    case 'other':
      return line('rewardOther', { text: reward.text });
  }
};

/** What was chosen tells itself. */
const takenLine = (name: string, { reward }: Reward, waived: boolean) => {
  if (waived) return line('rewardWaived', { name });
  return reward.kind === 'other' ? line('rewardDone', { name, text: reward.text }) : null;
};

const stepLine = ({ step, cleared }: StepDone) => {
  const word = { word: `steps.${step}` } as const;
  const gone = cleared.flatMap(({ statuses }) => statuses.map(({ names }) => names));
  return gone.length === 0
    ? line('campStep', { step: word })
    : line('campStatuses', { step: word, what: printed(...gone) });
};

export const CAMP_EVENTS = {
  rewardNoted: onCampaign<{ reward: Reward }>()({
    v: 1,
    evolve: (campaign, { reward }) => rewardNoted(campaign, reward),
    line: ({ reward }) => rewardLine(reward),
  }),
  rewardTaken: onCampaign<HeroCalled & { reward: Reward; waived: boolean }>()({
    v: 1,
    evolve: (campaign, { reward, hero }) => ({
      ...campaign,
      rewards: campaign.rewards.flatMap((one) =>
        one.id === reward.id ? withoutHeroOn(one, hero) : [one],
      ),
    }),
    line: ({ name, reward, waived }) => takenLine(name, reward, waived),
  }),
  rewardDropped: onCampaign<{ reward: Reward }>()({
    v: 1,
    evolve: (campaign, { reward }) => ({
      ...campaign,
      rewards: campaign.rewards.filter(({ id }) => id !== reward.id),
    }),
    line: () => line('rewardDropped'),
  }),
  campBegan: onCampaign<{ chapter: number }>()({
    v: 1,
    evolve: (campaign, { chapter }) => ({ ...campaign, camp: openCamp(chapter) }),
    line: ({ chapter }) => line('campBegan', { chapter }),
  }),
  campStepDone: onCampaign<StepDone>()({ v: 1, evolve: campStepDone, line: stepLine }),
  campEnded: onCampaign()({
    v: 1,
    evolve: (campaign) => ({ ...campaign, camp: null }),
    line: () => line('campEnded'),
  }),
  singleBegan: onCampaign<{ chapter: number; bonus: SingleBonus }>()({
    v: 1,
    evolve: (campaign, { chapter, bonus }) => ({
      ...campaign,
      chapter,
      single: { chapter, bonus },
    }),
    line: ({ chapter }) => line('singleBegan', { chapter }),
  }),
};
