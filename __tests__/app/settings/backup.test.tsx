import { act, screen, waitFor } from '@testing-library/react-native';
import { useState } from 'react';
import { BackupSheet } from '@/app/settings/BackupSheet';
import { heldBack } from '@/__tests__/app/wiring/held-back';
import { realTable, seen, tap } from '@/__tests__/app/table/real-table';

const WRITING = 'Wird zurückgeholt …';

test('a backup that is brought back says so until its campaign is here', async () => {
  const { game, storage, show } = await realTable();
  await storage.backups.makeAtChapterEnd(Date.now());
  const [backup] = await storage.backups.list();
  if (backup === undefined) throw new Error('no backup');
  const written = heldBack(storage.campaigns.importAll);
  Object.assign(storage.campaigns, { importAll: written.call });
  const Chosen = () => {
    const [chosen, setChosen] = useState<typeof backup | null>(backup);
    return <BackupSheet backup={chosen} onClose={() => setChosen(null)} />;
  };
  await show(<Chosen />);
  await tap('button', /^Dunkle Tage/);
  await waitFor(() => expect(screen.getByRole('progressbar', { name: WRITING })).toBeBusy());
  expect(screen.queryByRole('button', { name: /^Dunkle Tage/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeDisabled();
  await act(async () => written.letGo());
  await waitFor(() => expect(screen.queryByText(WRITING)).toBeNull());
  await seen('1 Kampagne zurückgeholt.');
  expect(game.store.getState().campaigns).toHaveLength(2);
});
