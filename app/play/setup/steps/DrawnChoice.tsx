import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Chip, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { chooseCard, type LineChoices } from './choices';
import type { ComingLine } from './coming';

interface DrawnChoiceProps {
  readonly line: ComingLine;
  readonly choices: LineChoices;
  readonly onChange: (choices: LineChoices) => void;
}

/** U1: the app draws, or the players did and say which card it was. */
export function DrawnChoice({ line, choices, onChange }: DrawnChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { line: at, candidates } = line.line;
  const told = choices.drawn[at];
  const monsterOf = (card: string | undefined) => card?.split('/')[0];
  return (
    <View style={styles.part}>
      <Text variant="tag" ink="muted">
        {t('tableSetup.lines.drawn')}
      </Text>
      <View role="group" aria-label={t('tableSetup.lines.drawn')} style={styles.chips}>
        <Chip
          label={t('tableSetup.lines.app')}
          icon="dice"
          oneOf
          selected={told === undefined && !line.waiting}
          onPress={() => onChange(chooseCard(choices, at, null))}
        />
        {candidates.map(({ card }) => (
          <Chip
            key={card}
            label={words.card(card, '')}
            oneOf
            selected={told !== undefined && monsterOf(told) === monsterOf(card)}
            onPress={() => onChange(chooseCard(choices, at, card))}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
