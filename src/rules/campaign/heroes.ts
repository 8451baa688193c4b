import { canonicalText } from '../base/hash';
import { fail, ok, type Result } from '../base/result';
import type { Catalogue } from '../model/catalogue';
import {
  MAX_HEROES,
  type Campaign,
  type CampaignHeroChange,
  type CampaignHeroDraft,
} from './campaign';
import { checkHero } from './check';
import type { CampaignRefusal } from './commands';
import type { CampaignEvent } from './events';
import { evolveCampaign } from './evolve';
import { decideLogbook } from './logbook/decide';

type Decision = Result<readonly CampaignEvent[], CampaignRefusal>;

/** The board's own gear comes with the hero (L7a). */
export function addHero(
  catalogue: Catalogue,
  campaign: Campaign,
  draft: CampaignHeroDraft,
): Decision {
  if (campaign.heroes.length >= MAX_HEROES) {
    return fail({ code: 'too-many-heroes', most: MAX_HEROES });
  }
  const checked = checkHero(draft, campaign.heroes);
  if (!checked.ok) return checked;
  const hero = { ...checked.value, id: `hero-${campaign.heroesSoFar + 1}` };
  const added = { type: 'heroAdded', v: 1, cause: 'U14', hero } as const;
  const take = { kind: 'takeStartingGear', hero: hero.id } as const;
  const gear = decideLogbook(catalogue, evolveCampaign(campaign, added), take);
  return ok([added, ...(gear.ok ? gear.value : [])]);
}

export function addHeroes(
  catalogue: Catalogue,
  campaign: Campaign,
  drafts: readonly CampaignHeroDraft[],
): Decision {
  const events: CampaignEvent[] = [];
  let current = campaign;
  for (const draft of drafts) {
    const added = addHero(catalogue, current, draft);
    if (!added.ok) return added;
    events.push(...added.value);
    current = added.value.reduce(evolveCampaign, current);
  }
  return ok(events);
}

/** Only what really differs is reported; nothing differing is no event. */
export function changeHero(campaign: Campaign, id: string, wanted: CampaignHeroChange): Decision {
  const hero = campaign.heroes.find((one) => one.id === id);
  if (hero === undefined) return fail({ code: 'unknown-hero' });
  const others = campaign.heroes.filter((one) => one.id !== id);
  const { id: _, ...before } = hero;
  const checked = checkHero({ ...before, ...wanted }, others);
  if (!checked.ok) return checked;
  const change = difference(before, checked.value);
  if (Object.keys(change).length === 0) return ok([]);
  return ok([
    { type: 'heroChanged', v: 1, cause: 'table', hero: id, name: checked.value.name, change },
  ]);
}

export const difference = (
  before: CampaignHeroDraft,
  after: CampaignHeroDraft,
): CampaignHeroChange =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) =>
        canonicalText(value) !== canonicalText(before[key as keyof CampaignHeroDraft]),
    ),
  );

export function setPlayer(campaign: Campaign, id: string, player: string): Decision {
  const changed = changeHero(campaign, id, { player });
  if (!changed.ok || changed.value.length === 0) return changed;
  const name = campaign.heroes.find((hero) => hero.id === id)?.name ?? '';
  return ok([{ type: 'playerSet', v: 1, cause: 'table', hero: id, name, player: player.trim() }]);
}

export function removeHero(campaign: Campaign, id: string): Decision {
  const hero = campaign.heroes.find((one) => one.id === id);
  return hero === undefined
    ? fail({ code: 'unknown-hero' })
    : ok([{ type: 'heroRemoved', v: 1, cause: 'U14', hero: id, name: hero.name }]);
}
