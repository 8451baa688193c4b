import { screen } from '@testing-library/react-native';
import { processColor } from 'react-native';
import type { ReactElement } from 'react';
import { OnPaper } from '@/app/board/share/OnPaper';
import { PALETTES, type Scheme } from '@/src/ui';
import { BoardStill } from '@/src/ui/board';
import { OVERFALL } from '@/__tests__/ui/board/boards';
import { show } from '@/__tests__/ui/components/show';

/** What is drawn on a screen of these colours, as its host elements. */
async function drawnOn(scheme: Scheme, element: ReactElement): Promise<string> {
  await show(element, { scheme });
  const drawn = JSON.stringify(screen.toJSON());
  await screen.unmount();
  return drawn;
}

const printed = (
  <OnPaper still={OVERFALL} size={{ width: 600, height: 600 }} field={40} onEnd={() => undefined} />
);

const coloursOf = (drawn: string): readonly string[] =>
  [...drawn.matchAll(/"payload":(\d+)/g)].map(([, colour]) => colour ?? '');

const filledWith = (colour: string): string => String(processColor(colour));

test('a map on paper has the light colours, whatever the screen has', async () => {
  const [dark, light] = [await drawnOn('dark', printed), await drawnOn('light', printed)];
  expect(coloursOf(dark)).toEqual(coloursOf(light));
  expect(coloursOf(light)).toContain(filledWith(PALETTES.light.muted));
});

test('a map on paper costs no ink for a ground; a picture of it has one', async () => {
  const picture = <BoardStill {...OVERFALL} framed field={40} />;
  const ground = filledWith(PALETTES.light.background);
  const grounds = async (element: ReactElement) =>
    coloursOf(await drawnOn('light', element)).filter((colour) => colour === ground).length;
  expect(await grounds(printed)).toBe((await grounds(picture)) - 1);
});
