import { renderHook, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { Live, Text, TextField } from '@/src/ui';
import { useAnnounced } from '@/src/ui/components/announce';
import { show } from './show';

interface Drawn {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: readonly Drawn[];
}

/** As React Native's elements tell it: a text, which may have parts in bold, and views around texts. */
const text = (words: string, ...parts: readonly Drawn[]): Drawn => ({
  tagName: 'RN:Paragraph',
  textContent: words,
  children: parts,
});
const view = (...children: readonly Drawn[]): Drawn => ({
  tagName: 'RN:View',
  textContent: children.map(({ textContent }) => textContent).join(''),
  children,
});

/** What iOS is told while the region changes from one state to the next. */
async function told(appears: boolean, ...states: readonly Drawn[]): Promise<readonly string[]> {
  const spoken = jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockReturnValue(undefined);
  spoken.mockClear();
  const region = { current: states[0] ?? null };
  const how = { appears, urgent: false };
  const { rerender } = await renderHook(() => useAnnounced(region as never, how));
  for (const state of states.slice(1)) {
    region.current = state;
    await rerender(undefined as never);
  }
  return spoken.mock.calls.map(([words]) => words);
}

afterEach(() => jest.restoreAllMocks());

const LINE = text('Vorn verliert 3 LP');
const NEXT = text('Maya verliert 2 LP', text('2'));

test.each([
  ['words that come later are told', false, [view(), view(LINE)], ['Vorn verliert 3 LP']],
  ['words that were there at first are not', false, [view(LINE), view(LINE)], []],
  ['unless they come with their region', true, [view(LINE), view(LINE)], ['Vorn verliert 3 LP']],
  [
    'of a list only what is new',
    false,
    [view(LINE), view(view(NEXT), view(LINE))],
    ['Maya verliert 2 LP'],
  ],
  [
    'text by text',
    false,
    [view(), view(view(LINE), NEXT)],
    ['Vorn verliert 3 LP. Maya verliert 2 LP'],
  ],
  [
    'the same words once more, after a silence',
    false,
    [view(LINE), view(), view(LINE)],
    ['Vorn verliert 3 LP'],
  ],
  ['nothing is nothing', true, [view(), view()], []],
] as const)('iOS: %s', async (_name, appears, states, expected) => {
  expect(await told(appears, ...states)).toEqual(expected);
});

test('Android and browsers find a live region, which is there before its words', async () => {
  await show(
    <>
      <Live empty testID="waiting">
        <Text>nichts</Text>
      </Live>
      <Live role="alert" testID="alert">
        <Text>Kein Platz mehr</Text>
      </Live>
    </>,
  );
  const liveOf = (testID: string) => {
    const { props } = screen.getByTestId(testID);
    return props['aria-live'] ?? props['accessibilityLiveRegion'];
  };
  expect([liveOf('waiting'), liveOf('alert')]).toEqual(['polite', 'assertive']);
  expect(screen.queryByText('nichts')).toBeNull();
});

test('a field tells its error where phones listen', async () => {
  await show(<TextField label="Name" value="" onChangeText={() => undefined} error="Fehlt" />);
  const region = screen.getByText('Fehlt').parent;
  expect(region?.props['aria-live'] ?? region?.props['accessibilityLiveRegion']).toBe('polite');
});
