import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Svg from 'react-native-svg';

import { Cube, Emblem, Icon, IconMark, RuneIcon } from '@/src/ui/icons';

const ROWS: readonly (readonly [string, (label?: string) => ReactElement])[] = [
  ['icon', (label) => <Icon name="bleed" color="#ff0000" label={label} />],
  ['rune', (label) => <RuneIcon color="orange" label={label} />],
  ['cube', (label) => <Cube kind="curse" label={label} />],
  ['emblem', (label) => <Emblem id="vorn" label={label} />],
];

describe('screen readers', () => {
  test.each(ROWS)('%s without a label is silent', async (_name, drawn) => {
    await render(drawn());
    expect(screen.queryByRole('image')).toBeNull();
    expect(screen.toJSON()).toHaveProperty('props.accessibilityElementsHidden', true);
    expect(screen.toJSON()).toHaveProperty(
      'props.importantForAccessibility',
      'no-hide-descendants',
    );
  });

  test.each(ROWS)('%s with a label is an image of that name', async (_name, drawn) => {
    await render(drawn('spoken'));
    expect(screen.getByRole('image', { name: 'spoken' })).toBeTruthy();
  });
});

describe('looks', () => {
  test('an icon takes its colour and size', async () => {
    await render(<Icon name="check" color="#7fb069" size={16} />);
    const text = JSON.stringify(screen.toJSON());
    expect(screen.toJSON()).toMatchObject({ props: { bbWidth: 16, bbHeight: 16, vbWidth: 24 } });
    expect(text).toContain('M4.4 12.8L9.6 18L19.6 6.6');
    expect(text).toContain(`"payload":${0xff7fb069}`);
  });

  test.each(ROWS)(
    '%s keeps its size in a row: the words beside it give way',
    async (_name, drawn) => {
      await render(drawn());
      const { props } = screen.toJSON() as unknown as { props: { style: StyleProp<ViewStyle> } };
      expect(StyleSheet.flatten(props.style)).toMatchObject({ flexShrink: 0 });
    },
  );

  test('marks are centred on their point in a bigger drawing', async () => {
    await render(
      <Svg width={100} height={100}>
        <IconMark name="lava" color="#ff8800" size={24} cx={50} cy={60} />
      </Svg>,
    );
    const text = JSON.stringify(screen.toJSON());
    expect(text).toContain('"matrix":[1,0,0,1,38,48]');
  });
});
