import { heroIn } from '@/src/rules';
import { MonsterStrip } from '../figures/MonsterStrip';
import { useFigureSheet } from '../figures/useFigureSheet';
import { useMainAction } from '../context/main-action';
import { useGoOn, useNextLabel } from '../turn/next-up';
import { useAdventure } from '../context/table-context';
import { TurnLog } from '../parts/TurnStart';
import { useTargetKeys } from '../turn/target-keys';
import { TooManyCubes } from './ActionTicks';
import { AlliesCard } from './AlliesCard';
import { CubesCard } from './CubesCard';
import { HeroActions } from './HeroActions';
import { HeroHead } from './HeroHead';
import { OtherSkills, SkillTiles } from './SkillTiles';

/** A hero's turn: nothing has to be entered, everything can be with one or two taps. */
export function HeroTurnPanel() {
  const hero = useAdventure((adventure) => heroIn(adventure, adventure.turn?.figure ?? '')?.id);
  const monsters = useAdventure((adventure) => adventure.monsters.map(({ id }) => id).join());
  const openFigure = useFigureSheet();
  useTargetKeys(monsters === '' ? [] : monsters.split(','), openFigure);
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  if (hero === undefined) return null;
  return (
    <>
      <HeroHead hero={hero} />
      <CubesCard hero={hero} />
      <TooManyCubes />
      <HeroActions hero={hero} />
      <SkillTiles hero={hero} />
      <MonsterStrip />
      <OtherSkills hero={hero} />
      <AlliesCard hero={hero} />
      <TurnLog />
    </>
  );
}
