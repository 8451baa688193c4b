import { act, screen } from '@testing-library/react-native';
import { WordsProvider } from '@/src/i18n/translation';
import { SafeMode } from '@/app/shell/SafeMode';
import { StorageFault, type Rescue } from '@/src/game';
import { createWords } from '@/src/i18n';
import { show } from '@/__tests__/ui/components/show';

/** A large damaged file: what it gives comes late. */
function slowRescue() {
  let answer: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (answer = resolve));
  const never = () => new Promise<never>(() => undefined);
  const rescue: Rescue = {
    fault: new StorageFault('storage-damaged', 'test'),
    rawFile: never,
    restore: never,
    startAfresh: never,
    backups: async () => [
      { id: 1, at: 1_700_000_000_000, campaigns: 2, rows: 9, chapterEnd: false },
    ],
    readableCampaigns: () => read.then(() => []),
  };
  return { rescue, answer };
}

test('nothing is called lost before it was looked for', async () => {
  const { rescue, answer } = slowRescue();
  await show(
    <WordsProvider words={createWords('de')}>
      <SafeMode rescue={rescue} reopen={() => undefined} />
    </WordsProvider>,
  );
  expect(screen.getByText(/^Sicherung vom/)).toBeOnTheScreen();
  expect(screen.getByText('Wird gelesen …')).toBeOnTheScreen();
  expect(screen.queryByText('Keine Kampagne ist mehr lesbar.')).toBeNull();
  await act(async () => answer());
  expect(screen.getByText('Keine Kampagne ist mehr lesbar.')).toBeOnTheScreen();
  expect(screen.queryByText('Wird gelesen …')).toBeNull();
});
