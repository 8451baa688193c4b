import type { Campaign } from './campaign';

/** A new adventure begins: what was decided since the last one belongs to its story. */
export const storyGoesOn = (campaign: Campaign): Campaign => {
  const last = campaign.chronicle.at(-1);
  if (last === undefined || campaign.decisions.length === 0) return campaign;
  const told = { ...last, decisions: [...last.decisions, ...campaign.decisions] };
  return { ...campaign, chronicle: [...campaign.chronicle.slice(0, -1), told], decisions: [] };
};
