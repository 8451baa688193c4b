import type { Campaign } from '@/src/rules/campaign/campaign';
import type { LogbookEvent } from '../events';
import { sheetOf } from '../places';
import { campStepDone, openCamp, rewardNoted, rewardTaken } from './camp';
import {
  withChangedConsequence,
  withChangedItem,
  withConsequence,
  withDecisions,
  withItem,
  withSheet,
  withTree,
  withoutConsequence,
  withoutItem,
} from './sheets';

type Of<Type extends LogbookEvent['type']> = Extract<LogbookEvent, { type: Type }>;

/** Bookkeeping only: everything was decided before. */
export function evolveLogbook(campaign: Campaign, event: LogbookEvent): Campaign {
  switch (event.type) {
    case 'skillSet':
      return withSheet(campaign, event.hero, (sheet) => ({
        ...sheet,
        skills: { ...sheet.skills, [event.colour]: event.level },
      }));
    case 'roleSkillsSet': {
      const { role, roleSkills } = event;
      return withSheet(campaign, event.hero, (sheet) => ({ ...sheet, role, roleSkills }));
    }
    case 'treeSet':
      return withSheet(campaign, event.hero, (sheet) => withTree(sheet, event.tree));
    case 'itemsGained':
      return itemsGained(campaign, event);
    case 'itemsMoved':
      return itemsMoved(campaign, event);
    case 'itemLost':
      return withSheet(campaign, event.hero, (sheet) => withoutItem(sheet, event.item));
    case 'itemChanged':
      return withSheet(campaign, event.hero, (sheet) =>
        withChangedItem(sheet, event.item.id, () => event.item),
      );
    case 'itemTurned': {
      const { item, side, gem } = event;
      return withSheet(campaign, event.hero, (sheet) =>
        withChangedItem(sheet, item, (one) => ({ ...one, side, gem })),
      );
    }
    case 'consequenceGained':
      return consequenceGained(campaign, event);
    case 'consequenceLost':
      return consequenceLost(campaign, event);
    case 'consequenceChanged':
      return withSheet(campaign, event.hero, (sheet) =>
        withChangedConsequence(sheet, event.changed),
      );
    case 'rewardNoted':
      return rewardNoted(campaign, event);
    case 'rewardTaken':
      return rewardTaken(campaign, event);
    case 'rewardDropped':
      return { ...campaign, rewards: campaign.rewards.filter(({ id }) => id !== event.reward.id) };
    case 'campBegan':
      return { ...campaign, camp: openCamp(event.chapter) };
    case 'campStepDone':
      return campStepDone(campaign, event);
    case 'campEnded':
      return { ...campaign, camp: null };
    case 'singleBegan': {
      const { chapter, bonus } = event;
      return { ...campaign, chapter, single: { chapter, bonus } };
    }
  }
}

const itemsGained = (campaign: Campaign, { hero, gained }: Of<'itemsGained'>): Campaign => ({
  ...withSheet(campaign, hero, (sheet) =>
    gained.reduce((current, { item, place }) => withItem(current, item, place), sheet),
  ),
  entries: campaign.entries + gained.length,
});

/** All are taken up before the first is put down: swaps need no free place. */
function itemsMoved(campaign: Campaign, { moves }: Of<'itemsMoved'>): Campaign {
  const lifted = moves.reduce(
    (current, { item, from }) => withSheet(current, from.hero, (sheet) => withoutItem(sheet, item)),
    campaign,
  );
  return moves.reduce((current, { item: id, from, to }) => {
    const { gear, bag, camp } = sheetOf(campaign, from.hero);
    const item = [...Object.values(gear), ...bag, ...camp].find((one) => one?.id === id);
    return item ? withSheet(current, to.hero, (sheet) => withItem(sheet, item, to.place)) : current;
  }, lifted);
}

const consequenceGained = (campaign: Campaign, event: Of<'consequenceGained'>): Campaign => {
  const { hero, name, kind, gained, replaced } = event;
  const noted = withSheet(campaign, hero, (sheet) => withConsequence(sheet, kind, gained));
  const lost = replaced === null ? [] : [{ change: 'lost', names: replaced.names } as const];
  const made = [...lost, { change: 'gained', names: gained.names } as const];
  return withDecisions(
    { ...noted, entries: campaign.entries + 1 },
    ...made.map((one) => ({ hero, name, kind, ...one })),
  );
};

const consequenceLost = (campaign: Campaign, event: Of<'consequenceLost'>): Campaign => {
  const { hero, name, kind, lost } = event;
  return withDecisions(
    withSheet(campaign, hero, (sheet) => withoutConsequence(sheet, lost.id)),
    { hero, name, kind, change: 'lost', names: lost.names },
  );
};
