import { heroIn } from '@/src/rules';
import { MonsterStrip } from '../figures/MonsterStrip';
import { useFigureSheet } from '../figures/useFigureSheet';
import { useMainAction } from '../context/main-action';
import { useNextLabel } from '../turn/next-up';
import { useAdventure, useMoves } from '../context/table-context';
import { TurnLog } from '../parts/TurnStart';
import { useTargetKeys } from '../turn/target-keys';
import { ActionTicks } from './ActionTicks';
import { AlliesCard } from './AlliesCard';
import { CubesCard } from './CubesCard';
import { HeroActions } from './HeroActions';
import { HeroHead } from './HeroHead';

/** A hero's turn: nothing has to be entered, everything can be with one or two taps. */
export function HeroTurnPanel() {
  const hero = useAdventure((adventure) => heroIn(adventure, adventure.turn?.figure ?? '')?.id);
  const monsters = useAdventure((adventure) => adventure.monsters.map(({ id }) => id).join());
  const { act } = useMoves();
  const openFigure = useFigureSheet();
  useTargetKeys(monsters === '' ? [] : monsters.split(','), openFigure);
  useMainAction({ label: useNextLabel(), onPress: () => void act({ kind: 'nextTurn' }) });
  if (hero === undefined) return null;
  return (
    <>
      <HeroHead hero={hero} />
      <MonsterStrip />
      <CubesCard hero={hero} />
      <HeroActions hero={hero} />
      <AlliesCard hero={hero} />
      <ActionTicks />
      <TurnLog />
    </>
  );
}
