import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { View } from 'react-native';
import { Button, Card, Section, Text } from '@/src/ui/components';
import { useTheme } from '@/src/ui/theme';

interface PortionProps<Item> {
  readonly caption: string;
  readonly items: readonly Item[];
  readonly row: (item: Item) => ReactNode;
  /** Chips that run on in lines, instead of rows. */
  readonly flowing?: boolean;
  readonly portion?: number;
}

/** A section that shows so many at a time and always says how many there are. */
export function Portion<Item>(props: PortionProps<Item>) {
  const { caption, items, row, flowing = false, portion = 24 } = props;
  const { t } = useTranslation();
  const { space } = useTheme();
  const [limit, setLimit] = useState(portion);
  if (items.length === 0) return null;
  const shown = items.slice(0, limit);
  const rest = items.length - shown.length;
  const count =
    rest === 0
      ? String(items.length)
      : t('boardView.list.shown', { shown: shown.length, all: items.length });
  const flow = { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const;
  return (
    <Section
      caption={caption}
      aside={
        <Text variant="small" ink="muted">
          {count}
        </Text>
      }
    >
      <Card>
        <View style={flowing ? flow : null}>{shown.map(row)}</View>
        {rest === 0 ? null : (
          <Button
            kind="quiet"
            size="small"
            label={t('boardView.list.more', { count: Math.min(portion, rest) })}
            onPress={() => setLimit(limit + portion)}
          />
        )}
      </Card>
    </Section>
  );
}
