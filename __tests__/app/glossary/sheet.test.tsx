import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';
import { GlossarySheetProvider } from '@/app/glossary/GlossarySheet';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { popped, pushed } from '@/app/glossary/entry-stack';
import { Reason } from '@/app/play/trace/Reason';
import { inApp, memorySettings } from './frame';

function Opener({ entry }: { readonly entry: string }) {
  const { open } = useGlossarySheet();
  return <Text onPress={() => open(entry)}>öffnen</Text>;
}

const title = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toBeTruthy());

const opened = async (entry: string, settings = memorySettings()) => {
  await render(
    inApp(
      <GlossarySheetProvider>
        <Opener entry={entry} />
      </GlossarySheetProvider>,
      { settings },
    ),
  );
  await fireEvent.press(screen.getByText('öffnen'));
};

test('links go deeper inside the sheet, back leads up again, step by step', async () => {
  await opened('poison');
  await title('GIFT');
  expect(screen.queryByLabelText(/^Zurück zu/)).toBeNull();

  await fireEvent.press(screen.getAllByText('REINIGEN')[0] as never);
  await title('REINIGEN X');
  await fireEvent.press(screen.getAllByText('Fluchwürfel')[0] as never);
  await title('FLUCHWÜRFEL (FW)');

  await fireEvent.press(screen.getByLabelText('Zurück zu REINIGEN X'));
  await title('REINIGEN X');
  await fireEvent.press(screen.getByLabelText('Zurück zu GIFT'));
  await title('GIFT');
  expect(screen.queryByLabelText(/^Zurück zu/)).toBeNull();
});

test('closing and opening again starts with a fresh stack', async () => {
  await opened('poison');
  await title('GIFT');
  await fireEvent.press(screen.getAllByText('REINIGEN')[0] as never);
  await title('REINIGEN X');
  await fireEvent.press(screen.getByLabelText('Schließen'));
  await fireEvent.press(screen.getByText('öffnen'));
  await title('GIFT');
  expect(screen.queryByLabelText(/^Zurück zu/)).toBeNull();
});

test('the star and the reading are written to the settings', async () => {
  const settings = memorySettings();
  await opened('stun', settings);
  await title('BETÄUBEN');
  await fireEvent.press(screen.getByLabelText('Als Favorit merken'));
  await waitFor(() => expect(screen.getByLabelText('Aus den Favoriten nehmen')).toBeTruthy());
  await waitFor(() => expect(settings.texts['glossary.favourites']).toBe('["stun"]'));
  expect(settings.texts['glossary.recent']).toBe('["stun"]');
});

test('a reason of a trace opens its rule, which marks a ruling and leads into the glossary', async () => {
  await render(
    inApp(
      <GlossarySheetProvider>
        <Reason rule="T5" text="Kommt nur näher" />
      </GlossarySheetProvider>,
    ),
  );
  expect(screen.getByLabelText('Regel T5, öffnet den Text')).toBeTruthy();
  await fireEvent.press(screen.getByText('Kommt nur näher'));
  await title('Näher heran');
  expect(screen.getByText('Drunagor · Regel T5')).toBeTruthy();
  expect(screen.getByText('Auslegung dieser App')).toBeTruthy();
  expect(screen.queryByLabelText('Als Favorit merken')).toBeNull();

  await fireEvent.press(screen.getByText('Monster kann niemanden erreichen'));
  await title('Monster kann niemanden erreichen');
  await fireEvent.press(screen.getByLabelText('Regel T6, öffnet den Text'));
  await title('Niemand zu sehen');
  await fireEvent.press(screen.getByLabelText('Zurück zu Monster kann niemanden erreichen'));
  await title('Monster kann niemanden erreichen');
});

test('the stack: no entry twice in a row, and the first one stays', () => {
  expect(pushed(['a'], 'a')).toEqual(['a']);
  expect(pushed(['a', 'b'], 'a')).toEqual(['a', 'b', 'a']);
  expect(popped(['a', 'b'])).toEqual(['a']);
  expect(popped(['a'])).toEqual(['a']);
});
