import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Chip, Text } from '@/src/ui';
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
  readonly onAnswer: (answer: ProblemAnswer) => void;
}

/** What is missing is asked right where it is missing. */
export function Problem({ problem, perCommand, onAnswer }: ProblemProps) {
  const { t } = useTranslation();
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
    <View style={styles.part} aria-live="polite">
      <Text variant="small" ink="danger">
        {refusalWords(problem)}
      </Text>
      <Wrap>
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
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: 6 } });
