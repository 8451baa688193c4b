import type { ComponentType } from 'react';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { fetchLazyScreens, lazyPart, lazyScreen, lazySheet } from '@/app/wiring/lazy-screen';
import { TabHere } from '@/app/wiring/tab-here';
import { Text } from '@/src/ui';
import { inApp } from '@/__tests__/app/glossary/frame';

const COMING = 'Einen Augenblick …';
const There = () => <Text>Da ist es</Text>;

interface Sheet {
  readonly onClose: () => void;
}

/** A part that is there when the test says so. */
function fetched<Props extends object>() {
  const asked: { come: (part: ComponentType<Props>) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<ComponentType<Props>>((come, fail) => {
      asked.push({ come, fail: () => fail(new Error('offline')) });
    });
  return { asked, load };
}

test('between two parts that are fetched ahead, waiting taps get their turn', async () => {
  const order: string[] = [];
  const part = (name: string) =>
    lazyPart(async () => {
      order.push(name);
      setTimeout(() => order.push(`tap after ${name}`), 0);
      return () => null;
    });
  part('one');
  part('two');
  await fetchLazyScreens();
  expect(order).toEqual(['one', 'tap after one', 'two', 'tap after two']);
});

test('a part of a screen is never a blank place: it is coming, could not come, comes', async () => {
  const { asked, load } = fetched();
  const Part = lazyPart(load);
  await render(inApp(<Part />));
  expect(screen.getByRole('progressbar', { name: COMING })).toBeTruthy();
  asked[0]?.fail();
  await fireEvent.press(await screen.findByText('Noch einmal versuchen'));
  expect(screen.getByRole('progressbar', { name: COMING })).toBeTruthy();
  asked[1]?.come(There);
  expect(await screen.findByText('Da ist es')).toBeTruthy();
  expect(screen.queryByText(COMING)).toBeNull();
});

test('a screen that is coming looks as the page before it: its tab’s title, and it says that it is busy', async () => {
  const { asked, load } = fetched();
  const Later = lazyScreen(load);
  await render(
    inApp(
      <TabHere value="Logbook">
        <Later />
      </TabHere>,
    ),
  );
  expect(screen.getByRole('progressbar', { name: COMING })).toBeBusy();
  const hidden = { includeHiddenElements: true };
  expect(screen.getByText('Logbuch', hidden)).toBeTruthy();
  expect(screen.queryByText(COMING, hidden)).toBeNull();
  asked[0]?.fail();
  expect(await screen.findByText('Noch einmal versuchen')).toBeTruthy();
});

test('a sheet opens under its title with the tap, and closes before its content is there', async () => {
  const { load } = fetched<Sheet>();
  const Later = lazySheet(load, { title: () => 'Hilfe' });
  const onClose = jest.fn();
  await render(inApp(<Later onClose={onClose} />));
  expect(screen.getByRole('heading', { name: 'Hilfe' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: COMING })).toBeTruthy();
  await fireEvent.press(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
