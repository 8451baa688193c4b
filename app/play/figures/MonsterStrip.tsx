import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CardInPlay, MonsterFigure } from '@/src/rules';
import { Section, Spoken, Tappable, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useAdventureParts } from '../context/table-context';
import { useArrangement } from '../parts/useArrangement';
import { Avatar } from '../parts/Avatar';
import { cardEmblem, ringOf } from '../parts/look';
import { TokenBadges } from '../parts/TokenBadges';
import { useFigureSheet } from './useFigureSheet';

/** Where the list of figures is far below: tap one, tap a number, the damage is done. */
export const MonsterStrip = memo(function MonsterStrip() {
  const { t } = useTranslation();
  const monsters = useAdventureParts((adventure) => adventure.monsters);
  const cards = useAdventureParts((adventure) => adventure.cards);
  const open = useFigureSheet();
  const { columns } = useArrangement();
  if (columns || monsters.length === 0) return null;
  return (
    <Section caption={t('table.figures.hit')}>
      <View style={styles.strip}>
        {monsters.map((monster) => (
          <MonsterTile
            key={monster.id}
            monster={monster}
            card={cards.find(({ id }) => id === monster.card)}
            onPress={open}
          />
        ))}
      </View>
    </Section>
  );
});

interface MonsterTileProps {
  readonly monster: MonsterFigure;
  readonly card: CardInPlay | undefined;
  readonly onPress: (id: string) => void;
}

const MonsterTile = memo(function MonsterTile({ monster, card, onPress }: MonsterTileProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { colors, radius, scaled } = useTheme();
  const { id, base, hp, maxHp, tokens } = monster;
  const name = words.card(card?.face.id ?? '', card?.name ?? '');
  const lying = words.tokens(tokens);
  return (
    <Tappable
      role="button"
      onPress={() => onPress(id)}
      radius={radius.control}
      style={[
        styles.tile,
        { flexBasis: scaled(62), maxWidth: scaled(78), backgroundColor: colors.surface },
      ]}
    >
      <Spoken words={t('table.figures.hitOn', { name })}>
        <Avatar emblem={cardEmblem(card)} ring={ringOf(base)} size={scaled(36)} />
      </Spoken>
      <Spoken words={t('table.figures.hp', { hp, maxHp })}>
        <Text variant="tag" align="center">
          {hp}
        </Text>
      </Spoken>
      <Text variant="tab" ink="muted" align="center" numberOfLines={1}>
        {words.base(base)}
      </Text>
      {lying === '' ? null : (
        <Spoken words={lying}>
          <TokenBadges tokens={tokens} size={13} most={4} />
        </Spoken>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: 7 },
  tile: {
    flexGrow: 1,
    maxWidth: '33%',
    alignItems: 'center',
    gap: 1,
    paddingVertical: 7,
    paddingHorizontal: 3,
  },
});
