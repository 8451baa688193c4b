import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { cardIn, leaderOf } from '../../../src/rules';
import { Card, Section, Text } from '../../../src/ui';
import { useTable } from '../play/table-context';
import { heroEmblem } from './look';
import { AllyRow, HeroRow, MonsterRow } from './rows';
import { useFigureSheet } from './useFigureSheet';

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
  const { adventure } = useTable();
  const open = useFigureSheet();
  const leader = leaderOf(adventure);
  const acting = adventure.turn?.figure;
  return (
    <Section caption={t('table.figures.heroes')}>
      <Card padding="tight" gap={2}>
        {adventure.heroes.map((hero) => (
          <HeroRow
            key={hero.id}
            hero={hero}
            emblem={heroEmblem(adventure, hero.id)}
            leader={hero.id === leader}
            active={hero.id === acting}
            onPress={open}
          />
        ))}
        {adventure.allies.map((ally) => (
          <AllyRow
            key={ally.id}
            ally={ally}
            owner={adventure.heroes.find(({ id }) => id === ally.hero)?.name}
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
  const { adventure } = useTable();
  const open = useFigureSheet();
  return (
    <Section caption={t('table.figures.monsters')}>
      <Card padding="tight" gap={2}>
        {adventure.monsters.length === 0 ? (
          <Text ink="muted">{t('table.figures.noMonsters')}</Text>
        ) : null}
        {adventure.monsters.map((monster) => (
          <MonsterRow
            key={monster.id}
            monster={monster}
            card={cardIn(adventure, monster.card)}
            active={monster.id === adventure.turn?.figure}
            onPress={open}
          />
        ))}
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({ lists: { gap: 18 } });
