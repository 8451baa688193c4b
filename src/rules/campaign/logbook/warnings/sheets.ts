import { CAMP_STEPS, type CampStep } from '@/src/rules/campaign/camp';
import type { Campaign } from '@/src/rules/campaign/campaign';
import { consequencesOn, itemsOn, sheetOf } from '../places';
import { none, when, type LogbookDoubts, type Of, type Running } from './warning';

export function consequenceDoubts(
  campaign: Campaign,
  command: Of<'gainConsequence'>,
): LogbookDoubts {
  const { hero, consequence, draft } = command;
  const sheet = sheetOf(campaign, hero);
  const twice = consequencesOn(sheet).some(
    ({ kind, entry }) => kind === consequence && entry.names.en === draft.names.en.trim(),
  );
  const { aura } = sheet;
  return [
    ...when(twice, { code: 'noted-already', names: draft.names }),
    ...(consequence === 'aura' && aura && !twice
      ? [{ code: 'replaces-aura', names: aura.names } as const]
      : none),
  ];
}

export function roleDoubts(
  campaign: Campaign,
  { hero, role, roleSkills }: Of<'setRoleSkills'>,
): LogbookDoubts {
  const before = sheetOf(campaign, hero);
  const { a, b } = before.roleSkills;
  const chosen = a !== null || b !== null;
  const kept = a === roleSkills.a && b === roleSkills.b;
  return when(chosen && kept && before.role !== role, { code: 'colours-anew' });
}

/** L6: each hero picks for himself. */
const openRewards = ({ rewards }: Campaign): LogbookDoubts => {
  const count = rewards.reduce((sum, { open }) => sum + open.length, 0);
  return when(count > 0, { code: 'rewards-open', count });
};

export const stepDoubts = (campaign: Campaign, step: CampStep): LogbookDoubts => {
  const { camp } = campaign;
  const missing = CAMP_STEPS.slice(0, CAMP_STEPS.indexOf(step)).find(
    (one) => !camp?.done.includes(one),
  );
  return [
    ...(camp === null || missing === undefined
      ? none
      : [{ code: 'camp-order', step: missing } as const]),
    ...(step === 'rewards' ? openRewards(campaign) : none),
  ];
};

export const endDoubts = (campaign: Campaign): LogbookDoubts => {
  const { camp } = campaign;
  const open = CAMP_STEPS.filter((step) => !camp?.done.includes(step)).length;
  return [...when(open > 0, { code: 'camp-steps-open', count: open }), ...openRewards(campaign)];
};

export const removeDoubts = (
  campaign: Campaign,
  hero: string,
  running: Running | null,
): LogbookDoubts => {
  const count = itemsOn(sheetOf(campaign, hero)).filter(
    ({ item }) => item.deck !== 'starting',
  ).length;
  return [
    ...when(count > 0, { code: 'hero-takes-items', count }),
    ...when(running?.heroes.includes(hero) ?? false, { code: 'hero-in-adventure' }),
  ];
};
