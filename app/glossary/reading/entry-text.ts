import { entryKey, textShown, type GlossaryEntry } from '@/src/glossary';
import type { Language } from '@/src/i18n';
import { nameInSentence } from '../content';

export interface EntryTextLabels {
  readonly missed: string;
  readonly example: string;
}

/** An entry as text to copy and share. */
export function entryText(
  entry: GlossaryEntry,
  language: Language,
  labels: EntryTextLabels,
): string {
  const { gist, text, missed, example } = entry.words[language];
  const plain = (paragraph: string) =>
    textShown(paragraph, (id) => nameInSentence(entryKey(entry.game, id), language));
  const other = entry.names[language === 'de' ? 'en' : 'de'];
  return [
    `${entry.names[language]} (${other})`,
    gist,
    ...text.map(plain),
    ...(missed ?? []).map((sentence) => `${labels.missed}: ${plain(sentence)}`),
    ...(example === undefined ? [] : [`${labels.example}: ${plain(example)}`]),
  ].join('\n\n');
}
