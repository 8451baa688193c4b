import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { shelfOf, type GameId, type Shelf } from '@/src/glossary';
import type { HelpHit } from '@/src/glossary/help/search';
import { Screen } from '@/src/ui';
import { HelpButton } from '@/app/play/help/HelpButton';
import { HelpSheetLater } from '@/app/play/help/later';
import { afterPaint } from '@/app/wiring/after-paint';
import { Panes } from '../reading/Panes';
import { Browse } from './Browse';
import { GamesDoor } from './GamesDoor';
import { GameSwitch } from './GameSwitch';
import { QueryField, type QueryHandle } from './QueryField';
import { Results } from './Results';
import { ScopeChoice } from './ScopeChoice';
import { useHelpHits } from './useHelpHits';
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
  const field = useRef<QueryHandle>(null);
  const [asked, ask] = useState(query.trim());
  const settle = useCallback(() => field.current?.settle(), []);
  const [scope, setScope] = useScope(within, settle);
  const { loaded, retry } = useAllGames(scope === 'all');
  const results = useResults(asked, { shelf, scope, loaded }, field);
  const help = useHelpHits(results);
  const [page, openPage] = useState<HelpHit | null>(null);
  const [named] = help.first;
  useSlashKey(useCallback(() => field.current?.focus(), []));
  usePreparedIndex(shelf);
  const asking = asked !== '';
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
            onSubmit={named === undefined ? results.openFirst : () => openPage(named)}
            onArrowDown={results.focusFirst}
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
