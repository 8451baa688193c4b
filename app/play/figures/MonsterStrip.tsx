import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CardInPlay, MonsterFigure } from '@/src/rules';
import { Section, Spoken, Tappable, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useAdventureParts } from '../context/table-context';
import { GuideFrame } from '../guide/GuideFrame';
import { useArrangement } from '../parts/useArrangement';
import { Avatar } from '../parts/Avatar';
import { cardEmblem, ringOf } from '../parts/look';
import { Life } from '../parts/Life';
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
        <GuideFrame at="monsters" />
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
      style={[styles.tile, { flexBasis: scaled(106), backgroundColor: colors.surface }]}
    >
      <Spoken words={t('table.figures.hitOn', { name })}>
        <Avatar emblem={cardEmblem(card)} ring={ringOf(base)} size={scaled(36)} />
      </Spoken>
      <View style={styles.words}>
        <Spoken words={t('table.figures.hp', { hp, maxHp })}>
          <Life hp={hp} maxHp={maxHp} />
        </Spoken>
        <View style={styles.line}>
          <Text variant="tab" ink="muted">
            {words.base(base)}
          </Text>
          {lying === '' ? null : (
            <Spoken words={lying}>
              <TokenBadges tokens={tokens} size={13} most={3} />
            </Spoken>
          )}
        </View>
      </View>
    </Tappable>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  tile: {
    flexGrow: 1,
    maxWidth: '50%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 7,
    minHeight: 46,
    paddingVertical: 3,
    paddingHorizontal: 6,
  },
  words: { flexShrink: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 },
});
