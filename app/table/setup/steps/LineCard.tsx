import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CardInPlay, MonsterFigure } from '../../../../src/rules';
import { BASE_PAINT, Card, Fold, IconTile, Pill, Text } from '../../../../src/ui';
import { useGameWords } from '../../../game-words/useGameWords';
import { Avatar } from '../../figures/Avatar';
import { cardEmblem } from '../../figures/look';
import { CardValues } from '../cards/CardValues';

interface LineCardProps {
  /** Of a line whose card is not known yet. */
  readonly title: string;
  readonly figure: MonsterFigure | null;
  readonly card: CardInPlay | null;
  /** Questions that must be answered first. */
  readonly asked?: ReactNode;
  /** Everything that can be changed, folded away. */
  readonly children?: ReactNode;
  readonly note?: string;
}

/** One figure on its way: who it is, which base it gets, what its card says. */
export function LineCard({ title, figure, card, asked, children, note }: LineCardProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const [open, setOpen] = useState(false);
  const name = card ? words.card(card.face.id, card.name) : title;
  const rank = card ? words.rank(card.face.id) : '';
  return (
    <Card padding="tight" gap={8}>
      <View style={styles.head}>
        <Face figure={figure} card={card} />
        <View style={styles.words}>
          <Text variant="label">{name}</Text>
          <Text variant="small" ink="muted">
            {[rank, note ?? ''].filter((word) => word !== '').join(' · ')}
          </Text>
        </View>
        {figure === null ? null : <BasePill figure={figure} />}
        {figure === null ? null : (
          <Text variant="number">{t('tableSetup.card.hp', { hp: figure.hp })}</Text>
        )}
      </View>
      {asked}
      {card === null ? null : <CardValues face={card.face} />}
      {children === undefined ? null : (
        <Fold label={t('tableSetup.lines.change', { name })} open={open} onToggle={setOpen}>
          <View style={styles.more}>{children}</View>
        </Fold>
      )}
    </Card>
  );
}

function Face({ figure, card }: Pick<LineCardProps, 'figure' | 'card'>) {
  if (card === null) return <IconTile icon="none" size={42} />;
  const base = figure?.base ?? null;
  const ring = base === null ? undefined : BASE_PAINT[base].fill;
  return <Avatar emblem={cardEmblem(card)} ring={ring} size={42} />;
}

/** The colour has its name: the players look for this base in the box. */
function BasePill({ figure }: { readonly figure: MonsterFigure }) {
  const words = useGameWords();
  const { t } = useTranslation();
  if (figure.base === null) return null;
  const base = words.base(figure.base);
  return <Pill label={base} spoken={t('tableSetup.base.spoken', { base })} />;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
  more: { gap: 14 },
});
