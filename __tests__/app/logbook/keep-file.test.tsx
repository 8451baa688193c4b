import { act, screen, waitFor } from '@testing-library/react-native';
import { CampaignHomeScreen } from '@/app/logbook/home/CampaignHomeScreen';
import { useImport } from '@/app/play/campaign/useImport';
import { askForFile, giveFile } from '@/app/wiring/files';
import { useGameView } from '@/app/wiring/game';
import { Button } from '@/src/ui';
import { openState, value } from '@/__tests__/game/table/table';
import { begin, realTable, seen, tap } from '@/__tests__/app/table/real-table';

jest.mock('@/app/wiring/files', () => ({
  giveFile: jest.fn(async () => undefined),
  askForFile: jest.fn(),
}));

const REMINDER = 'Ein Kapitel ist gewonnen';

async function afterVictory() {
  const table = await realTable();
  const { game } = table;
  value(await game.dispatch(begin()));
  value(await game.dispatch({ kind: 'declareOutcome', outcome: { result: 'won' } }));
  const close = { kind: 'closeAdventure', at: Date.now(), afterwards: 'camp' } as const;
  value(await game.dispatch(close));
  const params = { campaign: openState(game).id };
  await table.show(<CampaignHomeScreen route={{ params }} />);
  return table;
}

const gone = () => waitFor(() => expect(screen.queryByText(REMINDER)).toBeNull());

test('after a won chapter one tap keeps a file, and the reminder is gone', async () => {
  const { storage } = await afterVictory();
  await seen(REMINDER);
  await tap('button', 'Datei sichern');
  await gone();
  expect(giveFile).toHaveBeenCalledTimes(1);
  await waitFor(async () =>
    expect(Object.keys(await storage.settings.read())).toContain('files.kept'),
  );
});

test('whoever does not want it is asked no more', async () => {
  await afterVictory();
  await seen(REMINDER);
  await tap('button', 'Nicht jetzt');
  await gone();
});

function Importing() {
  const { start, sheet } = useImport();
  const campaign = useGameView(({ campaigns }) => campaigns[0]?.id ?? '');
  return (
    <>
      <Button label="Einlesen" onPress={start} />
      {sheet}
      <CampaignHomeScreen route={{ params: { campaign } }} />
    </>
  );
}

test('whoever has just read a campaign from a file is not asked to keep one', async () => {
  const { game } = await afterVictory();
  const { text } = value(await game.exportCampaign(openState(game).id));
  await act(async () => screen.unmount());
  const bytes = new TextEncoder().encode(text);
  jest
    .mocked(askForFile)
    .mockResolvedValue({ size: bytes.length, read: async () => bytes } as never);
  const { show, storage } = await realTable([]);
  await show(<Importing />);
  await tap('button', 'Einlesen');
  await tap('button', 'Als neu einlesen');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Dunkle Tage' })).toBeOnTheScreen(),
  );
  await waitFor(async () =>
    expect(Object.keys(await storage.settings.read())).toContain('files.kept'),
  );
  await gone();
});
