import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { entryKey, HOME_GAME, keyOfEntry } from '@/src/glossary';
import type { HelpHit } from '@/src/glossary/help/search';
import { Button, EmptyState, Live, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { Waiting } from '../Waiting';
import { EntryCard } from '../parts/EntryCard';
import { EntryChips } from '../parts/EntryChips';
import { useEntryBeside } from '../reading/Panes';
import { HelpHits } from './HelpHits';
import { QuickSheetTiles } from './QuickSheetTiles';
import { useFirstHits } from './useFirstHits';
import type { HelpAnswers } from './useHelpHits';
import type { SearchResults } from './useResults';
import type { Scope } from './useScope';

interface ResultsProps {
  readonly results: SearchResults;
  readonly help: HelpAnswers;
  readonly onHelp: (hit: HelpHit) => void;
  readonly onScope: (scope: Scope) => void;
  readonly onRetry: () => void;
}

export function Results({ results, help, onHelp, onScope, onRetry }: ResultsProps) {
  const { loaded, hits } = results;
  return (
    <>
      <HelpHits hits={help.first} onOpen={onHelp} />
      {loaded === 'ready' ? null : <Waiting state={loaded} onRetry={onRetry} />}
      <Hits results={results} />
      <HelpHits hits={help.after} onOpen={onHelp} />
      {hits.length === 0 && help.none && loaded !== 'loading' ? (
        <NothingFound results={results} onScope={onScope} />
      ) : null}
      {results.scope === 'game' ? <QuickSheetTiles game={results.game} /> : null}
    </>
  );
}

function Hits({ results }: { readonly results: SearchResults }) {
  const beside = useEntryBeside();
  const shown = useFirstHits(results.hits);
  return (
    <View style={styles.results}>
      <HitCount results={results} />
      {shown.map(({ entry, highlights, alias }, order) => (
        <EntryCard
          key={keyOfEntry(entry)}
          entry={entry}
          highlights={highlights}
          {...(alias === undefined ? {} : { alias: alias.text })}
          withGame={results.scope === 'all'}
          order={order}
          selected={keyOfEntry(entry) === beside}
          onOpen={results.open}
          onKey={results.onKey}
          hold={results.hold}
        />
      ))}
    </View>
  );
}

function HitCount({ results: { scope, game, hits } }: { readonly results: SearchResults }) {
  const { t } = useTranslation();
  const name = game.shortNames[useLanguage()];
  return (
    <Live role="status" appears>
      <Text variant="small" ink="muted">
        {scope === 'all'
          ? t('glossary.search.hitsInAll', { count: hits.length })
          : t('glossary.search.hits', { count: hits.length, game: name })}
      </Text>
    </Live>
  );
}

/** Another game may have it; this one has what tables ask for most. */
function NothingFound({ results, onScope }: Pick<ResultsProps, 'results' | 'onScope'>) {
  const { t } = useTranslation();
  const { asked, scope, game, open } = results;
  const hint = game.id === HOME_GAME ? 'nothingText' : 'nothingTextElsewhere';
  return (
    <>
      <EmptyState
        icon="search"
        title={t('glossary.search.nothing', { text: asked })}
        text={t(`glossary.search.${hint}`)}
      />
      {scope === 'all' ? null : (
        <Button
          label={t('glossary.search.inAll')}
          icon="search"
          kind="quiet"
          onPress={() => onScope('all')}
        />
      )}
      <Section caption={t('glossary.search.popular')}>
        <EntryChips keys={game.popular.map((id) => entryKey(game.id, id))} onOpen={open} />
      </Section>
    </>
  );
}

const styles = StyleSheet.create({ results: { gap: 12 } });
