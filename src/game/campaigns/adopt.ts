import { ok } from '@/src/rules';
import { checkCampaign } from '../files/check-log';
import { savedCampaign } from '../files/write';
import type { RescuedCampaign } from '../port-opening';
import type { GameContext, Outcome } from './context';
import { importFile } from './transfer';

/** Whether a rescued campaign has anything that is not here; damage may have cut it off earlier. */
const bringsMore = async (
  { storage }: GameContext,
  { record }: RescuedCampaign,
): Promise<boolean> => (await storage.log.rows(record.id, [record.head])).length === 0;

/**
 * What could still be read of a damaged file comes into the storage that replaces it: played on
 * since the backup, or not in it at all. What does not add up is left out. Answers how many came.
 */
export async function adopt(
  context: GameContext,
  rescued: readonly RescuedCampaign[],
): Outcome<number> {
  let adopted = 0;
  for (const campaign of rescued) {
    const checked = checkCampaign(savedCampaign(campaign.record, campaign.rows));
    if (!checked.ok || !(await bringsMore(context, campaign))) continue;
    const file = { preview: [], libraryItems: 0, commits: [checked.value], library: [] };
    const merged = await importFile(context, file, 'replace');
    const taken = merged.ok ? merged : await importFile(context, file, 'new');
    if (!taken.ok) return taken;
    adopted += 1;
  }
  return ok(adopted);
}
