import { useTranslation } from '@/src/i18n/translation';
import { View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { whyNotOnBoard, type AskedOnBoard, type TraceValue, type WhyNotOnBoard } from '@/src/rules';
import { Button, Card, Chip, Live, Section, Text, TraceList } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { traceSentence, whyNotSentence } from '@/app/play/trace/trace-words';
import { Wrap } from '@/app/play/parts/Wrap';
import { Reason } from '@/app/play/trace/Reason';
import { useBoardNames, type BoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import type { RunningMonster } from './useRunning';

/** "Warum nicht …?": anybody, or any field; the map asks too. */
export function WhyNotPart({ running }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useBoardNames();
  const change = useChangeRun();
  const { asked, askedOnMap } = running.run;
  const figures = [...adventure.heroes, ...adventure.allies];
  return (
    <Section caption={t('boardTurn.whyNot.title')}>
      <Text variant="small" ink="muted">
        {t('boardTurn.whyNot.text')}
      </Text>
      <Wrap label={t('boardTurn.whyNot.title')}>
        {figures.map(({ id }) => {
          const selected = asked !== null && 'figure' in asked && asked.figure === id;
          return (
            <Chip
              key={id}
              label={names.one(id)}
              selected={selected}
              onPress={() => change({ asked: selected ? null : { figure: id }, askedOnMap: false })}
            />
          );
        })}
      </Wrap>
      <Live>
        {asked === null || askedOnMap ? null : <Answer running={running} asked={asked} />}
      </Live>
    </Section>
  );
}

/** The answer to a tap on the map. */
export function AnswerOnTop({ running }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const change = useChangeRun();
  const { asked, askedOnMap } = running.run;
  return (
    <Live>
      {asked === null || !askedOnMap ? null : (
        <Card state="active" padding="tight" gap={6}>
          <Answer running={running} asked={asked} />
          <Button
            kind="quiet"
            size="small"
            label={t('ui.close')}
            onPress={() => change({ asked: null })}
          />
        </Card>
      )}
    </Live>
  );
}

interface AnswerProps {
  readonly running: RunningMonster;
  readonly asked: AskedOnBoard;
}

function Answer({ running: { figure, run }, asked }: AnswerProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useBoardNames();
  const answer = whyNotOnBoard(adventure, figure, asked, run.said);
  if (!answer.ok) return <Text>{t('boardTurn.whyNot.seen')}</Text>;
  const name =
    'figure' in asked
      ? names.one(asked.figure)
      : t('boardTurn.whyNot.field', { field: names.field(asked.at) });
  return <Said answer={answer.value} name={name} names={names} />;
}

interface SaidProps {
  readonly answer: WhyNotOnBoard;
  readonly name: string;
  readonly names: BoardNames;
}

/** The rule at which it dropped out, what the rule compared, and the two values. */
function Said({ answer, name, names }: SaidProps) {
  const { t } = useTranslation();
  if (answer.kind === 'same-again') {
    return <Text variant="label">{t('boardTurn.whyNot.sameAgain', { name })}</Text>;
  }
  if (answer.kind === 'out-of-reach') {
    const said = t('boardTurn.whyNot.outOfReach', { name, count: answer.points });
    return <Text variant="label">{said}</Text>;
  }
  if (answer.kind !== 'dropped') {
    const { key, values } = whyNotSentence(answer.kind, name, (title) => t(title));
    return <Text variant="label">{t(key, values)}</Text>;
  }
  const { rule, step, bound } = answer;
  const dropped = whyNotSentence({ rule, step }, name, (title) => t(title));
  const head =
    bound.length > 0
      ? t('boardTurn.whyNot.bound', { name, names: names.all(bound) })
      : t(dropped.key, dropped.values);
  const reason = traceSentence(step, names.one);
  const compared = valueWords(answer, t);
  return (
    <View>
      <Text variant="label">{head}</Text>
      {compared === '' ? null : <Text>{compared}</Text>}
      <TraceList>
        <Reason rule={rule} text={t(reason.key, reason.values)} />
      </TraceList>
    </View>
  );
}

/** From here on distances count as the crow flies (T5). */
const STRAIGHT = 1000;

/** P1 to P2 compare yes and no, which their sentences say themselves. */
const EITHER: readonly string[] = ['K1', 'K3', 'A1', 'T6', 'P1', 'P1a', 'P2', 'D7'];

const numberWords = (value: number, t: Translate): string => {
  if (value < 0) return t('boardTurn.whyNot.noWay');
  return value >= STRAIGHT ? t('boardTurn.whyNot.far', { n: value - STRAIGHT }) : String(value);
};

const shown = (value: TraceValue, t: Translate): string =>
  typeof value === 'number'
    ? numberWords(value, t)
    : value.map((rank) => numberWords(rank + 1, t)).join(', ');

function valueWords(
  { rule, value, best }: Extract<WhyNotOnBoard, { readonly kind: 'dropped' }>,
  t: Translate,
): string {
  if (EITHER.includes(rule) || value === null || best === null) return '';
  const ranks = typeof value !== 'number';
  return t(ranks ? 'boardTurn.whyNot.ranks' : 'boardTurn.whyNot.values', {
    value: shown(value, t),
    best: shown(best, t),
  });
}
