import type { Campaign } from '@/src/rules/campaign/campaign';
import type { StoryDecision } from '@/src/rules/campaign/camp';
import type { OwnSkill } from '@/src/rules/campaign/own-skills';
import type {
  ClassTree,
  ConsequenceType,
  HeroSheet,
  ItemPlace,
  NotedConsequence,
  OwnedItem,
} from '@/src/rules/campaign/sheet';
import { isGearSlot, sheetOf } from '../places';

export const withSheet = (
  campaign: Campaign,
  hero: string,
  change: (sheet: HeroSheet) => HeroSheet,
): Campaign => ({
  ...campaign,
  sheets: { ...campaign.sheets, [hero]: change(sheetOf(campaign, hero)) },
});

export const withTree = (sheet: HeroSheet, tree: ClassTree): HeroSheet => {
  const same = (other: ClassTree) => other.heroClass === tree.heroClass && other.tree === tree.tree;
  const known = sheet.trees.some(same);
  const trees = known
    ? sheet.trees.map((other) => (same(other) ? tree : other))
    : [...sheet.trees, tree];
  return { ...sheet, trees: trees.filter(({ taken }) => taken.length > 0) };
};

export const withOwnSkill = (sheet: HeroSheet, skill: OwnSkill): HeroSheet => {
  const { ownSkills = [] } = sheet;
  const known = ownSkills.some(({ id }) => id === skill.id);
  return {
    ...sheet,
    ownSkills: known
      ? ownSkills.map((one) => (one.id === skill.id ? skill : one))
      : [...ownSkills, skill],
  };
};

export const withoutOwnSkill = (sheet: HeroSheet, skill: string): HeroSheet => ({
  ...sheet,
  ownSkills: (sheet.ownSkills ?? []).filter(({ id }) => id !== skill),
});

export const withItem = (sheet: HeroSheet, item: OwnedItem, place: ItemPlace): HeroSheet =>
  isGearSlot(place)
    ? { ...sheet, gear: { ...sheet.gear, [place]: item } }
    : { ...sheet, [place]: [...sheet[place], item] };

const changedItems = (
  sheet: HeroSheet,
  change: (item: OwnedItem) => readonly OwnedItem[],
): HeroSheet => {
  const worn = (item: OwnedItem | null) => (item === null ? null : (change(item)[0] ?? null));
  const { weapon, 'off-hand': offHand, armor, trinket } = sheet.gear;
  return {
    ...sheet,
    gear: {
      weapon: worn(weapon),
      'off-hand': worn(offHand),
      armor: worn(armor),
      trinket: worn(trinket),
    },
    bag: sheet.bag.flatMap(change),
    camp: sheet.camp.flatMap(change),
  };
};

export const withoutItem = (sheet: HeroSheet, id: string): HeroSheet =>
  changedItems(sheet, (item) => (item.id === id ? [] : [item]));

export const withChangedItem = (
  sheet: HeroSheet,
  id: string,
  change: (item: OwnedItem) => OwnedItem,
): HeroSheet => changedItems(sheet, (item) => [item.id === id ? change(item) : item]);

/** A new aura replaces the old one (B1). */
export const withConsequence = (
  sheet: HeroSheet,
  kind: ConsequenceType,
  entry: NotedConsequence,
): HeroSheet => {
  if (kind === 'aura') return { ...sheet, aura: entry };
  return kind === 'status'
    ? { ...sheet, statuses: [...sheet.statuses, entry] }
    : { ...sheet, outcomes: [...sheet.outcomes, entry] };
};

export const withoutConsequence = (sheet: HeroSheet, id: string): HeroSheet => ({
  ...sheet,
  aura: sheet.aura?.id === id ? null : sheet.aura,
  statuses: sheet.statuses.filter((entry) => entry.id !== id),
  outcomes: sheet.outcomes.filter((entry) => entry.id !== id),
});

export const withChangedConsequence = (sheet: HeroSheet, entry: NotedConsequence): HeroSheet => {
  const changed = (one: NotedConsequence) => (one.id === entry.id ? entry : one);
  return {
    ...sheet,
    aura: sheet.aura === null ? null : changed(sheet.aura),
    statuses: sheet.statuses.map(changed),
    outcomes: sheet.outcomes.map(changed),
  };
};

export const withDecisions = (campaign: Campaign, ...made: readonly StoryDecision[]): Campaign => ({
  ...campaign,
  decisions: [...campaign.decisions, ...made],
});
