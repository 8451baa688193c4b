import type { Campaign, CampaignHero } from './campaign';

/** A new adventure begins: what was decided since the last one belongs to its story. */
export const storyGoesOn = (campaign: Campaign): Campaign => {
  const last = campaign.chronicle.at(-1);
  if (last === undefined || campaign.decisions.length === 0) return campaign;
  const told = { ...last, decisions: [...last.decisions, ...campaign.decisions] };
  return { ...campaign, chronicle: [...campaign.chronicle.slice(0, -1), told], decisions: [] };
};

/** Names and notes are the players' words and no state of the game: V1 does not touch them. */
const withWordsOf = (hero: CampaignHero, now: CampaignHero | undefined): CampaignHero =>
  now === undefined ? hero : { ...hero, player: now.player, notes: now.notes };

/** V1: exactly as before, in the words of now. */
export const restored = (before: Campaign, now: Campaign): Campaign => ({
  ...before,
  name: now.name,
  notes: now.notes,
  heroes: before.heroes.map((hero) =>
    withWordsOf(
      hero,
      now.heroes.find(({ id }) => id === hero.id),
    ),
  ),
});
