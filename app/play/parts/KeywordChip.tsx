import { StyleSheet, View } from 'react-native';
import { Chip, type IconName } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';

interface KeywordChipProps {
  readonly label: string;
  /** Id of the glossary's entry. */
  readonly entry: string;
  readonly icon?: IconName;
  readonly spoken?: string;
  readonly bare?: boolean;
}

export function KeywordChip({ entry, ...chip }: KeywordChipProps) {
  const { open } = useGlossarySheet();
  return (
    <View style={styles.fit}>
      <Chip keyword tone="ember" {...chip} onPress={() => open(entry)} />
    </View>
  );
}

/** Large text breaks the words, not the card. */
const styles = StyleSheet.create({ fit: { maxWidth: '100%', flexShrink: 1 } });
