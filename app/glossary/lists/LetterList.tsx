import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { SectionList, StyleSheet, View } from 'react-native';
import { keyOfEntry, type GlossaryEntry } from '@/src/glossary';
import { useTheme } from '@/src/ui';
import { useOpenEntry } from '../parts/open-entry';
import { useEntryBeside } from '../reading/Panes';
import type { LetterSection } from './alphabet';
import { LetterHeading, NameRow } from './NameRow';

export interface LetterListHandle {
  readonly jump: (letter: string) => void;
}

export interface LetterListProps {
  readonly ref: Ref<LetterListHandle>;
  readonly sections: readonly LetterSection[];
  /** The letter to begin at. */
  readonly first: string | undefined;
}

interface Section {
  readonly letter: string;
  readonly data: readonly GlossaryEntry[];
}

const keyOf = ({ id }: GlossaryEntry): string => id;

/** On phones rows are made when they come into sight: hundreds at once would hold up the first picture. */
export function LetterList({ ref, sections, first }: LetterListProps) {
  const open = useOpenEntry();
  const beside = useEntryBeside();
  const { colors } = useTheme();
  const shown = useMemo(
    () => sections.map(({ letter, entries }): Section => ({ letter, data: entries })),
    [sections],
  );
  const { list, jump, jumpFurther } = useJump(shown, first);
  useImperativeHandle(ref, () => ({ jump }), [jump]);
  return (
    <SectionList<GlossaryEntry, Section>
      ref={list}
      sections={shown}
      keyExtractor={keyOf}
      initialNumToRender={16}
      stickySectionHeadersEnabled={false}
      onScrollToIndexFailed={jumpFurther}
      contentContainerStyle={styles.scrolled}
      renderSectionHeader={({ section }) => (
        <View style={styles.letter}>
          <LetterHeading letter={section.letter} />
        </View>
      )}
      renderItem={({ item }) => (
        <View style={[styles.name, { backgroundColor: colors.surface }]}>
          <NameRow entry={item} onOpen={open} selected={keyOfEntry(item) === beside} />
        </View>
      )}
    />
  );
}

const AGAIN_MS = 60;

/** A letter whose rows are not there yet: near it first, then to it. */
function useJump(sections: readonly Section[], first: string | undefined) {
  const list = useRef<SectionList<GlossaryEntry, Section>>(null);
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wanted = useRef<string | undefined>(undefined);
  const jump = useCallback(
    (letter: string) => {
      const sectionIndex = sections.findIndex((section) => section.letter === letter);
      wanted.current = letter;
      if (sectionIndex < 0) return;
      list.current?.scrollToLocation({ sectionIndex, itemIndex: 0, animated: false });
    },
    [sections],
  );
  const jumpFurther = (failed: { readonly index: number; readonly averageItemLength: number }) => {
    const { current: letter } = wanted;
    list.current?.getScrollResponder()?.scrollTo({
      y: failed.index * failed.averageItemLength,
      animated: false,
    });
    clearTimeout(again.current);
    if (letter !== undefined) again.current = setTimeout(() => jump(letter), AGAIN_MS);
  };
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => jump(first), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [first, jump]);
  useEffect(() => () => clearTimeout(again.current), []);
  return { list, jump, jumpFurther };
}

const styles = StyleSheet.create({
  scrolled: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    paddingHorizontal: 16,
    paddingBottom: 24,
  },
  letter: { paddingTop: 18, paddingBottom: 6 },
  name: { paddingHorizontal: 4 },
});
