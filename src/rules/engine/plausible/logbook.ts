import {
  CUBE_COLOURS,
  MAX_CHAPTER,
  MAX_CUBES,
  MAX_HP_LIMIT,
  type Campaign,
  type CampaignHero,
} from '@/src/rules/campaign/campaign';
import { isInOrder } from '@/src/rules/campaign/logbook/decide/skills';
import {
  consequencesOn,
  isGearSlot,
  itemsOn,
  type PlacedItem,
} from '@/src/rules/campaign/logbook/places';
import { BAG_PLACES, type HeroSheet } from '@/src/rules/campaign/sheet';
import { areUnique, isCount, unless, type Faults } from './fault';

/** D13; one printed board is one hero. */
const heroFaults = ({ id, maxHp, cubes }: CampaignHero): Faults => [
  ...unless(maxHp === null || isCount(maxHp, 1, MAX_HP_LIMIT), `${id}: maximum ${maxHp}`),
  ...unless(
    cubes === null || CUBE_COLOURS.every((colour) => isCount(cubes[colour], 0, MAX_CUBES)),
    `${id}: cubes`,
  ),
];

/** L7a: worn things in their own slot, nothing from a chest in the camp. */
const fits = ({ item: { slot, deck }, place }: PlacedItem): boolean =>
  isGearSlot(place) ? slot === place : place !== 'camp' || deck !== 'chest';

/** E4: only what has two sides lies on its back. */
const lies = ({ item: { side, back } }: PlacedItem): boolean => side === 'front' || back !== null;

/** L6b, L6c, L7a. */
function sheetFaults(hero: string, sheet: HeroSheet): Faults {
  const { bag, trees, roleSkills } = sheet;
  return [
    ...unless(bag.length <= BAG_PLACES, `${hero}: ${bag.length} things in the bag`),
    ...itemsOn(sheet).flatMap((placed) =>
      unless(fits(placed) && lies(placed), `${hero}: ${placed.item.id} in ${placed.place}`),
    ),
    ...trees.flatMap((tree) => unless(isInOrder(tree), `${hero}: ${tree.tree} out of order`)),
    ...unless(
      areUnique(trees.map(({ heroClass, tree }) => JSON.stringify([heroClass, tree]))),
      `${hero}: a tree twice`,
    ),
    ...unless(roleSkills.b === null || roleSkills.a !== null, `${hero}: III-B without III-A`),
  ];
}

const numberIn = (id: string): number => Number(id.split('-').at(-1));

/** Ids are made from a number that only grows, and each is given once. */
function entryFaults({ sheets, rewards, entries }: Campaign): Faults {
  const ids = [
    ...Object.values(sheets).flatMap((sheet) => [
      ...itemsOn(sheet).map(({ item }) => item.id),
      ...consequencesOn(sheet).map(({ entry }) => entry.id),
    ]),
    ...rewards.map(({ id }) => id),
  ];
  return [
    ...unless(areUnique(ids), 'an entry twice in the logbook'),
    ...unless(
      ids.every((id) => numberIn(id) <= entries),
      'an entry beyond their number',
    ),
  ];
}

function partyFaults({ heroes, heroesSoFar }: Campaign): Faults {
  const boards = heroes.flatMap(({ board }) => board ?? []);
  return [
    ...heroes.flatMap(heroFaults),
    ...unless(areUnique(boards), 'a printed hero twice'),
    ...unless(
      heroes.every(({ id }) => numberIn(id) <= heroesSoFar),
      'a hero beyond their number',
    ),
  ];
}

/** L6: who may still choose is in the party. L1 to L7: each step once. */
const campFaults = ({ camp, rewards, heroes }: Campaign): Faults => {
  const here = new Set(heroes.map(({ id }) => String(id)));
  const open = rewards.flatMap((reward) => reward.open);
  return [
    ...unless(camp === null || areUnique(camp.done), 'a step of the camp twice'),
    ...unless(
      rewards.every((reward) => areUnique(reward.open)),
      'a reward twice for a hero',
    ),
    ...unless(
      open.every((id) => here.has(id)),
      'a reward for nobody',
    ),
  ];
};

/** What holds in every logbook; only what has changed is looked at. */
export function logbookFaults(old: Campaign, now: Campaign): Faults {
  if (old === now) return [];
  const turned = Object.entries(now.sheets).filter(([id, sheet]) => sheet !== old.sheets[id]);
  const rewarded = now.rewards !== old.rewards;
  return [
    ...unless(isCount(now.chapter, 1, MAX_CHAPTER), `chapter ${now.chapter}`),
    ...(now.heroes === old.heroes ? [] : partyFaults(now)),
    ...turned.flatMap(([id, sheet]) => sheetFaults(id, sheet)),
    ...(turned.length > 0 || rewarded ? entryFaults(now) : []),
    ...(rewarded || now.camp !== old.camp || now.heroes !== old.heroes ? campFaults(now) : []),
  ];
}
