import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { leaderOf, type Adventure } from '@/src/rules';
import { Card, Section, Text } from '@/src/ui';
import { useAdventure, useAdventureParts } from '@/app/play/context/table-context';
import { heroEmblem } from '@/app/play/parts/look';
import { AllyRow, HeroRow, MonsterRow } from '@/app/play/figures/rows';
import { useFigureSheet } from '@/app/play/figures/useFigureSheet';

const actingFigure = ({ turn }: Adventure): string | null => turn?.figure ?? null;

/** Heroes and monsters as one tap each. */
export function FigureList() {
  return (
    <View style={styles.lists}>
      <Monsters />
      <Heroes />
    </View>
  );
}

function Heroes() {
  const { t } = useTranslation();
  const heroes = useAdventureParts((adventure) => adventure.heroes);
  const allies = useAdventureParts((adventure) => adventure.allies);
  const before = useAdventure((adventure) => adventure.before);
  const leader = useAdventure(leaderOf);
  const acting = useAdventure(actingFigure);
  const open = useFigureSheet();
  return (
    <Section caption={t('table.figures.heroes')}>
      <Card padding="tight" gap={2}>
        {heroes.map((hero) => (
          <HeroRow
            key={hero.id}
            hero={hero}
            emblem={heroEmblem({ before }, hero.id)}
            leader={hero.id === leader}
            active={hero.id === acting}
            onPress={open}
          />
        ))}
        {allies.map((ally) => (
          <AllyRow
            key={ally.id}
            ally={ally}
            owner={heroes.find(({ id }) => id === ally.hero)?.name}
            active={ally.id === acting}
            onPress={open}
          />
        ))}
      </Card>
    </Section>
  );
}

function Monsters() {
  const { t } = useTranslation();
  const monsters = useAdventureParts((adventure) => adventure.monsters);
  const cards = useAdventureParts((adventure) => adventure.cards);
  const acting = useAdventure(actingFigure);
  const open = useFigureSheet();
  return (
    <Section caption={t('table.figures.monsters')}>
      <Card padding="tight" gap={2}>
        {monsters.length === 0 ? <Text ink="muted">{t('table.figures.noMonsters')}</Text> : null}
        {monsters.map((monster) => (
          <MonsterRow
            key={monster.id}
            monster={monster}
            card={cards.find(({ id }) => id === monster.card)}
            active={monster.id === acting}
            onPress={open}
          />
        ))}
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({ lists: { gap: 18 } });
