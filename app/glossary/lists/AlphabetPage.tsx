import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { shelfOf, type GameId, type GlossaryEntry } from '@/src/glossary';
import { gameName } from '../content';
import { Panes } from '../reading/Panes';
import { alphabetOf, type LetterSection } from './alphabet';
import { LetterBar } from './LetterBar';
import { LetterEntries } from './LetterEntries';

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
  const { list, placed, jump } = useJump(letter);
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
        <ScrollView ref={list} contentContainerStyle={styles.scrolled}>
          <Letters sections={sections} onPlaced={placed} />
        </ScrollView>
      </Screen>
    </Panes>
  );
}

interface LettersProps {
  readonly sections: readonly LetterSection[];
  readonly onPlaced: (letter: string, top: number, view: View | null) => void;
}

function Letters({ sections, onPlaced }: LettersProps) {
  const views = useRef(new Map<string, View | null>());
  return sections.map(({ letter, entries }) => (
    <View
      key={letter}
      ref={(view) => {
        views.current.set(letter, view);
      }}
      tabIndex={-1}
      onLayout={({ nativeEvent }: LayoutChangeEvent) =>
        onPlaced(letter, nativeEvent.layout.y, views.current.get(letter) ?? null)
      }
      style={styles.section}
    >
      <LetterEntries letter={letter} entries={entries} />
    </View>
  ));
}

interface Place {
  readonly top: number;
  readonly view: View | null;
}

/** A jump moves the view and the focus, so that keyboard and screen reader go on from there. */
function useJump(first: string | undefined) {
  const list = useRef<ScrollView>(null);
  const places = useRef(new Map<string, Place>());
  const wanted = useRef(first);
  useEffect(() => {
    wanted.current = first;
  }, [first]);
  const jump = useCallback((letter: string) => {
    const place = places.current.get(letter);
    if (place === undefined) return;
    list.current?.scrollTo({ y: place.top, animated: false });
    place.view?.focus();
  }, []);
  const placed = useCallback(
    (letter: string, top: number, view: View | null) => {
      places.current.set(letter, { top, view });
      if (letter !== wanted.current) return;
      wanted.current = undefined;
      requestAnimationFrame(() => jump(letter));
    },
    [jump],
  );
  return { list, placed, jump };
}

const styles = StyleSheet.create({
  scrolled: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    paddingHorizontal: 16,
    paddingBottom: 24,
    gap: 18,
  },
  section: { gap: 6, outlineStyle: 'solid', outlineWidth: 0 },
});
