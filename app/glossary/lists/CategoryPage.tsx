import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { EmptyState, Screen } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useLanguage } from '../../wiring/language';
import { categoryOf, entriesIn } from '../content';
import { EntryCard } from '../parts/EntryCard';
import { useOpenEntry } from '../parts/open-entry';
import { Panes, useEntryBeside } from '../parts/Panes';

export function CategoryPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const back = useBack();
  const category = categoryOf(id);
  const title = category?.names[language] ?? t('glossary.category.unknown');
  useTitle(title);
  const entries = entriesIn(id);
  return (
    <Panes>
      <Screen
        caption={t('glossary.category.caption')}
        title={title}
        subtitle={t('glossary.count', { count: entries.length })}
        back={back}
      >
        {category === undefined ? <EmptyState icon="warning" title={title} /> : null}
        <CategoryEntries id={id} />
      </Screen>
    </Panes>
  );
}

function CategoryEntries({ id }: { readonly id: string }) {
  const open = useOpenEntry();
  const beside = useEntryBeside();
  return (
    <View style={styles.list}>
      {entriesIn(id).map((entry) => (
        <EntryCard key={entry.id} entry={entry} onOpen={open} selected={entry.id === beside} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });
