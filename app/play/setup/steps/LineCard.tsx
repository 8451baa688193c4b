import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CardInPlay, MonsterFigure } from '@/src/rules';
import { BASE_PAINT, Card, IconButton, IconTile, Text, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Avatar } from '@/app/play/parts/Avatar';
import { cardEmblem } from '@/app/play/parts/look';
import { BasePill } from '../cards/BaseChoice';
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
  /** The values stand at another figure of the same card. */
  readonly brief?: boolean;
}

/** One figure on its way: who it is, which base it gets, what its card says. */
export function LineCard(props: LineCardProps) {
  const { title, figure, card, asked, children, note = '', brief = false } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  const { scaled } = useTheme();
  const [open, setOpen] = useState(false);
  const name = card ? words.card(card.face.id, card.name) : title;
  const rank = card ? words.rank(card.face.id) : '';
  const base = figure?.base ?? null;
  return (
    <Card padding="tight" gap={8}>
      <View style={styles.head}>
        <Face figure={figure} card={card} />
        <View style={[styles.words, { flexBasis: scaled(140) }]}>
          <Text variant="label">{name}</Text>
          <SecondLine words={[rank, note]} />
        </View>
        {figure === null ? null : (
          <Text variant="number">{t('tableSetup.card.hp', { hp: figure.hp })}</Text>
        )}
        {children === undefined ? null : (
          <IconButton
            icon="edit"
            on="raised"
            label={t('tableSetup.lines.change', {
              name: [name, words.base(base)].join(' ').trim(),
            })}
            expanded={open}
            onPress={() => setOpen(!open)}
          />
        )}
      </View>
      {asked}
      {card === null ? null : (
        <CardValues
          face={card.face}
          brief={brief}
          before={base === null ? null : <BasePill base={base} />}
        />
      )}
      {open ? <View style={styles.more}>{children}</View> : null}
    </Card>
  );
}

function SecondLine({ words }: { readonly words: readonly string[] }) {
  const line = words.filter((word) => word !== '').join(' · ');
  if (line === '') return null;
  return (
    <Text variant="small" ink="muted">
      {line}
    </Text>
  );
}

function Face({ figure, card }: Pick<LineCardProps, 'figure' | 'card'>) {
  if (card === null) return <IconTile icon="none" size={42} />;
  const base = figure?.base ?? null;
  const ring = base === null ? undefined : BASE_PAINT[base].fill;
  return <Avatar emblem={cardEmblem(card)} ring={ring} size={42} />;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1 },
  more: { gap: 14, paddingTop: 6 },
});
