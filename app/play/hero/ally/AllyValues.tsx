import { useTranslation } from '@/src/i18n/translation';
import type { AllyCard } from '@/src/rules';
import { Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { KeywordChip } from '@/app/play/parts/KeywordChip';
import { Wrap } from '@/app/play/parts/Wrap';
import { keywordWords } from '@/app/play/words/keyword-words';

/** "Bewegung 4 · 3 Nahkampf · Bluten 2", and the effects that have a rule of their own. */
export function AllyValues({ card }: { readonly card: AllyCard }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { move, attack, damage, tokens, keywords } = card;
  const kind = t(`tableTurn.head.${attack}`);
  const parts = [
    t('tableTurn.head.move', { n: move }),
    t('tableTurn.head.attack', { damage, kind }),
    words.tokens(tokens),
  ];
  return (
    <>
      <Text>{parts.filter((part) => part !== '').join(' · ')}</Text>
      {keywords.length === 0 ? null : (
        <Wrap>
          {keywords.map((keyword) => (
            <KeywordChip
              key={keyword}
              entry={keyword}
              label={keywordWords(keyword, words.language)}
            />
          ))}
        </Wrap>
      )}
    </>
  );
}
