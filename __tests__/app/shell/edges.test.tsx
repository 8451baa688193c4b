import { screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import { TabLayout } from '@/app/shell/TabLayout';
import { Button, Screen, Text } from '@/src/ui';
import { createWords } from '@/src/i18n';
import { WordsProvider } from '@/src/i18n/translation';
import { show } from '@/__tests__/ui/components/show';

/** A phone held sideways: the notch left, the home indicator below. */
const SIDEWAYS = { top: 0, right: 59, bottom: 21, left: 59 };
const UPRIGHT = { top: 47, right: 0, bottom: 34, left: 0 };

const TABS = { state: { routes: [], index: 0 }, navigation: {} } as unknown as Omit<
  Parameters<typeof TabLayout>[0],
  'children'
>;

const WITH_TABS = (
  <WordsProvider words={createWords('de')}>
    <TabLayout {...TABS}>
      <Screen testID="screen" footer={<Button label="Weiter" onPress={() => undefined} />}>
        <Text>Inhalt</Text>
      </Screen>
    </TabLayout>
  </WordsProvider>
);

const edgesOf = (testID: string) => {
  const style = StyleSheet.flatten(screen.getByTestId(testID).props['style']);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = style;
  return { top: paddingTop, right: paddingRight, bottom: paddingBottom, left: paddingLeft };
};

afterEach(() => Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } }));

test('beside a rail the screen keeps the lower edge, and the left one only once', async () => {
  Dimensions.set({ window: { width: 844, height: 390, scale: 2, fontScale: 1 } });
  await show(WITH_TABS, { insets: SIDEWAYS });
  expect(edgesOf('screen')).toEqual({ ...SIDEWAYS, left: 0 });
});

test('above the tab bar, which keeps the lower edge, it keeps the others', async () => {
  await show(WITH_TABS, { insets: UPRIGHT });
  expect(edgesOf('screen')).toEqual({ ...UPRIGHT, bottom: 0 });
});

test('without tabs it keeps all of them', async () => {
  await show(
    <Screen testID="screen">
      <Text>Inhalt</Text>
    </Screen>,
    { insets: SIDEWAYS },
  );
  expect(edgesOf('screen')).toEqual(SIDEWAYS);
});
