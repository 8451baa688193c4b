import { useTranslation } from '@/src/i18n/translation';
import { Section, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useNextLabel } from '@/app/play/turn/next-up';
import { useTable } from '@/app/play/context/table-context';
import { reactors } from '@/app/play/reactions/draft';
import { Consequences } from '@/app/play/threat/Consequences';
import { FatigueChoices } from '@/app/play/threat/FatigueChoices';
import { TargetRow } from '@/app/play/threat/TargetRow';
import { BoardTrace } from './BoardTrace';
import { Later } from './Later';
import { useWithoutMap } from '../run/ModeSwitch';
import { OnTheWay } from './OnTheWay';
import { OptionChoice } from './OptionChoice';
import { OtherOnBoard } from './OtherOnBoard';
import type { RunPlan } from './plan';
import { RanHead, type RanProps } from './RanHead';
import { useChangeRun } from '../run/run-state';
import { useApplyRun, type ApplyRun } from './useApplyRun';
import { usePlan, type RunningMonster } from './useRunning';
import { AnswerOnTop, WhyNotPart } from './WhyNotPart';

/** What the monster will do, shown before it happens; every choice stays open until "Anwenden". */
export function RanStage({ running }: { readonly running: RunningMonster }) {
  const plan = usePlan(running);
  return plan === null ? null : <Ran running={running} plan={plan} />;
}

function Ran({ running, plan }: RanProps) {
  const change = useChangeRun();
  const { fatigue } = running.run;
  const react = useRanAction(running, plan);
  return (
    <>
      <RanHead running={running} plan={plan} />
      <AnswerOnTop running={running} />
      <Targets running={running} plan={plan} react={react} />
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

type React = ApplyRun['react'];

/** Answers how a hero reacts; undefined: nobody may (D2, D11). */
function useRanAction(running: RunningMonster, plan: RunPlan): React | undefined {
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
    foretold: true,
    beside: reacts ? { label: t('boardTurn.reactions'), onPress: () => react() } : without,
  });
  return reacts ? react : undefined;
}

interface TargetsProps extends RanProps {
  readonly react: React | undefined;
}

function Targets({ running, plan, react }: TargetsProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const able = reactors(adventure);
  if (plan.outlook.length === 0) {
    const struck = running.turn.action === 'attack' && running.option.hits.length > 0;
    return struck ? <Text>{t('boardTurn.nobody')}</Text> : null;
  }
  return (
    <Section caption={t('tableTurn.threat.title')}>
      {plan.outlook.map((outlook) => (
        <TargetRow
          key={outlook.figure}
          outlook={outlook}
          ends={plan.ends}
          {...(react && able.includes(outlook.figure)
            ? { onReact: () => react(outlook.figure) }
            : {})}
        />
      ))}
    </Section>
  );
}
