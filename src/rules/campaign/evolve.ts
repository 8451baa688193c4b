import { evolveBy } from '../base/event-table';
import type { Campaign } from './campaign';
import { CAMPAIGN_EVENTS, type CampaignEvent } from './events';

const NO_DICE = { seed: 0, next: 0 };

/** The campaign alone: what its own rules decide with, one event after another. */
export const evolveCampaign = (campaign: Campaign, event: CampaignEvent): Campaign =>
  evolveBy(CAMPAIGN_EVENTS, { campaign, dice: NO_DICE }, event).campaign;
