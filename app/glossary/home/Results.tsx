import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useTranslation } from '@/src/i18n/translation';
import { entryKey, HOME_GAME, keyOfEntry, type SearchHit } from '@/src/glossary';
import type { HelpHit } from '@/src/glossary/help/search';
import { Button, EmptyState, Live, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { Waiting } from '../Waiting';
import { EntryChips } from '../parts/EntryChips';
import { useEntryBeside } from '../reading/Panes';
import { HelpHits } from './HelpHits';
import { HitCard } from './HitCard';
import { QuickSheetTiles } from './QuickSheetTiles';
import type { AskedText } from './useAsked';
import { useHelpHits } from './useHelpHits';
import type { ResultKeys } from './useResultKeys';
import type { Scope } from './useScope';
import type { ShelfSearch } from './useSearch';
import { useSettled } from './useSettled';

/** More than fits a screen or two: whoever does not find it there types another letter. */
const MAX_RESULTS = 12;
/** As many as a phone shows above the keyboard, and one more. */
const AT_ONCE = 4;

interface ResultsProps {
  readonly asked: AskedText;
  readonly search: ShelfSearch;
  readonly keys: ResultKeys;
  readonly onHelp: (hit: HelpHit) => void;
  readonly onScope: (scope: Scope) => void;
  readonly onRetry: () => void;
}

export const Results = memo(function Results(props: ResultsProps) {
  const { asked, search, keys, onHelp, onScope, onRetry } = props;
  const { loaded, find } = search;
  const text = useStore(asked, (state) => state.text);
  const hits = useMemo(() => find(text, MAX_RESULTS), [text, find]);
  const { first, none } = useHelpHits(text);
  const { after } = useHelpHits(useSettled(text));
  return (
    <>
      <HelpHits hits={first} onOpen={onHelp} />
      {loaded === 'ready' ? null : <Waiting state={loaded} onRetry={onRetry} />}
      <Hits hits={hits} search={search} keys={keys} />
      <HelpHits hits={after} onOpen={onHelp} />
      {hits.length === 0 && none && loaded !== 'loading' ? (
        <NothingFound asked={text} search={search} onScope={onScope} />
      ) : null}
      {search.scope === 'game' ? <QuickSheetTiles game={search.game} /> : null}
    </>
  );
});

interface HitsProps extends Pick<ResultsProps, 'search' | 'keys'> {
  readonly hits: readonly SearchHit[];
}

/** A letter is answered with what is in sight; until that is painted, below it stands what stood there. */
function useFirstHits(hits: readonly SearchHit[]): readonly SearchHit[] {
  const before = useSettled(hits);
  if (before === hits || hits.length <= AT_ONCE) return hits;
  return [...hits.slice(0, AT_ONCE), ...before.slice(AT_ONCE)];
}

/** Keyed by place, not by entry: nothing is taken away and put up again while somebody types. */
function Hits({ hits, search, keys: { onKey, hold } }: HitsProps) {
  const beside = useEntryBeside();
  const shown = useFirstHits(hits);
  return (
    <View style={styles.results}>
      <HitCount search={search} count={hits.length} />
      {shown.map((hit, order) => (
        <HitCard
          key={order}
          hit={hit}
          withGame={search.scope === 'all'}
          order={order}
          selected={keyOfEntry(hit.entry) === beside}
          onOpen={search.open}
          onKey={onKey}
          hold={hold}
        />
      ))}
    </View>
  );
}

interface HitCountProps {
  readonly search: ShelfSearch;
  readonly count: number;
}

const HitCount = memo(function HitCount({ search: { scope, game }, count }: HitCountProps) {
  const { t } = useTranslation();
  const name = game.shortNames[useLanguage()];
  return (
    <Live role="status" appears>
      <Text variant="small" ink="muted">
        {scope === 'all'
          ? t('glossary.search.hitsInAll', { count })
          : t('glossary.search.hits', { count, game: name })}
      </Text>
    </Live>
  );
});

interface NothingFoundProps extends Pick<ResultsProps, 'search' | 'onScope'> {
  readonly asked: string;
}

/** Another game may have it; this one has what tables ask for most. */
function NothingFound({ asked, search: { scope, game, open }, onScope }: NothingFoundProps) {
  const { t } = useTranslation();
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
