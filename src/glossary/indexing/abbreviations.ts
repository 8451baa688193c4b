import { LANGUAGES } from '@/src/i18n/languages';
import type { GlossaryEntry } from '../model';
import { fold, foldedWordsOf } from '../search/fold';

/** Abbreviations with the words they stand for: `fw` → `fluchwurfel`. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

const EXPLAINED = /^(.+) \((\p{Lu}{2,3})\)$/u;

/** Names explain them: FLUCHWÜRFEL (FW), Lebenspunkte (LP). */
export const abbreviationsIn = (entries: readonly GlossaryEntry[]): Abbreviations =>
  new Map(
    entries.flatMap(({ names }) =>
      LANGUAGES.flatMap((language): [string, readonly string[]][] => {
        const [, name, short] = EXPLAINED.exec(names[language]) ?? [];
        if (name === undefined || short === undefined) return [];
        return [[fold(short), foldedWordsOf(name)]];
      }),
    ),
  );
