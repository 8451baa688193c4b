import { canonicalText } from '../base/hash';
import type { Campaign, CampaignHero } from './campaign';
import type { CampaignEvent } from './events';
import { evolveCampaign } from './evolve';
import { difference } from './heroes';
import { consequencesOn, isGearSlot, itemsOn, sheetOf, type PlacedItem } from './logbook/places';
import type { OwnedItem } from './sheet';

const V1 = { v: 1, cause: 'V1' } as const;

const ofParty = (before: Campaign, now: Campaign): readonly CampaignEvent[] => [
  ...(before.name === now.name
    ? []
    : [{ type: 'campaignRenamed', ...V1, from: before.name, name: now.name } as const]),
  ...(before.notes === now.notes
    ? []
    : [{ type: 'notesWritten', ...V1, notes: now.notes } as const]),
];

/** A board that another hero has again stays his: each is in a campaign once. */
function ofBoard(before: Campaign, old: CampaignHero, hero: CampaignHero): CampaignEvent[] {
  const { id: _, ...was } = old;
  const taken = before.heroes.some(
    ({ id, board }) => id !== hero.id && board !== null && board === hero.board,
  );
  const { id, ...is } = taken ? { ...hero, board: old.board } : hero;
  const change = difference(was, is);
  if (Object.keys(change).length === 0) return [];
  return [{ type: 'heroChanged', ...V1, hero: id, name: hero.name, change }];
}

const fits = ({ slot, deck }: OwnedItem, place: PlacedItem['place']): boolean =>
  isGearSlot(place) ? slot === place : place !== 'camp' || deck !== 'chest';

/** What stands on the card is corrected; its side, its gem and where it lies come back. */
const corrected = ({ side, gem }: OwnedItem, item: OwnedItem): OwnedItem =>
  item.back === null ? { ...item, side: 'front', gem: null } : { ...item, side, gem };

function ofItems(before: Campaign, now: Campaign, { id, name }: CampaignHero): CampaignEvent[] {
  const items = now.heroes.flatMap((hero) => itemsOn(sheetOf(now, hero.id)));
  const newest = new Map(items.map(({ item }) => [item.id, item]));
  return itemsOn(sheetOf(before, id)).flatMap(({ item: old, place }): CampaignEvent[] => {
    const item = corrected(old, newest.get(old.id) ?? old);
    if (!fits(item, place) || canonicalText(item) === canonicalText(old)) return [];
    return [{ type: 'itemChanged', ...V1, hero: id, name, item }];
  });
}

function ofWeapon(before: Campaign, now: Campaign, { id, name }: CampaignHero): CampaignEvent[] {
  const { weapon } = sheetOf(now, id);
  const old = sheetOf(before, id).weapon;
  if (weapon === undefined || (old && canonicalText(old) === canonicalText(weapon))) return [];
  return [{ type: 'weaponNoted', ...V1, hero: id, name, weapon }];
}

function ofSkills(before: Campaign, now: Campaign, { id, name }: CampaignHero): CampaignEvent[] {
  const old = sheetOf(before, id).ownSkills ?? [];
  const { ownSkills = [] } = sheetOf(now, id);
  const texts = new Set(old.map(canonicalText));
  const ids = new Set(ownSkills.map((skill) => skill.id));
  const of = { ...V1, hero: id, name } as const;
  return [
    ...old.flatMap((skill) =>
      ids.has(skill.id) ? [] : [{ type: 'skillDropped', ...of, skill } as const],
    ),
    ...ownSkills.flatMap((skill) =>
      texts.has(canonicalText(skill)) ? [] : [{ type: 'skillWritten', ...of, skill } as const],
    ),
  ];
}

function ofConsequences(
  before: Campaign,
  now: Campaign,
  { id, name }: CampaignHero,
): CampaignEvent[] {
  const newest = new Map(consequencesOn(sheetOf(now, id)).map(({ entry }) => [entry.id, entry]));
  return consequencesOn(sheetOf(before, id)).flatMap(({ kind, entry }): CampaignEvent[] => {
    const notes = newest.get(entry.id)?.notes ?? entry.notes;
    if (notes === entry.notes) return [];
    const changed = { ...entry, notes };
    return [{ type: 'consequenceChanged', ...V1, hero: id, name, kind, changed }];
  });
}

/**
 * V1: notes, names, and corrections of what is printed on boards and cards are the players' own:
 * the adventure did not give them, so its loss does not take them.
 */
export function keptAfterDefeat(before: Campaign, now: Campaign): readonly CampaignEvent[] {
  const ofHeroes = now.heroes.flatMap((hero) => {
    const old = before.heroes.find(({ id }) => id === hero.id);
    if (old === undefined) return [];
    return [
      ...ofBoard(before, old, hero),
      ...ofItems(before, now, hero),
      ...ofWeapon(before, now, hero),
      ...ofSkills(before, now, hero),
      ...ofConsequences(before, now, hero),
    ];
  });
  return [...ofParty(before, now), ...ofHeroes];
}

/** V1: the campaign as a defeat would leave it, but for the chronicle. */
export const afterDefeat = (before: Campaign, now: Campaign): Campaign =>
  keptAfterDefeat(before, now).reduce(evolveCampaign, before);
