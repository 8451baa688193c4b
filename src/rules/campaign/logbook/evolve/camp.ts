import type { CampPhase, Reward } from '@/src/rules/campaign/camp';

export const openCamp = (chapter: number, brought: Partial<CampPhase> = {}): CampPhase => ({
  chapter,
  leftovers: [],
  companions: [],
  animals: [],
  done: [],
  ...brought,
});

/** A reward nobody waits for is gone. */
export const withoutHeroOn = (reward: Reward, hero: string): readonly Reward[] => {
  const open = reward.open.filter((one) => one !== hero);
  return open.length === 0 ? [] : [{ ...reward, open }];
};

export const withoutHero = (rewards: readonly Reward[], hero: string): readonly Reward[] =>
  rewards.flatMap((reward) => withoutHeroOn(reward, hero));
