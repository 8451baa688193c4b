import { useTranslation } from '@/src/i18n/translation';
import { Platform, StyleSheet } from 'react-native';
import type { Translate } from '@/src/i18n';
import { Text, type Ink, type TextVariant } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';

const ABBREVIATIONS = [
  'hitPoints',
  'actionCubes',
  'curseCubes',
  'traumaCubes',
  'attack',
  'cubeRange',
  'cubeAction',
  'nonPlayer',
  'die',
  'versus',
] as const;

export interface Speech {
  /** The text with its abbreviations as words. */
  readonly spoken: (text: string) => string;
  /** Cuts a text so that every abbreviation stands alone at an odd place. */
  readonly cut: (text: string) => readonly string[];
}

function speechIn(t: Translate): Speech {
  const words = new Map(
    ABBREVIATIONS.map((name) => [
      t(`glossary.abbreviations.${name}.short`),
      t(`glossary.abbreviations.${name}.spoken`),
    ]),
  );
  const any = new RegExp(`(?<![\\p{L}\\d])(${[...words.keys()].join('|')})(?![\\p{L}\\d])`, 'gu');
  return {
    spoken: (text) => text.replace(any, (short) => words.get(short) ?? short),
    cut: (text) => text.split(any),
  };
}

/** Every line of every card asks: made once a language. */
const speeches = new Map<string, Speech>();

export function useSpeech(): Speech {
  const { t } = useTranslation();
  const language = useLanguage();
  const speech = speeches.get(language) ?? speechIn(t);
  speeches.set(language, speech);
  return speech;
}

interface AbbreviatedProps {
  readonly children: string;
  readonly variant?: TextVariant;
  readonly ink?: Ink;
}

/**
 * Words inside a sentence. Browsers let no plain span carry another name, so the short form is
 * hidden from screen readers and its words from the eye; phones label the whole sentence.
 */
export function Abbreviated({ children, variant = 'body', ink = 'text' }: AbbreviatedProps) {
  const look = { variant, ink };
  const { cut, spoken } = useSpeech();
  if (Platform.OS !== 'web') return children;
  return cut(children).map((part, order) =>
    order % 2 === 0 ? (
      part
    ) : (
      <Text key={order} {...look}>
        <Text {...look} aria-hidden>
          {part}
        </Text>
        <Text {...look} style={styles.unseen}>
          {spoken(part)}
        </Text>
      </Text>
    ),
  );
}

/** The label phones speak for a sentence with abbreviations in it. */
export const sentenceLabel = (spoken: string): object =>
  Platform.OS === 'web' ? {} : { accessibilityLabel: spoken };

const styles = StyleSheet.create({
  unseen: { position: 'absolute', opacity: 0, fontSize: 1, userSelect: 'none' },
});
