import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView } from 'react-native';
import { Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { shelfOf, type GameId, type GlossaryEntry } from '@/src/glossary';
import { gameName } from '../content';
import { Panes } from '../reading/Panes';
import { alphabetOf } from './alphabet';
import { LetterBar } from './LetterBar';
import { LetterList, type LetterListHandle } from './LetterList';

const NO_ENTRIES: readonly GlossaryEntry[] = [];

interface AlphabetPageProps {
  readonly game: GameId;
  readonly letter: string | undefined;
}

/** All entries in one column; the letters above lead to their places. */
export function AlphabetPage({ game, letter }: AlphabetPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const back = useBack();
  const entries = shelfOf(game)?.entries ?? NO_ENTRIES;
  const sections = useMemo(() => alphabetOf(entries, language), [entries, language]);
  const list = useRef<LetterListHandle>(null);
  const jump = useCallback((to: string) => list.current?.jump(to), []);
  useTitle(t('glossary.alphabet.title'));
  return (
    <Panes>
      <Screen
        caption={gameName(game, language)}
        title={t('glossary.alphabet.title')}
        subtitle={t('glossary.count', { count: entries.length })}
        back={back}
        scroll={false}
        pinned={
          <ScrollView horizontal showsHorizontalScrollIndicator={false}>
            <LetterBar
              label={t('glossary.alphabet.index')}
              letters={sections.map((section) => section.letter)}
              onLetter={jump}
            />
          </ScrollView>
        }
      >
        <LetterList ref={list} sections={sections} first={letter} />
      </Screen>
    </Panes>
  );
}
