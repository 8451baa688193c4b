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
/** As many as a phone shows above the keyboard. */
const AT_ONCE = 3;

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
  const answered = useMemo(() => ({ text, hits: find(text, MAX_RESULTS) }), [text, find]);
  const settled = useSettled(answered);
  const { first, none } = useHelpHits(text);
  const { after } = useHelpHits(settled.text);
  return (
    <>
      <HelpHits hits={first} onOpen={onHelp} />
      {loaded === 'ready' ? null : <Waiting state={loaded} onRetry={onRetry} />}
      <Hits answers={answered} settled={settled} search={search} keys={keys} />
      <HelpHits hits={after} onOpen={onHelp} />
      {answered.hits.length === 0 && none && loaded !== 'loading' ? (
        <NothingFound asked={text} search={search} onScope={onScope} />
      ) : null}
      {search.scope === 'game' ? <QuickSheetTiles game={search.game} /> : null}
    </>
  );
});

interface Answered {
  readonly text: string;
  readonly hits: readonly SearchHit[];
}

interface HitsProps extends Pick<ResultsProps, 'search' | 'keys'> {
  readonly answers: Answered;
  /** Those of a moment ago, until the first of the new ones are painted. */
  readonly settled: Answered;
}

/**
 * A letter is answered with what is in sight; until that is painted, below it stands what stood there. Keyed by place, not
 * by entry: nothing is taken away and put up again while somebody types.
 */
function Hits({ answers: { hits }, settled, search, keys: { onKey, hold } }: HitsProps) {
  const beside = useEntryBeside();
  const below = hits.length <= AT_ONCE ? NOTHING : settled.hits.slice(AT_ONCE);
  const card = (hit: SearchHit, order: number) => (
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
  );
  return (
    <View style={styles.results}>
      <HitCount search={search} count={settled.hits.length} />
      {hits.slice(0, AT_ONCE).map(card)}
      {below.map((hit, order) => card(hit, AT_ONCE + order))}
    </View>
  );
}

const NOTHING: readonly SearchHit[] = [];

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
