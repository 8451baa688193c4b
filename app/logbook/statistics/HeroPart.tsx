import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { HeroStatistics } from '@/src/rules';
import { Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';

/** What one hero came to: role, aim, darkness. */
export function HeroPart({ hero }: { readonly hero: HeroStatistics }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { name, favourite, hits, misses, dark } = hero;
  const lines = [
    favourite === null ? '' : t('statistics.favourite', { role: words.role(favourite) }),
    hits + misses === 0 ? '' : t('statistics.attacks', { hits, all: hits + misses }),
    dark === 0 ? '' : t('statistics.dark', { count: dark }),
  ];
  return (
    <View style={styles.hero}>
      <Text variant="label">{name}</Text>
      <Text variant="small" ink="muted">
        {lines.filter((line) => line !== '').join(' · ')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ hero: { gap: 2 } });
