import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen, SearchField, type SearchFieldHandle } from '../../../src/ui';
import { SHELF } from '../content';
import { Panes } from '../parts/Panes';
import { Browse } from './Browse';
import { Results } from './Results';
import { useQuery } from './useQuery';
import { useSlashKey } from './useSlashKey';
import { useResults } from './useResults';

/** Search on top; below it the answers, or everything there is to browse. */
export function HomePage({ query }: { readonly query: string }) {
  return (
    <Panes>
      <SearchAndList query={query} />
    </Panes>
  );
}

function SearchAndList({ query }: { readonly query: string }) {
  const { t } = useTranslation();
  const field = useRef<SearchFieldHandle>(null);
  const [text, setText] = useQuery(query);
  const toField = useCallback(() => field.current?.focus(), []);
  const clear = useCallback(() => setText(''), [setText]);
  const results = useResults(text, { toField, clear });
  useSlashKey(toField);
  usePreparedIndex();
  return (
    <Screen
      title={t('shell.tabs.glossary')}
      subtitle={t('glossary.entry.game')}
      pinned={
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
      }
    >
      {results.asked === '' ? <Browse /> : <Results results={results} />}
    </Screen>
  );
}

/** The index is built while the players look at the screen, not at their first letter. */
function usePreparedIndex(): void {
  useEffect(() => {
    const timer = setTimeout(SHELF.prepare, 150);
    return () => clearTimeout(timer);
  }, []);
}
