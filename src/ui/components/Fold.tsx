import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../icons';
import { useTheme } from '../theme';
import { Tappable } from './Tappable';
import { Text } from './Text';

export interface FoldProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

export function Fold({ label, open, onToggle, children }: FoldProps) {
  const { colors, scaled, radius, space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <Tappable
        role="button"
        aria-expanded={open}
        aria-label={label}
        onPress={() => onToggle(!open)}
        radius={radius.control}
        style={styles.line}
      >
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={scaled(18)} color={colors.muted} />
        <Text variant="label" ink="muted" style={styles.words}>
          {label}
        </Text>
      </Tappable>
      {open ? children : null}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 6 },
  words: { flexShrink: 1 },
});
