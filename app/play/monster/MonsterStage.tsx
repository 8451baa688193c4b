import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { attackValues } from '@/src/rules';
import { useTable } from '../context/table-context';
import { attacksLeft } from './attacks';
import { AlliesStage, HiddenStage, SetsStage, TogetherStage } from './stages/AskStages';
import { CubesStage } from './stages/CubesStage';
import { HeroesStage } from './stages/HeroesStage';
import { GoesFor } from './ranking/GoesFor';
import { IdleStage } from './stages/IdleStage';
import type { MonsterTurnView } from './useMonsterTurn';

/** One question at a time; the big button belongs to it. */
export function MonsterStage({ turn }: { readonly turn: MonsterTurnView }) {
  const idle = useIdle(turn);
  const { stage } = turn.plan;
  if (idle !== null) return <Idle turn={turn} {...idle} />;
  switch (stage.kind) {
    case 'cubes':
      return <CubesStage turn={turn} heroes={stage.heroes} />;
    case 'together':
      return <TogetherStage turn={turn} question={stage.question} />;
    case 'allies':
      return <AlliesStage turn={turn} question={stage.question} />;
    case 'sets':
      return <SetsStage turn={turn} sets={stage.sets} />;
    case 'hidden':
      return <HiddenStage turn={turn} among={stage.among} />;
    case 'heroes':
    case 'ready':
    case 'nobody':
      return <HeroesStage turn={turn} />;
  }
}

function Idle({ turn, stunned = false, ...words }: IdleWords & { turn: MonsterTurnView }) {
  return (
    <IdleStage attack={turn.attack} {...words}>
      {stunned ? <GoesFor turn={turn} /> : null}
    </IdleStage>
  );
}

interface IdleWords {
  readonly text: string;
  readonly onAttack?: () => void;
  readonly attackLabel?: string;
  readonly over?: boolean;
  readonly stunned?: boolean;
}

/** T6, T7, D6: why it does not attack; the table may know better. */
function useIdle({ monster, attack, plan }: MonsterTurnView): IdleWords | null {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [insists, setInsists] = useState(false);
  if (insists) return null;
  const onAttack = () => setInsists(true);
  if (adventure.turn?.over === true) return { text: t('tableTurn.state.over'), over: true };
  if (adventure.turn?.loses === 'attack') {
    return { text: t('tableTurn.state.stunned'), stunned: true, onAttack };
  }
  if (attacksLeft(adventure, monster.id) === 0) {
    const attackLabel = t('tableTurn.other.more');
    return { text: t('tableTurn.state.done'), onAttack, attackLabel };
  }
  const { damage } = attackValues(adventure, monster, false);
  if (damage === null && attack.damage === null) {
    return { text: t('tableTurn.state.noAttack'), onAttack: () => attack.setDamage(1) };
  }
  return plan.stage.kind === 'nobody' && plan.stage.stays
    ? { text: t('tableTurn.ranking.stays') }
    : null;
}
