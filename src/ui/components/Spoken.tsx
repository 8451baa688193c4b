import type { ReactNode } from 'react';
import { Platform, View, type StyleProp, type ViewStyle } from 'react-native';

export interface SpokenProps {
  readonly words: string;
  /** Left out for what only a colour or a place shows. */
  readonly children?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** iOS leaves out what is no element of its own; Android would tear it out of the button around it. */
const ELEMENT = Platform.OS === 'ios' ? { accessible: true } : {};

/**
 * A sign, a short form or a number, in words. Inside a button without a label of its own it becomes
 * part of the name, between the words that are seen: whoever says what he reads presses it.
 */
export function Spoken({ words, children, style }: SpokenProps) {
  return (
    <View {...ELEMENT} role="img" aria-label={words} style={style}>
      {children}
    </View>
  );
}
