import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { EmptyState, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { keyOfEntry, type GameId } from '@/src/glossary';
import { categoryOf, entriesIn, gameName } from '../content';
import { EntryCard } from '../parts/EntryCard';
import { useOpenEntry } from '../parts/open-entry';
import { Panes, useEntryBeside } from '../reading/Panes';

interface CategoryProps {
  readonly game: GameId;
  readonly id: string;
}

export function CategoryPage({ game, id }: CategoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const back = useBack();
  const category = categoryOf(game, id);
  const title = category?.names[language] ?? t('glossary.category.unknown');
  useTitle(title);
  const entries = entriesIn(game, id);
  return (
    <Panes>
      <Screen
        caption={`${gameName(game, language)} · ${t('glossary.category.caption')}`}
        title={title}
        subtitle={t('glossary.count', { count: entries.length })}
        back={back}
      >
        {category === undefined ? <EmptyState icon="warning" title={title} /> : null}
        <CategoryEntries game={game} id={id} />
      </Screen>
    </Panes>
  );
}

function CategoryEntries({ game, id }: CategoryProps) {
  const open = useOpenEntry();
  const beside = useEntryBeside();
  return (
    <View style={styles.list}>
      {entriesIn(game, id).map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          onOpen={open}
          selected={keyOfEntry(entry) === beside}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });
