import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { leaderOf, traumaLimitOf, type Adventure } from '@/src/rules';
import { Card, Fold, Section, Text, useLayout } from '@/src/ui';
import { useAdventure, useAdventureParts } from '@/app/play/context/table-context';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { heroEmblem } from '@/app/play/parts/look';
import { teamWords } from '@/app/play/versus/team-words';
import { AllyRow, HeroRow, MonsterRow } from '@/app/play/figures/rows';
import { useFigureSheet } from '@/app/play/figures/useFigureSheet';

const actingFigure = ({ turn }: Adventure): string | null => turn?.figure ?? null;

/** X3: in a fight there are monsters only if the battlefield names some. */
const monstersListed = ({ versus, monsters }: Adventure): boolean =>
  versus === undefined || monsters.length > 0;

/** On phones the track and the tiles have every figure: the list is there for whoever opens it. */
export function FoldedFigures() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={t('table.figures.all')} open={open} onToggle={setOpen}>
      <FigureList />
    </Fold>
  );
}

interface FigureListProps {
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** Heroes and monsters as one tap each. */
export function FigureList({ still = false }: FigureListProps) {
  const open = useFigureSheet();
  const onPress = still ? undefined : open;
  const { wide } = useLayout();
  const isBeside = still && wide;
  const list = isBeside ? styles.half : null;
  const listsMonsters = useAdventure(monstersListed);
  return (
    <View style={[styles.lists, isBeside ? styles.beside : null]}>
      {listsMonsters ? (
        <View style={list}>
          <Monsters onPress={onPress} />
        </View>
      ) : null}
      <View style={list}>
        <Heroes onPress={onPress} />
      </View>
    </View>
  );
}

interface ListProps {
  readonly onPress: ((id: string) => void) | undefined;
}

function Heroes({ onPress }: ListProps) {
  const { t } = useTranslation();
  const heroes = useAdventureParts((adventure) => adventure.heroes);
  const allies = useAdventureParts((adventure) => adventure.allies);
  const before = useAdventure((adventure) => adventure.before);
  const leader = useAdventure(leaderOf);
  const acting = useAdventure(actingFigure);
  const teams = useAdventureParts((adventure) =>
    adventure.heroes.map(({ id }) => teamWords(adventure, id, t)),
  );
  const limits = useAdventureParts((adventure) =>
    adventure.heroes.map((hero) => traumaLimitOf(adventure, hero)),
  );
  return (
    <Section caption={t('table.figures.heroes')}>
      <Card padding="tight" gap={2}>
        {heroes.map((hero, at) => (
          <HeroRow
            key={hero.id}
            hero={hero}
            team={teams[at] ?? ''}
            traumaLimit={limits[at] ?? hero.traumaLimit}
            emblem={heroEmblem({ before }, hero.id)}
            leader={hero.id === leader}
            active={hero.id === acting}
            onPress={onPress}
          />
        ))}
        {allies.map((ally) => (
          <AllyRow
            key={ally.id}
            ally={ally}
            owner={heroes.find(({ id }) => id === ally.hero)?.name}
            active={ally.id === acting}
            onPress={onPress}
          />
        ))}
      </Card>
    </Section>
  );
}

function Monsters({ onPress }: ListProps) {
  const { t } = useTranslation();
  const monsters = useAdventureParts((adventure) => adventure.monsters);
  const cards = useAdventureParts((adventure) => adventure.cards);
  const acting = useAdventure(actingFigure);
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
            onPress={onPress}
          />
        ))}
        <GuideFrame at="monsters" />
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  lists: { gap: 18 },
  beside: { flexDirection: 'row' },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
