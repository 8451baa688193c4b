import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Rune } from '@/src/rules';
import { Chip, RuneIcon as RuneSign, Section, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { Wrap } from '../parts/Wrap';
import { runeWords, shapeWords } from './rune-words';
import { TilePicture } from './TilePicture';

const SIZE = 120;

export function DrawnTile({ rune }: { readonly rune: Rune }) {
  const { t } = useTranslation();
  const words = useGameWords();
  return (
    <View role="img" accessible aria-label={runeWords(rune, words, t)} style={styles.tile}>
      <View style={styles.picture}>
        <TilePicture shape={rune.shape} colour={rune.colour} size={SIZE} />
      </View>
      <View style={styles.name}>
        <RuneSign color={rune.colour} size={22} />
        <Text variant="label">{words.rune(rune.colour)}</Text>
        <Text ink="muted">{shapeWords(rune.shape, t)}</Text>
      </View>
    </View>
  );
}

interface WhichRuneProps {
  readonly runes: readonly Rune[];
  readonly chosen: string;
  readonly onChoose: (rune: string) => void;
}

/** N1: several, in the order the leader picks. */
export function WhichRune({ runes, chosen, onChoose }: WhichRuneProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  if (runes.length < 2) return null;
  return (
    <Section caption={t('tableSetup.runes.order', { count: runes.length })}>
      <Wrap>
        {runes.map((rune) => (
          <Chip
            key={rune.id}
            label={runeWords(rune, words, t)}
            leading={<RuneSign color={rune.colour} size={18} />}
            oneOf
            selected={rune.id === chosen}
            onPress={() => onChoose(rune.id)}
          />
        ))}
      </Wrap>
    </Section>
  );
}

const styles = StyleSheet.create({
  tile: { alignItems: 'center', gap: 6 },
  picture: { alignItems: 'center', justifyContent: 'center', height: SIZE },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
});
