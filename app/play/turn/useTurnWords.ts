import { useTranslation } from '@/src/i18n/translation';
import { useGameWords } from '../words/useGameWords';
import { useAdventure } from '../context/table-context';
import { keyName, figureName } from './next-up';

/** "Am Zug: Vorn"; what is under way comes before whose turn it is. */
export function useTurnWords(): string {
  const { t } = useTranslation();
  const words = useGameWords();
  const who = useAdventure((adventure) => {
    const { turn, threat } = adventure;
    if (threat?.source.kind === 'event') return threat.source.name;
    if (turn === null) return '';
    return turn.figure === null
      ? keyName(adventure, turn.key, words)
      : figureName(adventure, turn.figure, words);
  });
  const threat = useAdventure((adventure) => adventure.threat?.source.kind ?? null);
  if (threat === 'event') return who === '' ? t('tableTurn.threat.event') : who;
  if (who === '') return t('sharedTable.hero.noTurn');
  return t(threat === null ? 'sharedTable.hero.turnOf' : 'sharedTable.hero.threatens', { who });
}
