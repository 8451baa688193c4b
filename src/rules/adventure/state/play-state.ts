import type { DiceState } from '@/src/rules/base/dice';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { Adventure } from './adventure';

/** What an adventure's rules look at and change. */
export interface PlayState {
  readonly dice: DiceState;
  readonly campaign: Campaign;
  readonly adventure: Adventure | null;
}
