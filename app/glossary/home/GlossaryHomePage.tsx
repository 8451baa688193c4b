import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { shelfOf, type GameId, type Shelf } from '@/src/glossary';
import type { HelpHit } from '@/src/glossary/help/search';
import { Screen } from '@/src/ui';
import { HelpButton } from '@/app/play/help/HelpButton';
import { HelpSheetLater } from '@/app/play/help/later';
import { afterPaint } from '@/app/wiring/after-paint';
import { useLanguage } from '@/app/wiring/language';
import { Panes } from '../reading/Panes';
import { Browse } from './Browse';
import { GamesDoor } from './GamesDoor';
import { GameSwitch } from './GameSwitch';
import { QueryField, type QueryHandle } from './QueryField';
import { Results } from './Results';
import { ScopeChoice } from './ScopeChoice';
import { useAsked } from './useAsked';
import { helpFor } from './useHelpHits';
import { useResultKeys } from './useResultKeys';
import { useAllGames, useScope } from './useScope';
import { useSearch } from './useSearch';
import { useSlashKey } from './useSlashKey';

interface HomePageProps {
  readonly game: GameId;
  readonly query: string;
  /** As the address says it: `all` for all games. */
  readonly within: string | undefined;
}

/** Search on top; below it the answers, or everything there is to browse. */
export function GlossaryHomePage({ game, query, within }: HomePageProps) {
  const shelf = shelfOf(game);
  if (shelf === undefined) return null;
  return (
    <Panes>
      <SearchAndList shelf={shelf} query={query} within={within} />
    </Panes>
  );
}

interface SearchAndListProps {
  readonly shelf: Shelf;
  readonly query: string;
  readonly within: string | undefined;
}

function SearchAndList({ shelf, query, within }: SearchAndListProps) {
  const { t } = useTranslation();
  const field = useRef<QueryHandle>(null);
  const asked = useAsked(query);
  const asking = useStore(asked, ({ text }) => text !== '');
  const ask = useCallback((text: string) => asked.setState({ text }), [asked]);
  const settle = useCallback(() => field.current?.settle(), []);
  const [scope, setScope] = useScope(within, settle);
  const { loaded, retry } = useAllGames(scope === 'all');
  const search = useSearch(shelf, scope, loaded);
  const keys = useResultKeys(field);
  const [page, openPage] = useState<HelpHit | null>(null);
  const language = useLanguage();
  const submit = (text: string) => {
    const [named] = helpFor(text, language).first;
    if (named === undefined) search.openFirst(text);
    else openPage(named);
  };
  useSlashKey(useCallback(() => field.current?.focus(), []));
  usePreparedIndex(shelf);
  return (
    <Screen
      title={t('shell.tabs.glossary')}
      subtitle={t('glossary.count', { count: shelf.entries.length })}
      actions={<HelpButton page="glossary" />}
      pinned={
        <View style={styles.pinned}>
          <QueryField
            ref={field}
            address={query}
            onAsk={ask}
            onSubmit={submit}
            onArrowDown={keys.focusFirst}
          />
          {asking ? <ScopeChoice game={shelf.game} scope={scope} onChange={setScope} /> : null}
        </View>
      }
    >
      {asking ? (
        <Results
          asked={asked}
          search={search}
          keys={keys}
          onHelp={openPage}
          onScope={setScope}
          onRetry={retry}
        />
      ) : (
        <>
          <GameSwitch game={shelf.game} />
          <GamesDoor game={shelf.game.id} />
          <Browse shelf={shelf} />
        </>
      )}
      {page === null ? null : (
        <HelpSheetLater page={page.page} item={page.item} onClose={() => openPage(null)} />
      )}
    </Screen>
  );
}

/** The index is opened as soon as the screen is there, not at the first letter. */
function usePreparedIndex({ prepare }: Shelf): void {
  useEffect(() => afterPaint(prepare), [prepare]);
}

const styles = StyleSheet.create({ pinned: { gap: 10 } });
