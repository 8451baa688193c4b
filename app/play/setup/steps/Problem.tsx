import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import { Chip, Live, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useRefusalWords } from '@/app/wiring/game';
import { NumberQuestion } from '../cards/NumberQuestion';
import { Wrap } from '@/app/play/parts/Wrap';
import { CommandChoice } from './CommandChoice';
import { MAX_CARD_HP } from '../cards/amounts';
import type { LineRefusal } from './coming';
import type { ProblemAnswer } from './choices';

interface ProblemProps {
  readonly problem: LineRefusal;
  /** D15: HP by the adventure's number; else the adventure names the HP itself (U12). */
  readonly perCommand: boolean;
  /** Cards in play that it can be, where none is free. */
  readonly others: readonly string[];
  readonly onAnswer: (answer: ProblemAnswer) => void;
}

/** What is missing is asked right where it is missing. */
export function Problem({ problem, perCommand, others, onAnswer }: ProblemProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const refusalWords = useRefusalWords();
  if (problem.code === 'no-hit-points') {
    return perCommand ? (
      <CommandChoice value={null} onChange={(command) => onAnswer({ kind: 'command', command })} />
    ) : (
      <NumberQuestion
        label={t('tableSetup.lines.hpAsked')}
        most={MAX_CARD_HP}
        onAnswer={(hp) => onAnswer({ kind: 'hp', hp })}
      />
    );
  }
  return (
    <Live appears style={styles.part}>
      <Text variant="small" ink="danger">
        {refusalWords(problem)}
      </Text>
      <Wrap>
        {problem.code === 'no-card-left'
          ? others.map((card) => (
              <Chip
                key={card}
                label={t('tableSetup.lines.another', { name: words.card(card, '') })}
                onPress={() => onAnswer({ kind: 'another', card })}
              />
            ))
          : null}
        <Chip label={t('tableSetup.lines.leave')} onPress={() => onAnswer({ kind: 'leave' })} />
        {problem.code === 'no-miniature-left' ? (
          <Chip
            label={t('tableSetup.lines.standIn')}
            onPress={() => onAnswer({ kind: 'stand-in' })}
          />
        ) : null}
        {problem.code === 'no-base-left' ? (
          <Chip label={t('tableSetup.base.none')} onPress={() => onAnswer({ kind: 'no-base' })} />
        ) : null}
      </Wrap>
    </Live>
  );
}

const styles = StyleSheet.create({ part: { gap: 6 } });
