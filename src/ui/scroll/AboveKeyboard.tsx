import type { ReactNode } from 'react';
import { KeyboardAvoidingView, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

interface AboveKeyboardProps {
  /** What its children keep free of the lower edge by themselves: the keyboard covers it as well. */
  readonly kept: number;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/**
 * Ends where the keyboard begins, on both systems: Android draws from edge to edge and resizes no
 * window for it. The padding is its own, so the children's has to be further in.
 */
export function AboveKeyboard({ kept, children, style }: AboveKeyboardProps) {
  return (
    <KeyboardAvoidingView
      behavior="padding"
      keyboardVerticalOffset={-kept}
      style={[styles.fill, style]}
    >
      {children}
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
