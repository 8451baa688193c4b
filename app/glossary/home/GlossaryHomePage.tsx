import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { shelfOf, type GameId, type Shelf } from '@/src/glossary';
import type { HelpHit } from '@/src/glossary/help/search';
import { Screen, SearchField, type SearchFieldHandle } from '@/src/ui';
import { HelpButton } from '@/app/play/help/HelpButton';
import { HelpSheetLater } from '@/app/play/help/later';
import { afterPaint } from '@/app/wiring/after-paint';
import { Panes } from '../reading/Panes';
import { Browse } from './Browse';
import { GamesDoor } from './GamesDoor';
import { GameSwitch } from './GameSwitch';
import { Results } from './Results';
import { ScopeChoice } from './ScopeChoice';
import { useHelpHits } from './useHelpHits';
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
  const { text, setText, settle } = useQuery(query);
  const [scope, setScope] = useScope(within, settle);
  const { loaded, retry } = useAllGames(scope === 'all');
  const toField = useCallback(() => field.current?.focus(), []);
  const clear = useCallback(() => setText(''), [setText]);
  const results = useResults(text, { shelf, scope, loaded }, { toField, clear });
  const help = useHelpHits(results);
  const [page, openPage] = useState<HelpHit | null>(null);
  const [named] = help.first;
  useSlashKey(toField);
  usePreparedIndex(shelf);
  const asking = results.asked !== '';
  return (
    <Screen
      title={t('shell.tabs.glossary')}
      subtitle={t('glossary.count', { count: shelf.entries.length })}
      actions={<HelpButton page="glossary" />}
      pinned={
        <View style={styles.pinned}>
          <SearchField
            ref={field}
            label={t('glossary.search.label')}
            placeholder={t('glossary.search.placeholder')}
            clearLabel={t('ui.clear')}
            value={text}
            onChangeText={setText}
            onSubmit={named === undefined ? results.openFirst : () => openPage(named)}
            onArrowDown={results.focusFirst}
            testID="glossary-search"
          />
          {asking ? <ScopeChoice game={shelf.game} scope={scope} onChange={setScope} /> : null}
        </View>
      }
    >
      {asking ? (
        <Results
          results={results}
          help={help}
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
