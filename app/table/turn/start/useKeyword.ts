import type { KeywordId } from '../../../../src/content/drunagor';
import { useGameWords } from '../../../game-words/useGameWords';
import { keywordWords } from '../keyword-words';

/** A keyword's name and the entry it leads to. */
export function useKeyword(id: KeywordId): { readonly label: string; readonly entry: string } {
  const { language } = useGameWords();
  return { label: keywordWords(id, language), entry: id };
}
