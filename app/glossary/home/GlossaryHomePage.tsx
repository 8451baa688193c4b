import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { shelfOf, type GameId, type Shelf } from '@/src/glossary';
import { Screen, SearchField, type SearchFieldHandle } from '@/src/ui';
import { Panes } from '../reading/Panes';
import { Browse } from './Browse';
import { GameSwitch } from './GameSwitch';
import { Results } from './Results';
import { ScopeChoice } from './ScopeChoice';
import { useQuery } from './useQuery';
import { useAllGames, useScope } from './useScope';
import { useSlashKey } from './useSlashKey';
import { useResults } from './useResults';

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
  const field = useRef<SearchFieldHandle>(null);
  const [text, setText] = useQuery(query);
  const [scope, setScope] = useScope(within);
  const { loaded, retry } = useAllGames(scope === 'all');
  const toField = useCallback(() => field.current?.focus(), []);
  const clear = useCallback(() => setText(''), [setText]);
  const results = useResults(text, { shelf, scope, loaded }, { toField, clear });
  useSlashKey(toField);
  usePreparedIndex(shelf);
  const asking = results.asked !== '';
  return (
    <Screen
      title={t('shell.tabs.glossary')}
      subtitle={t('glossary.count', { count: shelf.entries.length })}
      pinned={
        <View style={styles.pinned}>
          <SearchField
            ref={field}
            label={t('glossary.search.label')}
            placeholder={t('glossary.search.placeholder')}
            clearLabel={t('ui.clear')}
            value={text}
            onChangeText={setText}
            onSubmit={results.openFirst}
            onArrowDown={results.focusFirst}
            testID="glossary-search"
          />
          {asking ? <ScopeChoice game={shelf.game} scope={scope} onChange={setScope} /> : null}
        </View>
      }
    >
      {asking ? (
        <Results results={results} onScope={setScope} onRetry={retry} />
      ) : (
        <>
          <GameSwitch game={shelf.game} />
          <Browse shelf={shelf} />
        </>
      )}
    </Screen>
  );
}

/** The index is built while the players look at the screen, not at their first letter. */
function usePreparedIndex({ prepare }: Shelf): void {
  useEffect(() => {
    const timer = setTimeout(prepare, 150);
    return () => clearTimeout(timer);
  }, [prepare]);
}

const styles = StyleSheet.create({ pinned: { gap: 10 } });
