import { useTranslation } from 'react-i18next';
import {
  attackValues,
  tokenCount,
  type Adventure,
  type CardInPlay,
  type Immunity,
  type MonsterFigure,
} from '../../../../src/rules';
import { Pill, Text } from '../../../../src/ui';
import { useGameWords } from '../../../game-words/useGameWords';
import { useTable } from '../../play/table-context';
import { suffers } from './movement-tokens';
import { abilityWords, keywordWords, worth } from '../keyword-words';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';

interface CardValuesProps {
  readonly monster: MonsterFigure;
  readonly card: CardInPlay;
}

const SLOWED = 2;

/** M1: as far as it may go now. */
const moveOf = (adventure: Adventure, { tokens }: MonsterFigure, card: CardInPlay) => {
  const { move } = card.face;
  if (move === null) return null;
  if (suffers(tokens, card, 'knock-down')) return 0;
  const slow = suffers(tokens, card, 'slow') ? SLOWED : 0;
  const more = tokenCount(tokens, 'additional-movement');
  return Math.max(0, worth(adventure, card, move) + more - slow);
};

/** What the card prints, worth as much as it is now; keywords lead into the glossary. */
export function CardValues({ monster, card }: CardValuesProps) {
  const { language } = useGameWords();
  const { adventure } = useTable();
  return (
    <>
      <Wrap>
        <Movement move={moveOf(adventure, monster, card)} />
        <Attack monster={monster} card={card} />
        {card.face.abilities.map((ability) => (
          <KeywordChip
            key={ability.keyword}
            entry={ability.keyword}
            label={abilityWords(adventure, card, ability, language)}
          />
        ))}
      </Wrap>
      <Immunities immunities={card.face.immunities} />
    </>
  );
}

function Movement({ move }: { readonly move: number | null }) {
  const { t } = useTranslation();
  return move === null ? (
    <Pill icon="boot" label={t('tableTurn.head.noMove')} />
  ) : (
    <Pill icon="boot" label={String(move)} spoken={t('tableTurn.head.move', { n: move })} />
  );
}

function Attack({ monster, card }: CardValuesProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { damage } = attackValues(adventure, monster, false);
  const { attack } = card.face;
  if (damage === null) return <Pill label={t('tableTurn.head.noAttack')} />;
  const values = { damage, kind: t(`tableTurn.head.${attack}`) };
  return (
    <Pill
      icon={attack}
      label={t('tableTurn.head.attack', values)}
      spoken={t('tableTurn.head.attackSpoken', values)}
    />
  );
}

function Immunities({ immunities }: { readonly immunities: readonly Immunity[] }) {
  const { t } = useTranslation();
  const { language } = useGameWords();
  if (immunities.length === 0) return null;
  const names = immunities.map((one) =>
    one === 'large' ? t('tableTurn.head.large') : keywordWords(one, language),
  );
  return (
    <Text variant="small" ink="muted">
      {t('tableTurn.head.immune', { names: names.join(', ') })}
    </Text>
  );
}
