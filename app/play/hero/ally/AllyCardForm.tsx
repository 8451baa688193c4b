import { useTranslation } from '@/src/i18n/translation';
import { ALLY_KEYWORDS, type AllyCard } from '@/src/rules';
import { Chip, SegmentedControl } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { toggled } from '@/app/play/parts/FigureTicks';
import { Wrap } from '@/app/play/parts/Wrap';
import { keywordWords } from '@/app/play/words/keyword-words';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { TokenChoice } from '../sheets/TokenChoice';

export const NEW_CARD: AllyCard = {
  move: 3,
  attack: 'melee',
  damage: 2,
  tokens: {},
  keywords: [],
  note: '',
};

interface AllyCardFormProps {
  readonly card: AllyCard;
  readonly onChange: (card: AllyCard) => void;
}

/** F4: what its card says, top to bottom. */
export function AllyCardForm({ card, onChange }: AllyCardFormProps) {
  const { t } = useTranslation();
  const { language } = useGameWords();
  const toggle = (keyword: AllyCard['keywords'][number]) =>
    onChange({
      ...card,
      keywords: ALLY_KEYWORDS.filter((one) => toggled(card.keywords, keyword).includes(one)),
    });
  return (
    <>
      <SegmentedControl
        label={t('tableSetup.card.attackLabel')}
        value={card.attack}
        onChange={(attack) => onChange({ ...card, attack })}
        segments={(['melee', 'ranged', 'magic'] as const).map((value) => ({
          value,
          label: t(`tableTurn.head.${value}`),
        }))}
      />
      <NumberStepper
        label={t('tableSetup.card.moveLabel')}
        value={card.move}
        max={20}
        onChange={(move) => onChange({ ...card, move })}
      />
      <NumberStepper
        label={t('tableSetup.card.damageLabel')}
        value={card.damage}
        max={20}
        onChange={(damage) => onChange({ ...card, damage })}
      />
      <TokenChoice
        caption={t('tableHero.allies.effects')}
        tokens={card.tokens}
        onChange={(tokens) => onChange({ ...card, tokens })}
      />
      <Wrap>
        {ALLY_KEYWORDS.map((keyword) => (
          <Chip
            key={keyword}
            label={keywordWords(keyword, language)}
            selected={card.keywords.includes(keyword)}
            onPress={() => toggle(keyword)}
          />
        ))}
      </Wrap>
    </>
  );
}
