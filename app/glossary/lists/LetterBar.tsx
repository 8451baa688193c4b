import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nextIndex, Tappable, Text, useTheme, type KeyPress } from '@/src/ui';
import { useRef } from 'react';
import { OTHER_SIGNS } from './alphabet';

interface LetterBarProps {
  readonly label: string;
  readonly letters: readonly string[];
  readonly onLetter: (letter: string) => void;
  readonly wrap?: boolean;
}

/** Every letter is a tab stop of its own; arrows lead through them faster. */
export function LetterBar({ label, letters, onLetter, wrap = false }: LetterBarProps) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const views = useRef<(View | null)[]>([]);
  const move = (press: KeyPress, index: number) => {
    const next = nextIndex(press.key, { index, count: letters.length, columns: 1 });
    if (next === undefined) return;
    press.preventDefault?.();
    views.current[next]?.focus();
  };
  const side = Math.max(44, scaled(30));
  return (
    <View role="group" aria-label={label} style={[styles.bar, wrap ? styles.wrap : null]}>
      {letters.map((letter, index) => (
        <Tappable
          key={letter}
          ref={(view) => {
            views.current[index] = view;
          }}
          role="button"
          aria-label={
            letter === OTHER_SIGNS
              ? t('glossary.home.otherSigns')
              : t('glossary.home.letter', { letter })
          }
          onKey={(press) => move(press, index)}
          onPress={() => onLetter(letter)}
          radius={radius.control}
          style={[styles.letter, { width: side, height: side, backgroundColor: colors.surface }]}
        >
          <Text variant="label">{letter}</Text>
        </Tappable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 6 },
  wrap: { flexWrap: 'wrap' },
  letter: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
});
