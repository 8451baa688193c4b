import type { GlossaryEntry } from '@/src/glossary';

const MANY = 2000;

/** Copies under new names, so that the vocabulary grows with the number of entries too. */
const renamed = (entry: GlossaryEntry, round: number): GlossaryEntry => {
  if (round === 0) return entry;
  const other = (text: string): string => `${text} ${entry.id.replace(/-/g, '')}${round}`;
  return {
    ...entry,
    id: `${entry.id}-${round}`,
    names: { de: other(entry.names.de), en: other(entry.names.en) },
    aliases: { de: entry.aliases.de.map(other), en: entry.aliases.en.map(other) },
    asked: { de: entry.asked.de.map(other), en: entry.asked.en.map(other) },
  };
};

export const manyOf = (entries: readonly GlossaryEntry[]): readonly GlossaryEntry[] =>
  Array.from({ length: Math.ceil(MANY / entries.length) }, (_, round) =>
    entries.map((entry) => renamed(entry, round)),
  )
    .flat()
    .slice(0, MANY);
