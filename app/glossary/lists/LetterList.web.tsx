import { memo, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { keyOfEntry } from '@/src/glossary';
import { useTheme } from '@/src/ui';
import { useOpenEntry } from '../parts/open-entry';
import { useEntryBeside } from '../reading/Panes';
import type { LetterSection } from './alphabet';
import type { LetterListProps } from './LetterList';
import { LetterHeading, NameRow } from './NameRow';

/** In a browser all of it at once: its own search, the keyboard and screen readers reach every name. */
export function LetterList({ ref, sections, first }: LetterListProps) {
  const { list, placed, jump } = useJump(first);
  const views = useRef(new Map<string, View | null>());
  useImperativeHandle(ref, () => ({ jump }), [jump]);
  return (
    <ScrollView ref={list} contentContainerStyle={styles.scrolled}>
      {sections.map((section) => (
        <View
          key={section.letter}
          ref={(view) => {
            views.current.set(section.letter, view);
          }}
          tabIndex={-1}
          onLayout={({ nativeEvent }: LayoutChangeEvent) =>
            placed(section.letter, {
              top: nativeEvent.layout.y,
              view: views.current.get(section.letter) ?? null,
            })
          }
          style={styles.section}
        >
          <Names section={section} />
        </View>
      ))}
    </ScrollView>
  );
}

const Names = memo(function Names({ section }: { readonly section: LetterSection }) {
  const { colors, radius } = useTheme();
  const open = useOpenEntry();
  const beside = useEntryBeside();
  return (
    <>
      <LetterHeading letter={section.letter} />
      <View style={[styles.box, { backgroundColor: colors.surface, borderRadius: radius.card }]}>
        {section.entries.map((entry) => (
          <NameRow
            key={entry.id}
            entry={entry}
            onOpen={open}
            selected={keyOfEntry(entry) === beside}
          />
        ))}
      </View>
    </>
  );
});

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
    (letter: string, place: Place) => {
      places.current.set(letter, place);
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
  box: { padding: 4 },
});
