import { foldedWordsOf } from './fold';
import { isStopWord } from './stop-words';

/** Those that say what a text is about, or all if none does. */
export const contentOf = (words: readonly string[]): readonly string[] => {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
};

export const contentWords = (text: string): readonly string[] => contentOf(foldedWordsOf(text));
