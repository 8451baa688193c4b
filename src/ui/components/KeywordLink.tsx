import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { useTheme, type TextVariant } from '../theme';
import { onKeys } from './keyboard';
import { focusRing } from './Tappable';
import { Text } from './Text';

export interface KeywordLinkProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly variant?: TextVariant;
  readonly hint?: string;
}

/** Inside a sentence. Alone in a row use `<Chip keyword>`, which has a full-size target. */
export function KeywordLink({ label, onPress, variant = 'body', hint }: KeywordLinkProps) {
  const theme = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <Text
      variant={variant}
      level="none"
      ink="ember"
      {...webLink(setFocused)}
      {...onKeys(({ key }) => (key === 'Enter' ? onPress() : undefined))}
      accessibilityRole="link"
      accessibilityHint={hint}
      onPress={onPress}
      style={{ ...styles.dotted, ...focusRing(theme, focused), borderRadius: 4 }}
    >
      {label}
    </Text>
  );
}

/** A span is no tab stop by itself and has a focus in the browser only; phones ignore all of it. */
const webLink = (onFocused: (focused: boolean) => void): object => ({
  tabIndex: 0,
  onFocus: () => onFocused(true),
  onBlur: () => onFocused(false),
});

const styles = StyleSheet.create({
  dotted: { textDecorationLine: 'underline', textDecorationStyle: 'dotted' },
});
