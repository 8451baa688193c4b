import type { de } from '../de';
import type { SameKeys } from '../same-keys';

export const storage: SameKeys<typeof de.storage> = {
  safeMode: {
    title: 'Safe mode',
    text: 'The file with your campaigns is damaged. Nothing has been changed so far.',
    raw: 'Save the damaged file',
    rawHint: 'Saves the file exactly as it is. Somebody may be able to repair it.',
    restore: 'Restore a backup',
    backup: 'Backup of {{date}}',
    backupCampaigns_one: '{{count}} campaign',
    backupCampaigns_other: '{{count}} campaigns',
    noBackups: 'There is no backup.',
    readable: 'Campaigns that can still be read',
    nothingReadable: 'No campaign can be read any more.',
    exportReadable: 'Export readable campaigns',
    startAfresh: 'Start empty',
    startAfreshHint: 'The backups are kept.',
    failed: 'That did not work. Perhaps the backup is damaged as well.',
  },
};
