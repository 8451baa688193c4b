import { useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { HelpHits } from '@/app/glossary/home/HelpHits';
import { HelpButton } from '@/app/play/help/HelpButton';
import { HelpSheetLater } from '@/app/play/help/later';
import { searchHelp, type HelpHit } from '@/src/glossary/help/search';
import { inApp } from '@/__tests__/app/glossary/frame';

test('the help of a page opens over it, leads to others, and back comes to the first', async () => {
  await render(inApp(<HelpButton page="board" />));
  await fireEvent.press(screen.getByLabelText('Hilfe zu dieser Seite'));
  expect(await screen.findByRole('heading', { name: 'Hilfe zur Karte' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Karte bauen' })).toBeTruthy();
  await fireEvent.press(screen.getByRole('button', { name: 'Tisch' }));
  expect(await screen.findByRole('heading', { name: 'Hilfe zum Tisch' })).toBeTruthy();
  expect(screen.getByText('großer Knopf')).toBeTruthy();
});

test('pictures of controls are no controls: screen readers pass them by', async () => {
  await render(inApp(<HelpButton page="table" />));
  await fireEvent.press(screen.getByLabelText('Hilfe zu dieser Seite'));
  await screen.findByRole('heading', { name: 'Rückgängig machen' });
  const sheet = within(screen.getByTestId('help-sheet'));
  expect(sheet.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  expect(
    sheet.queryAllByRole('button', { name: 'Rückgängig', includeHiddenElements: true }),
  ).not.toHaveLength(0);
});

function Found({ hits }: { readonly hits: readonly HelpHit[] }) {
  const [open, setOpen] = useState<HelpHit | null>(null);
  return open === null ? (
    <HelpHits hits={hits} onOpen={setOpen} />
  ) : (
    <HelpSheetLater page={open.page} item={open.item} onClose={() => setOpen(null)} />
  );
}

test('what the search found in the help opens with it first', async () => {
  await render(inApp(<Found hits={searchHelp('Karte teilen', 'de').slice(0, 1)} />));
  await fireEvent.press(screen.getByText('Karte teilen'));
  await screen.findByRole('heading', { name: 'Hilfe zur Karte' });
  const [, first] = within(screen.getByTestId('help-sheet')).getAllByRole('heading');
  expect(first?.props.children).toBe('Karte teilen');
});
