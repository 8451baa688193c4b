import { fail, type Result } from '@/src/rules';
import { soundCampaign, type SoundCampaign } from '../files/check-log';
import type { FileRefusal } from '../files/format';
import { savedCampaign } from '../files/write';
import { withReadableIds } from '../files/new-ids';
import type { IdSource } from '../log/ids';
import type { LogRefusal } from '../log/session';
import type { CampaignRecord, LogRow } from '../port';

/** Why nothing of a stored campaign can be read. */
export const asLogRefusal = ({ code }: FileRefusal): LogRefusal => ({
  code: code === 'file-newer' ? 'newer-log' : 'broken-log',
});

/** Stored rows are looked at as those of a file are: as far as they add up. */
export async function soundLog(
  ids: IdSource,
  record: CampaignRecord,
  rows: readonly LogRow[],
): Promise<Result<SoundCampaign, LogRefusal>> {
  const named = withReadableIds({ record, rows, snapshots: [] }, ids);
  const sound = await soundCampaign(savedCampaign(named.record, named.rows));
  return sound.ok ? sound : fail(asLogRefusal(sound.error));
}
