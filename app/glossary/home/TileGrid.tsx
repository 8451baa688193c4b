import { StyleSheet, View } from 'react-native';
import { Tappable, Text, useTheme, type ToneName } from '@/src/ui';
import { EntryTile } from '../parts/EntryTile';

export interface LinkTile {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly tone?: ToneName | undefined;
}

interface TileGridProps {
  readonly tiles: readonly LinkTile[];
  readonly onOpen: (key: string) => void;
}

/** Two columns on a phone, one where the text is large. */
export function TileGrid({ tiles, onOpen }: TileGridProps) {
  const { colors, radius, scaled } = useTheme();
  return (
    <View style={styles.grid}>
      {tiles.map(({ key, icon, title, note, tone }) => (
        <Tappable
          key={key}
          role="link"
          onPress={() => onOpen(key)}
          radius={radius.control}
          style={[styles.tile, { flexBasis: scaled(150), backgroundColor: colors.surface }]}
        >
          <EntryTile icon={icon} tone={tone} size={36} />
          <View style={styles.words}>
            <Text variant="label">{title}</Text>
            <Text variant="small" ink="muted">
              {note}
            </Text>
          </View>
        </Tappable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  tile: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    flexGrow: 1,
    flexShrink: 1,
    padding: 12,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
