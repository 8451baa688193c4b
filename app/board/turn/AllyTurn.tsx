import { allyIn } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { AllyAttack } from '@/app/play/hero/ally/AllyAttack';
import { AllyValues } from '@/app/play/hero/ally/AllyValues';
import { EnterCard } from '@/app/play/hero/ally/EnterCard';
import { TrickTask } from '@/app/play/hero/ally/TrickTask';
import { HeroTurn } from './HeroTurn';

/** F1, F4: it walks on the map; whom it reaches from there is one tap. */
export function AllyTurn() {
  const ally = useAdventure((adventure) => allyIn(adventure, adventure.turn?.figure ?? ''));
  return (
    <>
      <HeroTurn />
      {ally === undefined ? null : (
        <>
          <TrickTask ally={ally} />
          {ally.card === undefined ? null : (
            <>
              <AllyValues card={ally.card} />
              <AllyAttack ally={ally} />
            </>
          )}
          {ally.card === undefined ? <EnterCard key={ally.id} ally={ally} /> : null}
        </>
      )}
    </>
  );
}
