import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { EmptyState, Section, Text } from '../../../src/ui';
import { EntryCard } from '../parts/EntryCard';
import { EntryChips } from '../parts/EntryChips';
import { useEntryBeside } from '../parts/Panes';
import { QuickSheetTiles } from './QuickSheetTiles';
import type { SearchResults } from './useResults';

/** What tables ask for most: a way out when a search finds nothing. */
const POPULAR = [
  'hero-turn',
  'monster-turn',
  'darkness',
  'recall-action',
  'engaged',
  'curse-cubes',
  'levels',
  'small-actions',
];

export function Results({ results }: { readonly results: SearchResults }) {
  const { t } = useTranslation();
  const beside = useEntryBeside();
  const { hits, asked } = results;
  return (
    <>
      <View style={styles.results}>
        <View role="status">
          <Text variant="small" ink="muted">
            {t('glossary.search.hits', { count: hits.length })}
          </Text>
        </View>
        {hits.map(({ entry, highlights, alias }, order) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            highlights={highlights}
            {...(alias === undefined ? {} : { alias: alias.text })}
            order={order}
            selected={entry.id === beside}
            onOpen={results.open}
            onKey={results.onKey}
            hold={results.hold}
          />
        ))}
      </View>
      {hits.length === 0 ? <NothingFound asked={asked} onOpen={results.open} /> : null}
      <QuickSheetTiles />
    </>
  );
}

interface NothingFoundProps {
  readonly asked: string;
  readonly onOpen: (entry: string) => void;
}

function NothingFound({ asked, onOpen }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState
        icon="search"
        title={t('glossary.search.nothing', { text: asked })}
        text={t('glossary.search.nothingText')}
      />
      <Section caption={t('glossary.search.popular')}>
        <EntryChips ids={POPULAR} onOpen={onOpen} />
      </Section>
    </>
  );
}

const styles = StyleSheet.create({ results: { gap: 12 } });
