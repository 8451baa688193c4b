import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Adventure } from '../../../../src/rules';
import { Text } from '../../../../src/ui';
import { useGameWords } from '../../../game-words/useGameWords';
import { useRefusalWords } from '../../../wiring/game';
import type { LineChoices } from './choices';
import type { Coming, ComingLine } from './coming';
import { DrawnChoice } from './DrawnChoice';
import { LineCard } from './LineCard';
import { LineOptions } from './LineOptions';
import { Problem } from './Problem';
import { spawnWords } from './line-words';

export interface SetupLinesProps {
  /** As it stands before the setup. */
  readonly adventure: Adventure;
  readonly coming: Coming;
  readonly choices: LineChoices;
  readonly onChange: (choices: LineChoices) => void;
}

/** Everybody who comes in this step, with this many heroes. */
export function SetupLines(props: SetupLinesProps) {
  const { coming } = props;
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  return (
    <View style={styles.lines}>
      {coming.lines.length === 0 ? <Text ink="muted">{t('tableSetup.lines.nobody')}</Text> : null}
      {coming.refusal === null ? null : (
        <Text ink="danger" aria-live="polite">
          {refusalWords(coming.refusal)}
        </Text>
      )}
      {coming.lines.map((line) => (
        <Line key={line.line.line} {...props} line={line} />
      ))}
    </View>
  );
}

interface LineProps extends SetupLinesProps {
  readonly line: ComingLine;
}

function Line(props: LineProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { line, choices, onChange } = props;
  const { spawn, sameAs } = line.line;
  const title = spawnWords(spawn, words, t);
  const note = line.left
    ? t('tableSetup.lines.left')
    : sameAs !== null
      ? t('tableSetup.lines.same')
      : '';
  return (
    <LineCard
      title={title}
      note={note}
      figure={line.figure}
      card={line.card}
      asked={
        <>
          {line.waiting && sameAs === null ? <DrawnChoice {...props} /> : null}
          {line.problem === null ? null : (
            <Problem line={line} choices={choices} onChange={onChange} />
          )}
        </>
      }
    >
      <LineOptions {...props} />
    </LineCard>
  );
}

const styles = StyleSheet.create({ lines: { gap: 12 } });
