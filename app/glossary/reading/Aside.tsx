import { StyleSheet, View } from 'react-native';
import type { EntryKey, GameId } from '@/src/glossary';
import { Card, Icon, Text, useTheme, type IconName } from '@/src/ui';
import { Worded } from '../parts/Worded';

interface AsideProps {
  readonly game: GameId;
  readonly icon: IconName;
  readonly caption: string;
  readonly texts: readonly string[];
  readonly onLink: (entry: EntryKey) => void;
}

/** A card beside the text, with a sign and a caption. */
export function Aside({ game, icon, caption, texts, onLink }: AsideProps) {
  const { colors, scaled } = useTheme();
  return (
    <Card gap={8}>
      <View style={styles.line}>
        <Icon name={icon} size={scaled(18)} color={colors.tones.ember.text} />
        <Text variant="caption" ink="ember" level={2} grow>
          {caption}
        </Text>
      </View>
      {texts.map((text) => (
        <Worded key={text} game={game} onLink={onLink}>
          {text}
        </Worded>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({ line: { flexDirection: 'row', alignItems: 'center', gap: 8 } });
