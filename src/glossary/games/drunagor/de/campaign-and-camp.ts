import type { DraftWords } from '../../../model';
import type { CAMPAIGN_AND_CAMP } from '../data/campaign-and-camp';

export const CAMPAIGN_AND_CAMP_WORDS: DraftWords<typeof CAMPAIGN_AND_CAMP> = {};
