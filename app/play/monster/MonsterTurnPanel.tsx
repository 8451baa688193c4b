import { useState } from 'react';
import { monsterIn, startTasks, type MonsterFigure } from '@/src/rules';
import { useTable } from '../context/table-context';
import { AttackCardOfTurn } from '../attack-card/AttackCardOfTurn';
import { MonsterHead } from './MonsterHead';
import { OtherActions } from './OtherActions';
import { MonsterStage } from './MonsterStage';
import { ToMap } from '../parts/ToMap';
import type { Strike } from './useAttack';
import { useMonsterTurn } from './useMonsterTurn';
import { StartTaskStage } from '../start-tasks/StartTaskStage';
import { TrapsUnder } from '../start-tasks/TrapsUnder';

interface Striking {
  readonly strike: Strike;
}

/** A monster figure's turn without a map (S1 to S5). */
export function MonsterTurnPanel({ strike }: Striking) {
  const { adventure } = useTable();
  const figure = adventure.turn?.figure ?? '';
  const monster = monsterIn(adventure, figure);
  return monster === undefined ? null : <MonsterTurn monster={monster} strike={strike} />;
}

interface ActingProps extends Striking {
  readonly monster: MonsterFigure;
}

function MonsterTurn({ monster, strike }: ActingProps) {
  const { adventure } = useTable();
  const [later, setLater] = useState(false);
  const [open] = startTasks(adventure);
  return (
    <>
      <MonsterHead monster={monster} />
      <AttackCardOfTurn />
      <TrapsUnder monster={monster} />
      {open === undefined || later ? (
        <Acting monster={monster} strike={strike} />
      ) : (
        <StartTaskStage monster={monster} open={open} onLater={() => setLater(true)} />
      )}
    </>
  );
}

function Acting({ monster, strike }: ActingProps) {
  const turn = useMonsterTurn(monster, strike);
  if (turn === null) return null;
  return (
    <>
      <MonsterStage turn={turn} />
      <OtherActions turn={turn} />
      <ToMap />
    </>
  );
}
