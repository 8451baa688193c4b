import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Chip, Section } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { useDeskMoves, useHand } from '../desk/desk-context';
import { Strip } from '../parts/Strip';
import { withoutPlace } from '../picture/standing';

/** Who is in the adventure but not on the map: tapped, then the field is tapped. */
export function Unplaced() {
  const { t } = useTranslation();
  const words = useGameWords();
  const adventure = useAdventure((whole) => whole);
  const hand = useHand();
  const { take } = useDeskMoves();
  const waiting = useMemo(() => withoutPlace(adventure), [adventure]);
  if (waiting.length === 0) return null;
  const held = hand.kind === 'figure' ? hand.figure : null;
  return (
    <Section caption={t('board.play.unplaced')}>
      <Strip label={t('board.play.unplaced')}>
        {waiting.map(({ id }) => (
          <Chip
            key={id}
            label={figureName(adventure, id, words)}
            leading={held === id ? undefined : <FigureAvatar id={id} size={26} />}
            selected={held === id}
            onPress={() => take({ kind: 'figure', figure: id, how: 'place', question: null })}
          />
        ))}
      </Strip>
    </Section>
  );
}
