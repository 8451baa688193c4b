import type { ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { useTheme } from '@/src/ui';

/** Neither seen by screen readers nor reached by fingers and keys: the words beside it say it all. */
const OUT_OF_REACH = {
  'aria-hidden': true,
  accessibilityElementsHidden: true,
  importantForAccessibility: 'no-hide-descendants',
  ...(Platform.OS === 'web' ? { inert: true } : {}),
} as const;

/** A picture of the app's own controls, drawn by the controls themselves. */
export function Inert({ children }: { readonly children: ReactNode }) {
  const { colors, radius } = useTheme();
  return (
    <View
      {...OUT_OF_REACH}
      style={[styles.picture, { backgroundColor: colors.background, borderRadius: radius.control }]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { pointerEvents: 'none', padding: 12, gap: 10, overflow: 'hidden' },
});
