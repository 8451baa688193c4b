import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Card, Text } from '@/src/ui';
import { ProvisionalCount } from './Marked';

interface SheetCardProps {
  readonly title: string;
  readonly provisional?: number;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the sheet: a small capital heading inside its card, as on the mock-up. */
export function SheetCard({ title, provisional = 0, aside, children }: SheetCardProps) {
  return (
    <Card gap={10}>
      <View style={styles.head}>
        <Text variant="caption" ink="muted" level={2} grow>
          {title}
        </Text>
        {aside}
        <ProvisionalCount count={provisional} />
      </View>
      {children}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 30 },
});
