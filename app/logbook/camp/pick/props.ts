import type { CampaignHero, GameState, Reward, RewardChoice } from '@/src/rules';

export interface PickProps {
  readonly state: GameState;
  readonly hero: CampaignHero;
  readonly reward: Reward;
  readonly onTake: (choice: RewardChoice) => void;
}
