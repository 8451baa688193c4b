import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../icons';
import { useTheme } from '../theme';
import { RuleTag } from './RuleTag';
import { Tappable } from './Tappable';
import { Text } from './Text';

export interface TraceListProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** The reasons of a decision, held together by an ember line at the left. */
export function TraceList({ label, children }: TraceListProps) {
  const { colors } = useTheme();
  return (
    <View
      role="list"
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={[styles.list, { borderLeftColor: colors.tones.ember.graphic }]}
    >
      {children}
    </View>
  );
}

export interface TraceItemProps {
  readonly ruleId: string;
  readonly ruleSpoken?: string;
  /** A sentence; may hold bold parts and keyword links when there is no onPress. */
  readonly children: ReactNode;
  /** Opens the rule. */
  readonly onPress?: () => void;
  readonly hint?: string;
}

export function TraceItem({ ruleId, ruleSpoken, children, onPress, hint }: TraceItemProps) {
  const { colors, scaled, radius } = useTheme();
  const content = (
    <>
      <View>
        <RuleTag id={ruleId} {...(ruleSpoken === undefined ? {} : { spoken: ruleSpoken })} />
      </View>
      <Text ink="muted" grow>
        {children}
      </Text>
    </>
  );
  return (
    <View role="listitem">
      {onPress === undefined ? (
        <View style={styles.item}>{content}</View>
      ) : (
        <Tappable
          role="button"
          accessibilityHint={hint}
          onPress={onPress}
          radius={radius.tag}
          style={[styles.item, styles.pressable]}
        >
          {content}
          <Icon name="chevron-right" size={scaled(16)} color={colors.faint} />
        </Tappable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { borderLeftWidth: 3, paddingLeft: 12, gap: 6 },
  item: { flexDirection: 'row', alignItems: 'flex-start', gap: 9, paddingVertical: 2 },
  pressable: { alignItems: 'center' },
});
