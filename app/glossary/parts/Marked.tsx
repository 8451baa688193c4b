import { StyleSheet } from 'react-native';
import type { TextRange } from '@/src/glossary';
import { Text, useTheme, type Ink, type TextVariant } from '@/src/ui';
import { Abbreviated, sentenceLabel, useSpeech } from './spoken';

interface MarkedProps {
  readonly children: string;
  readonly ranges: readonly TextRange[];
  readonly variant?: TextVariant;
  readonly ink?: Ink;
  readonly lang?: string;
}

interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the places that answer the search. */
export function stretchesOf(text: string, ranges: readonly TextRange[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start > from) stretches.push({ text: text.slice(from, start), marked: false });
    stretches.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), marked: false });
  return stretches;
}

/** Marked by colour and underline, never by colour alone. */
export function Marked({ children, ranges, variant = 'body', ink = 'text', lang }: MarkedProps) {
  const { colors } = useTheme();
  const { spoken } = useSpeech();
  const mark = { textDecorationLine: 'underline', textDecorationColor: colors.tones.ember.graphic };
  return (
    <Text
      variant={variant}
      ink={ink}
      style={styles.words}
      {...(lang === undefined ? {} : { lang })}
      {...sentenceLabel(spoken(children))}
    >
      {stretchesOf(children, ranges).map(({ text, marked }, order) =>
        marked ? (
          <Text key={order} variant={variant} ink="ember" style={mark as object}>
            {text}
          </Text>
        ) : (
          <Abbreviated key={order} variant={variant} ink={ink}>
            {text}
          </Abbreviated>
        ),
      )}
    </Text>
  );
}

/** Large text may leave less width than a long name has: then it breaks. */
const styles = StyleSheet.create({ words: { flexShrink: 1, minWidth: 0 } });
