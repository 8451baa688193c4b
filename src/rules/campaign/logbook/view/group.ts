import type { Campaign, CampaignHero } from '@/src/rules/campaign/campaign';
import type { ConsequenceType } from '@/src/rules/campaign/sheet';
import type { PrintedNames } from '@/src/rules/model/items';
import { consequencesOn, sheetOf } from '../places';

/** One aura, status or outcome, and everybody who has it. */
export interface GroupConsequence {
  readonly kind: ConsequenceType;
  readonly names: PrintedNames;
  readonly heroes: readonly Pick<CampaignHero, 'id' | 'name'>[];
}

const ORDER: readonly ConsequenceType[] = ['aura', 'status', 'outcome'];

/** B: what stands on all sheets together; the same thing on several of them is told once. */
export function groupConsequences(campaign: Campaign): readonly GroupConsequence[] {
  const found = new Map<string, GroupConsequence>();
  for (const { id, name } of campaign.heroes) {
    for (const { kind, entry } of consequencesOn(sheetOf(campaign, id))) {
      const key = JSON.stringify([kind, entry.catalogue ?? entry.names]);
      const before = found.get(key)?.heroes ?? [];
      const heroes = before.some((hero) => hero.id === id) ? before : [...before, { id, name }];
      found.set(key, { kind, names: entry.names, heroes });
    }
  }
  return ORDER.flatMap((kind) => [...found.values()].filter((one) => one.kind === kind));
}
