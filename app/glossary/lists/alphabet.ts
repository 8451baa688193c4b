import type { GlossaryEntry } from '@/src/glossary';
import type { Language } from '@/src/i18n';

export const OTHER_SIGNS = '#';

export interface LetterSection {
  readonly letter: string;
  readonly entries: readonly GlossaryEntry[];
}

/** Umlauts stand with their vowel; what begins with a number or sign comes first. */
export const letterOf = (name: string): string => {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : OTHER_SIGNS;
};

const byName = (language: Language) => {
  const { compare } = new Intl.Collator(language);
  return (one: GlossaryEntry, other: GlossaryEntry) =>
    compare(one.names[language], other.names[language]);
};

const byLetter = (one: string, other: string): number => (one < other ? -1 : 1);

/** The letters that some name begins with. */
export const lettersOf = (
  entries: readonly GlossaryEntry[],
  language: Language,
): readonly string[] =>
  [...new Set(entries.map(({ names }) => letterOf(names[language])))].sort(byLetter);

/** All entries by the name in one language. */
export function alphabetOf(
  all: readonly GlossaryEntry[],
  language: Language,
): readonly LetterSection[] {
  const sections = new Map<string, GlossaryEntry[]>();
  for (const entry of [...all].sort(byName(language))) {
    const letter = letterOf(entry.names[language]);
    const section = sections.get(letter);
    if (section === undefined) sections.set(letter, [entry]);
    else section.push(entry);
  }
  return [...sections]
    .map(([letter, entries]) => ({ letter, entries }))
    .sort((one, other) => byLetter(one.letter, other.letter));
}
