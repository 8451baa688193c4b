import { act, screen, waitFor } from '@testing-library/react-native';
import { CampaignListScreen } from '@/app/logbook/list/CampaignListScreen';
import { askForFile } from '@/app/wiring/files';
import { openState, value } from '@/__tests__/game/table/table';
import { realTable, seen, tap } from '@/__tests__/app/table/real-table';
import { heldBack } from '@/__tests__/app/wiring/held-back';

jest.mock('@/app/wiring/files', () => ({ giveFile: jest.fn(), askForFile: jest.fn() }));

const READING = 'Die Datei wird gelesen …';
const WRITING = 'Die Datei wird eingelesen …';

/** An empty book, and a file whose bytes come when they are let go. */
async function withFile(bytes: (text: string) => Uint8Array<ArrayBuffer>) {
  const { game } = await realTable();
  const { text } = value(await game.exportCampaign(openState(game).id));
  const content = bytes(text);
  const read = heldBack(async () => content);
  jest.mocked(askForFile).mockResolvedValue({ size: content.length, read: read.call });
  const table = await realTable([]);
  const written = heldBack(table.storage.campaigns.importAll);
  Object.assign(table.storage.campaigns, { importAll: written.call });
  await table.show(<CampaignListScreen />);
  await tap('button', 'Datei einlesen');
  return { ...table, read, written };
}

const encoded = (text: string) => new TextEncoder().encode(text);
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('a file that is read says so, from its choice until its campaigns are here', async () => {
  const { game, read, written } = await withFile(encoded);
  await waitFor(() => expect(screen.getByRole('progressbar', { name: READING })).toBeBusy());
  await act(async () => read.letGo());
  await tap('button', 'Als neu einlesen');
  await waitFor(() => expect(screen.getByRole('progressbar', { name: WRITING })).toBeBusy());
  expect(screen.queryByRole('button', { name: 'Als neu einlesen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  await act(async () => written.letGo());
  await gone(WRITING);
  await seen('1 Kampagne eingelesen.');
  expect(game.store.getState().campaigns).toHaveLength(1);
});

test('what is no file of ours is told as ever, and nothing goes on being read', async () => {
  const { read } = await withFile(() => encoded('{}'));
  await seen(READING);
  await act(async () => read.letGo());
  await gone(READING);
  await seen('Die Datei stammt nicht aus dieser App.');
});

test('given up while it is looked through, a file asks nothing any more', async () => {
  const { read } = await withFile(encoded);
  await seen(READING);
  await tap('button', 'Abbrechen');
  await act(async () => read.letGo());
  await gone(READING);
  expect(screen.queryByRole('button', { name: 'Als neu einlesen' })).toBeNull();
});
