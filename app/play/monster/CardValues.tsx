import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  attackValues,
  tokenCount,
  type Adventure,
  type CardInPlay,
  type MonsterFigure,
} from '@/src/rules';
import { Icon, Text, useTheme, type IconName } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';
import { suffers } from './useMovementTokens';
import { abilityWords, worth } from '../words/keyword-words';
import { KeywordChip } from '../parts/KeywordChip';

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

/** How far and how hard, as of now. */
export function CardNumbers({ monster, card }: CardValuesProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const move = moveOf(adventure, monster, card);
  const { damage } = attackValues(adventure, monster, false);
  const { attack } = card.face;
  const values = { damage: damage ?? 0, kind: t(`tableTurn.head.${attack}`) };
  return (
    <>
      {move === null ? (
        <Value icon="boot" label={t('tableTurn.head.noMove')} />
      ) : (
        <Value icon="boot" label={String(move)} spoken={t('tableTurn.head.move', { n: move })} />
      )}
      {damage === null ? (
        <Value icon={attack} label={t('tableTurn.head.noAttack')} />
      ) : (
        <Value
          icon={attack}
          label={t('tableTurn.head.attack', values)}
          spoken={t('tableTurn.head.attackSpoken', values)}
        />
      )}
    </>
  );
}

interface ValueProps {
  readonly icon: IconName;
  readonly label: string;
  readonly spoken?: string;
}

function Value({ icon, label, spoken = label }: ValueProps) {
  const { colors, scaled } = useTheme();
  return (
    <View role="img" aria-label={spoken} accessible style={styles.value}>
      <Icon name={icon} size={scaled(18)} color={colors.muted} />
      <Text variant="label">{label}</Text>
    </View>
  );
}

/** What the card says, worth as much as it is now; each leads into the glossary. */
export function CardKeywords({ card }: { readonly card: CardInPlay }) {
  const { language } = useGameWords();
  const { adventure } = useTable();
  return card.face.abilities.map((ability) => (
    <KeywordChip
      key={ability.keyword}
      bare
      entry={ability.keyword}
      label={abilityWords(adventure, card, ability, language)}
    />
  ));
}

const styles = StyleSheet.create({
  value: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
