import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type ToneName } from '../theme';
import { Text } from './Text';

export interface PillProps {
  readonly label?: string;
  readonly icon?: IconName;
  readonly tone?: ToneName;
  /** Strong colour for the one thing that matters, such as the darkness bonus. */
  readonly filled?: boolean;
  /** Runes, cubes or several parts before the words. */
  readonly children?: ReactNode;
  /** Read as one phrase in place of the parts. */
  readonly spoken?: string;
}

/** Says something, does nothing. What can be tapped is a Chip. */
export function Pill({
  label,
  icon,
  tone = 'neutral',
  filled = false,
  children,
  spoken,
}: PillProps) {
  const { colors, scaled } = useTheme();
  const { soft, fill, text, onFill } = colors.tones[tone];
  const color = filled ? onFill : text;
  return (
    <View
      {...(spoken === undefined ? {} : { role: 'img', 'aria-label': spoken, accessible: true })}
      style={[styles.pill, { backgroundColor: filled ? fill : soft }]}
    >
      {icon === undefined ? null : <Icon name={icon} size={scaled(17)} color={color} />}
      {children}
      {label === undefined ? null : (
        <Text variant="tag" style={styles.words} {...(filled ? { onFill: tone } : { ink: tone })}>
          {label}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    minHeight: 30,
    borderRadius: 15,
    paddingHorizontal: 11,
    paddingVertical: 4,
  },
  words: { flexShrink: 1 },
});
