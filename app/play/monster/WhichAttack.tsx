import { useTranslation } from '@/src/i18n/translation';
import type { MonsterFigure } from '@/src/rules';
import { useTable } from '../context/table-context';
import { attacksTwice } from './attacks';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';

/** D6: which of the two attacks this is; null for monsters that attack once. */
export function useWhichAttack(monster: MonsterFigure): string | null {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { turn, threat } = adventure;
  if (!attacksTwice(adventure, monster) || turn?.figure !== monster.id) return null;
  const second = turn.attacks + (threat === null ? 1 : 0) > 1;
  return t(second ? 'tableTurn.state.second' : 'tableTurn.state.first');
}

export function WhichAttack({ monster }: { readonly monster: MonsterFigure }) {
  const label = useWhichAttack(monster);
  if (label === null) return null;
  return (
    <Wrap>
      <KeywordChip entry="attack-twice" label={label} />
    </Wrap>
  );
}
