import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { cardIn, type Adventure, type CardInPlay, type MonsterFigure } from '@/src/rules';
import { Card, HpBar, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { Life } from '../parts/Life';
import { TokenBadges } from '../parts/TokenBadges';
import { useTable } from '../context/table-context';
import { FigureAvatar } from '../parts/FigureAvatar';
import { CardKeywords, CardNumbers } from './CardValues';

/** Which of the card's figures acts: they do by the colour of their bases. */
const placeInCard = ({ monsters, turn }: Adventure, { id, card }: MonsterFigure) => {
  const of = monsters.filter((monster) => monster.card === card).length;
  return of < 2 || turn?.figure !== id ? null : { n: of - turn.waiting.length, of };
};

interface MonsterHeadProps {
  readonly monster: MonsterFigure;
  /** Without what the card says: where the attack is already under way. */
  readonly brief?: boolean;
}

export function MonsterHead({ monster, brief = false }: MonsterHeadProps) {
  const { adventure } = useTable();
  const { t } = useTranslation();
  const card = cardIn(adventure, monster.card);
  const { hp, maxHp } = monster;
  return (
    <Card padding="tight" gap={6}>
      <View style={styles.line}>
        <FigureAvatar id={monster.id} size={40} />
        <NameAndKind monster={monster} card={card} />
        <Life hp={hp} maxHp={maxHp} variant="figure" />
      </View>
      <HpBar
        value={hp}
        max={Math.max(hp, maxHp)}
        height={6}
        label={t('tableTurn.head.hp', { hp, max: maxHp })}
      />
      <Values monster={monster} card={brief ? undefined : card} />
    </Card>
  );
}

interface NameAndKindProps {
  readonly monster: MonsterFigure;
  readonly card: CardInPlay | undefined;
}

function NameAndKind({ monster, card }: NameAndKindProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const place = placeInCard(adventure, monster);
  const { base } = monster;
  const kind = [
    words.rank(card?.face.id ?? ''),
    base === null ? '' : t('tableTurn.head.base', { base: words.base(base) }),
    place === null ? '' : t('tableTurn.head.ofCard', place),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  const { scaled } = useTheme();
  return (
    <View style={[styles.words, { flexBasis: scaled(130) }]}>
      <Text variant="heading">{words.card(card?.face.id ?? '', card?.name ?? '')}</Text>
      {kind === '' ? null : (
        <Text variant="small" ink="muted">
          {kind}
        </Text>
      )}
    </View>
  );
}

/** What the card says, as of now, and what lies on the figure. */
function Values({ monster, card }: NameAndKindProps) {
  const { t } = useTranslation();
  const { tokens } = monster;
  const lying = useGameWords().tokens(tokens);
  if (card === undefined && lying === '') return null;
  return (
    <View style={styles.values}>
      {card === undefined ? null : (
        <>
          <CardNumbers monster={monster} card={card} />
          <CardKeywords card={card} />
        </>
      )}
      {lying === '' ? null : (
        <View role="img" aria-label={t('tableTurn.head.tokens', { tokens: lying })}>
          <TokenBadges tokens={tokens} size={20} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, gap: 2 },
  values: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 9,
    rowGap: 12,
    minHeight: 24,
  },
});
