import { render, screen } from '@testing-library/react-native';
import { Dimensions, Text as NativeText } from 'react-native';
import {
  createTheme,
  PALETTES,
  SIZE,
  TEXT_VARIANTS,
  ThemeProvider,
  useTheme,
} from '@/src/ui/theme';

function Probe() {
  const { textScale, scheme, motion } = useTheme();
  return <NativeText>{`${scheme} ${textScale} ${motion.calm}`}</NativeText>;
}

test.each([
  ['the app’s setting', 1.5, 1, 'light 1.5 220'],
  ['the device’s setting', 1, 1.5, 'light 1.5 220'],
  ['both multiply', 1.25, 1.2, 'light 1.5 220'],
  ['never beyond 200 %', 2, 1.5, 'light 2 220'],
])('text size: %s', async (_name, textScale, fontScale, expected) => {
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale } });
  await render(
    <ThemeProvider scheme="light" textScale={textScale} reducedMotion={false}>
      <Probe />
    </ThemeProvider>,
  );
  expect(screen.getByText(expected)).toBeOnTheScreen();
});

test('reduced motion takes no time at all', () => {
  expect(Object.values(createTheme('dark', 1, true).motion)).toEqual([0, 0, 0]);
});

test.each(['dark', 'light'] as const)('the %s theme has its own palette', (scheme) => {
  expect(createTheme(scheme, 1, false).colors).toBe(PALETTES[scheme]);
});

test.each(TEXT_VARIANTS)('%s doubles in size and line at 200 %%', (variant) => {
  const once = createTheme('dark', 1, false).text(variant);
  const twice = createTheme('dark', 2, false).text(variant);
  expect(twice.fontSize).toBe(Number(once.fontSize) * 2);
  expect(twice.lineHeight).toBe(Number(once.lineHeight) * 2);
  expect(Number(once.lineHeight)).toBeGreaterThan(Number(once.fontSize));
});

test('targets and the main action keep their size', () => {
  expect([SIZE.target, SIZE.mainAction]).toEqual([44, 56]);
});
