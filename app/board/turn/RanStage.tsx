import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { samePosition } from '@/src/rules';
import { IconButton, Pill, Section, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useNextLabel } from '@/app/play/turn/next-up';
import { useTable } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { reactors } from '@/app/play/reactions/draft';
import { Consequences } from '@/app/play/threat/Consequences';
import { FatigueChoices } from '@/app/play/threat/FatigueChoices';
import { TargetRow } from '@/app/play/threat/TargetRow';
import { useBoardNames, type BoardNames } from '../run/board-names';
import { BoardTrace } from './BoardTrace';
import { Later } from './Later';
import { useWithoutMap } from '../run/ModeSwitch';
import { OnTheWay } from './OnTheWay';
import { OptionChoice } from './OptionChoice';
import { OtherOnBoard } from './OtherOnBoard';
import type { RunPlan } from './plan';
import { useChangeRun } from '../run/run-state';
import { useApplyRun } from './useApplyRun';
import { usePlan, type RunningMonster } from './useRunning';
import { AnswerOnTop, WhyNotPart } from './WhyNotPart';

/** What the monster will do, shown before it happens; every choice stays open until "Anwenden". */
export function RanStage({ running }: { readonly running: RunningMonster }) {
  const plan = usePlan(running);
  return plan === null ? null : <Ran running={running} plan={plan} />;
}

interface RanProps {
  readonly running: RunningMonster;
  readonly plan: RunPlan;
}

function Ran({ running, plan }: RanProps) {
  const change = useChangeRun();
  const { fatigue } = running.run;
  useRanAction(running, plan);
  return (
    <>
      <RanHead running={running} plan={plan} />
      <AnswerOnTop running={running} />
      <Targets running={running} plan={plan} />
      <OptionChoice running={running} />
      <OnTheWay running={running} />
      {plan.outcome === null ? null : (
        <>
          <FatigueChoices
            questions={plan.outcome.questions}
            onChoose={(hero, cubes) => change({ fatigue: { ...fatigue, [hero]: cubes } })}
          />
          <Consequences foreseen={plan.outcome.foreseen} />
        </>
      )}
      <Later>
        <BoardTrace trace={running.turn.trace} />
        <WhyNotPart running={running} />
        <OtherOnBoard figure={running.figure} />
      </Later>
    </>
  );
}

function useRanAction(running: RunningMonster, plan: RunPlan): void {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const next = useNextLabel();
  const { apply, react } = useApplyRun(running, plan);
  const without = useWithoutMap();
  const reacts = plan.threat?.preventable === true && reactors(adventure).length > 0;
  const label = t('tableTurn.go.apply');
  const ends = plan.rest.some(({ kind }) => kind === 'nextTurn');
  useMainAction({
    label,
    spoken: ends ? t('tableTurn.go.applySpoken', { next }) : label,
    onPress: apply,
    beside: reacts ? { label: t('boardTurn.reactions'), onPress: react } : without,
  });
}

/** `G8 nach C4: trifft Elros und Lorelai`. */
function doesWords(
  { turn, option }: Pick<RunningMonster, 'turn' | 'option'>,
  names: BoardNames,
  t: Translate,
): string {
  const [start = option.end] = option.way;
  const said = {
    from: names.field(start),
    to: names.field(option.end),
    names: names.all(option.hits),
  };
  if (turn.ambush && option.hits.length > 0) return t('boardTurn.does.ambush', said);
  const here = samePosition(start, option.end);
  if (option.hits.length > 0) {
    return t(here ? 'boardTurn.does.attackHere' : 'boardTurn.does.attack', said);
  }
  if (turn.action === 'stay') return t('boardTurn.does.stay', said);
  return t(here ? 'boardTurn.does.approachHere' : 'boardTurn.does.approach', said);
}

function RanHead({ running, plan }: RanProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const { figure, turn, option } = running;
  return (
    <View style={styles.head}>
      <View style={styles.line}>
        <FigureAvatar id={figure} size={40} />
        <View style={styles.title}>
          <Text variant="heading" level={2} style={styles.name}>
            {names.one(figure)}
          </Text>
          {option.onDarkness && option.hits.length > 0 ? (
            <Pill tone="darkness" filled label={t('boardTurn.dark')} />
          ) : null}
        </View>
        {turn.phase === 'turn' ? (
          <IconButton
            on="bare"
            icon="close"
            label={t('boardTurn.close')}
            onPress={() => change({ ran: false, asked: null, pushing: null })}
          />
        ) : null}
      </View>
      <View aria-live="polite" style={styles.words}>
        {turn.phase === 'second-attack' ? <Text ink="muted">{t('boardTurn.second')}</Text> : null}
        <Text variant="label">{doesWords(running, names, t)}</Text>
        {option.cost > 0 ? (
          <Text variant="small" ink="muted">
            {t('boardTurn.does.points', { count: option.cost })}
          </Text>
        ) : null}
        {turn.tokensOff.stun ? <Text ink="muted">{t('boardTurn.does.stunned')}</Text> : null}
        {plan.second === null ? null : (
          <Text ink="muted">{t(`boardTurn.secondThen.${plan.second}`)}</Text>
        )}
      </View>
    </View>
  );
}

function Targets({ running, plan }: RanProps) {
  const { t } = useTranslation();
  if (plan.outlook.length === 0) {
    return running.option.hits.length === 0 ? null : <Text>{t('boardTurn.nobody')}</Text>;
  }
  return (
    <Section caption={t('tableTurn.threat.title')}>
      {plan.outlook.map((outlook) => (
        <TargetRow key={outlook.figure} outlook={outlook} />
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  head: { gap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  // Only this part breaks: the way out stays at the upper right.
  title: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
  },
  name: { flexGrow: 1, flexShrink: 1 },
  words: { gap: 2 },
});
