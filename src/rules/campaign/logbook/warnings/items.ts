import type { ItemDraft } from '@/src/rules/model/items';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ItemPlace } from '@/src/rules/campaign/sheet';
import { isGearSlot, itemsOn, sheetOf } from '../places';
import { heroOf, none, when, type LogbookDoubts, type Of, type Running } from './warning';

/** L7a, E3: one match is enough; a hero without listed gear is not doubted. */
function wornDoubts(
  campaign: Campaign,
  id: string,
  item: ItemDraft,
  place: ItemPlace,
): LogbookDoubts {
  const hero = heroOf(campaign, id);
  if (!hero || !isGearSlot(place) || item.categories.length === 0) return none;
  const allowed = hero.gear.length === 0 || item.categories.some((one) => hero.gear.includes(one));
  return when(!allowed, { code: 'gear-not-allowed', name: hero.name });
}

export function gainDoubts(
  campaign: Campaign,
  hero: string,
  { item, to = 'bag' }: Pick<Of<'gainItem'>, 'item' | 'to'>,
  running: Running | null,
): LogbookDoubts {
  const here = running?.heroes.includes(hero) ?? false;
  return [
    ...wornDoubts(campaign, hero, item, to),
    ...when(here && isGearSlot(to), { code: 'worn-at-once' }),
    ...when(here && to === 'camp', { code: 'camp-out-of-reach' }),
  ];
}

/** E2: in an adventure a small action; in camp freely. */
export function moveDoubts(
  campaign: Campaign,
  command: Of<'moveItem'>,
  running: Running | null,
): LogbookDoubts {
  const { hero, item: id, to } = command;
  const found = itemsOn(sheetOf(campaign, hero)).find(({ item }) => item.id === id);
  if (!found) return none;
  const worn = wornDoubts(campaign, to.hero, found.item, to.place);
  if (!running || ![hero, to.hero].some((one) => running.heroes.includes(one))) return worn;
  const inTurn = running.turnOf === hero || running.turnOf === to.hero;
  return [
    ...worn,
    ...when([found.place, to.place].includes('camp'), { code: 'camp-out-of-reach' }),
    ...when(hero !== to.hero && isGearSlot(to.place), { code: 'worn-at-once' }),
    ...when(!inTurn, { code: 'exchange-not-in-turn' }),
    ...when(inTurn && running.exchanged, { code: 'exchange-used' }),
  ];
}

/** L6a: one of those left of that stack. */
export function campItemDoubts(campaign: Campaign, command: Of<'takeReward'>): LogbookDoubts {
  const { choice, hero } = command;
  const reward = campaign.rewards.find(({ id }) => id === command.reward)?.reward;
  if (choice.kind !== 'item' || reward?.kind !== 'camp-item') return none;
  const { catalogue } = choice.item.front;
  const holder = campaign.heroes.find(
    ({ id }) =>
      id !== hero &&
      catalogue !== null &&
      itemsOn(sheetOf(campaign, id)).some(({ item }) => item.front.catalogue === catalogue),
  );
  const { tier } = choice.item;
  return [
    ...when(choice.item.deck !== 'camp', { code: 'not-a-camp-item' }),
    ...(holder ? [{ code: 'item-taken', name: holder.name } as const] : none),
    ...when(tier !== null && tier !== reward.tier, { code: 'other-tier', tier: reward.tier }),
  ];
}
