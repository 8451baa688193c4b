import { Chip, Section } from '@/src/ui';
import { Wrap } from '../parts/Wrap';
import { useNames } from '../turn/names';
import type { MonsterTurnView } from './useMonsterTurn';

interface PrimaryChoiceProps {
  readonly turn: MonsterTurnView;
  readonly caption: string;
}

/** K3, X8: the players name whom it goes for. */
export function PrimaryChoice({ turn, caption }: PrimaryChoiceProps) {
  const names = useNames();
  const { plan, said, change } = turn;
  const { ranked } = plan.shape.ranking;
  if (ranked.length < 2) return null;
  return (
    <Section caption={caption}>
      <Wrap label={caption}>
        {ranked.map(({ figure }) => (
          <Chip
            key={figure}
            label={names.one(figure)}
            selected={said.primary === figure}
            onPress={() => change({ primary: said.primary === figure ? null : figure })}
          />
        ))}
      </Wrap>
    </Section>
  );
}
