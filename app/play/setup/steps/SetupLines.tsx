import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { cardById } from '@/src/content/drunagor';
import type { Adventure, Spawn } from '@/src/rules';
import { Live, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useRefusalWords } from '@/app/wiring/game';
import { answered, type ProblemAnswer } from './choices';
import { isPerCommand, withShownKept, type Coming, type ComingLine } from './coming';
import { DrawnChoice } from './DrawnChoice';
import { LineCard } from './LineCard';
import { LineOptions, type LineProps, type SetupLinesProps } from './LineOptions';
import { Problem } from './Problem';
import { spawnWords } from './line-words';

/** Everybody who comes in this step, with this many heroes. */
export function SetupLines(props: SetupLinesProps) {
  const { coming } = props;
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  return (
    <View style={styles.lines}>
      {coming.lines.length === 0 ? <Text ink="muted">{t('tableSetup.lines.nobody')}</Text> : null}
      <Live empty={coming.refusal === null}>
        {coming.refusal === null ? null : <Text ink="danger">{refusalWords(coming.refusal)}</Text>}
      </Live>
      {coming.lines.map((line) => (
        <Line key={line.line.line} {...props} line={line} />
      ))}
    </View>
  );
}

/** Figures of one card share its values: they are shown at the first of them. */
const isRepeated = ({ lines }: Coming, { figure }: ComingLine): boolean =>
  figure !== null && lines.find((other) => other.figure?.card === figure.card)?.figure !== figure;

/** U1: of this colour and rank, lying on the track already. */
const alike = ({ cards }: Adventure, spawn: Spawn): readonly string[] =>
  spawn.kind !== 'random'
    ? []
    : cards
        .map(({ face }) => face.id)
        .filter((id) => {
          const card = cardById(id);
          return (
            card !== undefined &&
            'colour' in card &&
            card.colour === spawn.colour &&
            card.rank === spawn.rank
          );
        });

function Line(props: LineProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { line, choices, onChange } = props;
  const { spawn, sameAs } = line.line;
  const title = spawnWords(spawn, words, t);
  const kept = (answer: ProblemAnswer['kind']) =>
    answer === 'leave' ? withShownKept(props.coming, choices) : choices;
  const note = line.left
    ? t('tableSetup.lines.left')
    : sameAs !== null || isRepeated(props.coming, line)
      ? t('tableSetup.lines.same')
      : '';
  return (
    <LineCard
      title={title}
      note={note}
      figure={line.figure}
      card={line.card}
      brief={isRepeated(props.coming, line)}
      asked={
        <>
          {line.waiting && sameAs === null ? <DrawnChoice {...props} /> : null}
          {line.problem === null ? null : (
            <Problem
              problem={line.problem}
              perCommand={isPerCommand(line)}
              others={alike(props.adventure, spawn)}
              onAnswer={(answer) => onChange(answered(kept(answer.kind), line.line.line, answer))}
            />
          )}
        </>
      }
    >
      <LineOptions {...props} />
    </LineCard>
  );
}

const styles = StyleSheet.create({ lines: { gap: 12 } });
