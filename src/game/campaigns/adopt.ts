import { ok } from '@/src/rules';
import type { Commit, RescuedCampaign } from '../port';
import type { GameContext } from './context';
import type { Answered } from './view';
import { soundLog } from './sound-log';
import { importFile } from './transfer';

/** Whether a rescued campaign has anything that is not here; damage may have cut it off earlier. */
const bringsMore = async ({ storage }: GameContext, { record }: Commit): Promise<boolean> =>
  (await storage.log.rows(record.id, [record.head])).length === 0;

/**
 * What could still be read of a damaged file comes into the storage that replaces it: played on
 * since the backup, or not in it at all. What does not add up is left out, with what follows from it. Answers how many came.
 */
export async function adopt(
  context: GameContext,
  rescued: readonly RescuedCampaign[],
): Answered<number> {
  let adopted = 0;
  for (const campaign of rescued) {
    const sound = await soundLog(context.parts.ids, campaign.record, campaign.rows);
    if (!sound.ok || !(await bringsMore(context, sound.value.commit))) continue;
    const commits = [sound.value.commit];
    const file = { preview: [], unreadable: 0, commits, library: [], pack: false };
    const merged = await importFile(context, file, 'replace');
    const taken = merged.ok ? merged : await importFile(context, file, 'new');
    if (!taken.ok) return taken;
    adopted += 1;
  }
  return ok(adopted);
}
