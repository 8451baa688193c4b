import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme, type Theme } from '../theme';
import { pressState, Tappable } from './Tappable';

/** `active`: warm and outlined, one at a time. `done`: quieter surface, words stay readable. */
export type CardState = 'plain' | 'active' | 'done';

export interface CardProps {
  readonly children: ReactNode;
  readonly state?: CardState;
  readonly onPress?: () => void;
  /** Needed with onPress, where the content does not already say it. */
  readonly label?: string;
  readonly hint?: string;
  readonly padding?: 'none' | 'tight' | 'normal';
  readonly gap?: number;
  readonly selected?: boolean;
  readonly grow?: boolean;
  readonly testID?: string;
}

function cardLook({ colors, shadow, radius }: Theme, state: CardState) {
  const shape = { borderRadius: radius.card };
  switch (state) {
    case 'plain':
      return {
        ...shape,
        backgroundColor: colors.surface,
        borderColor: colors.surface,
        boxShadow: shadow.card,
      };
    case 'active':
      return {
        ...shape,
        backgroundColor: colors.active,
        borderColor: colors.tones.ember.graphic,
        boxShadow: shadow.card,
      };
    case 'done':
      return { ...shape, backgroundColor: 'transparent', borderColor: colors.line };
  }
}

export function Card(props: CardProps) {
  const { children, state = 'plain', onPress, padding = 'normal', gap = 12, grow = false } = props;
  const theme = useTheme();
  const style = [
    styles.card,
    { padding: { none: 0, tight: 12, normal: 18 }[padding] - (padding === 'none' ? 0 : 2), gap },
    cardLook(theme, state),
    grow ? styles.grow : null,
  ];
  if (onPress === undefined) {
    return (
      <View testID={props.testID} style={style}>
        {children}
      </View>
    );
  }
  return (
    <Tappable
      role="button"
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
      {...pressState(props.selected)}
      accessibilityHint={props.hint}
      testID={props.testID}
      onPress={onPress}
      radius={theme.radius.card}
      style={style}
    >
      {children}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 2 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
});
