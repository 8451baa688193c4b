import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import type { AttackCardDraft, MonsterFigure } from '@/src/rules';
import { Card, RuneIcon, Text } from '@/src/ui';
import { useGameWords, type GameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { Warnings } from '../parts/Warnings';
import { ChoiceRow } from '../parts/ChoiceRow';

interface MaelstromTaskProps {
  readonly monster: MonsterFigure;
  readonly onLater: () => void;
}

/** `Runenschlag (Grün, oben)`. */
export const cardWords = (
  { name, spot }: AttackCardDraft,
  words: GameWords,
  t: Translate,
): string => {
  const place = { rune: words.rune(spot.rune), row: t(`tableTurn.start.arrow.${spot.row}`) };
  return name === ''
    ? t('tableTurn.start.cardUnnamed', place)
    : t('tableTurn.start.card', { name, ...place });
};

/** S2f, where the players shuffle and draw themselves. */
export function MaelstromTask({ monster, onLater }: MaelstromTaskProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure, act } = useTable();
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const deck = adventure.decks[monster.id] ?? [];
  const lay = { kind: 'layAttackCards', owner: monster.id, drawn } as const;
  const toggle = (index: number) =>
    setDrawn(drawn.includes(index) ? drawn.filter((one) => one !== index) : [...drawn, index]);
  useMainAction({
    label: t('tableTurn.start.maelstromGo'),
    disabled: drawn.length === 0,
    onPress: () => void act(lay),
    beside: { label: t('tableTurn.cubes.later'), onPress: onLater },
  });
  return (
    <Card state="active">
      <Text variant="heading">
        {t('tableTurn.start.maelstrom', { count: adventure.heroes.length })}
      </Text>
      {deck.map((card, index) => (
        <ChoiceRow
          key={index}
          title={cardWords(card, words, t)}
          leading={<RuneIcon color={card.spot.rune} size={28} />}
          ticked={drawn.includes(index)}
          onPress={() => toggle(index)}
        />
      ))}
      {drawn.length === 0 ? null : <Warnings command={lay} />}
    </Card>
  );
}
