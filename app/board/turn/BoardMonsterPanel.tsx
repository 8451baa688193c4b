import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { monsterIn, startTasks, type MonsterFigure } from '@/src/rules';
import { Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useGoOn, useNextLabel } from '@/app/play/turn/next-up';
import { useTable } from '@/app/play/context/table-context';
import { AttackCardOfTurn } from '@/app/play/attack-card/AttackCardOfTurn';
import { MonsterHead } from '@/app/play/monster/MonsterHead';
import { useNames } from '@/app/play/turn/names';
import { StartTaskStage } from '@/app/play/start-tasks/StartTaskStage';
import { TrapsUnder } from '@/app/play/start-tasks/TrapsUnder';
import { situationNow, turnNow } from '../run/answers';
import { DoubtStage } from '../run/DoubtStage';
import { useWithoutMap } from '../run/ModeSwitch';
import { OtherOnBoard } from './OtherOnBoard';
import { RanStage } from './RanStage';
import { useChangeRun, useRun } from '../run/run-state';
import { isShown, useRunning } from './useRunning';

/** A monster figure's turn on the map (S1 to S5). */
export function BoardMonsterPanel() {
  const { adventure } = useTable();
  const monster = monsterIn(adventure, adventure.turn?.figure ?? '');
  return monster === undefined ? null : <MonsterTurn monster={monster} />;
}

function MonsterTurn({ monster }: { readonly monster: MonsterFigure }) {
  const { adventure } = useTable();
  const [later, setLater] = useState(false);
  const [open] = startTasks(adventure);
  const running = useRunning();
  if (open !== undefined && !later) {
    return (
      <>
        <MonsterHead monster={monster} />
        <AttackCardOfTurn />
        <StartTaskStage monster={monster} open={open} onLater={() => setLater(true)} />
      </>
    );
  }
  return running === null ? <BeforeRun monster={monster} /> : <RanStage running={running} />;
}

/** Nothing is shown yet: it can begin, or something has to be asked first. */
function BeforeRun({ monster }: { readonly monster: MonsterFigure }) {
  const { adventure } = useTable();
  const run = useRun();
  const here = situationNow(adventure, monster.id, run.said);
  const attacks = adventure.turn?.attacks ?? 0;
  const over = isShown(run, attacks) || adventure.turn?.ran;
  return (
    <>
      {here.ok ? null : <DoubtStage doubt={here.error} />}
      <MonsterHead monster={monster} />
      <AttackCardOfTurn />
      <TrapsUnder monster={monster} />
      {!here.ok ? null : over ? (
        <OverStage figure={monster.id} />
      ) : (
        <ReadyStage figure={monster.id} />
      )}
      <OtherOnBoard figure={monster.id} />
    </>
  );
}

function ReadyStage({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const names = useNames();
  const change = useChangeRun();
  const without = useWithoutMap();
  useMainAction({
    label: t('boardTurn.run'),
    spoken: t('boardTurn.runSpoken', { name: names.one(figure) }),
    onPress: () => change({ ran: true }),
    beside: without,
  });
  return (
    <Text variant="small" ink="muted">
      {t('boardTurn.runText')}
    </Text>
  );
}

/** It has acted, or the rules leave it no place: the next one. */
function OverStage({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { said } = useRun();
  const turn = turnNow(adventure, figure, said);
  const over = turn.ok && turn.value.phase === 'over';
  const label = useNextLabel();
  useMainAction({
    label,
    onPress: useGoOn(),
    beside: useWithoutMap(),
  });
  return <Text>{t(over ? 'boardTurn.does.over' : 'boardTurn.does.none')}</Text>;
}
