import type { Campaign } from '@/src/rules/campaign/campaign';
import type { NotedConsequence } from '@/src/rules/campaign/sheet';
import { withDecisions, withSheet, withoutConsequence } from './sheets';

/** B, D11: gone with a trauma cube. */
export const auraLost = (
  campaign: Campaign,
  { id: hero, name }: { readonly id: string; readonly name: string },
  { id, names }: NotedConsequence,
): Campaign =>
  withDecisions(
    withSheet(campaign, hero, (sheet) => withoutConsequence(sheet, id)),
    { hero, name, change: 'lost', kind: 'aura', names },
  );
