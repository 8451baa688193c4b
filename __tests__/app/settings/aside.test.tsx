import { screen, waitFor } from '@testing-library/react-native';
import { AsideFiles } from '@/app/settings/AsideFiles';
import { giveFile } from '@/app/wiring/files';
import type { AsideFile, GameStorage } from '@/src/game';
import { realTable, seen, tap } from '@/__tests__/app/table/real-table';

jest.mock('@/app/wiring/files', () => ({ giveFile: jest.fn(async () => undefined) }));

const FILE: AsideFile = { name: 'damaged', at: 1_700_000_000_000, bytes: 40_960 };
const BYTES = new Uint8Array([1, 2, 3]);

/** A table whose storage has put these aside. */
async function withAside(...kept: readonly AsideFile[]) {
  const table = await realTable();
  let files = kept;
  Object.assign(table.storage as { aside: GameStorage['aside'] }, {
    aside: {
      list: async () => files,
      read: async () => BYTES,
      remove: async (name: string) => void (files = files.filter((file) => file.name !== name)),
    },
  });
  await table.show(<AsideFiles />);
  return () => files;
}

test('a file set aside is handed out as it is, and goes when nobody wants it', async () => {
  const left = await withAside(FILE);
  await seen('40 kB');
  await tap('button', /^Datei vom/);
  await tap('button', 'Datei sichern');
  await waitFor(() =>
    expect(giveFile).toHaveBeenCalledWith('drunagor.db', 'application/vnd.sqlite3', BYTES),
  );
  expect(left()).toHaveLength(1);
  await tap('button', /^Datei vom/);
  await tap('button', 'Endgültig löschen');
  await waitFor(() => expect(screen.queryByText('Beiseitegelegte Dateien')).toBeNull());
  expect(left()).toEqual([]);
});

test('nothing set aside, nothing said', async () => {
  await withAside();
  expect(screen.queryByText('Beiseitegelegte Dateien')).toBeNull();
});
